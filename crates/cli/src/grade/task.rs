//! Finding a task by its id.

use lmap_network::{Recipe, train};
use lmap_tasks::Task;

use crate::context::Failure;

/// Moduli, hidden units and seeds of the trained networks that have ids.
const MODULI: [usize; 7] = [5, 7, 11, 13, 17, 19, 23];
const HIDDEN: [usize; 3] = [8, 16, 32];
const SEEDS: [u64; 3] = [0, 1, 2];

/// Most ids that are suggested in place of an unknown one.
const SUGGESTIONS: usize = 3;

/// The task `id`. Training is deterministic and quick, so the network is trained anew.
pub fn by_id(id: &str) -> Result<Task, Failure> {
    let known = || known().find(|&(p, hidden, seed)| Task::id_for(p, hidden, seed) == id);
    let Some((p, hidden, seed)) = known() else { return Err(unknown(id)) };
    let trained = train(&Recipe::full(), p, hidden, seed).map_err(Failure::infrastructure)?;
    Ok(Task::new(id, trained.frozen))
}

fn known() -> impl Iterator<Item = (usize, usize, u64)> {
    MODULI.into_iter().flat_map(|p| HIDDEN.into_iter().flat_map(move |h| SEEDS.map(|seed| (p, h, seed))))
}

fn unknown(id: &str) -> Failure {
    let mut ids: Vec<String> = known().map(|(p, hidden, seed)| Task::id_for(p, hidden, seed)).collect();
    ids.sort_by_key(|known| strsim::damerau_levenshtein(known, id));
    let near = ids[..SUGGESTIONS].join(", ");
    Failure::usage(format!("there is no task `{id}`; did you mean one of {near}?"))
}
