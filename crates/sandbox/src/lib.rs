//! How is an untrusted program run so that it can do no harm?
//!
//! A [`Sandbox`] runs a [`Job`] (a program, what it may see, what it may use up) and gives back how it has [`Finished`]: its
//! end, its output, what it used, and the files that were asked for. What protects the machine is a list of
//! [`Layer`]s, of which a [`Mode`] asks for some. `docs/sandbox.md` says what each of them stops.
//!
//! The processes of a sandbox are this same program: its `main` calls [`run_if_launched`] before anything else.
//!
//! ```no_run
//! use std::time::Duration;
//! use lmap_sandbox::{End, Input, Job, Launcher, Limits, Mode, Sandbox, Take};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let sandbox = Sandbox::detect(&Launcher::current()?, Mode::Strict)?;
//! let finished = sandbox.run(Job {
//!     args: vec!["input".into(), "output".into()],
//!     inputs: vec![Input::bytes("input", "some text")],
//!     take: vec![Take { name: "output".into(), max_bytes: 1 << 20 }],
//!     ..Job::new("/usr/bin/cp", Limits::within(Duration::from_secs(10)))
//! })?;
//! assert_eq!(finished.end, End::Exited(0));
//! println!("{} bytes of memory", finished.usage.peak_bytes);
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod abilities;
mod job;
mod layer;
mod sandbox;
pub mod testing;

#[cfg(target_os = "linux")]
mod become_program;
#[cfg(target_os = "linux")]
mod caller;
#[cfg(target_os = "linux")]
mod cgroup;
#[cfg(target_os = "linux")]
mod channel;
#[cfg(target_os = "linux")]
mod collect;
#[cfg(target_os = "linux")]
mod confine;
#[cfg(target_os = "linux")]
mod filter;
#[cfg(target_os = "linux")]
mod init;
#[cfg(target_os = "linux")]
mod message;
#[cfg(target_os = "linux")]
mod owner;
#[cfg(target_os = "linux")]
mod removal;
#[cfg(target_os = "linux")]
mod root;
#[cfg(target_os = "linux")]
mod supervisor;
#[cfg(target_os = "linux")]
mod trials;

use std::process::ExitCode;

pub use abilities::{Abilities, Trial};
pub use job::{
    Cancel, Captured, Content, End, Finished, Input, Job, Limits, RunError, Take, TakeError, Usage,
};
pub use layer::{Layer, Mode, Requirement};
pub use sandbox::{Launcher, Sandbox, Unavailable};

/// Becomes one of the processes of a sandbox if this program was started as one; does nothing and returns `None`
/// otherwise.
///
/// To be called first thing in `main`, while there is one thread only and nothing is open.
#[must_use]
pub fn run_if_launched() -> Option<ExitCode> {
    #[cfg(target_os = "linux")]
    {
        let command = std::env::args_os().next_back()?;
        Some(match command.to_str()? {
            supervisor::COMMAND => supervisor::main(),
            init::COMMAND => init::main(),
            become_program::COMMAND => become_program::main(),
            trials::COMMAND => trials::main(),
            trials::WHICH_PID => trials::which_pid(),
            _ => return None,
        })
    }
    #[cfg(not(target_os = "linux"))]
    None
}
