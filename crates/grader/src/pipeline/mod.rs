//! The stages between the guard and the verdict.
//!
//! Data flows one way and every step has a type of its own: a [`Guarded`](crate::guard::Guarded) text becomes a
//! `Built` compiled file, that becomes a `Replayed` one, that a `Stated` one, and that a `Proved` one. A stage that
//! does not accept returns a [`Halt`], and nothing behind it runs.

pub(crate) mod axioms;
pub(crate) mod base;
pub(crate) mod lake;
pub(crate) mod process;
pub(crate) mod record;
pub(crate) mod reference;
pub(crate) mod work;

use std::io;
use std::path::Path;
use std::time::Instant;

use lmap_lean::{RunError, Toolchain};
use lmap_tasks::Task;

use crate::policy::Policy;
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;
use base::Base;
use work::WorkFolder;

/// What has to be proved, in words that mean the same wherever they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Goal {
    /// The theorem's full name.
    pub theorem: String,
    /// A closed Lean term for the proposition. Names in it start with `_root_`.
    pub proposition: String,
    /// The proposition, written out for people.
    pub statement: String,
}

impl Goal {
    /// The statement of `task`.
    pub fn of(task: &Task) -> Self {
        Self {
            theorem: task.theorem_name(),
            proposition: format!("_root_.{}", task.spec_name()),
            statement: task.statement(),
        }
    }
}

/// What every stage works with.
pub(crate) struct Bench<'a> {
    pub toolchain: &'a Toolchain,
    pub base: &'a Base,
    pub policy: &'a Policy,
    pub work: &'a WorkFolder,
    pub deadline: Instant,
}

/// A stage did not accept.
#[derive(Clone, Debug)]
pub(crate) struct Halt {
    pub stage: Stage,
    pub reason: Reason,
    /// It could be the toolchain's fault or the machine's, so a proof that is known to be good must be tried.
    pub suspicious: bool,
}

impl Halt {
    /// The submission is at fault.
    pub fn rejected(stage: Stage, reason: Reason) -> Self {
        Self { stage, reason, suspicious: false }
    }

    /// The submission is at fault unless a proof that is known to be good fails as well.
    pub fn suspicious(stage: Stage, reason: Reason) -> Self {
        Self { stage, reason, suspicious: true }
    }

    /// A file of the grade could not be written or read.
    pub fn work_folder(stage: Stage, path: &Path, error: &io::Error) -> Self {
        let message = format!(
            "cannot use {}: {error}; free some space, or name another folder with --work-root",
            path.display()
        );
        Self { stage, reason: Reason::new(ReasonCode::WorkFolder, message), suspicious: false }
    }

    /// A program could not be started.
    pub fn launch(stage: Stage, error: &RunError) -> Self {
        let message = format!("{error}; `lmap doctor` tells more");
        Self { stage, reason: Reason::new(ReasonCode::Launch, message), suspicious: false }
    }
}
