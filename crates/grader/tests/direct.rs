//! The direct pipeline with the real Lean and both kernels: what it accepts, what it rejects, and where it knowingly
//! says something else than the reference pipeline.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::time::Duration;

use common::{BRUTE_FORCE, HEADER, folders, grade, grader, policy, task, toolchain};
use lmap_grader::{
    Cancel, Folders, Grader, GuardMode, Kernels, Outcome, Pipeline, Policy, ReasonCode, Stage, Submission,
    Verdict,
};

/// Lean is content at once; a kernel would work on it for ever.
const ENDLESS: &str = "import LeanCheckedNetwork.Weights
set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel
";

fn by(kernels: Kernels) -> Policy {
    Policy { kernels, ..policy() }
}

fn reference() -> Policy {
    Policy { pipeline: Pipeline::Reference, ..policy() }
}

fn submission(text: &str) -> Submission {
    Submission::lean("proof.lean", text).unwrap()
}

fn with(more: &str) -> String {
    format!("{BRUTE_FORCE}{more}\n")
}

#[track_caller]
fn assert_accepted(verdict: &Verdict) {
    assert_eq!(verdict.verdict, Outcome::Accepted, "{verdict:#?}");
    assert_eq!((verdict.reward, verdict.stage, &verdict.reason), (Some(1.0), None, &None));
}

#[track_caller]
fn assert_refused(verdict: &Verdict, stage: Stage, code: ReasonCode) {
    let reason = verdict.reason.as_ref().unwrap_or_else(|| panic!("accepted: {verdict:#?}"));
    assert_eq!((verdict.stage, reason.code), (Some(stage), code), "{verdict:#?}");
    assert_eq!((verdict.verdict, verdict.reward), (code.outcome(), code.outcome().reward()));
}

#[test]
fn a_proof_is_accepted_by_every_choice_of_kernels() {
    for (kernels, names) in
        [(Kernels::Both, &["lmap", "lean"][..]), (Kernels::Lmap, &["lmap"]), (Kernels::Lean, &["lean"])]
    {
        let verdict = grade(by(kernels), BRUTE_FORCE);
        assert_accepted(&verdict);
        let asked: Vec<_> = verdict.kernels.iter().map(|kernel| kernel.name.as_str()).collect();
        assert_eq!(asked, names);
        assert!(verdict.kernels.iter().all(|kernel| kernel.verdict == Some(Outcome::Accepted)));
        let stages = verdict.stages;
        let passed = [
            stages.guard_passed,
            stages.build_passed,
            stages.leanchecker_passed,
            stages.statement_passed,
            stages.axioms_passed,
        ];
        assert_eq!(passed, [Some(true); 5]);
        assert_eq!(verdict.elaborations, 1, "nothing had to be tried again");
        assert!(
            verdict.timings[&Stage::Build].peak_mb > 1.0 && verdict.timings.contains_key(&Stage::Leanchecker)
        );
        assert!(verdict.sandbox.layers.iter().any(|layer| layer == "seccomp"), "{:?}", verdict.sandbox);
    }
}

#[test]
fn an_audit_asks_the_other_kernel_too() {
    let audited = Policy { audit: 1.0, ..by(Kernels::Lmap) };
    let verdict = grade(audited, BRUTE_FORCE);
    assert_accepted(&verdict);
    assert_eq!(verdict.kernels.len(), 2);
}

#[test]
fn a_theorem_that_no_kernel_accepts_is_rejected() {
    for kernels in [Kernels::Both, Kernels::Lmap, Kernels::Lean] {
        let verdict = grade(by(kernels), &with("theorem no : 1 = 2 := by decide +kernel"));
        assert_refused(&verdict, Stage::Build, ReasonCode::LeanError);
        assert_eq!(verdict.elaborations, 2, "Lean was asked what it says with kernel checks");
    }
}

/// What the build does depends on what the kernel says, in every way that there is: each of these is accepted with kernel
/// checks, and would not be without.
const REACTING: [&str; 7] = [
    "theorem x : 2 = 2 := by first | exact absurd (by decide +kernel : 1 = 2) (by decide) | rfl",
    "theorem x : 2 = 2 := by first | (exfalso; decide +kernel) | rfl",
    "theorem x : 2 = 2 := by solve | (exfalso; decide +kernel) | rfl",
    "theorem x : 2 = 2 := by\n  fail_if_success (have : 1 = 2 := by decide +kernel)\n  rfl",
    "theorem x : 2 = 2 ∧ 3 = 3 := by constructor; any_goals (first | (exfalso; decide +kernel) | rfl)",
    "set_option Elab.async false in\ntheorem x : 2 = 2 := by first | (exfalso; decide +kernel) | rfl",
    "#guard_msgs (drop error) in\ntheorem x : 1 = 2 := by decide +kernel",
];

#[test]
fn every_acceptance_with_kernel_checks_is_an_acceptance_without() {
    let mut tried_again = 0;
    for more in REACTING {
        let text = with(more);
        let by_lean_alone = grade(reference(), &text);
        let verdict = grade(by(Kernels::Lmap), &text);
        assert_eq!(verdict.verdict, by_lean_alone.verdict, "{more}: {verdict:#?} {by_lean_alone:#?}");
        assert_eq!((verdict.verdict, verdict.elaborations), (Outcome::Accepted, 2), "{more}: {verdict:#?}");
        tried_again += 1;
    }
    assert_eq!(tried_again, REACTING.len());
}

#[test]
fn an_error_that_has_nothing_to_do_with_the_kernel_is_final() {
    for more in [
        "theorem x : 1 = 2 := by first | simp | omega",
        "theorem x : 1 = 2 := by exact no_such_name",
        "theorem x : 2 = 2 := by decide +kernel\ntheorem y : 1 = 2 := by rfl",
    ] {
        let verdict = grade(by(Kernels::Lmap), &format!("{HEADER}{more}\n"));
        assert_eq!((verdict.stage, verdict.elaborations), (Some(Stage::Build), 1), "{more}: {verdict:#?}");
    }
}

#[test]
fn a_definition_in_place_of_the_theorem_is_rejected_here_alone() {
    let text = BRUTE_FORCE.replace("theorem", "def");
    assert_accepted(&grade(reference(), &text));
    assert_refused(&grade(policy(), &text), Stage::Statement, ReasonCode::NotATheorem);
}

#[test]
fn a_false_example_leaves_no_trace_and_is_accepted_here_alone() {
    let text = with("example : 1 = 2 := by decide +kernel");
    assert_refused(&grade(reference(), &text), Stage::Build, ReasonCode::LeanError);
    assert_accepted(&grade(policy(), &text));
}

#[test]
fn what_is_wrong_is_told_by_the_stage_that_finds_it() {
    let weaker = BRUTE_FORCE.replace("b < 5", "b < 1");
    let verdict = grade(policy(), &weaker);
    assert_refused(&verdict, Stage::Statement, ReasonCode::StatementDiffers);
    assert!(verdict.statement_diff.unwrap().found.contains("b < 1"));
    let other = BRUTE_FORCE.replace("adds_mod_5", "adds_mod_6");
    assert_refused(&grade(policy(), &other), Stage::Statement, ReasonCode::TheoremMissing);
    let sorry =
        format!("{HEADER}theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := sorry\n");
    let unguarded = Policy { guard: GuardMode::Off, ..policy() };
    assert_refused(&grade(unguarded, &sorry), Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

#[test]
fn a_budget_ends_a_grade_at_the_same_step_everywhere() {
    let poor = Policy { budget: Some(500), ..by(Kernels::Lmap) };
    let ends = |_| {
        let verdict = grade(poor.clone(), BRUTE_FORCE);
        assert_refused(&verdict, Stage::Leanchecker, ReasonCode::Budget);
        verdict.kernels[0].steps
    };
    assert_eq!(ends(1), ends(2));
}

#[test]
fn the_deadline_and_the_memory_hold_for_both_kernels() {
    for kernels in [Kernels::Lmap, Kernels::Lean] {
        let hasty = Policy { timeout_seconds: 2.0, ..by(kernels) };
        let verdict = grade(hasty, ENDLESS);
        assert!(
            matches!(verdict.verdict, Outcome::Timeout | Outcome::ResourceLimit)
                && verdict.reward == Some(0.0),
            "{verdict:#?}"
        );
    }
}

#[test]
fn a_grade_that_is_called_off_ends_at_once() {
    let root = tempfile::tempdir().unwrap();
    let grader = grader(by(Kernels::Lean), root.path());
    assert_accepted(&grader.grade(&task(), &submission(BRUTE_FORCE)));
    let cancel = Cancel::new();
    let verdict = std::thread::scope(|scope| {
        let running = scope.spawn(|| grader.grade_with(&task(), &submission(ENDLESS), &cancel));
        std::thread::sleep(Duration::from_millis(700));
        assert!(!running.is_finished());
        cancel.cancel();
        running.join().unwrap()
    });
    assert_refused(&verdict, verdict.stage.unwrap(), ReasonCode::Cancelled);
    assert_eq!(verdict.reward, None);
    let before = grader.grade_with(&task(), &submission(BRUTE_FORCE), &cancel);
    assert_refused(&before, Stage::Setup, ReasonCode::Cancelled);
    assert_accepted(&grader.grade(&task(), &submission(BRUTE_FORCE)));
}

/// Whatever a grade is at when it is called off, that is why it has no verdict.
#[test]
fn a_grade_that_is_called_off_while_something_starts_was_called_off() {
    let root = tempfile::tempdir().unwrap();
    let grader = grader(policy(), root.path());
    assert_accepted(&grader.grade(&task(), &submission(BRUTE_FORCE)));
    for moment in 0..40 {
        let cancel = Cancel::new();
        let verdict = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_micros(500 * moment));
                cancel.cancel();
            });
            grader.grade_with(&task(), &submission(ENDLESS), &cancel)
        });
        assert_refused(&verdict, verdict.stage.unwrap(), ReasonCode::Cancelled);
    }
}

/// A verdict that is known needs neither the library in memory nor a turn.
#[test]
fn a_known_verdict_is_found_without_the_library() {
    let root = tempfile::tempdir().unwrap();
    let folders = Folders { verdict_cache: true, cache: root.path().join("cache"), ..folders(root.path()) };
    let grade = || {
        let grader = Grader::new(toolchain().clone(), by(Kernels::Lmap), folders.clone());
        grader.grade(&task(), &submission(BRUTE_FORCE))
    };
    assert!(!grade().cached);
    let stamp = std::fs::read_dir(folders.cache.join("checked")).unwrap().next().unwrap().unwrap().path();
    std::fs::remove_file(&stamp).unwrap();
    assert!(grade().cached && !stamp.exists(), "the library was not loaded");
    // But a base that somebody changed is made anew before its hash is part of any key.
    std::fs::remove_dir_all(folders.cache.join("bases")).unwrap();
    assert!(grade().cached && folders.cache.join("bases").is_dir());
}

#[test]
fn one_grader_serves_many_threads() {
    let root = tempfile::tempdir().unwrap();
    let grader = grader(by(Kernels::Lmap), root.path());
    let wrong = with("theorem x : 1 = 2 := rfl");
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| assert_accepted(&grader.grade(&task(), &submission(BRUTE_FORCE))));
            scope.spawn(|| {
                let verdict = grader.grade(&task(), &submission(&wrong));
                assert_refused(&verdict, Stage::Build, ReasonCode::LeanError);
            });
        }
    });
}

#[test]
fn a_verdict_is_found_again_only_where_nobody_else_can_write() {
    let root = tempfile::tempdir().unwrap();
    let cached = Folders { verdict_cache: true, cache: root.path().join("cache"), ..folders(root.path()) };
    let grader = Grader::new(toolchain().clone(), by(Kernels::Lmap), cached.clone());
    let first = grader.grade(&task(), &submission(BRUTE_FORCE));
    let second = grader.grade(&task(), &Submission::lean("other.lean", BRUTE_FORCE).unwrap());
    assert_eq!((first.cached, second.cached), (false, true));
    assert_eq!((second.submission.name.as_str(), second.verdict), ("other.lean", Outcome::Accepted));
    let stricter = Policy { budget: Some(1), ..by(Kernels::Lmap) };
    let other =
        Grader::new(toolchain().clone(), stricter, cached.clone()).grade(&task(), &submission(BRUTE_FORCE));
    assert_eq!((other.cached, other.verdict), (false, Outcome::ResourceLimit));

    let shared = Policy { shared_user: true, ..by(Kernels::Lmap) };
    let verdict = Grader::new(toolchain().clone(), shared, cached).grade(&task(), &submission(BRUTE_FORCE));
    assert_accepted(&verdict);
    assert!(!verdict.cached && verdict.warnings.iter().any(|w| w.contains("no cache")), "{verdict:#?}");
}
