//! Kernels that disagree: the real kernel of Lean, whose report a shell script changes on its way.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use common::{BRUTE_FORCE, policy, task, toolchain};
use lmap_grader::{Folders, Grader, Kernels, Outcome, Policy, ReasonCode, Stage, Submission, Verdict};

/// Lean's kernel finds fault with the third declaration. The proof that is known to be good has two.
const REJECTS: &str = r#"3s/"verdict":"accepted"/"verdict":"rejected","kind":"other","message":"doctored"/"#;
/// Lean's kernel finds fault with everything.
const REJECTS_ALL: &str =
    r#"s/"verdict":"accepted"/"verdict":"rejected","kind":"other","message":"doctored"/"#;
/// Lean's kernel finds fault with nothing.
const ACCEPTS: &str = r#"s/"verdict":"rejected","kind":"[^"]*","message":"[^"]*"/"verdict":"accepted"/
s/"declarations":\([0-9]*\),"accepted":[0-9]*/"declarations":\1,"accepted":\1/"#;

/// No kernel that is right accepts it, and Lean, which does not ask its kernel while it elaborates, takes it as it is.
const WRONG: &str = "import LeanCheckedNetwork.Weights
theorem wrong : 1 = 2 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
";

/// A grader whose kernel of Lean says what the `sed` script `edit` makes of what it says.
fn grader(root: &Path, policy: Policy, edit: &str) -> (Grader, PathBuf) {
    let real = lmap_grader::testing::program();
    let program = root.join("program");
    let script = format!(
        "#!/bin/sh\nif [ \"$1\" = official-kernel ]; then '{0}' \"$@\" | sed '{edit}'; exit 0; fi\nexec '{0}' \"$@\"\n",
        real.display()
    );
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let places = ["/bin", "/usr/bin", "/lib", "/lib64", "/usr/lib"].map(PathBuf::from);
    let mut toolchain_needs: Vec<PathBuf> = places.into_iter().filter(|place| place.is_dir()).collect();
    toolchain_needs.push(real);
    let cache = root.join("cache");
    let folders = Folders { program, toolchain_needs, cache: cache.clone(), ..common::folders(root) };
    (Grader::new(toolchain().clone(), policy, Folders { verdict_cache: true, ..folders }), cache)
}

fn grade(grader: &Grader, text: &str) -> Verdict {
    grader.grade(&task(), &Submission::lean("proof.lean", text).unwrap())
}

fn code(verdict: &Verdict) -> Option<ReasonCode> {
    verdict.reason.as_ref().map(|reason| reason.code)
}

/// The submission and its compiled file lie in the cache, for whoever looks into the matter.
fn assert_kept(cache: &Path, text: &str) {
    let kept: Vec<_> =
        fs::read_dir(cache.join("disagreements")).unwrap().map(|e| e.unwrap().path()).collect();
    assert_eq!(kept.len(), 1);
    assert_eq!(fs::read_to_string(kept[0].join("Submission.lean")).unwrap(), text);
    assert!(fs::read(kept[0].join("Submission.olean")).unwrap().starts_with(b"olean"));
}

/// Nothing is graded any more, not even what was graded before.
fn assert_stopped(grader: &Grader) {
    assert!(grader.stopped().unwrap().contains("a kernel was found to be wrong"));
    for text in [BRUTE_FORCE, WRONG] {
        let verdict = grade(grader, text);
        assert_eq!((verdict.verdict, verdict.reward), (Outcome::Error, None), "{verdict:#?}");
        assert_eq!((verdict.stage, code(&verdict)), (Some(Stage::Setup), Some(ReasonCode::Stopped)));
        assert!(!verdict.cached && verdict.reason.unwrap().message.contains("disagreements"));
    }
}

#[test]
fn an_unchanged_report_changes_nothing() {
    let root = tempfile::tempdir().unwrap();
    let (grader, _) = grader(root.path(), policy(), "");
    assert_eq!(grade(&grader, BRUTE_FORCE).verdict, Outcome::Accepted);
    assert_eq!(grade(&grader, WRONG).verdict, Outcome::Rejected);
    assert_eq!(grader.stopped(), None);
}

#[test]
fn what_leans_kernel_alone_rejects_is_rejected_and_somebody_is_told() {
    let root = tempfile::tempdir().unwrap();
    let (grader, cache) = grader(root.path(), policy(), REJECTS);
    let verdict = grade(&grader, BRUTE_FORCE);
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::Rejected, Some(0.0)), "{verdict:#?}");
    let alarm = verdict.warnings.iter().find(|warning| warning.starts_with("alarm: ")).unwrap();
    assert!(alarm.contains("our kernel accepts what Lean's rejects") && alarm.contains("disagreements"));
    assert_kept(&cache, BRUTE_FORCE);
    // The policy asks both, so that a wrong kernel of ours accepts nothing by itself.
    assert_eq!(grader.stopped(), None);
    assert!(!grade(&grader, BRUTE_FORCE).cached, "what may be a fault of ours is looked at anew");
}

#[test]
fn what_our_kernel_alone_rejects_has_no_verdict_and_stops_the_grader() {
    let root = tempfile::tempdir().unwrap();
    let (grader, cache) = grader(root.path(), policy(), ACCEPTS);
    assert_eq!(grade(&grader, BRUTE_FORCE).verdict, Outcome::Accepted);
    let verdict = grade(&grader, WRONG);
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::Error, None), "{verdict:#?}");
    assert_eq!(code(&verdict), Some(ReasonCode::KernelDisagreement));
    assert!(
        verdict
            .reason
            .unwrap()
            .message
            .contains("Lean's kernel accepts the file, but our kernel rejects `wrong")
    );
    assert_kept(&cache, WRONG);
    assert_stopped(&grader);
}

#[test]
fn an_audit_that_finds_our_kernel_wrong_stops_the_grader() {
    let root = tempfile::tempdir().unwrap();
    let audited = Policy { kernels: Kernels::Lmap, audit: 1.0, ..policy() };
    let (grader, cache) = grader(root.path(), audited, REJECTS);
    let verdict = grade(&grader, BRUTE_FORCE);
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::Rejected, Some(0.0)), "{verdict:#?}");
    assert!(verdict.warnings.iter().any(|warning| warning.contains("an audit found")));
    assert_kept(&cache, BRUTE_FORCE);
    assert_stopped(&grader);
}

/// Then it is not the submission's doing.
#[test]
fn a_kernel_that_rejects_what_is_known_to_be_good_gives_no_verdict() {
    let root = tempfile::tempdir().unwrap();
    let (grader, _) = grader(root.path(), policy(), REJECTS_ALL);
    let verdict = grade(&grader, BRUTE_FORCE);
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::Error, None), "{verdict:#?}");
    assert_eq!(code(&verdict), Some(ReasonCode::ProbeFailed));
    assert!(verdict.warnings.iter().any(|warning| warning.starts_with("alarm: ")));
}

/// A kernel that cannot be asked is no kernel that agrees: neither about a good proof nor about a bad one.
#[test]
fn a_report_that_is_cut_or_contradicts_itself_accepts_nothing() {
    for edit in ["$d", r#"s/"accepted":[0-9]*/"accepted":0/"#, "s/.*/{}/", "d"] {
        let root = tempfile::tempdir().unwrap();
        let (grader, _) = grader(root.path(), policy(), edit);
        for text in [BRUTE_FORCE, WRONG] {
            let verdict = grade(&grader, text);
            assert_ne!(verdict.verdict, Outcome::Accepted, "{edit}: {verdict:#?}");
        }
    }
}
