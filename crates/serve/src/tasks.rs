//! Tasks for those who ask by id: opened once, checked once.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lmap_grader::judge_terms;
use lmap_lean::Toolchain;
use lmap_network::npz;
use lmap_tasks::{Family, Filter, Split, Task, TaskRecord, TaskSet, is_id};
use serde::{Deserialize, Serialize};

use crate::order::{RequestError, TaskRef};

/// Most tasks that are kept in memory.
const KEPT: usize = 256;

/// Which tasks somebody wants to hear of.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Listing {
    /// The folder of the data set; nothing for the tasks that are part of this program.
    pub tasks_dir: Option<PathBuf>,
    /// Only this family.
    pub family: Option<Family>,
    /// Only this split.
    pub split: Option<Split>,
    /// Only this operation.
    pub op: Option<lmap_network::Operation>,
    /// Only tasks with a modulus of at most this.
    pub max_p: Option<usize>,
    /// Only tasks that have a prompt, and the prompts, which name this many seconds as the time limit.
    pub prompt_timeout_seconds: Option<u64>,
    /// With the networks.
    pub networks: bool,
}

/// A task as it is listed.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    /// What the data set says.
    #[serde(flatten)]
    pub record: TaskRecord,
    /// What a model is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// The network: a `.npz` file in base64.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network_npz: Option<String>,
}

/// Data sets and tasks that were asked for, kept in memory.
#[derive(Debug, Default)]
pub struct TaskStore {
    sets: Mutex<HashMap<Option<PathBuf>, Arc<TaskSet>>>,
    tasks: Mutex<HashMap<TaskKey, Arc<Task>>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct TaskKey {
    id: String,
    tasks_dir: Option<PathBuf>,
    network_npz: Option<String>,
    op: Option<lmap_network::Operation>,
}

impl TaskStore {
    /// The task that is meant, after its network was found right on all pairs.
    ///
    /// # Errors
    /// [`RequestError::UnknownTask`], [`RequestError::TaskSet`], and [`RequestError::Bad`] if the reference contradicts
    /// itself or its statement's hash.
    pub fn task(&self, wanted: &TaskRef) -> Result<Arc<Task>, RequestError> {
        let key = TaskKey {
            id: wanted.id.clone(),
            tasks_dir: wanted.tasks_dir.clone(),
            network_npz: wanted.network_npz.clone(),
            op: wanted.op,
        };
        let kept = lock(&self.tasks).get(&key).cloned();
        let task = match kept {
            Some(task) => task,
            None => {
                let task = Arc::new(self.make(wanted)?);
                let mut tasks = lock(&self.tasks);
                if tasks.len() >= KEPT {
                    tasks.clear();
                }
                tasks.insert(key, Arc::clone(&task));
                task
            }
        };
        match &wanted.statement_sha256 {
            Some(expected) if *expected != task.statement_hash() => Err(RequestError::Bad(format!(
                "task {}: the statement's hash is {}, and the request says {expected}: the two sides have different task sets",
                wanted.id,
                task.statement_hash()
            ))),
            _ => Ok(task),
        }
    }

    /// The tasks that pass, in the order of their data set.
    ///
    /// # Errors
    /// [`RequestError::TaskSet`].
    pub fn list(&self, listing: &Listing, toolchain: &Toolchain) -> Result<Vec<Listed>, RequestError> {
        let set = self.set(listing.tasks_dir.as_deref())?;
        let filter =
            Filter { family: listing.family, split: listing.split, op: listing.op, max_prompt_chars: None };
        let fits = |record: &&TaskRecord| {
            listing.max_p.is_none_or(|most| record.p <= most)
                && (listing.prompt_timeout_seconds.is_none() || record.prompt_chars.is_some())
        };
        set.select(&filter).filter(fits).map(|record| list_one(&set, record, listing, toolchain)).collect()
    }

    fn make(&self, wanted: &TaskRef) -> Result<Task, RequestError> {
        let Some(encoded) = &wanted.network_npz else {
            return Ok(self.set(wanted.tasks_dir.as_deref())?.task(&wanted.id)?);
        };
        let bad = |what: String| RequestError::Bad(format!("task {}: {what}", wanted.id));
        if !is_id(&wanted.id) {
            return Err(bad("this is no id: use lower-case letters, digits and hyphens".to_owned()));
        }
        let operation = wanted.op.ok_or_else(|| bad("`network_npz` needs `op`".to_owned()))?;
        let bytes = STANDARD.decode(encoded).map_err(|error| bad(format!("network_npz: {error}")))?;
        let network = npz::parse(&bytes).map_err(|error| bad(error.to_string()))?;
        let frozen = network.freeze_as(operation).map_err(|error| bad(error.to_string()))?;
        Ok(Task::new(wanted.id.clone(), frozen))
    }

    fn set(&self, folder: Option<&Path>) -> Result<Arc<TaskSet>, RequestError> {
        let key = folder.map(Path::to_owned);
        if let Some(set) = lock(&self.sets).get(&key) {
            return Ok(Arc::clone(set));
        }
        let set = Arc::new(match folder {
            Some(folder) => TaskSet::open(folder)?,
            None => TaskSet::builtin(),
        });
        lock(&self.sets).insert(key, Arc::clone(&set));
        Ok(set)
    }
}

fn list_one(
    set: &TaskSet,
    record: &TaskRecord,
    listing: &Listing,
    toolchain: &Toolchain,
) -> Result<Listed, RequestError> {
    let mut listed = Listed { record: record.clone(), prompt: None, network_npz: None };
    if listing.prompt_timeout_seconds.is_none() && !listing.networks {
        return Ok(listed);
    }
    let task = set.task(&record.id)?;
    listed.prompt =
        listing.prompt_timeout_seconds.map(|seconds| task.prompt(&judge_terms(toolchain, seconds)));
    listed.network_npz = listing.networks.then(|| STANDARD.encode(npz::to_bytes(task.network().network())));
    Ok(listed)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
