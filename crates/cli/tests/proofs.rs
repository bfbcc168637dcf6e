//! Reference proofs: the guard lets all of them pass, and real grades accept one for each modulus and strategy.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::process::{Command, Output};

use lmap_grader::guard::guard;
use lmap_grader::{GuardMode, Submission};
use lmap_lean::testing;
use lmap_tasks::proofs::{self, Strategy};
use lmap_tasks::{Family, Filter, TaskSet};
use serde_json::Value;

/// Brute force by Lean's kernel takes less than ten seconds up to so many products.
const OFFICIAL_UP_TO: &str = "60000";

fn lmap(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lmap"))
        .args(args)
        .env("LMAP_TOOLCHAIN", &testing::toolchain().root)
        .env("LMAP_CACHE_DIR", testing::cache_dir().join("grader-tests"))
        .output()
        .unwrap()
}

/// Grades proofs of the tasks by the strategies, two at a time; one JSON object for each.
fn graded(tasks: &[&str], strategies: &[Strategy]) -> Vec<Value> {
    let mut args = vec!["--json", "bench", "proofs", "--threads", "2", "--official-up-to", OFFICIAL_UP_TO];
    args.extend(strategies.iter().flat_map(|strategy| ["--strategy", strategy.name()]));
    args.extend(tasks);
    let output = lmap(&args);
    let said = String::from_utf8_lossy(&output.stderr);
    let rows: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{said}"));
    assert_eq!(rows.len(), tasks.len() * strategies.len());
    for row in &rows {
        assert_eq!(row["verdict"], "accepted", "{row}");
    }
    assert!(output.status.success(), "{said}");
    rows
}

#[test]
fn brute_force_is_accepted_for_every_modulus() {
    let tasks = ["p5-h8-s0", "p7-h8-s1", "p11-h8-s2", "p13-h8-s0", "p17-h8-s1", "p19-h8-s2", "p23-h8-s0"];
    let rows = graded(&tasks, &[Strategy::Decide, Strategy::ListAll, Strategy::Cases]);
    for row in rows {
        // p = 23 is more than Lean's kernel does in ten seconds.
        assert_eq!(row["lean"].is_null(), row["p"] == 23, "{row}");
        assert!(row["lmap"]["steps"].as_u64().is_some_and(|steps| steps > 0), "{row}");
    }
}

#[test]
fn packed_proofs_are_accepted_by_both_kernels_for_every_modulus() {
    let tasks =
        ["p5-h16-s0", "p7-h32-s1", "p11-h32-s2", "p13-h32-s0", "p17-h32-s1", "p19-h32-s2", "p23-h32-s0"];
    for row in graded(&tasks, &[Strategy::Packed]) {
        assert!(!row["lean"].is_null(), "{row}");
    }
}

#[test]
fn other_operations_and_sizes_are_proved_the_same_way() {
    let tasks = ["sub-p7-h3-s0", "mul-p5-h7-s0", "p6-h2-s0"];
    graded(&tasks, &Strategy::ALL);
}

#[test]
fn the_guard_lets_every_reference_proof_pass() {
    let set = TaskSet::builtin();
    let mut seen = 0;
    for record in set.records().iter().filter(|record| record.family != Family::Bench) {
        let task = set.task(&record.id).unwrap();
        for strategy in Strategy::ALL {
            let submission = Submission::lean("proof.lean", proofs::proof(&task, strategy)).unwrap();
            assert!(guard(&submission, GuardMode::Seed).is_ok(), "{} by {strategy}", record.id);
            seen += 1;
        }
    }
    assert!(seen > 600, "{seen}");
}

#[test]
fn prove_writes_what_the_library_gives() {
    let task = TaskSet::builtin().task("p23-h32-s2").unwrap();
    let output = lmap(&["prove", "p23-h32-s2"]);
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), proofs::reference(&task));
    assert_eq!(proofs::reference_strategy(&task), Strategy::Packed);

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof.lean");
    let output = lmap(&["prove", "p23-h32-s2", "-s", "cases", "-o", file.to_str().unwrap()]);
    assert!(output.status.success() && output.stdout.is_empty());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), proofs::proof(&task, Strategy::Cases));
}

#[test]
fn prove_all_writes_a_file_for_every_task() {
    let folder = tempfile::tempdir().unwrap();
    let output = lmap(&["prove", "--all", folder.path().to_str().unwrap(), "-s", "decide"]);
    assert!(output.status.success());
    let set = TaskSet::builtin();
    assert_eq!(set.select(&Filter::default()).count(), std::fs::read_dir(folder.path()).unwrap().count());
    assert!(folder.path().join("p127-h9-s0.decide.lean").is_file());
}

#[test]
fn wrong_arguments_are_named() {
    let output = lmap(&["prove", "p5-h8-s7"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("p5-h8-s0"), "similar tasks are named");
    let output = lmap(&["prove", "p5-h8-s0", "-s", "magic"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("list_all"), "known strategies are named");
    let output = lmap(&["prove", "p5-h8-s0", "-o", "/nowhere/proof.lean"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/nowhere/proof.lean"));
}

#[test]
fn difficulty_is_the_steps_that_a_budget_counts() {
    let output = lmap(&["tasks", "difficulty", "p5-h8-s0"]);
    assert!(output.status.success());
    let line: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(line["id"], "p5-h8-s0");
    assert!(line["kernel"].as_str().unwrap().starts_with("lmap "));
    let rows = graded(&["p5-h8-s0"], &[Strategy::Decide]);
    assert_eq!(rows[0]["lmap"]["steps"], line["steps"]);
}
