//! The real Lean with the real core, run on small files.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::time::Duration;

use lmap_lean::{End, LeanCommand, LeanRun, Limits, Position, Severity, testing};
use tempfile::TempDir;

fn limits() -> Limits {
    Limits::within(Duration::from_secs(120))
}

fn elaborate(text: &str, adjust: impl FnOnce(LeanCommand) -> LeanCommand) -> (TempDir, LeanRun) {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("T.lean"), text).unwrap();
    let command = LeanCommand::new(&testing::toolchain(), "T.lean").dir(dir.path());
    let run = adjust(command).run(&limits()).unwrap();
    (dir, run)
}

#[test]
fn messages_come_with_severity_and_place() {
    let text = "theorem ok : 2 + 2 = 4 := rfl\n#print axioms ok\ntheorem bad : 1 + 1 = 3 := by\n  decide\n\
                theorem lazy : True := by sorry\ndef é := y\n";
    let (_dir, run) = elaborate(text, |command| command);
    assert_eq!(run.finished.end, End::Exited(1));
    let seen: Vec<_> = run
        .messages
        .iter()
        .map(|message| (message.severity, message.start.line, message.start.column))
        .collect();
    assert_eq!(
        seen,
        [
            (Severity::Information, 2, 0),
            (Severity::Error, 4, 2),
            (Severity::Warning, 5, 8),
            (Severity::Error, 6, 9)
        ]
    );
    assert_eq!(run.messages[0].message, "'ok' does not depend on any axioms");
    assert_eq!(run.messages[2].kind.as_deref(), Some("hasSorry"));
    assert_eq!(run.messages[3].kind.as_deref(), Some("lean.unknownIdentifier"));
    assert_eq!(run.messages[3].end, Some(Position { line: 6, column: 10 }));
    assert_eq!(run.errors().count(), 2);
}

#[test]
fn a_compiled_file_can_be_imported_from_another_folder() {
    let (dir, run) = elaborate("theorem ok : 2 + 2 = 4 := rfl\n", |command| command.output("T.olean"));
    assert!(run.finished.end.success(), "{}", run.other);
    let other = tempfile::tempdir().unwrap();
    fs::write(other.path().join("U.lean"), "import T\ntheorem again : 2 + 2 = 4 := ok\n").unwrap();
    let command = LeanCommand::new(&testing::toolchain(), "U.lean").dir(other.path());
    assert!(!command.clone().run(&limits()).unwrap().finished.end.success());
    assert!(command.lean_path(dir.path()).run(&limits()).unwrap().finished.end.success());
}

#[test]
fn options_reach_lean() {
    let deep = "theorem t : 10 + 10 = 20 := by simp\n";
    let (_dir, run) = elaborate(deep, |command| command.option("maxRecDepth", "1"));
    assert!(run.errors().any(|message| message.message.contains("maximum recursion depth")));
}

#[test]
fn deep_recursion_is_an_error_or_a_crash_and_never_a_success() {
    let deep = format!("theorem t : {}True{} := by trivial\n", "(".repeat(200_000), ")".repeat(200_000));
    let (_dir, run) = elaborate(&deep, |command| command);
    assert!(!run.finished.end.success());
}

#[test]
fn a_file_that_takes_too_long_is_stopped() {
    let dir = tempfile::tempdir().unwrap();
    let text: String = (0..400_000).map(|i| format!("theorem t{i} : True := True.intro\n")).collect();
    fs::write(dir.path().join("T.lean"), text).unwrap();
    let command = LeanCommand::new(&testing::toolchain(), "T.lean").dir(dir.path());
    let run = command.run(&Limits::within(Duration::from_secs(1))).unwrap();
    assert_eq!(run.finished.end, End::TimedOut);
}
