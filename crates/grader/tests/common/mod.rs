//! A small real task, the real Lean, and graders over them.
#![allow(clippy::unwrap_used, reason = "a test may fail")]
#![allow(dead_code, reason = "every test binary uses its own part")]

use std::f64::consts::PI;
use std::path::Path;
use std::sync::OnceLock;

use lmap_grader::{Folders, Grader, Policy, ResourceLimits, Submission, Verdict};
use lmap_lean::Toolchain;
use lmap_network::Network;
use lmap_tasks::Task;

/// The head of every submission.
pub const HEADER: &str = "import LeanCheckedNetwork.Weights\n";

/// A proof by evaluation of all pairs.
pub const BRUTE_FORCE: &str = "import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel
";

/// p = 5 with three hidden units: one frequency at three phases.
pub fn task() -> Task {
    let (p, hidden) = (5_usize, 3_usize);
    let table = |scale: f64| -> Vec<i8> {
        let entry =
            |row: usize, phase: f64| (127.0 * (2.0 * PI * row as f64 / p as f64 + phase).cos()).round() as i8;
        (0..p)
            .flat_map(|row| (0..hidden).map(move |j| entry(row, scale * PI * j as f64 / hidden as f64)))
            .collect()
    };
    let network = Network::new(p, hidden, table(1.0), table(1.0), table(2.0)).unwrap();
    Task::new("p5-h3", network.freeze().unwrap())
}

/// The real Lean.
pub fn toolchain() -> &'static Toolchain {
    static TOOLCHAIN: OnceLock<Toolchain> = OnceLock::new();
    TOOLCHAIN.get_or_init(lmap_lean::testing::toolchain)
}

/// A policy that no test waits long for.
pub fn policy() -> Policy {
    let limits = ResourceLimits { kernel_mib: 2 << 10, ..ResourceLimits::default() };
    Policy { timeout_seconds: 60.0, limits, ..Policy::default() }
}

/// Folders below `root`, the cache shared with all other tests of this task.
pub fn folders(root: &Path) -> Folders {
    lmap_grader::testing::folders(root)
}

/// A grader with folders below `root`.
pub fn grader(policy: Policy, root: &Path) -> Grader {
    Grader::new(toolchain().clone(), policy, folders(root))
}

/// Grades `text` under `policy` and checks that nothing is left behind.
pub fn grade(policy: Policy, text: &str) -> Verdict {
    let root = tempfile::tempdir().unwrap();
    let submission = Submission::lean("proof.lean", text).unwrap();
    let verdict = grader(policy, root.path()).grade(&task(), &submission);
    assert_nothing_left(root.path());
    verdict
}

/// No folder of a grade is left below `root`.
pub fn assert_nothing_left(root: &Path) {
    let left: Vec<_> = std::fs::read_dir(root.join("work"))
        .map_or(Vec::new(), |items| items.map(|item| item.unwrap().path()).collect());
    assert!(left.is_empty(), "left behind: {left:?}");
}

/// The command lines of running processes that mention `what`.
pub fn processes_mentioning(what: &str) -> Vec<String> {
    let own = std::process::id().to_string();
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    processes
        .filter(|process| process.file_name().to_string_lossy() != own.as_str())
        .filter_map(|process| std::fs::read(process.path().join("cmdline")).ok())
        .map(|line| String::from_utf8_lossy(&line).replace('\0', " "))
        .filter(|line| line.contains(what))
        .collect()
}
