//! `lmap bench`: the service under too much load, and the document about what was measured.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn lmap(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lmap"))
        .args(args)
        .current_dir(folder)
        // Other tests' grades must not be waited for.
        .env("LMAP_SLOTS", "16")
        .env("LMAP_SHARED_MEMORY", "1000000")
        .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
        .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir().join("grader-tests"))
        .env("LMAP_SANDBOX", "best-effort")
        .output()
        .unwrap()
}

#[test]
fn no_verdict_is_lost_or_doubled_by_a_service_that_is_asked_for_too_much() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "bench",
        "serve",
        "--json",
        "--seconds",
        "8",
        "--capacity-seconds",
        "4",
        "--overload",
        "6",
        "--queue",
        "8",
    ];
    let output = lmap(folder.path(), &args);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(output.status.success(), "{report:#}");
    let account = &report["account"];
    let count = |what: &str| account[what].as_u64().unwrap();
    assert_eq!((count("lost"), count("doubled"), count("wrong")), (0, 0, 0), "{report:#}");
    assert_eq!(count("verdicts") + count("refused"), count("submissions"));
    // It was asked for more than it could do, and did what it could.
    assert!(count("verdicts") > 0 && count("refused") > 0, "{report:#}");
    assert_eq!(report["graded"], account["verdicts"]);
    assert_eq!(report["health"]["failed"], 0, "{report:#}");
    assert!(report["health"]["times"]["count"].as_u64().unwrap() > 0);
}

#[test]
fn the_document_about_performance_is_what_its_figures_give() {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let folder = tempfile::tempdir().unwrap();
    let figures = docs.join("performance.json");
    let args = ["bench", "all", "--from", figures.to_str().unwrap(), "--markdown", "performance.md"];
    let output = lmap(folder.path(), &args);
    assert!(output.status.success(), "{output:?}");
    let made = std::fs::read_to_string(folder.path().join("performance.md")).unwrap();
    let kept = std::fs::read_to_string(docs.join("performance.md")).unwrap();
    assert_eq!(
        made, kept,
        "make it again: lmap bench all --from docs/performance.json --markdown docs/performance.md"
    );
    // The same table is what people see when they measure.
    assert!(made.contains(std::str::from_utf8(&output.stdout).unwrap()));
}

#[test]
fn figures_of_something_else_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("other.json"), "{}").unwrap();
    let output = lmap(folder.path(), &["bench", "all", "--from", "other.json"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("other.json"));
}
