//! Faults of the machine give no reward, faults that a submission brings about give 0.0, and nobody takes one for the other.
//!
//! Where a fault cannot be had from the real Lean at will, a small shell script stands before it and misbehaves when it
//! reads a certain word; everything else it hands on.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use common::{BRUTE_FORCE, HEADER, assert_nothing_left, task, toolchain};
use lmap_grader::{Folders, Grader, Outcome, Pipeline, Policy, ReasonCode, Stage, Submission, Verdict};
use lmap_lean::Toolchain;

/// These faults are those of Lean alone, so the pipeline is that which runs nothing else.
fn policy() -> Policy {
    Policy { pipeline: Pipeline::Reference, ..common::policy() }
}

/// Folders for a toolchain that may consist of shell scripts below `root`.
fn folders(root: &Path) -> Folders {
    let places = ["/bin", "/usr/bin", "/lib", "/lib64", "/usr/lib"].map(PathBuf::from);
    let mut toolchain_needs: Vec<PathBuf> = places.into_iter().filter(|place| place.is_dir()).collect();
    let scripts = root.join("bin");
    fs::create_dir_all(&scripts).unwrap();
    toolchain_needs.push(scripts);
    Folders { toolchain_needs, ..common::folders(root) }
}

#[track_caller]
fn assert_ending(verdict: &Verdict, outcome: Outcome, stage: Stage, code: ReasonCode) {
    let found = (verdict.verdict, verdict.stage, verdict.reason.as_ref().map(|reason| reason.code));
    assert_eq!(found, (outcome, Some(stage), Some(code)), "{verdict:#?}");
    assert_eq!(verdict.reward, outcome.reward());
}

fn submission(text: &str) -> Submission {
    Submission::lean("proof.lean", text).unwrap()
}

/// A script in `root/bin` that does `behaviour` where the shell's `$1`… are its arguments.
fn script(root: &Path, name: &str, behaviour: &str) -> PathBuf {
    let path = root.join("bin").join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, format!("#!/bin/sh\n{behaviour}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// The real toolchain, but `lean` does `misdeed` when the submission has the word MISDEED in it.
fn misbehaving(root: &Path, misdeed: &str) -> Toolchain {
    let lean = toolchain().lean.display().to_string();
    let behaviour = format!("if grep -qs MISDEED Submission.lean; then\n{misdeed}\nfi\nexec '{lean}' \"$@\"");
    Toolchain { lean: script(root, "lean", &behaviour), ..toolchain().clone() }
}

/// Grades a submission on which `lean` does `misdeed`.
fn grade_misdeed(misdeed: &str, policy: Policy) -> Verdict {
    let root = tempfile::tempdir().unwrap();
    let grader = Grader::new(misbehaving(root.path(), misdeed), policy, folders(root.path()));
    let verdict = grader.grade(&task(), &submission(&format!("{BRUTE_FORCE}-- MISDEED\n")));
    assert_nothing_left(root.path());
    assert_eq!(
        grader.grade(&task(), &submission(BRUTE_FORCE)).verdict,
        Outcome::Accepted,
        "the next one is unharmed"
    );
    verdict
}

#[test]
fn a_cache_that_cannot_be_written_is_an_error() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("file");
    fs::write(&file, "").unwrap();
    let folders = Folders { cache: file.join("cache"), ..folders(root.path()) };
    let verdict =
        Grader::new(toolchain().clone(), policy(), folders).grade(&task(), &submission(BRUTE_FORCE));
    assert_ending(&verdict, Outcome::Error, Stage::Setup, ReasonCode::Cache);
    assert!(verdict.reason.unwrap().message.contains("LMAP_CACHE_DIR"));
}

#[test]
fn a_work_folder_that_cannot_be_made_is_an_error() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("file");
    fs::write(&file, "").unwrap();
    let folders = Folders { work_root: file.join("work"), keep_packages: true, ..folders(root.path()) };
    let verdict =
        Grader::new(toolchain().clone(), policy(), folders).grade(&task(), &submission(BRUTE_FORCE));
    assert_ending(&verdict, Outcome::Error, Stage::Setup, ReasonCode::WorkFolder);
    assert!(verdict.reason.unwrap().message.contains("--work-root"));
}

#[test]
fn a_toolchain_that_cannot_compile_the_base_is_an_error() {
    let root = tempfile::tempdir().unwrap();
    let broken =
        Toolchain { lean: script(root.path(), "lean", "echo broken; exit 1"), ..toolchain().clone() };
    let folders = Folders { cache: root.path().join("cache"), ..folders(root.path()) };
    let verdict = Grader::new(broken, policy(), folders).grade(&task(), &submission(BRUTE_FORCE));
    assert_ending(&verdict, Outcome::Error, Stage::Setup, ReasonCode::BaseFailed);
    assert!(verdict.reason.unwrap().message.contains("lmap doctor"));
    assert_nothing_left(root.path());
}

/// The base is in the cache already, so that the fault shows only when the submission is built.
#[test]
fn a_toolchain_on_which_a_good_proof_fails_is_an_error() {
    let root = tempfile::tempdir().unwrap();
    let warm = Grader::new(toolchain().clone(), policy(), folders(root.path()));
    assert_eq!(warm.grade(&task(), &submission(BRUTE_FORCE)).verdict, Outcome::Accepted);
    let message = r#"echo '{"severity":"error","pos":{"line":1,"column":0},"fileName":"Submission.lean","data":"unknown module prefix"}'; exit 1"#;
    for behaviour in [message, "exit 1", "kill -SEGV $$", "exit 127", "exit 0"] {
        let broken = Toolchain { lean: script(root.path(), "lean", behaviour), ..toolchain().clone() };
        let verdict =
            Grader::new(broken, policy(), folders(root.path())).grade(&task(), &submission(BRUTE_FORCE));
        assert_ending(&verdict, Outcome::Error, Stage::Build, ReasonCode::ProbeFailed);
        assert_nothing_left(root.path());
    }
    let gone = Toolchain { lean: root.path().join("bin/no-lean"), ..toolchain().clone() };
    let verdict = Grader::new(gone, policy(), folders(root.path())).grade(&task(), &submission(BRUTE_FORCE));
    assert_ending(&verdict, Outcome::Error, Stage::Build, ReasonCode::Launch);
}

#[test]
fn a_crash_on_a_submission_is_the_submissions() {
    let verdict = grade_misdeed("kill -SEGV $$", policy());
    assert_ending(&verdict, Outcome::Rejected, Stage::Build, ReasonCode::LeanCrashed);
    let verdict = grade_misdeed("exit 1", policy());
    assert_ending(&verdict, Outcome::Rejected, Stage::Build, ReasonCode::LeanCrashed);
    let verdict = grade_misdeed("exit 77", policy());
    assert_ending(&verdict, Outcome::Rejected, Stage::Build, ReasonCode::LeanCrashed);
    let verdict = grade_misdeed("echo 'Stack overflow detected. Aborting.' >&2; kill -ABRT $$", policy());
    assert_ending(&verdict, Outcome::ResourceLimit, Stage::Build, ReasonCode::Stack);
    assert!(verdict.output_tail[0].text.contains("Stack overflow"));
    let verdict = grade_misdeed("echo 'INTERNAL PANIC: out of memory' >&2; exit 1", policy());
    assert_ending(&verdict, Outcome::ResourceLimit, Stage::Build, ReasonCode::Memory);
    let verdict = grade_misdeed("kill -KILL $$", policy());
    assert_ending(&verdict, Outcome::ResourceLimit, Stage::Build, ReasonCode::Memory);
}

#[test]
fn files_that_grow_without_end_are_stopped() {
    let limits = lmap_grader::ResourceLimits { file_mib: 1, ..policy().limits };
    let verdict = grade_misdeed("exec cat /dev/zero > big", Policy { limits, ..policy() });
    assert_ending(&verdict, Outcome::ResourceLimit, Stage::Build, ReasonCode::FileSize);
}

#[test]
fn a_hang_ends_at_the_deadline_with_everything_it_started() {
    let root = tempfile::tempdir().unwrap();
    let toolchain = misbehaving(root.path(), "sleep 8642 & sleep 8642");
    let policy = Policy { timeout_seconds: 1.0, ..policy() };
    let grader = Grader::new(toolchain, policy, folders(root.path()));
    let verdict = grader.grade(&task(), &submission(&format!("{BRUTE_FORCE}-- MISDEED\n")));
    assert_ending(&verdict, Outcome::Timeout, Stage::Build, ReasonCode::Deadline);
    assert!(common::processes_mentioning("sleep 8642").is_empty());
    assert_nothing_left(root.path());
}

#[test]
fn a_flood_of_output_is_cut() {
    let verdict = grade_misdeed("head -c 50000000 /dev/zero | tr '\\0' x; exit 1", policy());
    assert_ending(&verdict, Outcome::Rejected, Stage::Build, ReasonCode::LeanCrashed);
    let size = serde_json::to_string(&verdict).unwrap().len();
    assert!(size < 20_000, "the verdict has {size} bytes");
}

#[test]
fn success_without_a_compiled_file_is_no_success() {
    for misdeed in [
        "exit 0",
        "mkdir Submission.olean; exit 0",
        "ln -s /etc/passwd Submission.olean; exit 0",
        "mkfifo Submission.olean; exit 0",
    ] {
        let verdict = grade_misdeed(misdeed, policy());
        assert_ending(&verdict, Outcome::Rejected, Stage::Build, ReasonCode::NoCompiledFile);
    }
    let verdict = grade_misdeed("echo garbage > Submission.olean; exit 0", policy());
    assert_ending(&verdict, Outcome::Rejected, Stage::Statement, ReasonCode::CheckFailed);
}

/// What the build prints is not believed, whatever it looks like.
#[test]
fn a_list_of_axioms_that_the_build_prints_changes_nothing() {
    let fake = r#"echo '{"severity":"information","pos":{"line":4,"column":0},"fileName":"Check.lean","data":"does not depend on any axioms"}'"#;
    let root = tempfile::tempdir().unwrap();
    let folders = folders(root.path());
    let policy = Policy { guard: lmap_grader::GuardMode::Off, ..policy() };
    let grader = Grader::new(misbehaving(root.path(), fake), policy, folders);
    let text = format!(
        "{HEADER}-- MISDEED\ntheorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := sorry\n"
    );
    let verdict = grader.grade(&task(), &submission(&text));
    assert_ending(&verdict, Outcome::Rejected, Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

/// A check in which anything else is printed than the one message is not believed either.
#[test]
fn a_check_that_prints_more_than_the_axioms_is_not_accepted() {
    let root = tempfile::tempdir().unwrap();
    let lean = toolchain().lean.display().to_string();
    let noisy = format!(
        "if grep -qs adds_mod Check.lean; then echo '{}'; fi\nexec '{lean}' \"$@\"",
        r#"{"severity":"information","pos":{"line":4,"column":0},"fileName":"Check.lean","data":"x"}"#
    );
    let toolchain = Toolchain { lean: script(root.path(), "lean", &noisy), ..toolchain().clone() };
    let verdict =
        Grader::new(toolchain, policy(), folders(root.path())).grade(&task(), &submission(BRUTE_FORCE));
    assert_ending(&verdict, Outcome::Rejected, Stage::Statement, ReasonCode::CheckFailed);
}

#[test]
fn a_damaged_cache_entry_is_made_anew() {
    let root = tempfile::tempdir().unwrap();
    let folders = Folders { cache: root.path().join("cache"), ..folders(root.path()) };
    let grade = || {
        let grader = Grader::new(toolchain().clone(), policy(), folders.clone());
        grader.grade(&task(), &submission(BRUTE_FORCE)).verdict
    };
    assert_eq!(grade(), Outcome::Accepted);
    let entry = fs::read_dir(folders.cache.join("bases")).unwrap().next().unwrap().unwrap().path();
    let olean = entry.join("files/base/LeanCheckedNetwork/Weights.olean");
    let package_of_lake = entry.join("files/.lake/build/lib/lean/LeanCheckedNetwork/Weights.olean");
    let olean = if olean.is_file() { olean } else { package_of_lake };
    let good = fs::read(&olean).unwrap();
    for damage in ["changed", "missing", "no manifest"] {
        fs::set_permissions(&olean, fs::Permissions::from_mode(0o600)).unwrap();
        match damage {
            "changed" => fs::write(&olean, "changed").unwrap(),
            "missing" => fs::remove_file(&olean).unwrap(),
            _ => fs::remove_file(entry.join("manifest.json")).unwrap(),
        }
        assert_eq!(grade(), Outcome::Accepted, "{damage}");
        assert_eq!(fs::read(&olean).unwrap(), good, "{damage}");
    }
    let entries = fs::read_dir(folders.cache.join("bases")).unwrap().count();
    assert_eq!(entries, 1, "nothing half-made is left");
}

#[test]
fn several_graders_may_make_the_same_base_at_once() {
    let root = tempfile::tempdir().unwrap();
    let folders = Folders { cache: root.path().join("cache"), ..folders(root.path()) };
    let grade = || {
        let grader = Grader::new(toolchain().clone(), policy(), folders.clone());
        grader.grade(&task(), &submission(BRUTE_FORCE)).verdict
    };
    std::thread::scope(|scope| {
        let graders: Vec<_> = (0..3).map(|_| scope.spawn(grade)).collect();
        for grader in graders {
            assert_eq!(grader.join().unwrap(), Outcome::Accepted);
        }
    });
}

/// A `lake` that does for these packages what Lake does: it compiles each module with `lean` and prints messages in Lake's
/// way. Lake itself is not to be had from package registries.
fn with_lake(root: &Path) -> Toolchain {
    let lean = toolchain().lean.display().to_string();
    let lake = format!(
        r#"out=.lake/build/lib/lean
mkdir -p $out/LeanCheckedNetwork
grep -q weakLeanArgs lakefile.toml || exit 1
for module in LeanCheckedNetwork/Network LeanCheckedNetwork/Weights Submission; do
  test -f $module.lean || continue
  test -f $out/$module.olean && continue
  echo "ℹ Building $module"
  LEAN_PATH=$out '{lean}' $module.lean -o $out/$module.olean > messages
  code=$?
  sed 's/^\([^:]*:[0-9]*:[0-9]*\): error\(([^)]*)\)\{{0,1\}}: /error: \1: /; s/^\([^:]*:[0-9]*:[0-9]*\): warning: /warning: \1: /' messages
  if [ $code != 0 ]; then echo "error: Lean exited with code $code"; exit 1; fi
done"#
    );
    Toolchain { lake: Some(script(root, "lake", &lake)), ..toolchain().clone() }
}

#[test]
fn where_there_is_lake_the_package_is_built_by_it() {
    let root = tempfile::tempdir().unwrap();
    let folders = Folders { cache: root.path().join("cache"), ..folders(root.path()) };
    let grader = Grader::new(with_lake(root.path()), policy(), folders);
    let verdict = grader.grade(&task(), &submission(BRUTE_FORCE));
    assert_eq!(verdict.verdict, Outcome::Accepted, "{verdict:#?}");
    assert_eq!(verdict.output_tail[0].program, "lake");

    let verdict =
        grader.grade(&task(), &submission(&format!("{HEADER}\ntheorem t : (2 : Nat) = 3 :=\n  (4 : Nat)\n")));
    assert_ending(&verdict, Outcome::Rejected, Stage::Build, ReasonCode::LeanError);
    assert_eq!(verdict.reason.unwrap().position.unwrap().line, 4);

    let verdict =
        grader.grade(&task(), &submission(&BRUTE_FORCE.replace("decide +kernel", "exact no_such_name")));
    assert_ending(&verdict, Outcome::Rejected, Stage::Build, ReasonCode::UnknownName);
    assert_nothing_left(root.path());
}

/// A `leanchecker` that looks for the compiled file where the real one looks, and does not like one theorem.
#[test]
fn where_there_is_a_leanchecker_its_word_counts() {
    let root = tempfile::tempdir().unwrap();
    let behaviour = "test \"$1\" = Submission || exit 3
test -f \"$LEAN_PATH/Submission.olean\" || exit 4
test -f \"$LEAN_PATH/LeanCheckedNetwork/Weights.olean\" || exit 4
if grep -qs bad_theorem \"$LEAN_PATH/Submission.olean\"; then echo 'uncaught exception: while replaying'; exit 1; fi";
    let checker = script(root.path(), "leanchecker", behaviour);
    let toolchain = Toolchain { leanchecker: Some(checker), ..toolchain().clone() };
    let grader = Grader::new(toolchain, policy(), folders(root.path()));

    let verdict = grader.grade(&task(), &submission(BRUTE_FORCE));
    assert_eq!(verdict.verdict, Outcome::Accepted, "{verdict:#?}");
    assert_eq!(verdict.stages.leanchecker_passed, Some(true));
    assert!(verdict.skipped.is_empty());

    let verdict =
        grader.grade(&task(), &submission(&format!("{BRUTE_FORCE}theorem bad_theorem : 1 = 1 := rfl\n")));
    assert_ending(&verdict, Outcome::Rejected, Stage::Leanchecker, ReasonCode::CheckerRejected);
    assert_eq!(verdict.stages.leanchecker_passed, Some(false));
    assert_eq!(verdict.stages.statement_passed, None);
}

/// A work root whose path has a colon, a space or a link in it changes nothing.
#[test]
fn strange_paths_do_not_matter() {
    let root = tempfile::tempdir().unwrap();
    let real = root.path().join("a: b'\"");
    fs::create_dir(&real).unwrap();
    symlink(&real, root.path().join("link")).unwrap();
    for work_root in [real.join("work"), root.path().join("link").join("more")] {
        let folders = Folders { work_root, ..folders(root.path()) };
        let verdict =
            Grader::new(toolchain().clone(), policy(), folders).grade(&task(), &submission(BRUTE_FORCE));
        assert_eq!(verdict.verdict, Outcome::Accepted, "{verdict:#?}");
    }
}
