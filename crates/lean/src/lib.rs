//! The outside world of Lean: find, install and run it, read what it writes.
#![forbid(unsafe_code)]

mod command;
pub mod declarations;
mod diagnostic;
mod escape;
pub mod olean;
pub mod process;
mod toolchain;
mod version;

pub use command::{LeanCommand, LeanRun};
pub use diagnostic::{Diagnostic, Position, Severity};
pub use process::{End, Finished, Invocation, Limits, RunError};
pub use toolchain::{Library, Provider, Toolchain};
pub use version::{InvalidVersion, LeanVersion};
