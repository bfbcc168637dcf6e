//! A case split: one lemma for each value of the first operand.

use super::submission;
use crate::Task;

pub(super) fn proof(task: &Task) -> String {
    let p = task.p();
    let row = |a: usize| {
        let a = a.to_string();
        format!(
            "theorem row_{a} : ∀ b, b < {p} → LeanCheckedNetwork.Net.answer {a} b = {} := by\n  decide +kernel",
            task.result(&a, "b")
        )
    };
    let arms: String = (0..p).map(|a| format!("  | {a}, _ => row_{a}\n")).collect();
    let split = format!(
        "{} := fun a ha =>\n  match a, ha with\n{arms}  | a + {p}, h => absurd h (Nat.not_lt.mpr (Nat.le_add_left {p} a))",
        task.signature()
    );
    let parts: Vec<String> = (0..p).map(row).chain([split]).collect();
    submission(&parts)
}
