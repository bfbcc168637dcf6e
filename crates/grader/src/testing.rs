//! Graders for the tests of every crate.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::policy::Folders;

/// The program whose processes a grade consists of, as [`Folders::program`] names it, built on demand.
#[must_use]
pub fn program() -> PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| lmap_lean::testing::program("lmap-grader", "grading-processes")).clone()
}

/// Folders for a test that works below `root`: the compiled bases are shared with all other tests, verdicts are not
/// cached.
#[must_use]
pub fn folders(root: &Path) -> Folders {
    let cache = lmap_lean::testing::cache_dir().join("grader-tests");
    Folders { work_root: root.join("work"), program: program(), verdict_cache: false, ..Folders::new(cache) }
}
