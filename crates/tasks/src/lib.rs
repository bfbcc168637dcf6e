//! What does a task look like to the person or model that has to prove it?
//!
//! A [`Task`] is one frozen network with an id and everything that is rendered from it: the Lean module with its
//! tables ([`Task::weights_lean`]), the statement, and the name of the theorem that has to be proved.
//!
//! ```
//! use lmap_network::Network;
//! use lmap_tasks::Task;
//! // Three phases of one frequency: cos(2πa/3 + πj/3) and so on, times 127 and rounded.
//! let e = vec![127, 64, -64, -64, -127, -64, -64, 64, 127];
//! let w = vec![127, -64, -64, -64, -64, 127, -64, 127, -64];
//! let network = Network::new(3, 3, e.clone(), e, w).unwrap().freeze().unwrap();
//! let task = Task::new("p3-h3", network);
//! assert_eq!(task.theorem_name(), "LeanCheckedNetwork.Net.adds_mod_3");
//! assert!(task.weights_lean().contains("def Spec : Prop := ∀ a, a < 3 → ∀ b, b < 3 → answer a b = (a + b) % 3"));
//! ```
//!
//! A [`TaskSet`] is many tasks on disk, or within this program: a [`TaskRecord`] for each, and its network. [`plan`] says
//! what the project's own set consists of, and [`data_set`] makes it, byte for byte the same everywhere. [`proofs`] writes
//! submissions that prove a task.
#![forbid(unsafe_code)]

mod card;
pub mod data_set;
pub mod import;
pub mod plan;
mod prompt;
pub mod proofs;
mod record;
mod render;
pub mod rules;
mod task_set;

use lmap_network::{FrozenNetwork, Operation};
use sha2::{Digest, Sha256};

pub use card::{CANARY, Difficulty};
pub use data_set::{BuildError, BuiltTask, DataSet, Difference};
pub use prompt::JudgeTerms;
pub use record::{Family, Filter, Origin, Split, TaskRecord};
pub use render::{NETWORK_LEAN, NETWORK_MODULE, WEIGHTS_MODULE};
pub use task_set::{TaskSet, TaskSetError, is_id};

/// One frozen network and what is rendered from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    id: String,
    network: FrozenNetwork,
}

impl Task {
    /// A task with the given id.
    pub fn new(id: impl Into<String>, network: FrozenNetwork) -> Self {
        Self { id: id.into(), network }
    }

    /// The id of a trained network: `p23-h32-s2`.
    pub fn id_for(p: usize, hidden: usize, seed: u64) -> String {
        format!("p{p}-h{hidden}-s{seed}")
    }

    /// The task's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The task's network.
    pub fn network(&self) -> &FrozenNetwork {
        &self.network
    }

    /// The modulus.
    pub fn p(&self) -> usize {
        self.network.network().p()
    }

    /// The full name of the theorem that a submission must prove: `LeanCheckedNetwork.Net.adds_mod_5`.
    pub fn theorem_name(&self) -> String {
        let verb = match self.network.operation() {
            Operation::Add => "adds",
            Operation::Sub => "subs",
            Operation::Mul => "muls",
        };
        format!("LeanCheckedNetwork.Net.{verb}_mod_{}", self.p())
    }

    /// The full name of the proposition that the theorem must have as its type.
    pub fn spec_name(&self) -> &'static str {
        "LeanCheckedNetwork.Net.Spec"
    }

    /// The statement, written out.
    pub fn statement(&self) -> String {
        let p = self.p();
        let result = self.result("a", "b");
        format!("∀ a, a < {p} → ∀ b, b < {p} → LeanCheckedNetwork.Net.answer a b = {result}")
    }

    /// The right answer for two operands, as a Lean term: `(a + b) % 5`.
    pub fn result(&self, a: &str, b: &str) -> String {
        let p = self.p();
        match self.network.operation() {
            Operation::Add => format!("({a} + {b}) % {p}"),
            Operation::Sub => format!("({a} + {p} - {b}) % {p}"),
            Operation::Mul => format!("({a} * {b}) % {p}"),
        }
    }

    /// The theorem's first line, up to and without `:=`.
    pub fn signature(&self) -> String {
        format!("theorem {} :\n    {}", self.theorem_name(), self.statement())
    }

    /// The source of the module [`NETWORK_MODULE`]; the same for all tasks.
    pub fn network_lean(&self) -> &'static str {
        NETWORK_LEAN
    }

    /// The source of the module [`WEIGHTS_MODULE`]: the tables, `answer` and `Spec`.
    pub fn weights_lean(&self) -> String {
        render::weights_lean(self)
    }

    /// SHA-256, in hexadecimal, of `Network.lean`, `Weights.lean` and the theorem's full name, each preceded by its length
    /// in bytes as a 64-bit little-endian number.
    pub fn statement_hash(&self) -> String {
        let mut hasher = Sha256::new();
        for text in [self.network_lean(), &self.weights_lean(), &self.theorem_name()] {
            hasher.update((text.len() as u64).to_le_bytes());
            hasher.update(text);
        }
        hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The text that a model is given.
    pub fn prompt(&self, terms: &JudgeTerms) -> String {
        prompt::prompt(self, terms)
    }
}
