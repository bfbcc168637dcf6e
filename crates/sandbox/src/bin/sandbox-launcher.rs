//! The processes of a sandbox, for tests: `lmap` is all of them in earnest.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    lmap_sandbox::run_if_launched().unwrap_or_else(|| {
        eprintln!("this program is started by lmap-sandbox only");
        ExitCode::from(2)
    })
}
