//! How do other programs get verdicts?
//!
//! An [`Engine`] grades on a few threads. It is given an [`Order`], which is what a program asks for, turns it into a
//! [`Job`], and tells through callbacks when the job starts and how it ended; a [`Ticket`] takes it back. [`worker`] is
//! the engine behind standard input and output, [`http`] behind an address.
//!
//! ```
//! use lmap_serve::{Order, Text};
//! let order: Order = serde_json::from_str(
//!     r#"{"task": "p5-h8-s0", "reply": "I do not know.", "policy": {"timeout_seconds": 60}}"#,
//! )?;
//! assert_eq!(order.task.id, "p5-h8-s0");
//! assert_eq!(order.text, Text::Reply("I do not know.".to_owned()));
//! # Ok::<(), serde_json::Error>(())
//! ```
#![forbid(unsafe_code)]

mod engine;
pub mod http;
mod order;
mod policy;
mod tasks;
pub mod worker;

pub use engine::{Engine, Finished, Job, Load, Ticket};
pub use order::{Order, RequestError, TaskRef, Text};
pub use tasks::{Listed, Listing, TaskStore};
