//! What the data set says about a task: one line of `tasks.jsonl`.

use std::fmt;
use std::str::FromStr;

use lmap_network::Operation;
use serde::{Deserialize, Serialize};

/// Which part of the data set a task belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// Trained to add: p from 5 to 23, H from 8 to 32, three seeds.
    Classic,
    /// Written down by formula, with very few neurons.
    Constructed,
    /// Trained to add modulo primes from 29 to 61.
    Large,
    /// Subtraction and multiplication.
    Operations,
    /// For measuring kernels; too long for a prompt.
    Bench,
    /// Made from somebody's own networks.
    Imported,
}

impl Family {
    /// All families, in the order of the data set.
    pub const ALL: [Self; 6] =
        [Self::Classic, Self::Constructed, Self::Large, Self::Operations, Self::Bench, Self::Imported];

    /// The name in `tasks.jsonl`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Constructed => "constructed",
            Self::Large => "large",
            Self::Operations => "operations",
            Self::Bench => "bench",
            Self::Imported => "imported",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Family {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = || Self::ALL.map(Self::name).join(", ");
        Self::ALL
            .into_iter()
            .find(|family| family.name() == name)
            .ok_or_else(|| format!("unknown family `{name}`: use one of {}", known()))
    }
}

/// What a task is meant for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Split {
    /// Reinforcement learning.
    Train,
    /// Held out for evaluation.
    Eval,
    /// Neither; for curricula, ablations and curiosity.
    Extra,
}

impl Split {
    /// The name in `tasks.jsonl`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Train => "train",
            Self::Eval => "eval",
            Self::Extra => "extra",
        }
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Split {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        [Self::Train, Self::Eval, Self::Extra]
            .into_iter()
            .find(|split| split.name() == name)
            .ok_or_else(|| format!("unknown split `{name}`: use train, eval or extra"))
    }
}

/// Where a network comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Gradient descent, then rounding.
    Trained,
    /// A formula.
    Constructed,
    /// A file from elsewhere.
    Imported,
}

/// One line of `tasks.jsonl`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskRecord {
    /// `p23-h32-s2`, or `mul-p7-h7-s0` for another operation than addition; the name of the task's folder.
    pub id: String,
    /// `add`, `sub` or `mul`.
    pub op: Operation,
    /// The modulus.
    pub p: usize,
    /// Neurons.
    pub hidden: usize,
    /// Of the random start and the split of the pairs, or of the search among formulas.
    pub seed: u64,
    /// What the task is meant for.
    pub split: Split,
    /// Share of the p² pairs that the network was trained on; none if it was not trained here.
    pub train_fraction: Option<f64>,
    /// Which part of the data set it belongs to.
    pub family: Family,
    /// Where the network comes from.
    pub origin: Origin,
    /// The recipe of its training, or the name of its construction.
    pub recipe: String,
    /// Whether E1 = E2 was imposed.
    pub tied: bool,
    /// Attempts from other random starts that came before.
    pub restarts: u32,
    /// Which pairs decided that training was over: `all-pairs` or `training-pairs`.
    pub selection: Option<String>,
    /// Least (score of the right class − best other score) over all pairs.
    pub margin: i64,
    /// Largest minus smallest score over all pairs and classes.
    pub score_spread: i64,
    /// p²·H, which the cost of a brute-force proof follows.
    pub size: usize,
    /// SHA-256 of the network: p, H, E1, E2, W2.
    pub network_sha256: String,
    /// SHA-256 of `Network.lean`, `Weights.lean` and the theorem's name.
    pub statement_sha256: String,
    /// Characters of the prompt under the usual terms; none if the task has no prompt.
    pub prompt_chars: Option<usize>,
}

impl TaskRecord {
    /// The margin as a share of the score spread.
    pub fn relative_margin(&self) -> f64 {
        self.margin as f64 / self.score_spread.max(1) as f64
    }
}

/// Which tasks are wanted; every `None` lets all pass.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Filter {
    /// Only this family.
    pub family: Option<Family>,
    /// Only this split.
    pub split: Option<Split>,
    /// Only this operation.
    pub op: Option<Operation>,
    /// Only tasks with a prompt of at most so many characters.
    pub max_prompt_chars: Option<usize>,
}

impl Filter {
    /// Whether the task passes.
    pub fn accepts(&self, record: &TaskRecord) -> bool {
        self.family.is_none_or(|family| record.family == family)
            && self.split.is_none_or(|split| record.split == split)
            && self.op.is_none_or(|op| record.op == op)
            && self.max_prompt_chars.is_none_or(|most| record.prompt_chars.is_some_and(|chars| chars <= most))
    }
}
