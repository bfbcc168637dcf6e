//! Judging a task's submission on its terms: what the kernels accept is accepted, and nothing else is.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;
mod judging;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use judging::{
    Contrary, Ended, Panicking, assert_accepted, assert_refused, compile_over, conditions, library, standard,
    toolchain, try_compile,
};
use lmap_grader::judge::{
    Conditions, ImportRules, Judgement, Library, OfficialRunner, Target, TrustedBase, UntrustedModule,
    Vetting, judge,
};
use lmap_grader::{AxiomMode, Kernels, ReasonCode, Stage};
use lmap_tasks::{NETWORK_MODULE, WEIGHTS_MODULE};

const THEOREM: &str = "LeanCheckedNetwork.Net.adds_mod_5";
const SPEC: &str = "LeanCheckedNetwork.Net.Spec";

struct Lab {
    modules: [(&'static str, Vec<u8>); 2],
    base: TrustedBase,
    target: Target,
}

fn lab() -> &'static Lab {
    static LAB: OnceLock<Lab> = OnceLock::new();
    LAB.get_or_init(|| {
        let task = common::task();
        let network = compile_over(&[], NETWORK_MODULE, task.network_lean());
        let weights = compile_over(&[(NETWORK_MODULE, &network)], WEIGHTS_MODULE, &task.weights_lean());
        let modules = [(NETWORK_MODULE, network.as_slice()), (WEIGHTS_MODULE, weights.as_slice())];
        let base = TrustedBase::new(library(), &modules, Vetting::Always).unwrap();
        let imports = ImportRules::exactly(&[NETWORK_MODULE, WEIGHTS_MODULE], &[WEIGHTS_MODULE]);
        let (theorem, spec) = (THEOREM.parse().unwrap(), SPEC.parse().unwrap());
        let target = Target::constant(&base, theorem, spec, Some(task.statement()), imports).unwrap();
        Lab { modules: [(NETWORK_MODULE, network), (WEIGHTS_MODULE, weights)], base, target }
    })
}

/// Compiles a submission as the grader does: without the kernel's check.
#[track_caller]
fn compiled(body: &str) -> Vec<u8> {
    let modules: Vec<(&str, &[u8])> =
        lab().modules.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
    let source = format!("{}{body}", common::HEADER);
    let (bytes, said) = try_compile(&modules, "Submission", &source, &[("debug.skipKernelTC", "true")]);
    bytes.unwrap_or_else(|| panic!("it does not compile: {said}"))
}

#[track_caller]
fn grade(body: &str) -> Judgement {
    judging::judged(&lab().base, &lab().target, compiled(body))
}

fn theorem(proof: &str) -> String {
    format!("theorem {THEOREM} : {SPEC} := {proof}\n")
}

const EVALUATED: &str = "by unfold LeanCheckedNetwork.Net.Spec; decide +kernel";

#[test]
fn a_base_serves_many_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&lab().base);
    shared(&lab().target);
    shared(library());
}

#[test]
fn our_kernel_accepts_the_library_and_leaves_a_stamp() {
    let folder = tempfile::tempdir().unwrap();
    let stamps = folder.path().join("vetted");
    let first = Library::load(toolchain(), Vetting::Once(&stamps)).unwrap();
    assert_eq!(std::fs::read_dir(&stamps).unwrap().count(), 1);
    let second = Library::load(toolchain(), Vetting::Once(&stamps)).unwrap();
    assert_eq!(first.sha256(), second.sha256());
}

#[test]
fn a_proof_by_evaluation_is_accepted_by_both_kernels() {
    let judgement = grade(&theorem(EVALUATED));
    assert_accepted(&judgement);
    assert_eq!(judgement.kernels.iter().map(|k| k.name.as_str()).collect::<Vec<_>>(), ["lmap", "lean"]);
    assert!(judgement.kernels[0].steps.unwrap() > 0);
    assert_eq!(judgement.statement_diff, None);
}

#[test]
fn the_statement_may_be_written_out() {
    assert_accepted(&grade(common::BRUTE_FORCE.strip_prefix(common::HEADER).unwrap()));
}

#[test]
fn each_kernel_alone_judges_the_same() {
    let (good, bad) = (
        compiled(&theorem(EVALUATED)),
        compiled(&format!("theorem lie : 1 + 1 = 3 := by decide +kernel\n{}", theorem(EVALUATED))),
    );
    let axioms = standard();
    for kernels in [Kernels::Lmap, Kernels::Lean, Kernels::Both] {
        let conditions = || Conditions { kernels, ..conditions(&axioms) };
        let module = |bytes: &Vec<u8>| UntrustedModule::from_bytes("Submission", bytes.clone());
        assert_accepted(&judge(module(&good), &lab().base, &lab().target, &conditions()));
        let refused = judge(module(&bad), &lab().base, &lab().target, &conditions());
        assert_refused(&refused, Stage::Leanchecker, ReasonCode::KernelRejected);
    }
}

#[test]
fn a_false_claim_is_rejected_by_the_kernels_not_by_the_elaborator() {
    let judgement = grade(
        "theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  have impossible : 2 + 2 = 5 := by decide +kernel
  exact absurd impossible (by decide)\n",
    );
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::KernelRejected);
    assert_eq!(judgement.stages.leanchecker_passed, Some(false));
    assert_eq!(judgement.stages.statement_passed, None);
}

#[test]
fn another_statement_is_not_the_statement() {
    let weaker = format!("theorem {THEOREM} : ∀ a, a < 5 → a < 6 := fun _ h => Nat.lt_succ_of_lt h\n");
    let judgement = grade(&weaker);
    assert_refused(&judgement, Stage::Statement, ReasonCode::StatementDiffers);
    assert_eq!(judgement.stages.leanchecker_passed, Some(true));
    let diff = judgement.statement_diff.unwrap();
    let statement = common::task().statement();
    let wanted = statement.replace("∀ a", "∀ (a : Nat)").replace("∀ b", "∀ (b : Nat)");
    assert_eq!(diff.expected, wanted, "as Lean prints it");
    assert_eq!(diff.found, "∀ (a : Nat), a < 5 → a < 6");
}

#[test]
fn what_has_the_name_must_be_a_theorem_without_universes() {
    assert_refused(&grade("theorem other : True := trivial\n"), Stage::Statement, ReasonCode::TheoremMissing);
    let definition = format!("def {THEOREM} : {SPEC} := {EVALUATED}\n");
    assert_refused(&grade(&definition), Stage::Statement, ReasonCode::NotATheorem);
    let assumed = format!("axiom {THEOREM} : {SPEC}\n");
    assert_refused(&grade(&assumed), Stage::Statement, ReasonCode::NotATheorem);
    let universal = format!("theorem {THEOREM}.{{u}} : ∀ _ : PUnit.{{u}}, {SPEC} := fun _ => {EVALUATED}\n");
    assert_refused(&grade(&universal), Stage::Statement, ReasonCode::UniverseParameters);
}

#[test]
fn axioms_are_found_wherever_they_hide() {
    for hiding in [
        "axiom cheat : LeanCheckedNetwork.Net.Spec\ntheorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := cheat\n",
        "theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := sorry\n",
        // Behind a structure field, an instance and an opaque constant.
        "axiom cheat : False\nstructure S where (n : Nat) (h : False)\ninstance : Inhabited S := ⟨⟨0, cheat⟩⟩\nopaque s : S\n\
         theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := s.h.elim\n",
        // Only in the type of something that is mentioned.
        "axiom cheat : 0 = 0\ndef Odd (_ : 0 = 0) : Prop := True\ntheorem t : Odd cheat := trivial\n\
         theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (fun _ : Odd cheat => by unfold LeanCheckedNetwork.Net.Spec; decide +kernel) t\n",
        // Only in a constructor.
        "axiom cheat : 0 = 0\ninductive Odd : (0 = 0) → Type | mk : Odd cheat\n\
         theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (fun _ : (h : 0 = 0) → Odd h → True => by unfold LeanCheckedNetwork.Net.Spec; decide +kernel) (fun _ _ => trivial)\n",
    ] {
        let judgement = grade(hiding);
        assert_refused(&judgement, Stage::Axioms, ReasonCode::ForbiddenAxioms);
        assert_eq!(judgement.stages.statement_passed, Some(true));
        let found = judgement.axioms.unwrap();
        assert!(found.iter().any(|axiom| axiom == "cheat" || axiom == "sorryAx"), "{found:?}");
    }
}

#[test]
fn exact_wants_every_axiom() {
    let axioms = standard();
    let module = UntrustedModule::from_bytes("Submission", compiled(&theorem(EVALUATED)));
    let conditions = Conditions { axioms: AxiomMode::Exact, ..conditions(&axioms) };
    let judgement = judge(module, &lab().base, &lab().target, &conditions);
    assert_refused(&judgement, Stage::Axioms, ReasonCode::AxiomsDiffer);
}

#[test]
fn what_is_unsafe_or_partial_does_not_count() {
    let partial = "partial def forever (n : Nat) : Nat := forever (n + 1)\n";
    assert_accepted(&grade(&format!("{partial}{}", theorem(EVALUATED))));
    let unsafe_one = format!("unsafe def {THEOREM} : {SPEC} := unsafeCast ()\n");
    assert_refused(&grade(&unsafe_one), Stage::Statement, ReasonCode::NotATheorem);
}

#[test]
fn imports_of_the_compiled_file_are_what_counts() {
    // Compiled without the import that the task asks for.
    let bytes = judging::compile("theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial\n");
    let judgement = judging::judged(&lab().base, &lab().target, bytes);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::MissingImport);
    // Compiled over a module of its own.
    let own = judging::compile("def LeanCheckedNetwork.Net.Spec : Prop := True\n");
    let bytes = compile_over(
        &[("Own", &own)],
        "Submission",
        "import Own\ntheorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := trivial\n",
    );
    let judgement = judging::judged(&lab().base, &lab().target, bytes);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::BadImport);
}

#[test]
fn a_damaged_file_is_refused() {
    let bytes = compiled(&theorem(EVALUATED));
    for damaged in [bytes[..bytes.len() / 2].to_vec(), Vec::new(), b"olean".to_vec(), vec![0; 4096]] {
        let judgement = judging::judged(&lab().base, &lab().target, damaged);
        assert_refused(&judgement, Stage::Leanchecker, ReasonCode::MalformedCompiledFile);
    }
}

/// Evaluation that no step budget of this test allows.
fn slow() -> String {
    format!(
        "theorem slow : (List.range 3000).foldl (fun s n => s + n) 0 = 4498500 := by decide +kernel\n{}",
        theorem(EVALUATED)
    )
}

#[test]
fn a_budget_is_a_limit_and_no_verdict_on_the_proof() {
    let axioms = standard();
    let module = || UntrustedModule::from_bytes("Submission", compiled(&slow()));
    let steps = |budget| {
        let conditions = Conditions { kernels: Kernels::Lmap, budget, ..conditions(&axioms) };
        judge(module(), &lab().base, &lab().target, &conditions)
    };
    let free = steps(None);
    assert_accepted(&free);
    let taken = free.kernels[0].steps.unwrap();
    assert_accepted(&steps(Some(taken)));
    assert_refused(&steps(Some(taken - 1)), Stage::Leanchecker, ReasonCode::Budget);
}

#[test]
fn a_grade_that_is_called_off_or_late_ends_at_once() {
    let axioms = standard();
    let called_off = AtomicBool::new(true);
    let cancelled = || called_off.load(Ordering::Relaxed);
    let bytes = compiled(&theorem(EVALUATED));
    let module = || UntrustedModule::from_bytes("Submission", bytes.clone());
    let off = Conditions { cancelled: &cancelled, ..conditions(&axioms) };
    let judgement = judge(module(), &lab().base, &lab().target, &off);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::Cancelled);
    let late = Conditions { deadline: Instant::now(), ..conditions(&axioms) };
    let judgement = judge(module(), &lab().base, &lab().target, &late);
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::Deadline);
}

#[test]
fn an_audit_asks_leans_kernel_about_what_ours_accepts() {
    let axioms = standard();
    let conditions = Conditions { kernels: Kernels::Lmap, audit: true, ..conditions(&axioms) };
    let module = UntrustedModule::from_bytes("Submission", compiled(&theorem(EVALUATED)));
    let judgement = judge(module, &lab().base, &lab().target, &conditions);
    assert_accepted(&judgement);
    assert_eq!(judgement.kernels.len(), 2);
}

/// Judges under a runner that is not what it should be.
fn judged_by(runner: &dyn OfficialRunner, kernels: Kernels, audit: bool, bytes: Vec<u8>) -> Judgement {
    let axioms = standard();
    let conditions = Conditions { kernels, audit, official: Some(runner), ..conditions(&axioms) };
    judge(UntrustedModule::from_bytes("Submission", bytes), &lab().base, &lab().target, &conditions)
}

#[test]
fn what_ours_accepts_and_leans_rejects_is_rejected_with_an_alarm() {
    let judgement = judged_by(&Contrary, Kernels::Both, false, compiled(&theorem(EVALUATED)));
    let ending = judgement.ending.unwrap();
    assert_eq!((ending.stage, ending.reason.code), (Stage::Leanchecker, ReasonCode::KernelRejected));
    assert!(judgement.alarm.unwrap().contains("our kernel accepts what Lean's rejects"));
    // An audit finds it where only our kernel is asked.
    let judgement = judged_by(&Contrary, Kernels::Lmap, true, compiled(&theorem(EVALUATED)));
    assert_eq!(judgement.ending.unwrap().reason.code, ReasonCode::KernelRejected);
    assert!(judgement.alarm.unwrap().contains("audit"));
}

#[test]
fn what_leans_accepts_and_ours_rejects_is_nobodys_loss() {
    let lie = format!("theorem lie : 1 + 1 = 3 := by decide +kernel\n{}", theorem(EVALUATED));
    let judgement = judged_by(&Contrary, Kernels::Both, false, compiled(&lie));
    let ending = judgement.ending.unwrap();
    assert_eq!(ending.reason.code, ReasonCode::KernelDisagreement, "{ending:?}");
    assert_eq!(ending.reason.code.outcome().reward(), None);
    assert!(judgement.alarm.unwrap().contains("`lie."));
}

#[test]
fn a_limit_of_leans_kernel_is_no_verdict_of_it() {
    for code in [ReasonCode::Memory, ReasonCode::Deadline, ReasonCode::Cpu] {
        let judgement = judged_by(&Ended(code), Kernels::Both, false, compiled(&theorem(EVALUATED)));
        assert_refused(&judgement, Stage::Leanchecker, code);
        // An audit that has no result changes nothing, and is told.
        let audited = judged_by(&Ended(code), Kernels::Lmap, true, compiled(&theorem(EVALUATED)));
        assert_accepted(&audited);
        assert_eq!(audited.warnings.len(), 1);
    }
}

#[test]
fn a_defect_of_ours_neither_accepts_nor_ends_the_process() {
    let judgement = judged_by(&Panicking, Kernels::Both, false, compiled(&theorem(EVALUATED)));
    assert_refused(&judgement, Stage::Leanchecker, ReasonCode::KernelCrashed);
    assert!(judgement.ending.unwrap().suspicious, "a proof that is known to be good must be tried");
}

#[test]
fn without_a_way_to_ask_leans_kernel_there_is_no_verdict() {
    let axioms = standard();
    for kernels in [Kernels::Both, Kernels::Lean] {
        let conditions = Conditions { kernels, official: None, ..conditions(&axioms) };
        let module = UntrustedModule::from_bytes("Submission", compiled(&theorem(EVALUATED)));
        let judgement = judge(module, &lab().base, &lab().target, &conditions);
        assert_refused(&judgement, Stage::Leanchecker, ReasonCode::KernelUnavailable);
    }
}
