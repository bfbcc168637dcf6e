//! A launcher for the tests of every crate.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::sandbox::Launcher;

/// A program that can be the processes of a sandbox. It is built on demand: cargo offers a crate's tests only the programs
/// of that same crate.
///
/// # Panics
/// When cargo cannot build it.
#[must_use]
pub fn launcher() -> Launcher {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = target_dir();
    let built = Command::new(cargo)
        .args(["build", "--quiet", "--package", "lmap-sandbox", "--bin", "sandbox-launcher", "--target-dir"])
        .arg(&target)
        .status();
    match built {
        Ok(status) if status.success() => {
            Launcher { program: target.join("debug/sandbox-launcher"), args: Vec::new() }
        }
        Ok(status) => panic!("cargo cannot build the launcher of the sandbox: {status}"),
        Err(error) => panic!("cannot start cargo to build the launcher of the sandbox: {error}"),
    }
}

/// cargo's target folder, found from the place of the running test: `target/<profile>/deps/<test>`.
fn target_dir() -> PathBuf {
    let test = std::env::current_exe().unwrap_or_else(|error| panic!("where is this test? {error}"));
    let dir = test.ancestors().find(|dir| dir.join("CACHEDIR.TAG").is_file());
    dir.map_or_else(std::env::temp_dir, Path::to_owned)
}
