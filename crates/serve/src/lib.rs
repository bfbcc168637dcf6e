//! How do other programs get verdicts?
//!
//! An [`Engine`] grades on a few threads. It is given an [`Order`], which is what a program asks for, turns it into a
//! [`Job`], and tells through callbacks when the job starts and how it ended; a [`Ticket`] takes it back. A [`JudgeOrder`] asks
//! about any statement, a [`MessagesOrder`] for Lean's messages alone. [`worker`] is the engine behind standard input and
//! output, [`http`] behind an address.
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
mod jobs;
mod order;
mod policy;
mod queue;
mod tasks;
pub mod worker;

pub use engine::Engine;
pub use jobs::{Job, JudgeJob, MessagesJob};
pub use order::{JudgeOrder, MessagesOrder, Order, RequestError, TaskRef, Text};
pub use queue::{Finished, Load, Ticket, Work};
pub use tasks::{Listed, Listing, TaskStore};
