//! Many grades: on several threads, or of one submission again and again.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use serde::{Deserialize, Serialize};

use crate::verdict::{Verdict, thousandths};

/// Grades `items` on `jobs` threads, and tells every verdict in the order of the items, as soon as those before it are
/// known.
///
/// How many grades run at once is limited by the machine's slots as well; a thread more than there are slots only waits.
pub fn grade_all<T: Sync>(
    items: &[T],
    jobs: NonZeroUsize,
    grade: impl Fn(&T) -> Verdict + Sync,
    mut told: impl FnMut(usize, Verdict),
) {
    let next = AtomicUsize::new(0);
    let (known, verdicts) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs.get().min(items.len()) {
            let (known, next, grade) = (known.clone(), &next, &grade);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { return };
                    if known.send((index, grade(item))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(known);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (index, verdict) in verdicts {
            early.insert(index, verdict);
            while let Some(verdict) = early.remove(&due) {
                told(due, verdict);
                due += 1;
            }
        }
    });
}

/// Whether grades of one submission come out the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Flakiness {
    /// What was graded.
    pub name: String,
    /// How often.
    pub runs: usize,
    /// Whether the endings differ.
    pub flaky: bool,
    /// How often each ending came: a verdict, or a verdict with its stage and reason.
    pub endings: BTreeMap<String, usize>,
    /// Seconds of the fastest grade, the middle one and the slowest.
    pub seconds: [f64; 3],
}

impl Flakiness {
    /// Compares the verdicts on one submission; `None` if there are none.
    #[must_use]
    pub fn of(verdicts: &[Verdict]) -> Option<Self> {
        let name = verdicts.first()?.submission.name.clone();
        let mut endings = BTreeMap::new();
        verdicts.iter().for_each(|verdict| *endings.entry(ending(verdict)).or_insert(0) += 1);
        let mut seconds: Vec<f64> =
            verdicts.iter().map(|verdict| verdict.grader_seconds - verdict.waited_seconds).collect();
        seconds.sort_by(f64::total_cmp);
        let at = |index: usize| seconds.get(index).copied().map_or(0.0, thousandths);
        let last = seconds.len().saturating_sub(1);
        let seconds = [at(0), at(last / 2), at(last)];
        Some(Self { name, runs: verdicts.len(), flaky: endings.len() > 1, endings, seconds })
    }
}

/// An ending in a few words: `accepted`, `rejected (build: lean_error)`.
#[must_use]
pub fn ending(verdict: &Verdict) -> String {
    match (&verdict.stage, &verdict.reason) {
        (Some(stage), Some(reason)) => format!("{} ({stage}: {})", verdict.verdict, reason.code),
        _ => verdict.verdict.to_string(),
    }
}
