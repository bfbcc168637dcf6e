//! A judge that is killed, at any moment, leaves nothing running; and many grades of all kinds leave nothing behind.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

const PROOF: &str = "import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel
";
/// Lean is content with it soon, and a kernel works on it for longer than anybody can wait.
const ENDLESS: &str = "import LeanCheckedNetwork.Weights
set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel
";

fn lmap(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lmap"));
    command
        .args(args)
        .current_dir(folder)
        .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
        .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
        .env("LMAP_NO_CACHE", "true")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Command lines of processes that have `mark` in them.
fn processes_with(mark: &str) -> Vec<String> {
    let lines = fs::read_dir("/proc").unwrap().flatten().filter_map(|process| {
        let line = fs::read(process.path().join("cmdline")).ok()?;
        Some(String::from_utf8_lossy(&line).replace('\0', " "))
    });
    lines.filter(|line| line.contains(mark)).collect()
}

/// Control groups that a sandbox of process `id` made.
fn groups_of(id: u32) -> Vec<std::path::PathBuf> {
    let (name, mut found) = (format!("lmap-run-{id}-"), Vec::new());
    let mut folders = vec![(std::path::PathBuf::from("/sys/fs/cgroup"), 0)];
    while let Some((folder, depth)) = folders.pop() {
        for item in fs::read_dir(folder).into_iter().flatten().flatten() {
            if item.file_name().to_string_lossy().starts_with(&name) {
                found.push(item.path());
            } else if depth < 4 && item.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push((item.path(), depth + 1));
            }
        }
    }
    found
}

/// When a judge is killed.
#[derive(Debug)]
enum Moment {
    /// So many milliseconds after its start.
    Soon(u64),
    /// So many milliseconds after Lean began to work.
    Inside(u64),
}

impl Moment {
    fn wait_for(&self, inside: impl Fn() -> bool) {
        let (Self::Soon(delay) | Self::Inside(delay)) = *self;
        let start = Instant::now();
        while matches!(self, Self::Inside(_)) && !inside() {
            assert!(start.elapsed() < Duration::from_secs(120), "Lean never began to work");
            std::thread::sleep(Duration::from_millis(10));
        }
        std::thread::sleep(Duration::from_millis(delay));
    }
}

#[test]
fn a_judge_that_is_killed_leaves_nothing_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("endless.lean"), ENDLESS).unwrap();
    fs::write(folder.path().join("ok.lean"), PROOF).unwrap();
    // No other process on the machine has such a limit of memory on its command line.
    let mebibytes = (3000 + std::process::id() % 999).to_string();
    let mark = format!("--memory={mebibytes}");
    assert!(lmap(folder.path(), &["grade", "p5-h8-s0", "ok.lean"]).status().unwrap().success());
    // In the reference pipeline Lean itself asks the kernel, and so works for ever.
    let args = ["grade", "--pipeline=reference", "--kernel-memory", &mebibytes, "p5-h8-s0", "endless.lean"];
    for moment in
        [Moment::Soon(5), Moment::Soon(60), Moment::Soon(200), Moment::Inside(0), Moment::Inside(300)]
    {
        let mut judge = lmap(folder.path(), &args).spawn().unwrap();
        moment.wait_for(|| !processes_with(&mark).is_empty());
        judge.kill().unwrap();
        judge.wait().unwrap();
        let start = Instant::now();
        while !processes_with(&mark).is_empty() {
            assert!(start.elapsed() < Duration::from_secs(20), "{moment:?}: {:?}", processes_with(&mark));
            std::thread::sleep(Duration::from_millis(20));
        }
        // The next start removes what the system itself could not.
        assert!(lmap(folder.path(), &["grade", "p5-h8-s0", "ok.lean"]).status().unwrap().success());
        assert_eq!(groups_of(judge.id()), Vec::<std::path::PathBuf>::new(), "{moment:?}");
    }
}

#[test]
fn many_grades_of_all_kinds_are_right_and_leave_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["bench", "grade", "--json", "--no-comparison", "--mixed", "22"];
    let output = lmap(folder.path(), &args).stdout(Stdio::piped()).output().unwrap();
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["mixed"]["wrong"], 0, "{report:#}");
    assert_eq!(report["mixed"]["left_behind"], serde_json::json!([]), "{report:#}");
    assert!(output.status.success());
}
