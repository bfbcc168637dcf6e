//! Judging on terms: does this compiled file prove exactly what was asked, from allowed axioms only?
//!
//! Nothing that a submission printed or wrote is believed but one compiled file, and of that only the terms count.
//! Data flows one way, and every step has a type of its own: an [`UntrustedModule`] is bytes; `Parsed` are its declarations,
//! with names that it may declare; `Posed` has one declaration more for every theorem asked for, which states it again; `Replayed`
//! means that every kernel of the policy accepts all of that over the [`TrustedBase`]; `Proved` that the axioms are allowed ones
//! too. A step that does not accept gives an [`Ending`], and nothing behind it runs.
//!
//! The same machinery serves tasks, whose statement is a constant of the base ([`Target::constant`]), and any other statement,
//! given by a compiled challenge ([`Target::challenge`]).

mod axioms;
mod base;
mod challenge;
mod config;
mod diff;
mod kernels;
mod module;
mod name;
mod pose;
mod pretty;
mod project;
mod replay;
mod sources;
mod target;
mod text_file;
mod texts;

use std::collections::BTreeMap;
use std::time::Instant;

use crate::policy::{AxiomMode, Kernels};
use crate::reason::{Reason, ReasonCode};
use crate::verdict::{Cost, KernelReport, Stage, Stages, StatementDiff};

pub use base::{Library, TrustedBase, Vetting};
pub use config::{Config, InvalidConfig};
pub use diff::{Difference, DifferenceKind, Span};
pub use kernels::{OFFICIAL_REPORT_BYTES, OfficialRunner, Ran};
pub use module::UntrustedModule;
pub use name::{InvalidName, LeanName};
pub use project::{FileOptions, ProjectError};
pub use sources::SOURCE_BYTES;
pub use target::{Hole, ImportRules, Scope, Target, TargetError};
pub use text_file::{TextFileError, Unreadable, read_text_file};
pub use texts::{InvalidTexts, MAX_MODULES, ModuleTexts};

/// What a judgement depends on besides the submission, the base and the target.
pub struct Conditions<'a> {
    /// The kernels that must accept.
    pub kernels: Kernels,
    /// How the axioms are compared with the allowed ones.
    pub axioms: AxiomMode,
    /// The axioms that a proof may depend on.
    pub allowed_axioms: &'a [String],
    /// Steps that our own kernel may take; `None` for no limit.
    pub budget: Option<u64>,
    /// Bytes that our own kernel may use for one declaration.
    pub lmap_memory_bytes: usize,
    /// The moment at which our own kernel is stopped. The runner sees to Lean's.
    pub deadline: Instant,
    /// Whether the caller has called the grade off. Asked every few milliseconds, from another thread.
    pub cancelled: &'a (dyn Fn() -> bool + Sync),
    /// How Lean's kernel is run; needed unless `kernels` is [`Kernels::Lmap`] and there is no audit.
    pub official: Option<&'a dyn OfficialRunner>,
    /// Under [`Kernels::Lmap`]: put an acceptance to Lean's kernel too.
    pub audit: bool,
}

/// What came of judging a submission.
#[derive(Debug, Default)]
pub struct Judgement {
    /// Why it is not accepted; nothing if it is.
    pub ending: Option<Ending>,
    /// How far it got: only the stages from the replay on are noted.
    pub stages: Stages,
    /// The axioms that the theorems depend on, sorted, if it got so far.
    pub axioms: Option<Vec<String>>,
    /// Both statements, if they differ.
    pub statement_diff: Option<StatementDiff>,
    /// What each kernel that was asked said.
    pub kernels: Vec<KernelReport>,
    /// What the stages cost.
    pub timings: BTreeMap<Stage, Cost>,
    /// What a reader should know.
    pub warnings: Vec<String>,
    /// One kernel of ours is wrong: an operator must be told, and a run must stop.
    pub alarm: Option<String>,
}

impl Judgement {
    /// Whether the submission is accepted.
    #[must_use]
    pub fn accepted(&self) -> bool {
        self.ending.is_none()
    }
}

/// Why a submission is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The stage that does not accept.
    pub stage: Stage,
    /// Why.
    pub reason: Reason,
    /// It could be the machine's fault, so a proof that is known to be good must be tried.
    pub suspicious: bool,
}

impl Ending {
    pub(crate) fn new(stage: Stage, code: ReasonCode, message: impl Into<String>) -> Self {
        Self { stage, reason: Reason::new(code, message), suspicious: false }
    }

    pub(crate) fn suspicious(mut self) -> Self {
        self.suspicious = true;
        self
    }
}

/// Judges one compiled file.
#[must_use]
pub fn judge(
    module: UntrustedModule,
    base: &TrustedBase,
    target: &Target,
    conditions: &Conditions<'_>,
) -> Judgement {
    judge_all(vec![module], base, target, conditions)
}

/// Judges the compiled files of a submission, every one after those that it imports.
#[must_use]
pub fn judge_all(
    modules: Vec<UntrustedModule>,
    base: &TrustedBase,
    target: &Target,
    conditions: &Conditions<'_>,
) -> Judgement {
    let mut judgement = Judgement::default();
    let result = kernels::caught("the judge", || run(&modules, base, target, conditions, &mut judgement));
    let ending = result.and_then(|result| result).err();
    if let Some(ending) = &ending {
        judgement.stages.set(ending.stage, false);
    }
    judgement.ending = ending;
    judgement
}

fn run(
    modules: &[UntrustedModule],
    base: &TrustedBase,
    target: &Target,
    conditions: &Conditions<'_>,
    judgement: &mut Judgement,
) -> Result<(), Ending> {
    let start = kernels::Clock::start();
    let posed = module::parse(modules, base, target).map(|parsed| pose::pose(parsed, base, target));
    note(judgement, Stage::Leanchecker, start.cost());
    let mut posed = posed?;
    judgement.statement_diff = posed.diff.take();
    judgement.warnings.append(&mut posed.notes);
    let replayed = replay::replay(posed, base, conditions, judgement)?;
    judgement.stages.set(Stage::Leanchecker, true);
    judgement.stages.set(Stage::Statement, true);
    judgement.statement_diff = None;
    let start = kernels::Clock::start();
    let proved = axioms::judge(&replayed, base, conditions, judgement);
    note(judgement, Stage::Axioms, start.cost());
    proved?;
    judgement.stages.set(Stage::Axioms, true);
    replay::audit(&replayed, conditions, judgement)
}

/// Adds to what a stage cost.
fn note(judgement: &mut Judgement, stage: Stage, cost: Cost) {
    judgement.timings.entry(stage).and_modify(|before| *before = before.and(cost)).or_insert(cost);
}
