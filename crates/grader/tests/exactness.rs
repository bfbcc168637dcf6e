//! A build that fails without kernel checks, and has no word in it that reacts to the kernel, fails with them too: the real
//! Lean is asked about every tactic in every wrapper on every goal, once with kernel checks and once without.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeSet;
use std::time::Duration;

use lmap_grader::exactness::reacts_to_kernel;
use lmap_lean::{LeanCommand, Limits, Severity};

/// Tactics that can close a goal, or try to.
const TACTICS: [&str; 62] = [
    "rfl",
    "eq_refl",
    "apply_rfl",
    "exact rfl",
    "exact Eq.refl _",
    "exact (rfl : 1 = 2)",
    "exact of_decide_eq_true (Eq.refl true)",
    "exact of_decide_eq_true rfl",
    "exact (by decide +kernel)",
    "exact absurd rfl (by decide)",
    "decide",
    "decide +kernel",
    "decide (kernel := true)",
    "decide (config := { kernel := true })",
    "decide +revert",
    "decide +kernel +revert",
    "decide_cbv",
    "cbv",
    "native_decide",
    "decide +native",
    "bv_decide",
    "bv_omega",
    "impossible by decide",
    "as_aux_lemma => decide +kernel",
    "as_aux_lemma => rfl",
    "omega",
    "lia",
    "cutsat",
    "grind",
    "grobner",
    "simp",
    "simp +arith",
    "simp +decide",
    "simp +ground",
    "simp_all",
    "simpa",
    "dsimp",
    "norm_cast",
    "ac_rfl",
    "trivial",
    "contradiction",
    "assumption",
    "infer_instance",
    "exact inferInstance",
    "nofun",
    "exact nofun",
    "constructor",
    "split",
    "rintro",
    "intro; rfl",
    "funext",
    "ext",
    "symm",
    "congr",
    "subst_vars",
    "exact?",
    "solve_by_elim",
    "exfalso; decide +kernel",
    "exfalso; omega",
    "exfalso; simp_all",
    "with_unfolding_all rfl",
    "conv => rfl",
];

/// True and false ones, of several kinds.
const GOALS: [&str; 8] = [
    "1 = 2",
    "2 + 2 = 4",
    "¬ 1 = 2",
    "∀ n : Nat, n + 0 = n",
    "∀ n : Nat, n < 3 → n * n < 4",
    "∃ n : Nat, n = 3",
    "2 ^ 10 = 1024",
    "(5 : Nat) ∣ 11",
];

/// What goes on after a failure, and what does not. The goal is proved in any case if the tactic does what it should.
const WRAPPERS: [&str; 5] = [
    "theorem NAME : 2 = 2 := by\n  fail_if_success (have : GOAL := by TACTIC)\n  rfl",
    "theorem NAME : 2 = 2 := by\n  first | (have : GOAL := by TACTIC); omega | rfl",
    "theorem NAME : GOAL := by\n  first | (TACTIC; done) | decide | omega | simp",
    "theorem NAME : GOAL := by\n  TACTIC",
    "set_option Elab.async false in\ntheorem NAME : 2 = 2 := by\n  fail_if_success (have : GOAL := by TACTIC)\n  rfl",
];

/// Every theorem, and the line that it starts at, from 1.
fn theorems() -> Vec<(u32, String)> {
    let mut line = 1;
    let mut theorems = Vec::new();
    for wrapper in WRAPPERS {
        for goal in GOALS {
            for tactic in TACTICS {
                let name = format!("t{}", theorems.len());
                let text = wrapper.replace("NAME", &name).replace("GOAL", goal).replace("TACTIC", tactic);
                let lines = text.lines().count() as u32;
                theorems.push((line, text));
                line += lines;
            }
        }
    }
    theorems
}

/// The theorems, by their place in the list, in which Lean reports an error.
fn failing(theorems: &[(u32, String)], kernel_checks: bool) -> BTreeSet<usize> {
    let folder = tempfile::tempdir().unwrap();
    let text: String = theorems.iter().map(|(_, text)| format!("{text}\n")).collect();
    std::fs::write(folder.path().join("Theorems.lean"), text).unwrap();
    let toolchain = lmap_lean::testing::toolchain();
    let mut command =
        LeanCommand::new(&toolchain, "Theorems.lean").dir(folder.path()).option("maxErrors", "1000000");
    if !kernel_checks {
        command = command.option("debug.skipKernelTC", "true");
    }
    let limits = Limits { output_bytes: 256 << 20, ..Limits::within(Duration::from_secs(600)) };
    let run = command.run(&limits).unwrap();
    let errors: Vec<u32> =
        run.messages.iter().filter(|m| m.severity == Severity::Error).map(|m| m.start.line).collect();
    assert!(run.finished.end == lmap_lean::End::Exited(1) && !errors.is_empty(), "{}", run.other);
    errors.iter().map(|line| theorems.partition_point(|(start, _)| start <= line) - 1).collect()
}

#[test]
fn only_files_with_the_listed_words_fail_because_the_kernel_was_not_asked() {
    let theorems = theorems();
    let (without, with) = std::thread::scope(|scope| {
        let with = scope.spawn(|| failing(&theorems, true));
        (failing(&theorems, false), with.join().unwrap())
    });
    assert!(with.len() < theorems.len() && with.len() > 100, "{} of {}", with.len(), theorems.len());
    let only_without: Vec<&str> =
        without.difference(&with).map(|index| theorems[*index].1.as_str()).collect();
    assert!(only_without.len() >= 10, "the examples show nothing: {only_without:#?}");
    for text in only_without {
        assert!(reacts_to_kernel(text), "{text}");
    }
}
