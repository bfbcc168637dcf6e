//! The launcher alone, without the rest of `lmap`: the `lean` of the offline kits that tests build.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let invoked_as = std::env::args_os().next().map(PathBuf::from).unwrap_or_default();
    lmap_ffi::launcher::run(&invoked_as)
}
