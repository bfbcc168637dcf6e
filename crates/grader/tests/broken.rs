//! An installation of Lean that breaks while somebody grades with it: no reward, a reason, and never an acceptance.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs::{self, File, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use common::{BRUTE_FORCE, policy, task, toolchain};
use lmap_grader::{Folders, Grader, Outcome, Pipeline, Policy, ReasonCode, Stage, Submission, Verdict};
use lmap_lean::Toolchain;

const LIBRARY: &str = "lib/lean/libleanshared.so";
const INIT: &str = "lib/lean/Init.olean";

/// A copy of the real installation that can be broken. Files are shared with it until they are.
struct Copy {
    dir: tempfile::TempDir,
}

impl Copy {
    fn new() -> Self {
        let dir = tempfile::tempdir_in(lmap_lean::testing::cache_dir()).unwrap();
        let copy = Self { dir };
        share(&toolchain().root, &copy.root());
        copy
    }

    fn root(&self) -> PathBuf {
        self.dir.path().join("lean")
    }

    fn toolchain(&self) -> Toolchain {
        Toolchain { root: self.root(), lean: self.root().join("bin/lean"), ..toolchain().clone() }
    }

    /// Gives the copy a file of its own in place of a shared one.
    fn replace(&self, name: &str, bytes: &[u8], mode: u32) {
        let path = self.root().join(name);
        fs::remove_file(&path).unwrap();
        File::create(&path).unwrap().write_all(bytes).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
    }

    fn first_bytes(&self, name: &str, count: u64) -> Vec<u8> {
        let mut bytes = Vec::new();
        File::open(self.root().join(name)).unwrap().take(count).read_to_end(&mut bytes).unwrap();
        bytes
    }

    fn remove_oleans(&self, folder: &Path) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            if entry.file_type().unwrap().is_dir() {
                self.remove_oleans(&entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "olean") {
                fs::remove_file(entry.path()).unwrap();
            }
        }
    }
}

fn share(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if fs::metadata(entry.path()).unwrap().is_dir() {
            share(&entry.path(), &target);
        } else {
            fs::hard_link(fs::canonicalize(entry.path()).unwrap(), target).unwrap();
        }
    }
}

/// What is done to an installation, by the name of it.
type Damage = (&'static str, fn(&Copy));

const DAMAGES: [Damage; 9] = [
    ("the library is cut", |copy| copy.replace(LIBRARY, &copy.first_bytes(LIBRARY, 40 << 20), 0o755)),
    ("the library is empty", |copy| copy.replace(LIBRARY, b"", 0o755)),
    ("the library is missing", |copy| fs::remove_file(copy.root().join(LIBRARY)).unwrap()),
    ("lean is no program", |copy| copy.replace("bin/lean", b"no program", 0o755)),
    ("lean may not be run", |copy| copy.replace("bin/lean", &copy.first_bytes("bin/lean", u64::MAX), 0o644)),
    ("lean is missing", |copy| fs::remove_file(copy.root().join("bin/lean")).unwrap()),
    ("Init is missing", |copy| fs::remove_file(copy.root().join(INIT)).unwrap()),
    ("Init is cut", |copy| copy.replace(INIT, &copy.first_bytes(INIT, 100), 0o644)),
    ("no module is there", |copy| copy.remove_oleans(&copy.root())),
];

fn grade(toolchain: Toolchain, policy: &Policy, folders: &Folders) -> Verdict {
    let grader = Grader::new(toolchain, policy.clone(), folders.clone());
    grader.grade(&task(), &Submission::lean("proof.lean", BRUTE_FORCE).unwrap())
}

/// It is the machine's fault, and the verdict says so and why.
#[track_caller]
fn assert_fault(damage: &str, verdict: &Verdict) {
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::Error, None), "{damage}: {verdict:#?}");
    let reason = verdict.reason.as_ref().unwrap();
    let telling = [ReasonCode::BaseFailed, ReasonCode::Launch, ReasonCode::ProbeFailed];
    assert!(telling.contains(&reason.code) && reason.message.contains("lmap doctor"), "{damage}: {reason:?}");
}

/// Once with a base to be compiled, once with one that is in the cache already.
#[test]
fn a_good_proof_has_no_verdict_on_a_broken_installation_and_one_when_it_is_mended() {
    for pipeline in [Pipeline::Direct, Pipeline::Reference] {
        let policy = Policy { pipeline, ..policy() };
        for (damage, break_it) in DAMAGES {
            let place = tempfile::tempdir().unwrap();
            let warm = common::folders(place.path());
            let cold = Folders { cache: place.path().join("cache"), ..warm.clone() };
            let copy = Copy::new();
            break_it(&copy);
            for folders in [&warm, &cold] {
                assert_fault(damage, &grade(copy.toolchain(), &policy, folders));
            }
            let mended = grade(toolchain().clone(), &policy, &cold);
            assert_eq!(mended.verdict, Outcome::Accepted, "{damage}: {mended:#?}");
        }
    }
}

/// The grader has worked, and what it knows of the library is in its memory.
#[test]
fn an_installation_that_breaks_under_a_running_grader_gives_no_verdict() {
    for (damage, break_it) in DAMAGES {
        let place = tempfile::tempdir().unwrap();
        let copy = Copy::new();
        let grader = Grader::new(copy.toolchain(), policy(), common::folders(place.path()));
        let submission = Submission::lean("proof.lean", BRUTE_FORCE).unwrap();
        assert_eq!(grader.grade(&task(), &submission).verdict, Outcome::Accepted, "{damage}");
        break_it(&copy);
        assert_fault(damage, &grader.grade(&task(), &submission));
    }
}

/// The library that submissions import is read again by every process, and what our kernel has not seen it checks.
#[test]
fn a_library_of_other_bytes_is_checked_anew() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders { cache: place.path().join("cache"), ..common::folders(place.path()) };
    assert_eq!(grade(toolchain().clone(), &policy(), &folders).verdict, Outcome::Accepted);
    let stamps = || fs::read_dir(folders.cache.join("checked")).unwrap().count();
    assert_eq!(stamps(), 1);
    let copy = Copy::new();
    let mut bytes = copy.first_bytes(INIT, u64::MAX);
    // The last part of the header tells which commit of Lean wrote the file; no declaration changes with it.
    let hash = bytes.windows(40).position(|text| text.iter().all(u8::is_ascii_hexdigit)).unwrap();
    bytes[hash] = if bytes[hash] == b'0' { b'1' } else { b'0' };
    copy.replace(INIT, &bytes, 0o644);
    let verdict = grade(copy.toolchain(), &policy(), &folders);
    assert_eq!(verdict.stage.map(|_| verdict.verdict), verdict.stage.map(|_| Outcome::Error), "{verdict:#?}");
    assert_eq!(stamps(), 2, "another library is another stamp");
}

/// What a grade finds broken it has not broken itself: a submission cannot bring any of this about.
#[test]
fn a_submission_that_fails_on_a_sound_installation_is_rejected() {
    let place = tempfile::tempdir().unwrap();
    let grader = Grader::new(toolchain().clone(), policy(), common::folders(place.path()));
    let submission = Submission::lean("proof.lean", BRUTE_FORCE.replace("decide +kernel", "rfl")).unwrap();
    let verdict = grader.grade(&task(), &submission);
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::Rejected, Some(0.0)), "{verdict:#?}");
    assert_eq!(verdict.stage, Some(Stage::Build));
}
