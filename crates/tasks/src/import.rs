//! Tasks from networks that somebody else trained.

use std::path::{Path, PathBuf};

use lmap_network::batch::run_id;
use lmap_network::{Operation, RunRecord, files, npz};

use crate::task_set::is_id;
use crate::{BuiltTask, Family, Origin, Split};

/// A file that does not become a task, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// The file.
    pub path: PathBuf,
    /// Why.
    pub reason: String,
}

/// Makes a task of every `.npz` file that holds a right network; the rest is skipped, with the reason.
///
/// The record of a training run beside the file (`run.json` for `run.npz`) is taken over if it is of this network.
pub fn import(paths: &[PathBuf], operation: Operation, split: Split) -> (Vec<BuiltTask>, Vec<Skipped>) {
    let (mut tasks, mut skipped) = (Vec::<BuiltTask>::new(), Vec::new());
    for path in paths {
        let taken = |id: &str| tasks.iter().any(|built| built.record.id == id);
        match import_one(path, operation, split, taken) {
            Ok(task) => tasks.push(task),
            Err(reason) => skipped.push(Skipped { path: path.clone(), reason }),
        }
    }
    (tasks, skipped)
}

fn import_one(
    path: &Path,
    operation: Operation,
    split: Split,
    taken: impl Fn(&str) -> bool,
) -> Result<BuiltTask, String> {
    let network = npz::load(path).map_err(|error| error.to_string())?;
    let run = run_record(path).filter(|run| run.network_hash == network.hash());
    let operation = run.as_ref().map_or(operation, |run| run.op);
    let frozen = network.freeze_as(operation).map_err(|reason| reason.to_string())?;
    let id = match &run {
        Some(run) => run_id(run.op, run.p, run.hidden, run.seed),
        None => id_from(path)?,
    };
    if taken(&id) {
        return Err(format!("another file gave the task {id} already"));
    }
    let mut built = BuiltTask::new(id, Family::Imported, split, frozen);
    if let Some(run) = run {
        built.record.origin = Origin::Trained;
        built.record.seed = run.seed;
        built.record.recipe = run.recipe;
        built.record.train_fraction = Some(f64::from(run.train_percent) / 100.0);
        built.record.tied = run.tied;
        built.record.restarts = run.restarts;
        built.record.selection = Some(run.selection);
    }
    Ok(built)
}

fn run_record(path: &Path) -> Option<RunRecord> {
    let text = std::fs::read_to_string(files::with_extension(&path.with_extension(""), "json")).ok()?;
    RunRecord::from_json(&text).ok()
}

/// The file's name, as far as it can be an id.
fn id_from(path: &Path) -> Result<String, String> {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
    let id: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    if is_id(&id) {
        Ok(id)
    } else {
        Err("its name cannot be an id: use letters, digits and hyphens".to_owned())
    }
}
