//! `lmap attack`: a selection of the suite against the program as it is built, in its sandbox, with the real Lean.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::process::{Command, Output};

use serde_json::Value;

fn attack(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lmap"))
        .arg("attack")
        .args(args)
        .env("LMAP_TOOLCHAIN", &lmap_lean::testing::toolchain().root)
        .env("LMAP_CACHE_DIR", lmap_lean::testing::cache_dir())
        .output()
        .unwrap()
}

fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Compiled cases are run whole by the tests of the suite's own crate; valid proofs are all in the selection.
#[test]
fn a_selection_of_attacks_fails_and_every_valid_proof_is_accepted() {
    let output = attack(&["--quick"]);
    assert!(output.status.success(), "{}", text(&output));
    let shown = text(&output);
    assert!(shown.contains("build-time/spawn-program"), "{shown}");
    assert!(!shown.contains("!!") && !shown.contains("ACCEPTED"), "{shown}");
}

#[test]
fn a_report_tells_which_layer_stops_a_case_and_which_does_without_it() {
    let output = attack(&["--case", "guard/option-quoted", "--json"]);
    let report: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output)));
    let case = &report["cases"][0];
    assert_eq!(case["with_all"]["layer"], "guard", "{report:#}");
    assert_eq!(case["without"][0][0], "guard", "{report:#}");
    assert_eq!(case["without"][0][1]["layer"], "replay", "{report:#}");
    assert_eq!(report["wrong"], 0);
}

#[test]
fn what_is_not_there_is_a_wrong_use() {
    assert_eq!(attack(&["--case", "no-such-case"]).status.code(), Some(2));
    assert_eq!(attack(&["--without", "everything"]).status.code(), Some(2));
    let listed = attack(&["--list", "--kind", "service"]);
    assert!(listed.status.success() && text(&listed).contains("service/other-task"));
}
