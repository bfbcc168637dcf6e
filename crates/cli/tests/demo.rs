//! `lmap demo` as a newcomer runs it, with the real Lean.

use std::path::Path;
use std::process::{Command, Output};

use lmap_lean::testing;
use serde_json::Value;

/// `lmap demo` in an empty folder, with the Lean of the tests.
fn demo(folder: &Path, flags: &[&str]) -> Output {
    let _installed = testing::toolchain();
    Command::new(env!("CARGO_BIN_EXE_lmap"))
        .arg("demo")
        .args(flags)
        .current_dir(folder)
        .env("LMAP_CACHE_DIR", testing::cache_dir())
        .env("LMAP_PROVIDER", "offline-kit")
        .output()
        .expect("lmap starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("lmap prints UTF-8")
}

#[test]
fn two_proofs_are_accepted_and_three_attempts_are_not() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = demo(folder.path(), &["--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let verdicts: Vec<(&str, Option<f64>, &str, &str)> = report["verdicts"]
        .as_array()
        .expect("verdicts")
        .iter()
        .map(|v| {
            let name = v["submission"]["name"].as_str().unwrap_or_default();
            let stage = v["stage"].as_str().unwrap_or_default();
            (name, v["reward"].as_f64(), stage, v["reason"]["code"].as_str().unwrap_or_default())
        })
        .collect();
    assert_eq!(
        verdicts,
        [
            ("brute_force.lean", Some(1.0), "", ""),
            ("cases.lean", Some(1.0), "", ""),
            ("weaker.lean", Some(0.0), "statement", "statement_differs"),
            ("sorry.lean", Some(0.0), "guard", "banned_word"),
            ("own_network.lean", Some(0.0), "guard", "missing_import"),
        ]
    );
}

#[test]
fn the_picture_and_the_files_are_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = demo(folder.path(), &["--out", "shown"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    let picture = Path::new("shown").join("p5-h8-s0.png");
    assert!(said.contains(&picture.display().to_string()), "{said}");
    let bytes = std::fs::read(folder.path().join(&picture)).expect("the picture");
    assert!(bytes.starts_with(b"\x89PNG"));
    for file in ["LeanCheckedNetwork/Weights.lean", "LeanCheckedNetwork/Network.lean", "cases.lean"] {
        assert!(folder.path().join("shown").join(file).is_file(), "{file}");
    }
    assert!(!said.contains('\x1b'), "plain when piped");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("file"), "").expect("writable");
    let output = demo(folder.path(), &["--out", "file/inside"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stderr).contains("file/inside"), "{}", text(&output.stderr));
}
