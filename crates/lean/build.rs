//! The core library's sources are built into the crate; cargo must notice when a file is added or removed.

fn main() {
    println!("cargo::rerun-if-changed=../../lean/core");
}
