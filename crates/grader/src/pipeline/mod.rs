//! The stages between the guard and the verdict.
//!
//! Data flows one way and every step has a type of its own: a [`Guarded`](crate::guard::Guarded) text becomes a compiled
//! file that nobody trusts, and that a proof, either by [`judge`](crate::judge) on its terms ([`direct`]) or by what Lean
//! says about it ([`reference`](mod@reference)). A stage that does not accept returns a [`Halt`], and nothing behind it runs.

pub(crate) mod axioms;
pub(crate) mod base;
pub(crate) mod build;
pub(crate) mod direct;
pub(crate) mod lake;
pub(crate) mod official;
pub(crate) mod process;
pub(crate) mod record;
pub(crate) mod reference;
pub(crate) mod turn;
pub(crate) mod work;

use std::fmt::Display;
use std::io;
use std::path::Path;

use lmap_lean::{LeanCommand, Toolchain};
use lmap_tasks::Task;

use crate::judge::Ending;
use crate::policy::{Folders, Policy};
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;
use base::Base;
use process::Runner;

/// The file, and the module, that a submission becomes.
pub(crate) const SOURCE: &str = "Submission.lean";
pub(crate) const MODULE: &str = "Submission";
pub(crate) const COMPILED: &str = "Submission.olean";

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
    pub folders: &'a Folders,
    pub runner: Runner<'a>,
}

impl Bench<'_> {
    /// `lean SOURCE` in the work folder of a sandbox, with a limit of memory that Lean itself keeps.
    pub fn lean(&self, source: &str, memory_mib: u64) -> LeanCommand {
        LeanCommand::new(self.toolchain, source).arg(format!("--memory={memory_mib}"))
    }
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
    pub fn launch(stage: Stage, error: &dyn Display) -> Self {
        let message = format!("{error}; `lmap doctor` tells more");
        Self { stage, reason: Reason::new(ReasonCode::Launch, message), suspicious: false }
    }
}

impl From<Ending> for Halt {
    fn from(ending: Ending) -> Self {
        let Ending { stage, reason, suspicious } = ending;
        // What crashes a kernel may be the machine.
        let suspicious = suspicious || reason.code == ReasonCode::KernelCrashed;
        Self { stage, reason, suspicious }
    }
}
