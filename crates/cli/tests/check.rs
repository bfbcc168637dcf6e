//! `lmap check` as a person runs it: one clear answer for every file, and for everything that is no file.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use lmap_kernel::{ConstantInfo, Declaration, Environment, Terms};
use lmap_lean::olean::ModuleFiles;
use lmap_lean::olean::craft::craft;
use lmap_lean::testing;
use serde_json::Value;

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../lean/tests/data/Tiny.olean")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lmap"));
    command.arg("check").args(arguments);
    command
}

fn check(file: &Path, flags: &[&str]) -> Output {
    command(flags).arg(file).output().expect("lmap starts")
}

/// With Lean's kernel, too.
fn check_by_both(file: &Path, flags: &[&str]) -> Output {
    let _installed = testing::toolchain();
    command(flags)
        .args(["--kernels", "both"])
        .arg(file)
        .env("LMAP_CACHE_DIR", testing::cache_dir())
        .env("LMAP_PROVIDER", "offline-kit")
        .output()
        .expect("lmap starts")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("lmap exits by itself")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("lmap prints UTF-8")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice::<Value>(&output.stdout).expect("JSON")[0].clone()
}

/// The error of a file that cannot be checked: exit code 2 and one line.
fn complaint(output: &Output) -> String {
    let message = text(&output.stderr);
    assert_eq!(code(output), 2, "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(output.stdout.is_empty());
    message
}

/// The fixture with the proof of `swap_swap` replaced by that of `one_odd`.
fn wrong_proof(folder: &Path) -> PathBuf {
    let files = ModuleFiles::open(&fixture(), 1 << 20).expect("the fixture is there");
    let mut terms: Terms = Environment::new().terms();
    let contents = files.parse().expect("a module").decode(&mut terms).expect("a whole module");
    let find = |name: &str| terms.find_name(&[name]).expect("the name is there");
    let (victim, donor) = (find("swap_swap"), find("one_odd"));
    let mut theorems = contents.declarations.iter();
    let wrong = theorems.find_map(|d| match d {
        Declaration::Theorem(t) if t.signature.name == donor => Some(t.value),
        _ => None,
    });
    let mut constants: Vec<ConstantInfo> =
        contents.declarations.iter().flat_map(testing::claimed_constants).collect();
    for constant in &mut constants {
        if let ConstantInfo::Theorem(theorem) = constant
            && theorem.signature.name == victim
        {
            theorem.value = wrong.expect("the donor is a theorem");
        }
    }
    let path = folder.join("Wrong.olean");
    std::fs::write(&path, craft(&terms, &[], &constants)).expect("room");
    path
}

#[test]
fn a_right_file_is_accepted_by_both_kernels() {
    let output = check_by_both(&fixture(), &["--stats"]);
    let shown = text(&output.stdout);
    assert_eq!(code(&output), 0, "{shown}{}", text(&output.stderr));
    assert!(shown.contains("accepted"), "{shown}");
    for part in ["read", "lmap", "lean", "ratios"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
}

#[test]
fn a_wrong_proof_is_rejected_by_both_kernels_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = check_by_both(&wrong_proof(folder.path()), &["--json"]);
    assert_eq!(code(&output), 1, "{}", text(&output.stderr));
    let report = json(&output);
    assert_eq!(report["verdict"], "rejected");
    assert_eq!(report["lmap"]["declaration"], "swap_swap");
    assert_eq!(report["lmap"]["code"], "value_type");
    assert_eq!(report["lean"]["declaration"], "swap_swap");
    assert_eq!(report["lean"]["kind"], "declTypeMismatch");
}

#[test]
fn a_theorem_can_be_required_and_its_axioms_asked_for() {
    let output = check(&fixture(), &["--theorem", "one_odd", "--axioms", "--json"]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let report = json(&output);
    assert_eq!(report["theorem"]["statement"], "Odd (Nat.succ Nat.zero)");
    assert_eq!(report["axioms"], serde_json::json!([]));
    let whole = json(&check(&fixture(), &["--axioms", "--json"]));
    assert_eq!(whole["axioms"], serde_json::json!(["choice"]));
}

#[test]
fn a_theorem_that_is_missing_no_theorem_or_has_levels_is_named_as_such() {
    for (name, problem) in [
        ("nothing", "the file declares no `nothing`"),
        ("swap", "`swap` is no theorem but this: definition"),
        ("choice", "`choice` is no theorem but this: axiom"),
        ("swap_swap", "the theorem `swap_swap` has 2 universe parameters"),
    ] {
        let output = check(&fixture(), &["--theorem", name]);
        assert_eq!(code(&output), 1);
        assert!(text(&output.stdout).contains(problem), "{name}: {}", text(&output.stdout));
    }
}

#[test]
fn out_of_fuel_is_no_rejection() {
    let output = check(&fixture(), &["--fuel", "100", "--json"]);
    assert_eq!(code(&output), 1);
    let report = json(&output);
    assert_eq!(report["verdict"], "resource_limit");
    assert_eq!(report["lmap"]["code"], "fuel");
}

#[test]
fn steps_do_not_depend_on_the_number_of_threads() {
    let steps = |jobs: &str| json(&check(&fixture(), &["--json", "--jobs", jobs]))["lmap"]["steps"].clone();
    assert_eq!(steps("1"), steps("3"));
    assert!(steps("1").as_u64().is_some_and(|steps| steps > 0));
}

#[test]
fn what_is_no_lean_file_is_told_so_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("room");
        path
    };
    let whole = std::fs::read(fixture()).expect("the fixture is there");
    let mut other_release = whole.clone();
    other_release[7..13].copy_from_slice(b"4.99.0");
    for (file, expected) in [
        (path("Source.lean", b"theorem t : True := trivial"), "neither a compiled Lean file"),
        (path("Empty.olean", b""), "neither a compiled Lean file"),
        (path("Other.olean", &other_release), "compiled by Lean 4.99.0"),
        (path("Cut.olean", &whole[..whole.len() / 2]), "damaged"),
        (path("Header.olean", &whole[..40]), "cut off"),
        (path("Export.ndjson", b"{\"a\":1}\n"), "not a lean4export file"),
        (folder.path().to_owned(), "is a folder"),
        (folder.path().join("nothing"), "cannot read"),
        (PathBuf::from("/dev/zero"), "neither a compiled Lean file"),
    ] {
        let message = complaint(&check(&file, &[]));
        assert!(message.contains(expected), "{}: {message}", file.display());
    }
}

#[test]
fn a_file_of_five_gigabytes_is_refused_without_being_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Huge.olean");
    let mut file = File::create(&path).expect("room");
    file.write_all(b"olean").expect("room");
    file.set_len(5 << 30).expect("a sparse file");
    assert!(complaint(&check(&path, &[])).contains("more than"));
}

#[test]
fn standard_input_can_be_a_compiled_file_or_an_endless_pipe() {
    let output = command(&["-"]).stdin(File::open(fixture()).expect("the fixture is there")).output();
    let output = output.expect("lmap starts");
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));

    let mut child = command(&["-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("lmap starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    let feeder = std::thread::spawn(move || {
        let line = b"{\"meta\":{\"format\":{\"version\":\"3.1.0\"}}}\n";
        // Ends when the other side has hung up.
        while pipe.write_all(line).is_ok() {}
    });
    let output = child.wait_with_output().expect("it ends");
    feeder.join().expect("the pipe was closed");
    assert!(complaint(&output).contains("line 2"));
}

#[test]
fn a_file_whose_imports_are_not_there_is_told_which() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Importer.olean");
    std::fs::write(&path, craft(&Environment::new().terms(), &[&["Some", "Module"]], &[])).expect("room");
    let base = folder.path().display().to_string();
    let message = complaint(&check(&path, &["--base", &base]));
    assert!(message.contains("Some.Module"), "{message}");
}
