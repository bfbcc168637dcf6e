//! The reference pipeline with the real Lean: every stage accepts what it must and rejects what it must.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{BRUTE_FORCE, HEADER, assert_nothing_left, folders, grade, grader, task, toolchain};
use lmap_grader::{
    AxiomMode, Folders, Grader, GuardMode, Outcome, Pipeline, Policy, ReasonCode, ResourceLimits, Stage,
    Submission, Verdict,
};
use lmap_lean::Library;

fn policy() -> Policy {
    Policy { pipeline: Pipeline::Reference, ..common::policy() }
}

fn unguarded() -> Policy {
    Policy { guard: GuardMode::Off, ..policy() }
}

#[track_caller]
fn assert_accepted(verdict: &Verdict) {
    assert_eq!(verdict.verdict, Outcome::Accepted, "{:#?}", verdict);
    assert_eq!((verdict.reward, verdict.stage, &verdict.reason), (Some(1.0), None, &None));
}

/// Checks the stage and the code, and that the verdict says the same thing in all its fields.
#[track_caller]
fn assert_refused(verdict: &Verdict, stage: Stage, code: ReasonCode) {
    let reason = verdict.reason.as_ref().unwrap_or_else(|| panic!("accepted: {verdict:#?}"));
    assert_eq!((verdict.stage, reason.code), (Some(stage), code), "{verdict:#?}");
    assert_eq!(verdict.verdict, code.outcome());
    assert_eq!(verdict.reward, code.outcome().reward());
}

fn theorem(proof: &str) -> String {
    format!("{HEADER}theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := {proof}\n")
}

#[test]
fn a_proof_by_evaluation_is_accepted() {
    let verdict = grade(policy(), BRUTE_FORCE);
    assert_accepted(&verdict);
    let stages = verdict.stages;
    assert_eq!(
        [stages.guard_passed, stages.build_passed, stages.statement_passed, stages.axioms_passed],
        [Some(true); 4]
    );
    assert!(verdict.axioms.as_ref().is_some_and(|axioms| axioms.iter().all(|axiom| axiom == "propext")));
    assert!(verdict.timings[&Stage::Build].wall > 0.0 && verdict.timings[&Stage::Build].peak_mb > 1.0);
    assert!(verdict.diagnostics.is_empty() && verdict.output_tail.is_empty(), "{verdict:#?}");
}

#[test]
fn without_a_leanchecker_the_stage_is_skipped_and_not_passed() {
    let verdict = grade(policy(), BRUTE_FORCE);
    if toolchain().leanchecker.is_none() {
        assert_eq!(verdict.stages.leanchecker_passed, None);
        assert_eq!(verdict.skipped[0].stage, Stage::Leanchecker);
    } else {
        assert_eq!(verdict.stages.leanchecker_passed, Some(true));
    }
}

#[test]
fn the_statement_may_be_named_or_written_out() {
    assert_accepted(&grade(policy(), &theorem("by unfold LeanCheckedNetwork.Net.Spec; decide +kernel")));
    assert_accepted(&grade(
        policy(),
        &format!(
            "{HEADER}namespace LeanCheckedNetwork.Net\ntheorem adds_mod_5 (a : Nat) (h : a < 5) (b : Nat) (k : b < 5) :
               answer a b = (a + b) % 5 := by
               revert a b; decide +kernel\nend LeanCheckedNetwork.Net\n"
        ),
    ));
}

#[test]
fn a_reply_is_graded_by_its_one_block() {
    let root = tempfile::tempdir().unwrap();
    let grader = grader(policy(), root.path());
    let reply = format!("<think>…</think>\nHere:\n```lean\n{BRUTE_FORCE}```\n");
    let verdict = grader.grade_reply(&task(), "reply", &reply);
    assert_accepted(&verdict);
    assert!(verdict.submission.from_reply);
    assert_eq!(verdict.submission.first_line, 4);

    let verdict = grader.grade_reply(&task(), "reply", "I cannot.");
    assert_refused(&verdict, Stage::Extract, ReasonCode::NoLeanBlock);
    assert_eq!(verdict.hashes.submission, None);
    assert_nothing_left(root.path());
}

#[test]
fn the_guard_stops_before_lean_is_started() {
    let verdict = grade(policy(), &theorem("sorry"));
    assert_refused(&verdict, Stage::Guard, ReasonCode::BannedWord);
    assert!(verdict.timings.is_empty());
    assert_eq!((verdict.stages.guard_passed, verdict.stages.build_passed), (Some(false), None));
}

#[test]
fn an_error_of_lean_is_told_with_its_place() {
    let verdict = grade(policy(), &format!("{HEADER}\ntheorem t (α : Nat) : α = 2 :=\n  (α : Nat)\n"));
    assert_refused(&verdict, Stage::Build, ReasonCode::LeanError);
    let position = verdict.reason.as_ref().unwrap().position.unwrap();
    assert_eq!((position.line, position.column), (4, 2));
    assert_eq!(verdict.diagnostics[0].file, "Submission.lean");
    assert_eq!(verdict.stages.build_passed, Some(false));
}

#[test]
fn a_false_proof_does_not_pass_the_kernel() {
    let text = BRUTE_FORCE.replace("(a + b) % 5 := by", "(a + b + 1) % 5 := by");
    assert_refused(&grade(policy(), &text), Stage::Build, ReasonCode::LeanError);
}

#[test]
fn an_unknown_name_is_told_apart_with_the_library_it_was_looked_for_in() {
    for proof in
        ["no_such_lemma", "by exact Nat.no_such_lemma 3", "by simp [no_such_lemma]", "by no_such_tactic"]
    {
        let verdict = grade(policy(), &theorem(proof));
        assert_refused(&verdict, Stage::Build, ReasonCode::UnknownName);
        assert_eq!(verdict.library, toolchain().library);
    }
    if std::env::var_os("LMAP_TEST_TOOLCHAIN").is_none() {
        assert_eq!(toolchain().library, Library::Core);
    }
}

#[test]
fn a_theorem_of_another_name_is_missing() {
    let text = BRUTE_FORCE.replace("adds_mod_5", "adds_mod_6");
    assert_refused(&grade(policy(), &text), Stage::Statement, ReasonCode::TheoremMissing);
    assert_refused(&grade(policy(), HEADER), Stage::Statement, ReasonCode::TheoremMissing);
}

#[test]
fn a_weaker_statement_differs_and_both_are_shown() {
    let text = BRUTE_FORCE.replace("b < 5", "b < 1");
    let verdict = grade(policy(), &text);
    assert_refused(&verdict, Stage::Statement, ReasonCode::StatementDiffers);
    let diff = verdict.statement_diff.unwrap();
    assert!(diff.expected.contains("b < 5"), "{diff:?}");
    assert!(diff.found.contains("b < 1"), "{diff:?}");
}

#[test]
fn an_extra_hypothesis_or_universe_differs() {
    let assumed = theorem("fun h => h").replace("Net.Spec :=", "Net.Spec → LeanCheckedNetwork.Net.Spec :=");
    assert_refused(&grade(policy(), &assumed), Stage::Statement, ReasonCode::StatementDiffers);
}

/// The submission declares its own weights, statement and theorem under the task's names, without importing the task's.
#[test]
fn a_statement_of_ones_own_clashes_with_the_tasks() {
    let text = "namespace LeanCheckedNetwork.Net
def answer (a b : Nat) : Nat := (a + b) % 5
def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5
theorem adds_mod_5 : Spec := fun _ _ _ _ => rfl
end LeanCheckedNetwork.Net
";
    assert_refused(&grade(policy(), text), Stage::Guard, ReasonCode::MissingImport);
    assert_refused(&grade(unguarded(), text), Stage::Statement, ReasonCode::NameClash);
}

/// The submission declares names that a check inside of the task's namespaces would pick up first.
#[test]
fn names_of_the_check_cannot_be_captured() {
    let own = "def LeanCheckedNetwork.Net.LeanCheckedNetwork.Net.Spec : Prop := 1 = 1
theorem LeanCheckedNetwork.Net.LeanCheckedNetwork.Net.adds_mod_5 :
    LeanCheckedNetwork.Net.LeanCheckedNetwork.Net.Spec := rfl
";
    let captured = format!("{HEADER}{own}");
    assert_refused(&grade(policy(), &captured), Stage::Statement, ReasonCode::TheoremMissing);
    let weaker = format!("{captured}theorem LeanCheckedNetwork.Net.adds_mod_5 : 1 = 1 := rfl\n");
    assert_refused(&grade(policy(), &weaker), Stage::Statement, ReasonCode::StatementDiffers);
}

#[test]
fn sorry_and_axioms_are_found_without_the_guard() {
    let verdict = grade(unguarded(), &theorem("sorry"));
    assert_refused(&verdict, Stage::Axioms, ReasonCode::ForbiddenAxioms);
    assert_eq!(verdict.axioms.as_deref(), Some(&["sorryAx".to_owned()][..]));
    assert_eq!(verdict.diagnostics[0].kind.as_deref(), Some("hasSorry"));
    assert!(verdict.warnings[0].contains("guard"));

    let cheat =
        format!("{HEADER}axiom cheat : LeanCheckedNetwork.Net.Spec\n{}", &theorem("cheat")[HEADER.len()..]);
    let verdict = grade(unguarded(), &cheat);
    assert_refused(&verdict, Stage::Axioms, ReasonCode::ForbiddenAxioms);

    let likeness = cheat.replace("cheat", "«propext, Quot.sound»");
    assert_refused(&grade(unguarded(), &likeness), Stage::Axioms, ReasonCode::ForbiddenAxioms);
    let dotted = cheat.replace("cheat", "«Quot.sound»");
    assert_refused(&grade(unguarded(), &dotted), Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

#[test]
fn allowed_axioms_are_allowed_and_exact_wants_all_of_them() {
    let with_propext =
        "(fun (_ : (1 = 1) = (2 = 2)) => by unfold LeanCheckedNetwork.Net.Spec; decide +kernel)
      (propext ⟨fun _ => rfl, fun _ => rfl⟩)";
    let verdict = grade(policy(), &theorem(with_propext));
    assert_accepted(&verdict);
    assert_eq!(verdict.axioms.as_deref(), Some(&["propext".to_owned()][..]));
    let exact = Policy { axioms: AxiomMode::Exact, ..policy() };
    assert_refused(&grade(exact.clone(), &theorem(with_propext)), Stage::Axioms, ReasonCode::AxiomsDiffer);
    let just_propext = Policy { allowed_axioms: vec!["propext".to_owned()], ..exact };
    assert_accepted(&grade(just_propext, &theorem(with_propext)));
    let none = Policy { allowed_axioms: Vec::new(), ..policy() };
    assert_refused(&grade(none, &theorem(with_propext)), Stage::Axioms, ReasonCode::ForbiddenAxioms);
}

#[test]
fn time_is_one_deadline_over_all_stages() {
    let endless = format!(
        "{HEADER}set_option maxRecDepth 100000000\nset_option maxHeartbeats 0\n
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel\n"
    );
    let verdict = grade(Policy { timeout_seconds: 1.5, ..policy() }, &endless);
    assert_refused(&verdict, Stage::Build, ReasonCode::Deadline);
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::Timeout, Some(0.0)));
    let verdict = grade(Policy { timeout_seconds: 0.0, ..policy() }, BRUTE_FORCE);
    assert_refused(&verdict, Stage::Build, ReasonCode::Deadline);
}

#[test]
fn memory_is_limited() {
    let hog = format!(
        "{HEADER}def double : Nat → List Nat → List Nat | 0, l => l | n + 1, l => double n (l ++ l)
theorem t : (double 40 [1]).length = 3 := by decide +kernel\n"
    );
    let limits = ResourceLimits { kernel_mib: 400, ..ResourceLimits::default() };
    let verdict = grade(Policy { limits, ..policy() }, &hog);
    assert_refused(&verdict, Stage::Build, ReasonCode::Memory);
    assert_eq!((verdict.verdict, verdict.reward), (Outcome::ResourceLimit, Some(0.0)));
}

#[test]
fn processor_time_and_file_size_are_limited() {
    let endless = format!(
        "{HEADER}set_option maxRecDepth 100000000\n
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel\n"
    );
    let limits = ResourceLimits { cpu_seconds: 2, ..policy().limits };
    assert_refused(&grade(Policy { limits, ..policy() }, &endless), Stage::Build, ReasonCode::Cpu);

    let limits = ResourceLimits { file_mib: 0, ..policy().limits };
    let verdict = grade(Policy { limits, ..policy() }, BRUTE_FORCE);
    assert_ne!(verdict.verdict, Outcome::Accepted);
}

#[test]
fn nothing_is_left_running_or_lying_about() {
    let root = tempfile::tempdir().unwrap();
    let endless = format!(
        "{HEADER}set_option maxRecDepth 100000000\nset_option maxHeartbeats 0\n
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel\n"
    );
    let quick = Policy { timeout_seconds: 1.0, ..policy() };
    let submission = Submission::lean("proof.lean", endless).unwrap();
    let verdict = grader(quick, root.path()).grade(&task(), &submission);
    assert_refused(&verdict, Stage::Build, ReasonCode::Deadline);
    assert_nothing_left(root.path());
    let place = root.path().to_string_lossy().into_owned();
    assert!(common::processes_mentioning(&place).is_empty());
}

#[test]
fn the_package_is_kept_on_request() {
    let root = tempfile::tempdir().unwrap();
    let folders = Folders { keep_packages: true, ..folders(root.path()) };
    let grader = Grader::new(toolchain().clone(), policy(), folders);
    let verdict = grader.grade(&task(), &Submission::lean("proof.lean", BRUTE_FORCE).unwrap());
    let package = verdict.package.unwrap();
    assert_eq!(std::fs::read_to_string(package.join("Submission.lean")).unwrap(), BRUTE_FORCE);
    assert!(package.join("LeanCheckedNetwork/Weights.lean").is_file());
}

#[test]
fn the_same_grade_twice_gives_the_same_verdict() {
    let timeless = |mut verdict: Verdict| {
        verdict.timings.clear();
        (verdict.grader_seconds, verdict.waited_seconds) = (0.0, 0.0);
        verdict
    };
    let text = BRUTE_FORCE.replace("b < 5", "b < 1");
    assert_eq!(timeless(grade(policy(), &text)), timeless(grade(policy(), &text)));
}

/// Lean elaborates the check with the elaborators of what it imports, and a submission may bring some: it needs no banned
/// word for that, only the name of a type that its library lacks. The direct pipeline asks nobody what a term means.
#[test]
fn the_reference_pipeline_can_be_deceived_where_the_direct_one_cannot() {
    let text = include_str!("../../../attacks/statement/elaborator-for-importers/submission.lean");
    let direct = Policy { pipeline: Pipeline::Direct, ..policy() };
    assert_refused(&grade(direct, text), Stage::Statement, ReasonCode::StatementDiffers);
    let verdict = grade(policy(), text);
    if toolchain().leanchecker.is_none() && toolchain().library == Library::Core {
        assert_accepted(&verdict);
    }
    let warned = verdict.warnings.iter().any(|warning| warning.contains("not for rewards"));
    assert_eq!(warned, verdict.verdict == Outcome::Accepted, "{verdict:#?}");
}
