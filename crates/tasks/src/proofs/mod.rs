//! Reference proofs: complete submissions that prove a task's theorem, in ways of very different cost.
//!
//! Every proof is text and passes the guard; nothing here knows how to run Lean.
//!
//! ```
//! use lmap_tasks::{TaskSet, proofs};
//! let task = TaskSet::builtin().task("p5-h8-s0").unwrap();
//! let text = proofs::proof(&task, proofs::Strategy::Decide);
//! assert!(text.ends_with("by\n  decide +kernel\n"));
//! ```

mod cases;
mod decide;
mod list_all;
mod packed;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Task;
use crate::render::{NETWORK_MODULE, WEIGHTS_MODULE};

/// How a reference proof goes about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strategy {
    /// Brute force: the kernel decides the statement as it stands.
    Decide,
    /// A Boolean check over `List.range`, which the kernel evaluates, lifted to the statement.
    ListAll,
    /// One lemma for each value of `a`, put together by a match.
    Cases,
    /// An evaluation with few operations on big numbers, proved right for all networks within the submission: the least
    /// work for every kernel.
    Packed,
}

impl Strategy {
    /// All strategies.
    pub const ALL: [Self; 4] = [Self::Decide, Self::ListAll, Self::Cases, Self::Packed];

    /// Whether a kernel evaluates `answer` itself on every pair, so that the cost follows [`products`].
    pub fn is_brute_force(self) -> bool {
        self != Self::Packed
    }

    /// The name on the command line and in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Decide => "decide",
            Self::ListAll => "list_all",
            Self::Cases => "cases",
            Self::Packed => "packed",
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strategy {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = || Self::ALL.map(Self::name).join(", ");
        Self::ALL
            .into_iter()
            .find(|strategy| strategy.name() == name)
            .ok_or_else(|| format!("unknown strategy `{name}`: use one of {}", known()))
    }
}

/// A complete submission that proves the task's theorem.
pub fn proof(task: &Task, strategy: Strategy) -> String {
    match strategy {
        Strategy::Decide => decide::proof(task),
        Strategy::ListAll => list_all::proof(task),
        Strategy::Cases => cases::proof(task),
        Strategy::Packed => packed::proof(task),
    }
}

/// Below so many products brute force is cheaper than the general lemma of [`Strategy::Packed`], which takes about a second to
/// elaborate and a quarter to check. Lean's kernel computes some 10,000 products a second.
const FEW_PRODUCTS: usize = 12_000;

/// p³·H: how many products of integers a brute-force proof makes a kernel compute.
pub fn products(task: &Task) -> usize {
    let network = task.network().network();
    network.p().pow(3) * network.hidden()
}

/// The strategy that costs least when both kernels check it.
pub fn reference_strategy(task: &Task) -> Strategy {
    if products(task) < FEW_PRODUCTS { Strategy::Decide } else { Strategy::Packed }
}

/// The proof by [`reference_strategy`].
pub fn reference(task: &Task) -> String {
    proof(task, reference_strategy(task))
}

/// A submission: the imports, then the given parts, with an empty line between.
fn submission(parts: &[String]) -> String {
    format!("import {NETWORK_MODULE}\nimport {WEIGHTS_MODULE}\n\n{}\n", parts.join("\n\n"))
}
