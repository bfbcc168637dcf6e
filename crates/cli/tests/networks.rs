//! `lmap networks` and `lmap tasks`, as a person calls them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

fn lmap(folder: &TempDir, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lmap"))
        .current_dir(folder.path())
        .env_remove("LMAP_TASKS")
        .args(args)
        .output()
        .expect("lmap runs")
}

/// Runs, expects the exit code, and gives standard output.
fn expect(folder: &TempDir, code: i32, args: &[&str]) -> String {
    let output = lmap(folder, args);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {stderr}");
    String::from_utf8(output.stdout).expect("text")
}

fn json(folder: &TempDir, code: i32, args: &[&str]) -> Value {
    let text = expect(folder, code, &[args, &["--json"]].concat());
    serde_json::from_str(&text).expect("JSON")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn names(path: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(path)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn training_writes_a_network_its_record_and_pictures_and_resumes() {
    let folder = folder();
    let args = ["networks", "train", "--p", "5", "--seeds", "0,1", "--out", "n", "--pictures"];
    let report = json(&folder, 0, &args);
    assert_eq!((report["frozen"].as_u64(), report["jobs"].as_u64()), (Some(2), Some(2)));
    let expected = ["curve.png", "curve.svg", "json", "npz", "png", "svg"];
    let expected: Vec<String> =
        (0..2).flat_map(|seed| expected.map(|extension| format!("p5-h8-s{seed}.{extension}"))).collect();
    assert_eq!(names(&folder.path().join("n")), expected);

    let again = json(&folder, 0, &[&args[..], &["--resume"]].concat());
    assert!(again["runs"].as_array().expect("runs").iter().all(|run| run["outcome"] == "resumed"));
    assert_eq!(again["runs"][0]["record"], report["runs"][0]["record"]);
}

#[test]
fn training_that_finds_nothing_says_so() {
    let folder = folder();
    let output = lmap(&folder, &["networks", "train", "--p", "23", "--hidden", "1", "--epochs", "30"]);
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        stderr.contains("p23-h1-s0: no integer network was right after 1 attempt(s) of 30 epochs"),
        "{stderr}"
    );
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_nothing_half_written() {
    let folder = folder();
    // The first network takes a moment, the second far longer than this test.
    let settings =
        ["--recipe", "wide-margin", "--hidden", "64", "--threads", "1", "--out", "n", "--pictures"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_lmap"))
        .current_dir(folder.path())
        .args(["networks", "train", "--p", "5,127"])
        .args(settings)
        .stderr(std::process::Stdio::null())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("lmap runs");
    while !folder.path().join("n/p5-h64-s0.json").exists() {
        std::thread::sleep(Duration::from_millis(10));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let left = names(&folder.path().join("n"));
    assert!(left.iter().all(|name| name.starts_with("p5-h64-s0.")), "{left:?}");

    let args = [&["networks", "train", "--p", "5", "--resume"][..], &settings].concat();
    assert_eq!(json(&folder, 0, &args)["runs"][0]["outcome"], "resumed");
}

#[test]
fn constructed_networks_are_shown_and_exchanged() {
    let folder = folder();
    let made =
        json(&folder, 0, &["networks", "construct", "products", "--op", "mul", "--p", "7", "--out", "n"]);
    assert_eq!(made[0]["network"]["right"], 49);
    let shown = json(&folder, 0, &["networks", "show", "n/mul-p7-h7-s0.npz"]);
    assert_eq!(shown[0]["network"]["op"], "mul", "the operation is recognised");
    let pictures: Vec<PathBuf> = serde_json::from_value(shown[0]["pictures"].clone()).expect("paths");
    let png = fs::read(folder.path().join(&pictures[1])).expect("the picture");
    assert!(png.starts_with(b"\x89PNG"));

    expect(&folder, 0, &["networks", "export", "n/mul-p7-h7-s0.npz", "--out", "net.json"]);
    expect(&folder, 0, &["networks", "import", "net.json", "--out", "back"]);
    let bytes = |name: &str| fs::read(folder.path().join(name)).expect("the network");
    assert_eq!(bytes("n/mul-p7-h7-s0.npz"), bytes("back/net.npz"));
}

#[test]
fn what_cannot_be_imported_is_named_with_the_reason() {
    let folder = folder();
    fs::write(folder.path().join("bad.npz"), "no archive").expect("written");
    let report = json(&folder, 1, &["networks", "import", "bad.npz", "missing.npz"]);
    let reason = |i: usize| report[i]["error"].as_str().expect("a reason").to_owned();
    assert!(reason(0).starts_with("bad.npz: not a .npz archive"), "{}", reason(0));
    assert!(reason(1).starts_with("missing.npz: could not read missing.npz"), "{}", reason(1));
    expect(&folder, 2, &["networks", "show", "net.txt"]);
}

#[test]
fn tasks_are_listed_shown_and_prompted() {
    let folder = folder();
    let eval = json(&folder, 0, &["tasks", "list", "--family", "classic", "--split", "eval"]);
    assert_eq!(eval.as_array().expect("records").len(), 21);
    let short = json(&folder, 0, &["tasks", "list", "--max-prompt-chars", "6000"]);
    assert!(short.as_array().expect("records").iter().all(|r| r["prompt_chars"].as_u64() <= Some(6000)));

    let prompt = expect(&folder, 0, &["tasks", "prompt", "sub-p7-h3-s0", "--timeout", "77"]);
    for part in
        ["subs_mod_7", "(a + 7 - b) % 7", "import LeanCheckedNetwork.Network", "def Spec", "77 seconds"]
    {
        assert!(prompt.contains(part), "{part} is missing in:\n{prompt}");
    }
    let shown = json(&folder, 0, &["tasks", "show", "p5-h8-s0", "--picture", "pic"]);
    assert_eq!(shown["record"]["p"], 5);
    assert!(folder.path().join("pic.png").exists());
    let output = lmap(&folder, &["tasks", "show", "p5-h8-s7"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("did you mean p5-h8-s0"));
}

#[test]
fn tasks_are_made_from_outside_networks_and_verified() {
    let folder = folder();
    expect(&folder, 0, &["networks", "train", "--p", "5", "--out", "runs"]);
    fs::write(folder.path().join("runs/bad.npz"), "no archive").expect("written");
    let args = ["tasks", "build", "--from", "runs/p5-h8-s0.npz", "runs/bad.npz", "--out", "t"];
    let report = json(&folder, 1, &args);
    assert_eq!(report["tasks"][0]["id"], "p5-h8-s0");
    assert_eq!(report["tasks"][0]["recipe"], "full", "the record of the training is taken over");
    assert_eq!(report["skipped"][0]["file"], "runs/bad.npz");
    let verified = json(&folder, 0, &["tasks", "verify", "--tasks", "t", "--no-lean"]);
    assert_eq!(verified[0]["error"], Value::Null);
    fs::write(folder.path().join("t/p5-h8-s0/Weights.lean"), "axiom a : False").expect("written");
    let verified = json(&folder, 1, &["tasks", "verify", "--tasks", "t", "--no-lean"]);
    assert!(verified[0]["error"].as_str().expect("an error").contains("Weights.lean"), "{verified}");
}

#[test]
fn lean_evaluates_sampled_pairs_as_this_program_does() {
    let toolchain = lmap_lean::testing::toolchain();
    let folder = folder();
    let root = toolchain.root.to_string_lossy();
    let ids = ["p5-h8-s0", "sub-p7-h3-s0", "mul-p5-h7-s0", "p23-h2-s0"];
    let args = [&["tasks", "verify"][..], &ids, &["--samples", "4", "--toolchain", &root]].concat();
    let report = json(&folder, 0, &args);
    assert_eq!(report.as_array().expect("reports").len(), ids.len());
}
