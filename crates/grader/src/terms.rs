//! What a model is told about its judge.

use lmap_lean::{Library, Toolchain};
use lmap_tasks::JudgeTerms;

/// What the prompt says about a toolchain and its time limit.
#[must_use]
pub fn judge_terms(toolchain: &Toolchain, timeout_seconds: u64) -> JudgeTerms {
    let library = match toolchain.library {
        Library::Official => "its official library",
        Library::Core => "a compact library in the place of `Init`",
    };
    JudgeTerms { lean_version: toolchain.version.to_string(), library: library.to_owned(), timeout_seconds }
}
