//! The integer network itself: tables, forward pass, and the check over all pairs.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Pairs;

/// Largest absolute value of a table entry.
pub const MAX_ENTRY: i8 = 127;

/// Largest supported p.
pub const LARGEST_P: usize = 1024;

/// Largest supported H.
pub const LARGEST_HIDDEN: usize = 4096;

/// The operation modulo p that a network computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Operation {
    /// `(a + b) % p`
    Add,
    /// `(a + p - b) % p`
    Sub,
    /// `(a * b) % p`
    Mul,
}

impl Operation {
    /// The right answer for the pair `(a, b)`, both below `p`.
    pub fn apply(self, a: usize, b: usize, p: usize) -> usize {
        match self {
            Self::Add => (a + b) % p,
            Self::Sub => (a + p - b) % p,
            Self::Mul => (a * b) % p,
        }
    }

    /// The short name used in ids, metadata and on the command line: `add`, `sub`, `mul`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Sub => "sub",
            Self::Mul => "mul",
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Operation {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "add" => Ok(Self::Add),
            "sub" => Ok(Self::Sub),
            "mul" => Ok(Self::Mul),
            other => Err(format!("unknown operation `{other}`: use add, sub or mul")),
        }
    }
}

/// Why tables do not form a network.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// p or H is outside the supported range.
    #[error("{name} = {value} is outside {min}..={max}")]
    Size {
        /// `p` or `H`
        name: &'static str,
        /// the value found
        value: usize,
        /// smallest allowed
        min: usize,
        /// largest allowed
        max: usize,
    },
    /// A table does not have p×H entries.
    #[error("array {array} has {found} entries, expected p×H = {expected}")]
    Shape {
        /// `E1`, `E2` or `W2`
        array: &'static str,
        /// entries found
        found: usize,
        /// entries expected
        expected: usize,
    },
    /// An entry is −128.
    #[error("array {array}, row {row}, column {column}: {value} is outside [-127, 127]")]
    Range {
        /// `E1`, `E2` or `W2`
        array: &'static str,
        /// row of the entry
        row: usize,
        /// column of the entry
        column: usize,
        /// the value found
        value: i64,
    },
}

/// The first pair on which a network is not right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotFrozen {
    /// The best class is not the right answer.
    #[error("answer({a}, {b}) = {answer}, expected {expected}")]
    Wrong {
        /// first summand
        a: usize,
        /// second summand
        b: usize,
        /// the class with the best score
        answer: usize,
        /// the right class
        expected: usize,
    },
    /// The best score is reached by two classes.
    #[error("answer({a}, {b}) is a tie between the classes {first} and {second}")]
    Tie {
        /// first summand
        a: usize,
        /// second summand
        b: usize,
        /// the lower of the tied classes
        first: usize,
        /// the higher of the tied classes
        second: usize,
    },
}

/// An integer network modulo `p` with `hidden` squared units.
///
/// All tables are row-major, `p` rows of `hidden` entries in [-127, 127]:
/// `answer(a, b) = argmax_c Σ_j W2[c][j]·(E1[a][j] + E2[b][j])²`, the lowest class winning a tie.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Network {
    p: usize,
    hidden: usize,
    e1: Vec<i8>,
    e2: Vec<i8>,
    w2: Vec<i8>,
}

impl Network {
    /// Checks sizes and ranges (`2 ≤ p ≤` [`LARGEST_P`], `1 ≤ hidden ≤` [`LARGEST_HIDDEN`]) and takes the tables.
    pub fn new(p: usize, hidden: usize, e1: Vec<i8>, e2: Vec<i8>, w2: Vec<i8>) -> Result<Self, NetworkError> {
        Self::check_size(p, hidden)?;
        for (array, table) in [("E1", &e1), ("E2", &e2), ("W2", &w2)] {
            if table.len() != p * hidden {
                return Err(NetworkError::Shape { array, found: table.len(), expected: p * hidden });
            }
            if let Some(i) = table.iter().position(|&x| x < -MAX_ENTRY) {
                let (row, column) = (i / hidden, i % hidden);
                return Err(NetworkError::Range { array, row, column, value: table[i].into() });
            }
        }
        Ok(Self { p, hidden, e1, e2, w2 })
    }

    /// Checks that p and H are in the supported range.
    pub(crate) fn check_size(p: usize, hidden: usize) -> Result<(), NetworkError> {
        for (name, value, min, max) in [("p", p, 2, LARGEST_P), ("H", hidden, 1, LARGEST_HIDDEN)] {
            if !(min..=max).contains(&value) {
                return Err(NetworkError::Size { name, value, min, max });
            }
        }
        Ok(())
    }

    /// The modulus.
    pub fn p(&self) -> usize {
        self.p
    }

    /// The number of hidden units, H.
    pub fn hidden(&self) -> usize {
        self.hidden
    }

    /// `E1`, row-major p×H.
    pub fn e1(&self) -> &[i8] {
        &self.e1
    }

    /// `E2`, row-major p×H.
    pub fn e2(&self) -> &[i8] {
        &self.e2
    }

    /// `W2`, row-major p×H.
    pub fn w2(&self) -> &[i8] {
        &self.w2
    }

    /// SHA-256, in hexadecimal, of p and H as 32-bit little-endian numbers and the entries of E1, E2 and W2.
    pub fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        for size in [self.p, self.hidden] {
            hasher.update((size as u32).to_le_bytes());
        }
        for table in [&self.e1, &self.e2, &self.w2] {
            hasher.update(table.iter().map(|&x| x as u8).collect::<Vec<u8>>());
        }
        hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The p class scores for the pair `(a, b)`, both below p.
    pub fn scores(&self, a: usize, b: usize) -> Vec<i64> {
        let row = |t: &[i8], i: usize| t[i * self.hidden..(i + 1) * self.hidden].to_vec();
        let squares: Vec<i64> = row(&self.e1, a)
            .into_iter()
            .zip(row(&self.e2, b))
            .map(|(x, y)| (i64::from(x) + i64::from(y)).pow(2))
            .collect();
        (0..self.p)
            .map(|c| row(&self.w2, c).into_iter().zip(&squares).map(|(w, s)| i64::from(w) * s).sum())
            .collect()
    }

    /// The class with the best score for the pair `(a, b)`; the lowest class wins a tie.
    pub fn answer(&self, a: usize, b: usize) -> usize {
        let scores = self.scores(a, b);
        (1..self.p).fold(0, |best, c| if scores[c] > scores[best] { c } else { best })
    }

    /// Checks that the network adds modulo p, without ties, on all p² pairs.
    pub fn freeze(self) -> Result<FrozenNetwork, NotFrozen> {
        self.freeze_as(Operation::Add)
    }

    /// Checks that the network computes `operation` modulo p, without ties, on all p² pairs.
    pub fn freeze_as(self, operation: Operation) -> Result<FrozenNetwork, NotFrozen> {
        let mut failure = None;
        self.visit_scores(&Pairs::all(operation, self.p), |a, b, scores| {
            failure = not_frozen(a, b, scores, operation.apply(a, b, self.p));
            if failure.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if let Some(failure) = failure {
            return Err(failure);
        }
        Ok(FrozenNetwork { network: self, operation })
    }
}

/// What is wrong with the scores of the pair (a, b), if anything.
fn not_frozen(a: usize, b: usize, scores: &[i64], expected: usize) -> Option<NotFrozen> {
    let answer = (1..scores.len()).fold(0, |best, c| if scores[c] > scores[best] { c } else { best });
    if let Some(second) = (answer + 1..scores.len()).find(|&c| scores[c] == scores[answer]) {
        return Some(NotFrozen::Tie { a, b, first: answer, second });
    }
    (answer != expected).then_some(NotFrozen::Wrong { a, b, answer, expected })
}

/// A network that is right, without ties, on all p² pairs.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FrozenNetwork {
    network: Network,
    operation: Operation,
}

impl FrozenNetwork {
    /// The network.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// What it computes.
    pub fn operation(&self) -> Operation {
        self.operation
    }
}
