//! When must a submission be elaborated a second time, with kernel checks on?
//!
//! The first elaboration leaves out the kernel's check of every declaration, because the replay makes it anyway. That
//! changes what Lean sees only where something waits for the kernel's answer and goes on when it is no. Both halves
//! are needed:
//!
//! * *Who waits.* Declarations are checked in the background, and a rejection becomes an error message, not an
//!   exception. `Lean.addDecl` raises it as an exception only while the option `Elab.async` is off. Lean turns it off for
//!   `decide +kernel`, `native_decide` and what is built on it (`bv_decide` and its kin), `impossible`, `recall`, and for
//!   the evaluation of a tactic's configuration; a file can turn it off itself. (It is off, too, while the recursion of
//!   a definition is compiled; what a kernel rejects there is in the compiled file.) `docs/grading.md` tells how this
//!   list is got from the binary.
//! * *Who goes on.* Combinators such as `first` and `try` catch exceptions; `#guard_msgs` swallows messages.
//!
//! A file that has not both, and does not build without kernel checks, does not build with them. One that builds, and
//! in which a kernel rejects a declaration, is always elaborated again.

use crate::guard::Guarded;
use crate::pipeline::Halt;
use crate::reason::ReasonCode;
use crate::tokens::{Token, TokenKind, tokens};
use crate::verdict::Stage;

/// Words of what waits for the kernel.
pub const ASKING: [&str; 11] = [
    "kernel",
    "config",
    "native",
    "native_decide",
    "bv_decide",
    "bv_decide?",
    "bv_check",
    "ofReduceBool",
    "impossible",
    "recall",
    "async",
];

/// Words of what goes on after an exception.
pub const CATCHING: [&str; 28] = [
    "first",
    "first_par",
    "try",
    "try?",
    "<|>",
    "repeat",
    "repeat'",
    "repeat1'",
    "iterate",
    "any_goals",
    "all_goals",
    "fail_if_success",
    "success_if_fail_with_msg",
    "solve",
    "solve_by_elim",
    "apply_rules",
    "apply_assumption",
    "attempt_all",
    "attempt_all_par",
    "exact?",
    "apply?",
    "rw?",
    "rewrites?",
    "hint",
    "disch",
    "discharger",
    "decreasing_by",
    "decreasing_with",
];

/// Commands that swallow messages.
pub const SWALLOWING: [&str; 4] = ["#guard_msgs", "guard_msgs", "#check_failure", "check_failure"];

/// Whether a submission that was not accepted as `halt` says could be, had Lean checked every declaration at once.
pub(crate) fn may_differ(halt: &Halt, guarded: &Guarded<'_>) -> bool {
    match (halt.stage, halt.reason.code) {
        (Stage::Leanchecker, ReasonCode::KernelRejected) => true,
        (Stage::Build, ReasonCode::LeanError | ReasonCode::UnknownName) => {
            reacts_to_kernel(guarded.submission().text())
        }
        _ => false,
    }
}

/// Whether Lean could make something else of `text` when a kernel says no to a declaration in it.
///
/// ```
/// use lmap_grader::exactness::reacts_to_kernel;
/// assert!(reacts_to_kernel("theorem t : 1 = 2 := by first | decide +kernel | omega"));
/// assert!(reacts_to_kernel("#guard_msgs (drop error) in theorem t : 1 = 2 := by decide +kernel"));
/// assert!(!reacts_to_kernel("theorem t : 1 = 2 := by decide +kernel"));
/// assert!(!reacts_to_kernel("theorem t : 1 = 2 := by first | simp | omega"));
/// ```
#[must_use]
pub fn reacts_to_kernel(text: &str) -> bool {
    let (mut asks, mut catches) = (false, false);
    let mut before: Option<Token<'_>> = None;
    for token in tokens(text) {
        let mut words = vec![token.text];
        words.extend(token.components());
        // An operator, and a word with `?`, `'` or `#` beside it, may be cut in two by a lexer without Lean's table.
        let joined = before
            .filter(|before| before.end() == token.start)
            .map(|before| &text[before.start..token.end()]);
        words.extend(joined);
        asks |= words.iter().any(|word| ASKING.contains(word));
        catches |= words.iter().any(|word| CATCHING.contains(word));
        if words.iter().any(|word| SWALLOWING.contains(word)) {
            return true;
        }
        before = (token.kind != TokenKind::Comment).then_some(token);
    }
    asks && catches
}
