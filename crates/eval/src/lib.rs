//! How good is this model?
#![forbid(unsafe_code)]

mod budget;
mod cheats;
pub mod config;
pub mod endpoint;
pub mod harness;
pub mod message;
pub mod policy;
pub mod progress;
pub mod regrade;
pub mod report;
pub mod run;
pub mod stats;
mod store;
#[doc(hidden)]
pub mod testing;
pub mod trace;

pub use store::StoreError;
