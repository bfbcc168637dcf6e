//! What every subcommand shares: output style, and how failures leave the program.

use std::fmt::Display;
use std::io::{IsTerminal, stderr, stdout};
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

/// Flags that every subcommand takes.
#[derive(Debug, Args)]
pub struct GlobalArgs {
    /// Report as JSON on standard output
    #[arg(long, global = true)]
    pub json: bool,
}

/// How to talk to the person or program that runs `lmap`.
#[derive(Debug)]
pub struct Context {
    /// Machine-readable output was asked for.
    pub json: bool,
    /// Standard output is a terminal that may be coloured.
    pub colour: bool,
    /// Standard error is a terminal, so progress bars make sense.
    pub progress: bool,
}

impl Context {
    /// Looks at the flags, the two output streams and `NO_COLOR`.
    pub fn new(global: &GlobalArgs) -> Self {
        let plain = global.json || std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        Self { json: global.json, colour: !plain && stdout().is_terminal(), progress: stderr().is_terminal() }
    }

    /// Prints a report as JSON on standard output.
    pub fn print_json(&self, report: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(report).map_err(Failure::infrastructure)?;
        println!("{text}");
        Ok(())
    }

    /// Prints a failure and gives its exit code.
    pub fn report(&self, failure: &Failure) -> ExitCode {
        if self.json {
            println!("{}", serde_json::json!({ "error": failure.message, "exit_code": failure.kind as u8 }));
        } else {
            eprintln!("error: {}", failure.message);
        }
        ExitCode::from(failure.kind as u8)
    }
}

/// Which exit code a failure has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum FailureKind {
    /// The caller can mend it: a wrong argument, a file that cannot be used.
    Usage = 2,
    /// The machine is at fault: no toolchain, no space, no network.
    Infrastructure = 3,
}

/// Why a subcommand could not do its work; one line that says what to do next.
#[derive(Debug)]
pub struct Failure {
    kind: FailureKind,
    message: String,
}

impl Failure {
    /// Exit code 2: the caller can mend it.
    pub fn usage(message: impl Display) -> Self {
        Self { kind: FailureKind::Usage, message: message.to_string() }
    }

    /// Exit code 3: the machine is at fault.
    pub fn infrastructure(message: impl Display) -> Self {
        Self { kind: FailureKind::Infrastructure, message: message.to_string() }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}
