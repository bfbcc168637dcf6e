//! What the official-kernel process writes: one JSON object a line, the last one a [`Summary`].

use serde::{Deserialize, Serialize};

/// The kernel's answer to one declaration.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// The kernel added it, and what it generated is what the sender has.
    Accepted,
    /// The kernel found it wrong.
    Rejected {
        /// Name of the kernel's exception.
        kind: String,
        /// Its details, escaped, capped.
        message: String,
    },
    /// The kernel added it, but what it generated differs from what the sender has.
    Differs {
        /// The constant and the field that differ.
        message: String,
    },
    /// The kernel gave up: no verdict.
    Limit {
        /// Name of the kernel's exception.
        kind: String,
    },
    /// The process did not give it to the kernel: no verdict.
    Refused {
        /// Why.
        message: String,
    },
}

/// One line: a verdict.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Position of the declaration in the stream, from 0.
    pub index: u64,
    /// The answer.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// Seconds that the kernel took.
    pub seconds: f64,
}

/// The last line. Without it a report is not complete and nothing in it counts as accepted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// Always true; tells the line apart.
    pub complete: bool,
    /// Declarations received.
    pub declarations: u64,
    /// Declarations accepted, trusted ones included.
    pub accepted: u64,
    /// Seconds for loading and starting Lean.
    pub start_seconds: f64,
    /// Seconds inside the kernel.
    pub kernel_seconds: f64,
    /// Seconds for everything.
    pub seconds: f64,
    /// Largest resident memory of the process in KiB; 0 where the system does not tell.
    pub peak_kib: u64,
}
