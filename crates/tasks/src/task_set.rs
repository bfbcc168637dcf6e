//! Reading a data set, and checking what it says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lmap_network::npz::{self, NpzError};
use lmap_network::{Network, NotFrozen};

use crate::data_set::{INDEX, NETWORK_NPZ, WEIGHTS_LEAN, prompt_chars};
use crate::{Filter, Task, TaskRecord};

mod builtin {
    include!(concat!(env!("OUT_DIR"), "/builtin.rs"));
}

/// Longest id.
const LONGEST_ID: usize = 64;

/// A data set: records in memory, networks where they lie.
///
/// ```
/// let tasks = lmap_tasks::TaskSet::builtin();
/// let task = tasks.task("p5-h8-s0").unwrap();
/// assert_eq!(task.theorem_name(), "LeanCheckedNetwork.Net.adds_mod_5");
/// ```
#[derive(Debug, Clone)]
pub struct TaskSet {
    records: Vec<TaskRecord>,
    /// None for the tasks that are part of this program.
    folder: Option<PathBuf>,
}

/// Why a data set, or a task of it, cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TaskSetError {
    /// The list of tasks could not be read.
    #[error("{}: {source}; a task folder is made by `lmap tasks build`", path.display())]
    Read {
        /// the file
        path: PathBuf,
        /// what the system said
        source: std::io::Error,
    },
    /// A line of it is not a record.
    #[error("{}, line {line}: {reason}", path.display())]
    Line {
        /// the file
        path: PathBuf,
        /// counted from 1
        line: usize,
        /// why
        reason: String,
    },
    /// There is no such task.
    #[error("there is no task `{id}`{}", suggestion(near))]
    Unknown {
        /// what was asked for
        id: String,
        /// ids that look like it
        near: Vec<String>,
    },
    /// Its network cannot be read.
    #[error("task {id}: {source}")]
    Network {
        /// the task
        id: String,
        /// why
        source: NpzError,
    },
    /// Its network is not right on all pairs.
    #[error("task {id}: {source}")]
    NotFrozen {
        /// the task
        id: String,
        /// where
        source: NotFrozen,
    },
    /// Its files do not fit its record.
    #[error("task {id}: {what} is not what the record says: {found}, expected {expected}")]
    Mismatch {
        /// the task
        id: String,
        /// of what
        what: &'static str,
        /// from the files
        found: String,
        /// from the record
        expected: String,
    },
}

fn suggestion(near: &[String]) -> String {
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(", ")) }
}

impl TaskSet {
    /// The tasks that are part of this program.
    pub fn builtin() -> Self {
        let records =
            parse_index(Path::new(INDEX), builtin::INDEX).expect("checked when the program was tested");
        Self { records, folder: None }
    }

    /// The tasks of a folder.
    pub fn open(folder: &Path) -> Result<Self, TaskSetError> {
        let path = folder.join(INDEX);
        let text =
            fs::read_to_string(&path).map_err(|source| TaskSetError::Read { path: path.clone(), source })?;
        Ok(Self { records: parse_index(&path, &text)?, folder: Some(folder.to_owned()) })
    }

    /// All records, in order.
    pub fn records(&self) -> &[TaskRecord] {
        &self.records
    }

    /// The records that pass.
    pub fn select<'a>(&'a self, filter: &'a Filter) -> impl Iterator<Item = &'a TaskRecord> {
        self.records.iter().filter(|record| filter.accepts(record))
    }

    /// The record of a task.
    pub fn record(&self, id: &str) -> Result<&TaskRecord, TaskSetError> {
        self.records
            .iter()
            .find(|record| record.id == id)
            .ok_or_else(|| TaskSetError::Unknown { id: id.to_owned(), near: self.similar(id) })
    }

    /// A task, after its network was found right on all pairs and its hashes compared with the record.
    pub fn task(&self, id: &str) -> Result<Task, TaskSetError> {
        let record = self.record(id)?;
        let network = self.network(id)?;
        let frozen = network
            .freeze_as(record.op)
            .map_err(|source| TaskSetError::NotFrozen { id: id.to_owned(), source })?;
        let task = Task::new(id, frozen);
        let mismatch = |what, found: String, expected: &dyn ToString| TaskSetError::Mismatch {
            id: id.to_owned(),
            what,
            found,
            expected: expected.to_string(),
        };
        let network_hash = task.network().network().hash();
        if network_hash != record.network_sha256 {
            return Err(mismatch("the network's hash", network_hash, &record.network_sha256));
        }
        let statement_hash = task.statement_hash();
        if statement_hash != record.statement_sha256 {
            return Err(mismatch("the statement's hash", statement_hash, &record.statement_sha256));
        }
        Ok(task)
    }

    /// Checks everything that can be checked without Lean: the network on all pairs, and every field that follows from
    /// it, and the Lean file.
    pub fn verify(&self, id: &str) -> Result<Task, TaskSetError> {
        let record = self.record(id)?;
        let task = self.task(id)?;
        let mismatch = |what, found: String, expected: String| {
            if found == expected {
                return Ok(());
            }
            Err(TaskSetError::Mismatch { id: id.to_owned(), what, found, expected })
        };
        let network = task.network().network();
        let evaluation = network.evaluate_all(record.op);
        mismatch("p", network.p().to_string(), record.p.to_string())?;
        mismatch("hidden", network.hidden().to_string(), record.hidden.to_string())?;
        mismatch("margin", evaluation.margin.to_string(), record.margin.to_string())?;
        mismatch("score_spread", evaluation.score_spread().to_string(), record.score_spread.to_string())?;
        mismatch("size", (network.p().pow(2) * network.hidden()).to_string(), record.size.to_string())?;
        mismatch("tied", (record.tied && network.e1() != network.e2()).to_string(), "false".to_owned())?;
        let prompt = prompt_chars(&task, record.family);
        mismatch("prompt_chars", format!("{prompt:?}"), format!("{:?}", record.prompt_chars))?;
        if let Some(folder) = &self.folder {
            let path = folder.join(id).join(WEIGHTS_LEAN);
            let text = fs::read_to_string(&path).map_err(|source| TaskSetError::Read { path, source })?;
            let same = if text == task.weights_lean() { "as rendered" } else { "another text" };
            mismatch("Weights.lean", same.to_owned(), "as rendered".to_owned())?;
        }
        Ok(task)
    }

    fn network(&self, id: &str) -> Result<Network, TaskSetError> {
        let network = match &self.folder {
            Some(folder) => npz::load(&folder.join(id).join(NETWORK_NPZ)),
            None => {
                let embedded = builtin::NETWORKS.iter().find(|(name, _)| *name == id);
                npz::parse(embedded.map_or(&[], |(_, bytes)| *bytes))
            }
        };
        network.map_err(|source| TaskSetError::Network { id: id.to_owned(), source })
    }

    /// Up to three ids that share the most with the one asked for.
    fn similar(&self, id: &str) -> Vec<String> {
        let parts = |id: &str| id.split('-').map(str::to_owned).collect::<BTreeSet<String>>();
        let wanted = parts(id);
        let mut near: Vec<(usize, &str)> = self
            .records
            .iter()
            .map(|record| (parts(&record.id).intersection(&wanted).count(), record.id.as_str()))
            .filter(|(shared, _)| *shared > 0)
            .collect();
        near.sort_by_key(|(shared, _)| std::cmp::Reverse(*shared));
        near.into_iter().take(3).map(|(_, id)| id.to_owned()).collect()
    }
}

fn parse_index(path: &Path, text: &str) -> Result<Vec<TaskRecord>, TaskSetError> {
    let mut ids = BTreeSet::new();
    let mut records = Vec::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let failed = |reason: String| TaskSetError::Line { path: path.to_owned(), line: i + 1, reason };
        let record: TaskRecord = serde_json::from_str(line).map_err(|error| failed(error.to_string()))?;
        if !is_id(&record.id) {
            return Err(failed(format!(
                "`{}` is not an id: lower-case letters, digits and hyphens",
                record.id
            )));
        }
        if !ids.insert(record.id.clone()) {
            return Err(failed(format!("the id `{}` occurs twice", record.id)));
        }
        records.push(record);
    }
    Ok(records)
}

/// Whether the text can be the name of a task and its folder: nothing that leads out of the data set.
pub fn is_id(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (1..=LONGEST_ID).contains(&text.len()) && text.starts_with(|c| c != '-') && text.chars().all(fits)
}
