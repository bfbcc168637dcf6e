//! How good is this model?
//!
//! A [`run::Run`] asks a model for answers to tasks, has a grader judge each, and writes down every step before it builds on it,
//! so that no answer is lost or asked for twice. The model is an [`endpoint::Endpoint`] or one of the built-in
//! [`policy`]s, and is asked as its [`config::Harness`] says. A [`report::Report`] counts what runs came to; rates and how sure they
//! are come from [`stats`].
//!
//! ```
//! use lmap_eval::config::Harness;
//! use lmap_eval::stats::mean_over_tasks;
//! // After its answer, the model hears the verdict and may answer three times more.
//! assert_eq!("refine:3".parse(), Ok(Harness::Refine(3)));
//! // Three tasks with four answers each: all, half and none of them were accepted.
//! let estimate = mean_over_tasks(&[1.0, 0.5, 0.0], 12).unwrap();
//! assert_eq!(estimate.value, 0.5);
//! assert!(estimate.low < 0.15 && estimate.high > 0.85);
//! ```
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
