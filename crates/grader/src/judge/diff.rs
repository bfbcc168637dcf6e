//! Where do two statements differ, and what does that mean?

use std::collections::HashSet;

use lmap_kernel::{BinderKind, Expr, ExprId, NameId, Terms};

use serde::{Deserialize, Serialize};

use super::pretty::{Printed, Signatures, Step, mentions_first, print, spine};
use crate::verdict::StatementDiff;

/// Longest statement that is shown, in bytes.
const SHOWN: usize = 4000;
/// Longest part of one that is shown by itself.
const SHOWN_PART: usize = 300;

/// The first place at which two statements differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// What kind of difference it is.
    pub kind: DifferenceKind,
    /// What stands there in the statement that was asked for.
    pub expected: String,
    /// What stands there in the statement that is proved.
    pub found: String,
    /// Where that is in the text of the wanted statement; nothing if that text is cut before it.
    pub expected_span: Option<Span>,
    /// Where that is in the text of the statement that is proved.
    pub found_span: Option<Span>,
    /// What the difference means, in a sentence.
    pub meaning: String,
}

/// Bytes of a text, from `start` up to and without `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte behind the last.
    pub end: usize,
}

/// Kinds of differences between statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum DifferenceKind {
    /// Another constant.
    Constant,
    /// Another instance: the same notation with another meaning.
    Instance,
    /// Another number as a bound.
    Bound,
    /// Another number.
    Number,
    /// A hypothesis or a variable more than was asked for.
    HypothesisAdded,
    /// A hypothesis or a variable less.
    HypothesisMissing,
    /// A variable over another type, or another hypothesis.
    Domain,
    /// Other universe levels.
    Universe,
    /// Anything else.
    Shape,
}

/// The first place at which two terms differ.
struct Place {
    path: Vec<Step>,
    expected: ExprId,
    found: ExprId,
    kind: DifferenceKind,
    /// The part of an extra or missing hypothesis that is shown.
    hypothesis: Option<ExprId>,
    /// The class of the innermost instance that it lies in.
    instance_of: Option<NameId>,
    /// The comparison that it lies in, and whether that is a hypothesis.
    comparison: Option<(NameId, bool)>,
}

/// Compares two statements. They are different terms.
pub(super) fn statement_diff(
    terms: &Terms,
    signatures: &dyn Signatures,
    expected: ExprId,
    found: ExprId,
    theorem: NameId,
) -> StatementDiff {
    let place = first_difference(terms, signatures, expected, found);
    let (mut path_expected, mut path_found) = (place.path.clone(), place.path.clone());
    match place.kind {
        DifferenceKind::HypothesisAdded => path_found.push(Step::BinderType),
        DifferenceKind::HypothesisMissing => path_expected.push(Step::BinderType),
        _ => {}
    }
    let levels = place.kind == DifferenceKind::Universe;
    let shown_expected = print(terms, signatures, expected, &path_expected, levels, SHOWN);
    let shown_found = print(terms, signatures, found, &path_found, levels, SHOWN);
    let part = |printed: &Printed, expr: ExprId| match &printed.mark {
        Some(mark) if mark.len() <= SHOWN_PART => printed.text[mark.clone()].to_owned(),
        _ => terms.show_expr(expr, SHOWN_PART),
    };
    let (expected_part, found_part) =
        (part(&shown_expected, place.expected), part(&shown_found, place.found));
    let meaning = meaning(terms, &place, &expected_part, &found_part);
    let span =
        |printed: &Printed| printed.mark.as_ref().map(|mark| Span { start: mark.start, end: mark.end });
    let difference = Difference {
        kind: place.kind,
        expected: expected_part,
        found: found_part,
        expected_span: span(&shown_expected),
        found_span: span(&shown_found),
        meaning,
    };
    StatementDiff {
        expected: shown_expected.text,
        found: shown_found.text,
        theorem: Some(terms.show_name(theorem)),
        difference: Some(difference),
    }
}

fn first_difference(terms: &Terms, signatures: &dyn Signatures, expected: ExprId, found: ExprId) -> Place {
    let mut place = Place {
        path: Vec::new(),
        expected,
        found,
        kind: DifferenceKind::Shape,
        hypothesis: None,
        instance_of: None,
        comparison: None,
    };
    let mut in_hypothesis = false;
    loop {
        let (a, b) = (place.expected, place.found);
        let descend = match (terms.expr(a), terms.expr(b)) {
            (Expr::Pi(x, s), Expr::Pi(y, t)) => {
                if x.ty == y.ty {
                    Some((Step::Body, s, t))
                } else if let Some(kind) = hypothesis(terms, a, b) {
                    place.kind = kind;
                    place.hypothesis =
                        Some(if kind == DifferenceKind::HypothesisAdded { y.ty } else { x.ty });
                    None
                } else {
                    in_hypothesis = !mentions_first(terms, s);
                    place.kind = DifferenceKind::Domain;
                    Some((Step::BinderType, x.ty, y.ty))
                }
            }
            (Expr::Pi(..), _) | (_, Expr::Pi(..)) => {
                if let Some(kind) = hypothesis(terms, a, b) {
                    place.kind = kind;
                }
                None
            }
            (Expr::Lambda(x, s), Expr::Lambda(y, t)) => {
                Some(if x.ty == y.ty { (Step::Body, s, t) } else { (Step::BinderType, x.ty, y.ty) })
            }
            (Expr::Let { value: x, body: s, .. }, Expr::Let { value: y, body: t, .. }) => {
                Some(if x == y { (Step::Body, s, t) } else { (Step::Value, x, y) })
            }
            (Expr::Proj { field: i, structure: x, .. }, Expr::Proj { field: j, structure: y, .. })
                if i == j && x != y =>
            {
                Some((Step::Structure, x, y))
            }
            (Expr::Nat(_), Expr::Nat(_)) => {
                place.kind = DifferenceKind::Number;
                None
            }
            (Expr::Sort(_), Expr::Sort(_)) => {
                place.kind = DifferenceKind::Universe;
                None
            }
            (Expr::Const(x, _), Expr::Const(y, _)) => {
                place.kind = if x == y { DifferenceKind::Universe } else { DifferenceKind::Constant };
                None
            }
            (Expr::App(..), Expr::App(..)) => {
                into_application(terms, signatures, a, b, in_hypothesis, &mut place)
            }
            (Expr::App(..), Expr::Const(..)) | (Expr::Const(..), Expr::App(..)) => {
                place.kind = DifferenceKind::Constant;
                None
            }
            _ => {
                place.kind = DifferenceKind::Shape;
                None
            }
        };
        match descend {
            // Parts that are the same cannot be where the difference is: then it is one that no step leads to.
            Some((_, s, t)) if s == t => break,
            Some((step, s, t)) => {
                place.path.push(step);
                (place.expected, place.found) = (s, t);
            }
            None => break,
        }
    }
    if place.instance_of.is_some() {
        place.kind = DifferenceKind::Instance;
    } else if place.kind == DifferenceKind::Number && place.comparison.is_some() {
        place.kind = DifferenceKind::Bound;
    } else if place.kind == DifferenceKind::Constant && place.path.last() == Some(&Step::BinderType) {
        place.kind = DifferenceKind::Domain;
    }
    place
}

/// The step from two applications towards their first difference.
fn into_application(
    terms: &Terms,
    signatures: &dyn Signatures,
    expected: ExprId,
    found: ExprId,
    in_hypothesis: bool,
    place: &mut Place,
) -> Option<(Step, ExprId, ExprId)> {
    let ((f, xs), (g, ys)) = (spine(terms, expected), spine(terms, found));
    let same_name = match (terms.expr(f), terms.expr(g)) {
        (Expr::Const(x, _), Expr::Const(y, _)) => x == y,
        _ => f == g,
    };
    if !same_name {
        let both_constants = matches!((terms.expr(f), terms.expr(g)), (Expr::Const(..), Expr::Const(..)));
        place.kind = DifferenceKind::Constant;
        // Under a different function the arguments mean nothing to each other, unless there are as many.
        return (both_constants && xs.len() == ys.len()).then_some((Step::Head, f, g));
    }
    if xs.len() != ys.len() {
        place.kind = DifferenceKind::Shape;
        return None;
    }
    if xs == ys {
        // Only the universe levels differ. Where arguments differ too, the levels follow from them.
        return Some((Step::Head, f, g));
    }
    let index = xs.iter().zip(&ys).position(|(x, y)| x != y)?;
    if let Expr::Const(name, _) = terms.expr(f) {
        let kinds = signatures.argument_kinds(name);
        // Explicit arguments first: they are what a reader sees.
        let differing = (0..xs.len()).filter(|i| xs[*i] != ys[*i]);
        let is_explicit = |i: &usize| kinds.get(*i).is_none_or(|kind| *kind == BinderKind::Default);
        let index = differing.clone().find(is_explicit).unwrap_or(index);
        if kinds.get(index) == Some(&BinderKind::Instance) && place.instance_of.is_none() {
            place.instance_of = Some(name);
        }
        if ["LT.lt", "LE.le", "GT.gt", "GE.ge"].contains(&terms.show_name(name).as_str()) {
            place.comparison = Some((name, in_hypothesis));
        }
        return Some((Step::Argument(index), xs[index], ys[index]));
    }
    Some((Step::Argument(index), xs[index], ys[index]))
}

/// Whether one side has one hypothesis, or variable, more at this place than the other.
fn hypothesis(terms: &Terms, expected: ExprId, found: ExprId) -> Option<DifferenceKind> {
    let without_first = |with: ExprId, without: ExprId| match terms.expr(with) {
        Expr::Pi(_, body) => !mentions_first(terms, body) && same_but_shifted(terms, body, without),
        _ => false,
    };
    if without_first(found, expected) {
        Some(DifferenceKind::HypothesisAdded)
    } else if without_first(expected, found) {
        Some(DifferenceKind::HypothesisMissing)
    } else {
        None
    }
}

/// Whether `under`, which stands behind one binder more, is `plain`. Gives up, with no, on very large terms.
fn same_but_shifted(terms: &Terms, under: ExprId, plain: ExprId) -> bool {
    const LARGE: usize = 20_000;
    let mut stack = vec![(under, plain, 0_u32)];
    let mut seen = HashSet::new();
    while let Some((a, b, depth)) = stack.pop() {
        if !seen.insert((a, b, depth)) {
            continue;
        }
        if seen.len() > LARGE {
            return false;
        }
        if terms.loose_bound_variables(a) <= depth && terms.loose_bound_variables(b) <= depth {
            if a != b {
                return false;
            }
            continue;
        }
        match (terms.expr(a), terms.expr(b)) {
            (Expr::BVar(i), Expr::BVar(j)) => {
                if i != if j >= depth { j + 1 } else { j } {
                    return false;
                }
            }
            (Expr::App(f, x), Expr::App(g, y)) => stack.extend([(f, g, depth), (x, y, depth)]),
            (Expr::Lambda(x, s), Expr::Lambda(y, t)) | (Expr::Pi(x, s), Expr::Pi(y, t)) => {
                stack.extend([(x.ty, y.ty, depth), (s, t, depth + 1)]);
            }
            (Expr::Let { ty: p, value: x, body: s, .. }, Expr::Let { ty: q, value: y, body: t, .. }) => {
                stack.extend([(p, q, depth), (x, y, depth), (s, t, depth + 1)]);
            }
            (
                Expr::Proj { type_name: m, field: i, structure: x },
                Expr::Proj { type_name: n, field: j, structure: y },
            ) if m == n && i == j => stack.push((x, y, depth)),
            _ => return false,
        }
    }
    true
}

/// Why the difference matters, in a sentence.
fn meaning(terms: &Terms, place: &Place, expected: &str, found: &str) -> String {
    match place.kind {
        DifferenceKind::Constant => format!(
            "another constant: `{found}` instead of `{expected}`; what one is proved to do says nothing about the other"
        ),
        DifferenceKind::Instance => {
            let class = place.instance_of.map_or_else(String::new, |name| terms.show_name(name));
            format!(
                "another instance: `{class}` is taken from `{found}` instead of `{expected}`; the text may look the same, but its \
                 symbols mean something else"
            )
        }
        DifferenceKind::Bound => bound(terms, place, expected, found),
        DifferenceKind::Number => format!("another number: {found} instead of {expected}"),
        DifferenceKind::HypothesisAdded => format!(
            "an extra hypothesis or variable: the theorem speaks only of cases with `{found}`, which nobody granted"
        ),
        DifferenceKind::HypothesisMissing => {
            format!(
                "a hypothesis or variable is missing: `{expected}`; state the theorem exactly as it was asked for"
            )
        }
        DifferenceKind::Domain => {
            format!("another range: what was asked for is about `{expected}`, the theorem is about `{found}`")
        }
        DifferenceKind::Universe => {
            format!("other universe levels: `{found}` instead of `{expected}`")
        }
        DifferenceKind::Shape => format!("another form: `{found}` instead of `{expected}`"),
    }
}

/// What another bound means, where that can be seen.
fn bound(terms: &Terms, place: &Place, expected: &str, found: &str) -> String {
    let (Expr::Nat(a), Expr::Nat(b)) = (terms.expr(place.expected), terms.expr(place.found)) else {
        return format!("another bound: {found} instead of {expected}");
    };
    let smaller = terms.nat_value(b) < terms.nat_value(a);
    let upper = place
        .comparison
        .is_some_and(|(name, _)| ["LT.lt", "LE.le"].contains(&terms.show_name(name).as_str()))
        == (place.path.iter().rev().find_map(|step| match step {
            Step::Argument(index) if *index >= 2 => Some(*index),
            _ => None,
        }) == Some(3));
    match place.comparison {
        Some((_, true)) if smaller == upper => {
            format!(
                "a weaker bound: {found} instead of {expected} in a hypothesis, so the theorem covers fewer cases"
            )
        }
        Some((_, true)) => {
            format!(
                "another bound: {found} instead of {expected} in a hypothesis; state the theorem exactly as asked"
            )
        }
        _ => format!("another bound: {found} instead of {expected}"),
    }
}
