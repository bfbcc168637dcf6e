//! What happens when somebody tries to fool the judge?
//!
//! A [`Suite`] is a folder of cases and of valid proofs. A [`Case`] says which [`Layer`] must stop it, and which one must stop
//! it when that one is left out.
//!
//! ```
//! use lmap_attacks::{KINDS, Suite};
//! let suite = Suite::builtin().unwrap();
//! assert!(KINDS.iter().all(|(kind, _)| suite.cases.iter().any(|case| case.kind == *kind)));
//! ```
#![forbid(unsafe_code)]

mod case;
mod craft;
mod layer;

pub use case::{
    Case, CaseError, KINDS, Left, Service, Submitted, Suite, Then, USUAL_TASK, VALID, ValidProof,
};
pub use craft::{CraftError, Workshop};
pub use layer::{Layer, Removable};
