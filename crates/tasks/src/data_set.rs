//! Making the data set: from the plan to files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{fs, io, thread};

use lmap_network::construct::ConstructError;
use lmap_network::{FrozenNetwork, TrainError, files, npz};

use crate::card;
use crate::plan::{Planned, Source};
use crate::{Family, JudgeTerms, NETWORK_LEAN, Origin, Task, TaskRecord};

/// Name of the file that lists the tasks.
pub const INDEX: &str = "tasks.jsonl";
/// Name of a task's network within its folder.
pub const NETWORK_NPZ: &str = "network.npz";
/// Name of a task's Lean module within its folder.
pub const WEIGHTS_LEAN: &str = "Weights.lean";
/// Measured difficulty; made by measurements, not by the build, and shown by the card.
pub const DIFFICULTY: &str = "difficulty.jsonl";

/// A task with its record.
#[derive(Debug, Clone, PartialEq)]
pub struct BuiltTask {
    /// What the data set says about it.
    pub record: TaskRecord,
    /// The task.
    pub task: Task,
}

/// Why a planned task could not be made.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// Its training failed.
    #[error("{id}: {source}")]
    Train {
        /// the task
        id: String,
        /// why
        source: TrainError,
    },
    /// Its construction failed.
    #[error("{id}: {source}")]
    Construct {
        /// the task
        id: String,
        /// why
        source: ConstructError,
    },
    /// Somebody asked to stop.
    #[error("stopped")]
    Stopped,
    /// A file could not be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// the file
        path: PathBuf,
        /// what the system said
        source: io::Error,
    },
}

/// Trains and constructs all planned networks, on several threads; `report` hears of each finished id.
pub fn build(
    plan: &[Planned],
    threads: usize,
    stop: &AtomicBool,
    report: impl Fn(&str) + Sync,
) -> Result<Vec<BuiltTask>, BuildError> {
    // The largest first, lest one thread is left alone with them at the end.
    let mut order: Vec<usize> = (0..plan.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(work(&plan[i])));
    let next = AtomicUsize::new(0);
    let results: Mutex<BTreeMap<usize, Result<BuiltTask, BuildError>>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some(&index) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = build_one(&plan[index], stop);
                    report(&plan[index].id());
                    results.lock().unwrap_or_else(PoisonError::into_inner).insert(index, result);
                }
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}

/// A rough measure of the time that a task takes.
fn work(planned: &Planned) -> usize {
    match &planned.source {
        Source::Train(job) => job.p.pow(3) * job.hidden * if job.recipe.train_percent < 100 { 10 } else { 1 },
        Source::Construct(construction) => construction.p.pow(3) * construction.hidden() * 10,
    }
}

fn build_one(planned: &Planned, stop: &AtomicBool) -> Result<BuiltTask, BuildError> {
    let id = planned.id();
    if stop.load(Ordering::Relaxed) {
        return Err(BuildError::Stopped);
    }
    match &planned.source {
        Source::Train(job) => {
            use std::ops::ControlFlow::{Break, Continue};
            let trained = job
                .run(|_| if stop.load(Ordering::Relaxed) { Break(()) } else { Continue(()) })
                .map_err(|source| match source {
                    TrainError::Stopped => BuildError::Stopped,
                    source => BuildError::Train { id: id.clone(), source },
                })?;
            let mut built = BuiltTask::new(id, planned.family, planned.split, trained.frozen);
            built.record.seed = job.seed;
            built.record.origin = Origin::Trained;
            built.record.recipe = job.recipe.name.to_owned();
            built.record.train_fraction = Some(f64::from(job.recipe.train_percent) / 100.0);
            built.record.tied = job.recipe.tied;
            built.record.restarts = trained.restarts;
            built.record.selection = Some(job.recipe.selection.name().to_owned());
            Ok(built)
        }
        Source::Construct(construction) => {
            let frozen =
                construction.run().map_err(|source| BuildError::Construct { id: id.clone(), source })?;
            let mut built = BuiltTask::new(id, planned.family, planned.split, frozen);
            built.record.origin = Origin::Constructed;
            built.record.recipe = construction.kind.name().to_owned();
            Ok(built)
        }
    }
}

impl BuiltTask {
    /// A task from a network, its record filled in as far as the network tells (an import without a recipe).
    pub fn new(id: String, family: Family, split: crate::Split, frozen: FrozenNetwork) -> Self {
        let network = frozen.network();
        let evaluation = network.evaluate_all(frozen.operation());
        let (p, hidden, op) = (network.p(), network.hidden(), frozen.operation());
        let network_sha256 = network.hash();
        let task = Task::new(id.clone(), frozen);
        let record = TaskRecord {
            id,
            op,
            p,
            hidden,
            seed: 0,
            split,
            train_fraction: None,
            family,
            origin: Origin::Imported,
            recipe: "unknown".to_owned(),
            tied: false,
            restarts: 0,
            selection: None,
            margin: evaluation.margin,
            score_spread: evaluation.score_spread(),
            size: p * p * hidden,
            network_sha256,
            statement_sha256: task.statement_hash(),
            prompt_chars: prompt_chars(&task, family),
        };
        Self { record, task }
    }
}

/// Characters of the prompt under the usual terms; the bench family has none.
pub(crate) fn prompt_chars(task: &Task, family: Family) -> Option<usize> {
    (family != Family::Bench).then(|| task.prompt(&JudgeTerms::usual()).chars().count())
}

/// All files of a data set, by their path within its folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataSet {
    files: BTreeMap<PathBuf, Vec<u8>>,
}

/// How a folder differs from what it should be.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// A file is not there.
    Missing(PathBuf),
    /// A file has another content.
    Changed(PathBuf),
    /// A file that does not belong there.
    Unexpected(PathBuf),
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Missing(path) => write!(f, "missing: {}", path.display()),
            Self::Changed(path) => write!(f, "changed: {}", path.display()),
            Self::Unexpected(path) => write!(f, "unexpected: {}", path.display()),
        }
    }
}

impl DataSet {
    /// Renders the files of the tasks; `difficulty` is the content of [`DIFFICULTY`], where there is one.
    pub fn new(tasks: &[BuiltTask], difficulty: Option<&str>) -> Self {
        let mut files = BTreeMap::new();
        let mut index = String::new();
        for BuiltTask { record, task } in tasks {
            index += &serde_json::to_string(record).expect("a record holds numbers and text only");
            index.push('\n');
            let folder = Path::new(&record.id);
            files.insert(folder.join(WEIGHTS_LEAN), task.weights_lean().into_bytes());
            files.insert(folder.join(NETWORK_NPZ), npz::to_bytes(task.network().network()));
        }
        files.insert(INDEX.into(), index.into_bytes());
        files.insert("Network.lean".into(), NETWORK_LEAN.into());
        let records: Vec<&TaskRecord> = tasks.iter().map(|built| &built.record).collect();
        for (name, content) in card::files(&records, difficulty) {
            files.insert(name.into(), content.into_bytes());
        }
        Self { files }
    }

    /// The files, by their path within the folder.
    pub fn files(&self) -> impl Iterator<Item = (&Path, &[u8])> {
        self.files.iter().map(|(path, content)| (path.as_path(), content.as_slice()))
    }

    /// Writes all files, each whole or not at all; the index comes last.
    pub fn write(&self, folder: &Path) -> Result<(), BuildError> {
        let is_index = |path: &Path| path == Path::new(INDEX);
        let (index, rest): (Vec<_>, Vec<_>) = self.files().partition(|(path, _)| is_index(path));
        for (path, content) in rest.into_iter().chain(index) {
            let path = folder.join(path);
            if fs::read(&path).is_ok_and(|old| old == content) {
                continue;
            }
            files::write_whole(&path, content).map_err(|source| BuildError::File { path, source })?;
        }
        Ok(())
    }

    /// How the folder differs from this data set, byte by byte.
    pub fn differences(&self, folder: &Path) -> Result<Vec<Difference>, BuildError> {
        let mut differences = BTreeSet::new();
        for (path, content) in self.files() {
            match fs::read(folder.join(path)) {
                Ok(found) if found == content => {}
                Ok(_) => drop(differences.insert(Difference::Changed(path.to_owned()))),
                Err(_) => drop(differences.insert(Difference::Missing(path.to_owned()))),
            }
        }
        for path in files_below(folder, Path::new(""))? {
            if !self.files.contains_key(&path) && path != Path::new(DIFFICULTY) {
                differences.insert(Difference::Unexpected(path));
            }
        }
        Ok(differences.into_iter().collect())
    }
}

/// Paths of all files below `folder/inner`, relative to `folder`.
fn files_below(folder: &Path, inner: &Path) -> Result<Vec<PathBuf>, BuildError> {
    let path = folder.join(inner);
    let file_error = |source| BuildError::File { path: path.clone(), source };
    let mut found = Vec::new();
    for entry in fs::read_dir(&path).map_err(file_error)? {
        let entry = entry.map_err(file_error)?;
        let name = inner.join(entry.file_name());
        if entry.file_type().map_err(file_error)?.is_dir() {
            found.extend(files_below(folder, &name)?);
        } else {
            found.push(name);
        }
    }
    Ok(found)
}
