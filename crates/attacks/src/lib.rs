//! What happens when somebody tries to fool the judge?
//!
//! A [`Suite`] is a set of attacks and of valid proofs. A [`Case`] says which [`Layer`] must stop it, and which one must stop it
//! when that one is left out. A [`Runner`] in an [`Arena`] runs it with the real Lean, and its [`Report`] says what was not as
//! it must be.
//!
//! ```
//! use lmap_attacks::{KINDS, Suite};
//! let suite = Suite::builtin().unwrap();
//! assert!(KINDS.iter().all(|(kind, _)| suite.cases.iter().any(|case| case.kind == *kind)));
//! ```
#![forbid(unsafe_code)]

mod arena;
mod case;
mod craft;
mod http;
mod layer;
mod matrix;
mod observe;
mod run;
mod service;

pub use arena::{Arena, ArenaError};
pub use case::{
    Case, CaseError, KINDS, Left, Service, Submitted, Suite, Then, USUAL_TASK, VALID, ValidProof,
};
pub use craft::{CraftError, Workshop};
pub use layer::{Layer, Removable};
pub use matrix::Matrix;
pub use observe::Observation;
pub use run::{Report, Runner, ValidReport};
