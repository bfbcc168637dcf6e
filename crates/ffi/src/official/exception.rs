//! The kernel's exceptions, as verdicts.

use super::report::Verdict;
use super::runtime::Obj;
use super::show;

/// The constructors of `Lean.Kernel.Exception`, in order.
const KINDS: [&str; 17] = [
    "unknownConstant",
    "alreadyDeclared",
    "declTypeMismatch",
    "declHasMVars",
    "declHasFVars",
    "funExpected",
    "typeExpected",
    "letTypeMismatch",
    "exprTypeMismatch",
    "appTypeMismatch",
    "invalidProj",
    "thmTypeIsNotProp",
    "other",
    "deterministicTimeout",
    "excessiveMemory",
    "deepRecursion",
    "interrupted",
];

/// The first of the exceptions that say nothing about the declaration.
const FIRST_LIMIT: usize = 13;

/// The verdict that an exception amounts to.
pub(super) fn verdict(exception: &Obj) -> Verdict {
    let tag = exception.tag().map_or(usize::MAX, usize::from);
    match KINDS.get(tag) {
        Some(kind) if tag >= FIRST_LIMIT => Verdict::Limit { kind: (*kind).to_owned() },
        Some(kind) => Verdict::Rejected { kind: (*kind).to_owned(), message: message(tag, exception) },
        None => Verdict::Rejected { kind: "unknown".to_owned(), message: String::new() },
    }
}

/// Most exceptions begin with the environment and the local context; the rest is what they are about.
fn message(tag: usize, exception: &Obj) -> String {
    let term = |index| exception.field(index).map_or_else(String::new, |e| show::term(&e));
    let name = |index| exception.field(index).map_or_else(String::new, |n| show::name(&n));
    match tag {
        0 | 1 => name(1),
        2 => {
            let signature = exception.field(1).and_then(|d| d.field(0)?.field(0));
            let part = |index| signature.as_ref().and_then(|s| s.field(index));
            format!(
                "{}: declared `{}`, the value has type `{}`",
                part(0).map_or_else(String::new, |n| show::name(&n)),
                part(2).map_or_else(String::new, |t| show::term(&t)),
                term(2)
            )
        }
        3 | 4 | 11 => format!("{}: `{}`", name(1), term(2)),
        5 | 6 | 10 => format!("`{}`", term(2)),
        7 => format!("let {}: the value has type `{}`, expected `{}`", name(2), term(3), term(4)),
        8 => format!("`{}` was expected to have type `{}`", term(2), term(3)),
        9 => format!("`{}`: the function has type `{}`, the argument `{}`", term(2), term(3), term(4)),
        12 => exception.field(0).and_then(|s| s.as_str().map(show::escaped)).unwrap_or_default(),
        _ => String::new(),
    }
}
