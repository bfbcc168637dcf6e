//! Why a submission was not accepted.

use std::fmt;

use lmap_lean::Position;
use serde::{Deserialize, Serialize};

use crate::verdict::Outcome;

/// Why a verdict is not `accepted`: a code for programs, a message for people, a place if there is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What happened, as one of a fixed list.
    pub code: ReasonCode,
    /// What happened, in one sentence or more.
    pub message: String,
    /// Where in the submission: line from 1, column from 0 in code points.
    pub position: Option<Position>,
}

impl Reason {
    /// A reason without a place.
    pub fn new(code: ReasonCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), position: None }
    }

    /// The same reason at a place.
    #[must_use]
    pub fn at(mut self, position: Position) -> Self {
        self.position = Some(position);
        self
    }
}

macro_rules! reason_codes {
    ($($(#[doc = $doc:literal])+ $variant:ident = $name:literal => $outcome:ident,)+) => {
        /// What happened. Every code belongs to one [`Outcome`], so that the two can never disagree.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[non_exhaustive]
        pub enum ReasonCode {
            $($(#[doc = $doc])+ #[serde(rename = $name)] $variant,)+
        }

        impl ReasonCode {
            /// All codes, in the order of the stages.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name in a verdict.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }

            /// The verdict that follows from it.
            #[must_use]
            pub fn outcome(self) -> Outcome {
                match self { $(Self::$variant => Outcome::$outcome,)+ }
            }

            /// What it means, in one sentence.
            #[must_use]
            pub fn meaning(self) -> &'static str {
                match self { $(Self::$variant => concat!($($doc),+).trim_ascii(),)+ }
            }
        }
    };
}

reason_codes! {
    /// The reply has no code block tagged `lean`.
    NoLeanBlock = "no_lean_block" => Rejected,
    /// The reply has more than one code block tagged `lean`.
    SeveralLeanBlocks = "several_lean_blocks" => Rejected,
    /// The reply ends inside of a code block.
    UnclosedBlock = "unclosed_block" => Rejected,
    /// The reply ends inside of its thoughts.
    UnclosedThoughts = "unclosed_thoughts" => Rejected,
    /// The submission is not valid Unicode.
    NotUnicode = "not_unicode" => Rejected,
    /// The submission is longer than what is looked at.
    TooLarge = "too_large" => Rejected,
    /// A file of the submission is none that can be read.
    Unreadable = "unreadable" => Rejected,
    /// A banned word occurs.
    BannedWord = "banned_word" => Rejected,
    /// A banned phrase occurs.
    BannedPhrase = "banned_phrase" => Rejected,
    /// An option is set that may not be set.
    BannedOption = "banned_option" => Rejected,
    /// A module is imported that may not be imported.
    BadImport = "bad_import" => Rejected,
    /// The file does not start by importing the task's weights.
    MissingImport = "missing_import" => Rejected,
    /// The file starts with something else than imports.
    BadHeader = "bad_header" => Rejected,
    /// Lean reports an error in the file.
    LeanError = "lean_error" => Rejected,
    /// The file uses a name that the library does not have.
    UnknownName = "unknown_name" => Rejected,
    /// Lean crashed while it read the file.
    LeanCrashed = "lean_crashed" => Rejected,
    /// Lean reported no error but left no compiled file, or something else in its place.
    NoCompiledFile = "no_compiled_file" => Rejected,
    /// The compiled file is not what the toolchain's Lean writes for such a submission.
    MalformedCompiledFile = "malformed_compiled_file" => Rejected,
    /// The compiled file declares a name that kernels compute with.
    SpecialName = "special_name" => Rejected,
    /// A declaration that counts mentions an unsafe or partial one, which does not.
    UnsafeUsed = "unsafe_used" => Rejected,
    /// A kernel rejects a declaration of the compiled file.
    KernelRejected = "kernel_rejected" => Rejected,
    /// A kernel crashed on the compiled file.
    KernelCrashed = "kernel_crashed" => Rejected,
    /// `leanchecker` does not accept the compiled file.
    CheckerRejected = "checker_rejected" => Rejected,
    /// There is no theorem of the wanted name.
    TheoremMissing = "theorem_missing" => Rejected,
    /// What has the theorem's name is no theorem.
    NotATheorem = "not_a_theorem" => Rejected,
    /// The theorem has other universe parameters than wanted.
    UniverseParameters = "universe_parameters" => Rejected,
    /// A definition that the submission must give is missing, or is something else.
    DefinitionMissing = "definition_missing" => Rejected,
    /// Something that the statement is about means something else in the submission.
    DefinitionDiffers = "definition_differs" => Rejected,
    /// The theorem of the wanted name states something else.
    StatementDiffers = "statement_differs" => Rejected,
    /// The submission declares a name that the task has already.
    NameClash = "name_clash" => Rejected,
    /// The check of the statement failed in another way.
    CheckFailed = "check_failed" => Rejected,
    /// The proof depends on axioms that are not allowed.
    ForbiddenAxioms = "forbidden_axioms" => Rejected,
    /// The proof does not depend on exactly the wanted axioms.
    AxiomsDiffer = "axioms_differ" => Rejected,
    /// The list of axioms could not be read.
    AxiomsUnreadable = "axioms_unreadable" => Rejected,
    /// The deadline passed.
    Deadline = "deadline" => Timeout,
    /// Lean used more memory than granted.
    Memory = "memory" => ResourceLimit,
    /// Lean used more processor time than granted.
    Cpu = "cpu" => ResourceLimit,
    /// Lean's stack overflowed.
    Stack = "stack" => ResourceLimit,
    /// A file grew beyond what is granted.
    FileSize = "file_size" => ResourceLimit,
    /// More was printed than granted.
    Output = "output" => ResourceLimit,
    /// Our own kernel used all steps of the budget.
    Budget = "budget" => ResourceLimit,
    /// The terms are nested more deeply than a kernel goes.
    Depth = "depth" => ResourceLimit,
    /// Lean's kernel gave up at a limit of its own.
    KernelLimit = "kernel_limit" => ResourceLimit,
    /// The work folder could not be made or written.
    WorkFolder = "work_folder" => Error,
    /// The cache could not be read or written.
    Cache = "cache" => Error,
    /// The task's own modules do not compile.
    BaseFailed = "base_failed" => Error,
    /// A program of the toolchain could not be started.
    Launch = "launch" => Error,
    /// A proof that is known to be good is not accepted either: the toolchain or the machine is at fault.
    ProbeFailed = "probe_failed" => Error,
    /// Lean's kernel accepts what our own rejects: one of them is wrong.
    KernelDisagreement = "kernel_disagreement" => Error,
    /// Lean's kernel could not be asked.
    KernelUnavailable = "kernel_unavailable" => Error,
    /// This machine cannot confine a submission as the policy wants.
    Sandbox = "sandbox" => Error,
    /// A kernel was found to be wrong earlier, so nothing more is graded.
    Stopped = "stopped" => Error,
    /// The caller called the grade off.
    Cancelled = "cancelled" => Error,
}

impl fmt::Display for ReasonCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
