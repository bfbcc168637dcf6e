//! The answer: schema 1 of a verdict. `docs/formats.md` describes the same for readers of JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;

use lmap_lean::{Diagnostic, Finished, Library};
use serde::{Deserialize, Serialize};

pub use crate::judge::{Difference, DifferenceKind, Span};
use crate::policy::Policy;
use crate::reason::Reason;

/// Number of the schema. It changes when a field changes its meaning or goes; new fields do not change it.
pub const SCHEMA: u32 = 1;

/// What came of a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Lean accepts a proof of exactly the task's statement, from allowed axioms.
    Accepted,
    /// It does not.
    Rejected,
    /// The deadline passed before the answer was known.
    Timeout,
    /// The submission used more than it was granted.
    ResourceLimit,
    /// The judge or its machine is at fault: there is no answer.
    Error,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Accepted, Self::Rejected, Self::Timeout, Self::ResourceLimit, Self::Error];

    /// 1.0 for an accepted proof, 0.0 for a submission that was not accepted, nothing where there is no answer.
    #[must_use]
    pub fn reward(self) -> Option<f64> {
        match self {
            Self::Accepted => Some(1.0),
            Self::Rejected | Self::Timeout | Self::ResourceLimit => Some(0.0),
            Self::Error => None,
        }
    }

    /// 0 accepted, 1 not accepted, 3 no answer.
    #[must_use]
    pub fn exit_status(self) -> u8 {
        match self {
            Self::Accepted => 0,
            Self::Rejected | Self::Timeout | Self::ResourceLimit => 1,
            Self::Error => 3,
        }
    }

    /// The name in a verdict.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
            Self::Timeout => "timeout",
            Self::ResourceLimit => "resource_limit",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        Self::from(outcome.exit_status())
    }
}

/// A step of the grade, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The Lean file is taken out of the reply.
    Extract,
    /// Banned words and the header.
    Guard,
    /// What the judge itself needs: folders, the compiled base.
    Setup,
    /// Lean compiles the file.
    Build,
    /// The compiled file is checked again.
    Leanchecker,
    /// The theorem has the task's statement.
    Statement,
    /// The proof depends on allowed axioms only.
    Axioms,
}

impl Stage {
    /// The name in a verdict.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Extract => "extract",
            Self::Guard => "guard",
            Self::Setup => "setup",
            Self::Build => "build",
            Self::Leanchecker => "leanchecker",
            Self::Statement => "statement",
            Self::Axioms => "axioms",
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which stages were passed: `true`, `false`, or nothing where a stage was skipped or not reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stages {
    /// Banned words and the header.
    pub guard_passed: Option<bool>,
    /// Lean compiles the file.
    pub build_passed: Option<bool>,
    /// The compiled file is accepted when it is checked again.
    pub leanchecker_passed: Option<bool>,
    /// The theorem has the task's statement.
    pub statement_passed: Option<bool>,
    /// The proof depends on allowed axioms only.
    pub axioms_passed: Option<bool>,
}

impl Stages {
    /// Notes how `stage` went. Stages that have no field here are for the judge's own needs.
    pub(crate) fn set(&mut self, stage: Stage, passed: bool) {
        let field = match stage {
            Stage::Guard => &mut self.guard_passed,
            Stage::Build => &mut self.build_passed,
            Stage::Leanchecker => &mut self.leanchecker_passed,
            Stage::Statement => &mut self.statement_passed,
            Stage::Axioms => &mut self.axioms_passed,
            Stage::Extract | Stage::Setup => return,
        };
        *field = Some(passed);
    }
}

/// A stage that was left out, and why. It counts as neither passed nor failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skipped {
    /// The stage.
    pub stage: Stage,
    /// Why.
    pub reason: String,
}

/// What was graded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graded {
    /// The file's name, or what the caller called it.
    pub name: String,
    /// Whether the Lean file was taken out of a reply.
    pub from_reply: bool,
    /// The line of the reply at which the Lean file starts, from 1; positions count from the start of the Lean file.
    pub first_line: u32,
    /// Length of the Lean file in bytes.
    pub bytes: usize,
}

/// The two sides of a statement that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StatementDiff {
    /// What the task asks for.
    pub expected: String,
    /// What the submission's theorem states, as Lean prints it.
    pub found: String,
    /// The theorem; nothing where the statements were compared as texts.
    #[serde(default)]
    pub theorem: Option<String>,
    /// The first place at which they differ; nothing where the statements were compared as texts.
    #[serde(default)]
    pub difference: Option<Difference>,
}

impl StatementDiff {
    /// Two statements of which nothing is known but their texts.
    #[must_use]
    pub fn of_texts(expected: String, found: String) -> Self {
        Self { expected, found, theorem: None, difference: None }
    }
}

/// What is left of the output of one command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutputTail {
    /// The stage that ran it.
    pub stage: Stage,
    /// The program's file name.
    pub program: String,
    /// How it ended: `exit 1`, `signal 6`, `killed at the deadline`.
    pub end: String,
    /// The end of what it printed, apart from Lean's messages.
    pub text: String,
}

/// What stood between the submission's code and the machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SandboxReport {
    /// Layers in force.
    pub layers: Vec<String>,
    /// Layers that were not.
    pub missing: Vec<String>,
}

/// What a kernel said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KernelReport {
    /// `lean`: the toolchain's own; `lmap`: this program's.
    pub name: String,
    /// Its version.
    pub version: String,
    /// What it said; nothing if it was not asked to the end.
    pub verdict: Option<Outcome>,
    /// How long it took, where that is known apart from everything else.
    pub seconds: Option<f64>,
    /// How many steps it took, where it counts them.
    pub steps: Option<u64>,
    /// Its largest resident size in MiB, where that is known apart from everything else.
    pub peak_mb: Option<f64>,
}

/// What one stage cost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Seconds from its start to its end.
    pub wall: f64,
    /// Seconds of processor time.
    pub cpu: f64,
    /// Largest resident size of one of its processes, in MiB.
    pub peak_mb: f64,
}

impl Cost {
    /// The cost of one process.
    #[must_use]
    pub fn of(finished: &Finished) -> Self {
        Self {
            wall: thousandths(finished.usage.wall.as_secs_f64()),
            cpu: thousandths(finished.usage.cpu.as_secs_f64()),
            peak_mb: thousandths((finished.usage.peak_bytes as f64) / f64::from(1 << 20)),
        }
    }

    /// The cost of two processes, one after the other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            wall: thousandths(self.wall + other.wall),
            cpu: thousandths(self.cpu + other.cpu),
            peak_mb: self.peak_mb.max(other.peak_mb),
        }
    }
}

/// Rounds to three digits behind the point.
pub(crate) fn thousandths(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// What the answer depends on, by hash. All are SHA-256 in hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hashes {
    /// The Lean file; nothing if none was found in the reply.
    pub submission: Option<String>,
    /// `Network.lean`, `Weights.lean` and the theorem's name.
    pub statement: String,
    /// The toolchain.
    pub toolchain: String,
    /// The policy.
    pub policy: String,
}

/// Which programs gave the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// This program.
    pub lmap: String,
    /// Lean.
    pub lean: String,
    /// The commit that Lean was built from.
    pub lean_commit: String,
}

/// A verdict, complete: the answer, why, and everything that it depends on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// [`SCHEMA`].
    pub schema: u32,
    /// Id of the task.
    pub task: String,
    /// What was graded.
    pub submission: Graded,
    /// What came of it.
    pub verdict: Outcome,
    /// 1.0, 0.0, or nothing where there is no answer.
    pub reward: Option<f64>,
    /// The stage that did not accept; nothing if all did.
    pub stage: Option<Stage>,
    /// Why it did not; nothing if all did.
    pub reason: Option<Reason>,
    /// How far the submission got.
    pub stages: Stages,
    /// Stages that were left out.
    pub skipped: Vec<Skipped>,
    /// The axioms that the proof depends on, sorted; nothing if it did not get so far.
    pub axioms: Option<Vec<String>>,
    /// Both statements, if they differ.
    pub statement_diff: Option<StatementDiff>,
    /// Lean's messages about the submission, the first [`MAX_DIAGNOSTICS`].
    pub diagnostics: Vec<Diagnostic>,
    /// How many messages, or parts of one, were left out of `diagnostics`.
    pub diagnostics_dropped: usize,
    /// The end of the output of every command that printed something else.
    pub output_tail: Vec<OutputTail>,
    /// What stood between the submission's code and the machine.
    pub sandbox: SandboxReport,
    /// Which library the submission found under the name `Init`.
    pub library: Library,
    /// What each kernel said.
    pub kernels: Vec<KernelReport>,
    /// Cost of the stages that ran a program.
    pub timings: BTreeMap<Stage, Cost>,
    /// How often Lean read the submission: a second time, with kernel checks, where leaving them out could make a
    /// difference.
    #[serde(default)]
    pub elaborations: u32,
    /// Seconds that the grade waited for its turn on this machine, before the deadline started.
    #[serde(default)]
    pub waited_seconds: f64,
    /// Seconds that the whole grade took, from the guard to the verdict.
    pub grader_seconds: f64,
    /// Whether the verdict was known already. What it cost is what it cost then.
    #[serde(default)]
    pub cached: bool,
    /// What the answer depends on, by hash.
    pub hashes: Hashes,
    /// Which programs gave it.
    pub versions: Versions,
    /// How the submission was judged.
    pub policy: Policy,
    /// What a reader should know about this verdict.
    pub warnings: Vec<String>,
    /// The folder of the grade, if it was kept.
    pub package: Option<PathBuf>,
}

/// Most messages of Lean that a verdict holds.
pub const MAX_DIAGNOSTICS: usize = 50;

/// Longest message of Lean that a verdict holds whole, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 4 << 10;

/// Longest tail of a command's output that a verdict holds, in bytes.
pub const MAX_TAIL_BYTES: usize = 4 << 10;
