//! What stands between a submission and an acceptance.

use std::fmt;

use lmap_grader::{Outcome, ReasonCode, Stage, Verdict};
use serde::{Deserialize, Serialize};

/// A layer of the judge, named by what it looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// Only UTF-8 text of bounded size becomes a submission.
    Input,
    /// The one Lean file of a reply.
    Extract,
    /// Banned words and the header.
    Guard,
    /// Lean itself compiles the file, or does not.
    Build,
    /// Code that runs while the file is compiled reaches nothing and leaves nothing behind.
    Sandbox,
    /// Time, memory, processes, files, output.
    Limits,
    /// The compiled file is read by a reader that believes nothing.
    Reader,
    /// Two kernels check every declaration.
    Replay,
    /// The theorem is there and states what was asked.
    Statement,
    /// The proof rests on allowed axioms.
    Axioms,
}

impl Layer {
    /// All layers, in the order in which a submission meets them.
    pub const ALL: [Self; 10] = [
        Self::Input,
        Self::Extract,
        Self::Guard,
        Self::Build,
        Self::Sandbox,
        Self::Limits,
        Self::Reader,
        Self::Replay,
        Self::Statement,
        Self::Axioms,
    ];

    /// The layer that did not let `verdict` be an acceptance; `None` for an acceptance.
    #[must_use]
    pub fn of(verdict: &Verdict) -> Option<Self> {
        let code = verdict.reason.as_ref()?.code;
        Some(Self::told_by(verdict.stage?, code))
    }

    /// The layer behind a stage and a reason.
    #[must_use]
    pub fn told_by(stage: Stage, code: ReasonCode) -> Self {
        let limited = matches!(code.outcome(), Outcome::Timeout | Outcome::ResourceLimit);
        match (stage, code) {
            (_, ReasonCode::TooLarge | ReasonCode::NotUnicode) => Self::Input,
            (Stage::Extract, _) => Self::Extract,
            (Stage::Guard, _) => Self::Guard,
            (_, ReasonCode::NoCompiledFile | ReasonCode::MalformedCompiledFile) => Self::Reader,
            _ if limited => Self::Limits,
            (Stage::Setup | Stage::Build, _) => Self::Build,
            (Stage::Leanchecker, _) => Self::Replay,
            (Stage::Statement, _) => Self::Statement,
            (Stage::Axioms, _) => Self::Axioms,
        }
    }

    /// The name in a case and in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Extract => "extract",
            Self::Guard => "guard",
            Self::Build => "build",
            Self::Sandbox => "sandbox",
            Self::Limits => "limits",
            Self::Reader => "reader",
            Self::Replay => "replay",
            Self::Statement => "statement",
            Self::Axioms => "axioms",
        }
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What can be left out, to see whether another layer holds. No setting of a user reaches any of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Removable {
    /// The guard lets everything pass.
    Guard,
    /// This program's own kernel is not asked, neither about declarations nor about the statement.
    Lmap,
    /// Lean's kernel is not asked.
    Lean,
    /// Every axiom that the proof rests on is allowed.
    Axioms,
}

impl Removable {
    /// All that can be left out.
    pub const ALL: [Self; 4] = [Self::Guard, Self::Lmap, Self::Lean, Self::Axioms];

    /// The name on the command line and in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Guard => "guard",
            Self::Lmap => "lmap",
            Self::Lean => "lean",
            Self::Axioms => "axioms",
        }
    }
}

impl fmt::Display for Removable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl std::str::FromStr for Removable {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|removable| removable.name() == name);
        found.ok_or_else(|| format!("unknown stage `{name}`: use guard, lmap, lean or axioms"))
    }
}
