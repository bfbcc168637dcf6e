//! The official-kernel process alone, for this crate's tests: in `lmap` it is a hidden subcommand.
#![forbid(unsafe_code)]

fn main() {
    // The subcommand's name comes first.
    lmap_ffi::official::run_process(std::env::args_os().skip(2))
}
