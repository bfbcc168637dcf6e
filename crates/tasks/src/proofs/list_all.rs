//! A Boolean check over lists of operands, lifted to the statement.

use super::submission;
use crate::Task;

pub(super) fn proof(task: &Task) -> String {
    let p = task.p();
    let answer = format!("LeanCheckedNetwork.Net.answer a b == {}", task.result("a", "b"));
    let check = format!(
        "theorem all_right :\n    ((List.range {p}).all fun a => (List.range {p}).all fun b =>\n      {answer}) = true := by\n  \
         decide +kernel"
    );
    let lifted = format!(
        "{} := by\n  \
         intro a ha b hb\n  \
         have row := List.all_eq_true.mp all_right a (List.mem_range.mpr ha)\n  \
         exact eq_of_beq (List.all_eq_true.mp row b (List.mem_range.mpr hb))",
        task.signature()
    );
    submission(&[check, lifted])
}
