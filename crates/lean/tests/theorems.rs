//! The theorems in `lean/tests` against the real Lean: those in `rejected/` fail as they say, all others go through.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use lmap_lean::{LeanCommand, LeanRun, Limits, Severity, Toolchain, testing};

fn tests_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lean/tests")
}

/// The Lean files of the folders for which `wanted` holds, in order.
fn files(wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let list = |dir: &Path| -> Vec<PathBuf> {
        let mut entries: Vec<PathBuf> = std::fs::read_dir(dir)
            .expect("lean/tests is there")
            .map(|e| e.expect("readable").path())
            .collect();
        entries.sort();
        entries
    };
    list(&tests_folder())
        .into_iter()
        .filter(|dir| dir.is_dir() && dir.file_name().is_some_and(|n| wanted(&n.to_string_lossy())))
        .flat_map(|dir| list(&dir))
        .filter(|file| file.extension().is_some_and(|e| e == "lean"))
        .collect()
}

fn run(toolchain: &Toolchain, file: &Path) -> LeanRun {
    let limits = Limits::within(Duration::from_secs(300));
    LeanCommand::new(toolchain, file)
        .run(&limits)
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Runs `check` on all files, two at a time, and fails with all complaints.
fn check_all(files: &[PathBuf], check: impl Fn(&Path) -> Result<(), String> + Sync) {
    let next = AtomicUsize::new(0);
    let complaints = std::sync::Mutex::new(String::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(complaint) = check(file) {
                        let mut complaints = complaints.lock().expect("no check panics");
                        let _ = writeln!(complaints, "{}: {complaint}", file.display());
                    }
                }
            });
        }
    });
    let complaints = complaints.into_inner().expect("no check panics");
    assert!(complaints.is_empty(), "\n{complaints}");
}

fn errors(run: &LeanRun) -> Vec<String> {
    run.messages
        .iter()
        .filter(|m| m.severity == Severity::Error)
        .map(|m| format!("{}:{}: {}", m.start.line, m.start.column, m.message))
        .collect()
}

#[test]
fn true_theorems_go_through() {
    let toolchain = testing::toolchain();
    let files = files(|folder| folder != "rejected");
    assert!(!files.is_empty());
    check_all(&files, |file| {
        let run = run(&toolchain, file);
        match errors(&run).first() {
            Some(error) => Err(error.clone()),
            None if run.finished.end.success() => Ok(()),
            None => Err(format!("lean ended with {:?}: {}", run.finished.end, run.other)),
        }
    });
}

#[test]
fn false_and_broken_theorems_are_rejected_as_they_say() {
    let toolchain = testing::toolchain();
    let files = files(|folder| folder == "rejected");
    assert!(!files.is_empty());
    check_all(&files, |file| {
        let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
        let expected = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("-- expect: "))
            .ok_or("the first line must be `-- expect: <part of the message>`")?;
        let errors = errors(&run(&toolchain, file));
        if errors.iter().any(|error| error.contains(expected)) {
            Ok(())
        } else {
            Err(format!("expected an error with `{expected}`, got {errors:?}"))
        }
    });
}
