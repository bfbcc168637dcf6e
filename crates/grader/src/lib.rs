//! Is this submission a proof of the task's statement?
//!
//! A [`Grader`] has a toolchain and a [`Policy`]. It takes a task and a [`Submission`], which is text that nobody has
//! looked at, through the stages (guard, build, replay, statement, axioms) and gives a [`Verdict`]: accepted, or which
//! stage did not accept and why.
//!
//! ```
//! use lmap_grader::{GuardMode, ReasonCode, Submission, guard::guard};
//! let reply = "Here is the proof.\n```lean\nimport LeanCheckedNetwork.Weights\naxiom cheat : False\n```\n";
//! let submission = Submission::from_reply("reply", reply).unwrap();
//! let reason = guard(&submission, GuardMode::Seed).unwrap_err();
//! assert_eq!((reason.code, reason.position.unwrap().line), (ReasonCode::BannedWord, 2));
//! ```
#![forbid(unsafe_code)]

pub mod batch;
pub mod cache;
mod cancel;
pub mod exactness;
pub mod extract;
mod grader;
pub mod guard;
pub mod judge;
mod messages;
mod pipeline;
mod policy;
mod private;
mod reason;
pub mod render;
mod settings;
pub mod slots;
mod submission;
mod terms;
#[doc(hidden)]
pub mod testing;
pub mod tokens;
pub mod verdict;

pub use cancel::{Cancel, abandon};
pub use grader::Grader;
pub use guard::GuardMode;
pub use messages::Heard;
pub use policy::{
    AxiomMode, Folders, Kernels, Pipeline, Policy, ResourceLimits, STANDARD_AXIOMS, SandboxMode,
};
pub use private::PrivateError;
pub use reason::{Reason, ReasonCode};
pub use settings::{GradeSettings, SettingError};
pub use submission::{MAX_BYTES, Submission};
pub use terms::judge_terms;
pub use verdict::{Outcome, Stage, Verdict};
