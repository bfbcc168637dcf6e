//! `lmap official-kernel`: the process that holds Lean's own kernel. Started by this program, not by people.

use std::ffi::OsString;
use std::process::ExitCode;

use crate::context::{Context, Failure};

/// Answer a stream of declarations on standard input with the verdicts of Lean's kernel
#[derive(Debug, clap::Args)]
pub struct Args {
    /// See `lmap_ffi::official::Options::from_args`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<OsString>,
}

/// Becomes the process.
pub fn run(args: Args, _context: &Context) -> Result<ExitCode, Failure> {
    lmap_ffi::official::run_process(args.args)
}
