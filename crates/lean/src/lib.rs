//! The outside world of Lean: which installation is there, how is it run, and what did it say?
//!
//! [`Settings`] tell where to look. [`find_toolchain`] and [`install`] turn them into a [`Toolchain`], an installation that
//! answers. A [`LeanCommand`] runs its `lean` on one file, and a [`LeanRun`] is what came of it, with Lean's messages as
//! [`Diagnostic`]s.
//!
//! ```no_run
//! use std::time::Duration;
//! use lmap_lean::{LeanCommand, Limits, Settings, find_toolchain};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let toolchain = find_toolchain(&Settings::load(Default::default())?)?;
//! let run = LeanCommand::new(&toolchain, "Proof.lean").dir("/some/folder").run(&Limits::within(Duration::from_secs(60)))?;
//! for message in run.errors() {
//!     eprintln!("{}:{}: {}", message.start.line, message.start.column, message.message);
//! }
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod archive;
pub mod check;
mod command;
pub mod comparison;
mod coverage;
pub mod declarations;
mod diagnostic;
mod digest;
mod download;
mod error;
mod escape;
mod examine;
pub mod export;
mod kit;
mod manifest;
pub mod mutants;
pub mod ndjson;
pub mod official;
pub mod olean;
pub mod pace;
mod probe;
pub mod process;
pub mod progress;
mod provider;
mod settings;
mod store;
#[doc(hidden)]
pub mod testing;
mod toolchain;
mod version;

pub use command::{LeanCommand, LeanRun};
pub use coverage::Coverage;
pub use diagnostic::{Diagnostic, Position, Severity};
pub use error::{Attempt, DownloadError, KitError, ToolchainError};
pub use examine::{Examination, examine};
pub use kit::{CompiledModule, compile_core};
pub use probe::check_health;
pub use process::{End, Finished, Invocation, Limits, RunError};
pub use provider::{find_toolchain, install};
pub use settings::{Overrides, Settings, config_table};
pub use toolchain::{Library, Provider, Toolchain};
pub use version::{InvalidVersion, LeanVersion};
