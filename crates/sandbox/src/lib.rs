//! What can this machine keep an untrusted program from doing?
//!
//! [`Abilities`] is the answer. [`Abilities::probe`] gets it by trying everything out, in a process of its own: what a kernel
//! supports and what it allows this very user are two things.
//!
//! ```no_run
//! use std::path::Path;
//! use lmap_sandbox::Abilities;
//!
//! # fn main() -> Result<(), lmap_sandbox::ProbeError> {
//! // `lmap probe-sandbox` calls `lmap_sandbox::answer_probe`.
//! let abilities = Abilities::probe(Path::new("/usr/bin/lmap"), &["probe-sandbox"])?;
//! println!("user namespaces: {}", abilities.user_namespace);
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod abilities;
#[cfg(target_os = "linux")]
mod cgroup;
#[cfg(target_os = "linux")]
mod trials;

pub use abilities::{Abilities, ProbeError, Trial, answer_probe};
