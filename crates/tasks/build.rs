//! Puts the committed tasks into the program: the index as text, every network as bytes.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = manifest.join("../../lean_mod_add_proof/tasks");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("builtin.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
    fs::write(out, source(&folder)).expect("OUT_DIR can be written");
}

/// The Rust source of the two constants; empty ones before the first `lmap tasks build`.
fn source(folder: &Path) -> String {
    let index = folder.join("tasks.jsonl");
    if !index.exists() {
        return "pub(super) const INDEX: &str = \"\";\npub(super) const NETWORKS: &[(&str, &[u8])] = &[];\n"
            .to_owned();
    }
    let mut source = format!("pub(super) const INDEX: &str = include_str!({index:?});\n");
    source += "pub(super) const NETWORKS: &[(&str, &[u8])] = &[\n";
    let mut tasks: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder has an index, so it can be read")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.join("network.npz").exists())
        .collect();
    tasks.sort();
    for task in tasks {
        let id = task.file_name().expect("an entry has a name").to_string_lossy();
        let _ = writeln!(source, "    ({id:?}, include_bytes!({:?})),", task.join("network.npz"));
    }
    source += "];\n";
    source
}
