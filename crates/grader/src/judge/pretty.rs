//! Statements as people write them: with notation, without implicit arguments, and with one place marked.

use std::ops::Range;

use lmap_kernel::{BinderKind, Expr, ExprId, Level, LevelId, NameId, Terms};

/// Nesting below which subterms are shown as `…`.
const MAX_NESTING: u32 = 120;
/// How tightly arguments bind.
const ATOM: u32 = 1024;

/// A step from a term to a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// To the type of its binder.
    BinderType,
    /// To what stands behind its binder.
    Body,
    /// To the value of a `let`.
    Value,
    /// To the function of an application, all arguments taken off.
    Head,
    /// To an argument of an application, from 0.
    Argument(usize),
    /// To the structure of a projection.
    Structure,
}

/// Tells how a constant takes its arguments.
pub(super) trait Signatures {
    /// The kinds of the constant's arguments, in order.
    fn argument_kinds(&self, name: NameId) -> Vec<BinderKind>;
}

/// A term as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Printed {
    pub text: String,
    /// The bytes of `text` that show the marked part, unless it was cut off.
    pub mark: Option<Range<usize>>,
}

/// Prints `expr` in at most about `cap` bytes. `path` leads to the part that is marked: what hides it is shown in full.
/// With `levels`, so are the universe levels of a constant that is marked.
pub(super) fn print(
    terms: &Terms,
    signatures: &dyn Signatures,
    expr: ExprId,
    path: &[Step],
    levels: bool,
    cap: usize,
) -> Printed {
    let mut printer = Printer {
        terms,
        signatures,
        out: String::new(),
        cap,
        binders: Vec::new(),
        mark: None,
        nesting: 0,
        levels,
    };
    printer.expr(expr, 0, Some(path));
    if printer.out.len() > cap {
        printer.out.truncate(printer.out.floor_char_boundary(cap));
        printer.out.push('…');
    }
    let length = printer.out.len();
    let mark = printer.mark.filter(|mark| mark.end <= length);
    Printed { text: printer.out, mark }
}

/// A notation for a constant that is applied to all its arguments.
enum Notation {
    /// Between the last two arguments: symbol, and how tightly it, its left side and its right side bind.
    Infix(&'static str, u32, u32, u32),
    /// Before the last argument.
    Prefix(&'static str, u32),
    /// A number: the argument of that position.
    Number(usize),
    /// `∃ x, p`
    Exists,
}

/// The notation of a constant, and how many arguments it takes.
fn notation(name: &str) -> Option<(Notation, usize)> {
    let left = |symbol, level| Notation::Infix(symbol, level, level, level + 1);
    let none = |symbol| Notation::Infix(symbol, 50, 51, 51);
    Some(match name {
        "HAdd.hAdd" => (left("+", 65), 6),
        "HSub.hSub" => (left("-", 65), 6),
        "HAppend.hAppend" => (left("++", 65), 6),
        "HMul.hMul" => (left("*", 70), 6),
        "HDiv.hDiv" => (left("/", 70), 6),
        "HMod.hMod" => (left("%", 70), 6),
        "HPow.hPow" => (Notation::Infix("^", 75, 76, 75), 6),
        "LT.lt" => (none("<"), 4),
        "LE.le" => (none("≤"), 4),
        "GT.gt" => (none(">"), 4),
        "GE.ge" => (none("≥"), 4),
        "Dvd.dvd" => (none("∣"), 4),
        "BEq.beq" => (none("=="), 4),
        "Eq" => (none("="), 3),
        "Ne" => (none("≠"), 3),
        "And" => (Notation::Infix("∧", 35, 36, 35), 2),
        "Or" => (Notation::Infix("∨", 30, 31, 30), 2),
        "Iff" => (Notation::Infix("↔", 20, 21, 21), 2),
        "List.cons" => (Notation::Infix("::", 67, 68, 67), 3),
        "Prod" => (Notation::Infix("×", 35, 36, 35), 2),
        "Not" => (Notation::Prefix("¬", 75), 1),
        "Neg.neg" => (Notation::Prefix("-", 75), 3),
        "OfNat.ofNat" => (Notation::Number(1), 3),
        "Exists" => (Notation::Exists, 2),
        _ => return None,
    })
}

struct Printer<'a> {
    terms: &'a Terms,
    signatures: &'a dyn Signatures,
    out: String,
    cap: usize,
    /// Shown names of the binders above.
    binders: Vec<String>,
    mark: Option<Range<usize>>,
    nesting: u32,
    levels: bool,
}

/// Where the marked part lies, seen from the term that is printed: nowhere in it, or that many steps away.
type Path<'p> = Option<&'p [Step]>;

/// The path from a part on, if it leads there.
fn into(path: Path<'_>, step: Step) -> Path<'_> {
    path.and_then(|path| path.split_first()).and_then(|(first, rest)| (*first == step).then_some(rest))
}

impl Printer<'_> {
    fn expr(&mut self, expr: ExprId, level: u32, path: Path<'_>) {
        if self.out.len() > self.cap || self.nesting > MAX_NESTING {
            self.out.push('…');
            return;
        }
        self.nesting += 1;
        let start = self.out.len();
        self.node(expr, level, path);
        if path.is_some_and(<[Step]>::is_empty) {
            self.mark = Some(start..self.out.len());
        }
        self.nesting -= 1;
    }

    fn node(&mut self, expr: ExprId, level: u32, path: Path<'_>) {
        match self.terms.expr(expr) {
            Expr::BVar(index) => {
                let name = self.binders.iter().rev().nth(index as usize).cloned();
                self.out.push_str(&name.unwrap_or_else(|| format!("#{index}")));
            }
            Expr::Local { number, .. } => self.out.push_str(&format!("#{number}")),
            Expr::Sort(sort) => self.sort(sort, level),
            Expr::Const(name, levels) => {
                self.out.push_str(&self.terms.show_name(name));
                if self.levels
                    && path.is_some_and(<[Step]>::is_empty)
                    && !self.terms.level_list(levels).is_empty()
                {
                    let shown: Vec<String> =
                        self.terms.level_list(levels).iter().map(|l| self.level(*l)).collect();
                    self.out.push_str(&format!(".{{{}}}", shown.join(", ")));
                }
            }
            Expr::App(..) => self.application(expr, level, path),
            Expr::Lambda(binder, body) => self.bracketed(level > 0, |p| {
                let name = p.new_name(binder.name);
                p.out.push_str("fun ");
                p.binder(&name, binder.ty, into(path, Step::BinderType));
                p.out.push_str(" => ");
                p.under(name, body, into(path, Step::Body));
            }),
            Expr::Pi(binder, body) => self.bracketed(level > 25, |p| {
                let name = p.new_name(binder.name);
                if p.terms.loose_bound_variables(body) == 0 || !mentions_first(p.terms, body) {
                    p.expr(binder.ty, 26, into(path, Step::BinderType));
                    p.out.push_str(" → ");
                    p.binders.push(name);
                    p.expr(body, 25, into(path, Step::Body));
                    p.binders.pop();
                    return;
                }
                p.out.push_str("∀ ");
                p.binder(&name, binder.ty, into(path, Step::BinderType));
                p.out.push_str(", ");
                p.under(name, body, into(path, Step::Body));
            }),
            Expr::Let { name, value, body, .. } => self.bracketed(level > 0, |p| {
                let name = p.new_name(name);
                p.out.push_str("let ");
                p.out.push_str(&name);
                p.out.push_str(" := ");
                p.expr(value, 0, into(path, Step::Value));
                p.out.push_str("; ");
                p.under(name, body, into(path, Step::Body));
            }),
            Expr::Proj { field, structure, .. } => {
                self.expr(structure, ATOM, into(path, Step::Structure));
                self.out.push_str(&format!(".{}", u64::from(field) + 1));
            }
            Expr::Nat(_) | Expr::Str(_) => self.out.push_str(&self.terms.show_expr(expr, 200)),
        }
    }

    fn application(&mut self, expr: ExprId, level: u32, path: Path<'_>) {
        let (head, arguments) = spine(self.terms, expr);
        let Expr::Const(name, _) = self.terms.expr(head) else {
            return self.plain(head, &arguments, &[], level, path);
        };
        let kinds = self.signatures.argument_kinds(name);
        let shows = |index: usize| kinds.get(index).is_none_or(|kind| *kind == BinderKind::Default);
        let marked = path.and_then(<[Step]>::first);
        let hidden = match marked {
            Some(Step::Head) => true,
            Some(Step::Argument(index)) => !shows(*index),
            _ => false,
        };
        let shown_name = self.terms.show_name(name);
        match notation(&shown_name) {
            Some((notation, arity)) if arity == arguments.len() && !hidden => {
                self.notation(&notation, expr, &arguments, level, path);
            }
            // What is marked must be seen, so everything is.
            _ if hidden && marked != Some(&Step::Head) => self.bracketed(level >= ATOM, |p| {
                p.out.push('@');
                p.plain(head, &arguments, &[], 0, path);
            }),
            _ => self.plain(head, &arguments, &kinds, level, path),
        }
    }

    /// Function and arguments, those of other kinds than the default left out.
    fn plain(
        &mut self,
        head: ExprId,
        arguments: &[ExprId],
        kinds: &[BinderKind],
        level: u32,
        path: Path<'_>,
    ) {
        let shown: Vec<usize> = (0..arguments.len())
            .filter(|index| kinds.get(*index).is_none_or(|kind| *kind == BinderKind::Default))
            .collect();
        self.bracketed(level >= ATOM && !shown.is_empty(), |p| {
            p.expr(head, ATOM, into(path, Step::Head));
            for index in shown {
                if p.out.len() > p.cap {
                    break;
                }
                p.out.push(' ');
                p.expr(arguments[index], ATOM, into(path, Step::Argument(index)));
            }
        });
    }

    fn notation(
        &mut self,
        notation: &Notation,
        expr: ExprId,
        arguments: &[ExprId],
        level: u32,
        path: Path<'_>,
    ) {
        let last = arguments.len() - 1;
        let inner = |index| into(path, Step::Argument(index));
        match *notation {
            Notation::Infix(symbol, own, left, right) => self.bracketed(level > own, |p| {
                p.expr(arguments[last - 1], left, inner(last - 1));
                p.out.push_str(&format!(" {symbol} "));
                p.expr(arguments[last], right, inner(last));
            }),
            Notation::Prefix(symbol, own) => self.bracketed(level > own, |p| {
                p.out.push_str(symbol);
                p.expr(arguments[last], own, inner(last));
            }),
            Notation::Number(index) => self.expr(arguments[index], level, inner(index)),
            Notation::Exists => match self.terms.expr(arguments[last]) {
                Expr::Lambda(binder, body) => self.bracketed(level > 0, |p| {
                    let name = p.new_name(binder.name);
                    p.out.push_str("∃ ");
                    p.binder(
                        &name,
                        binder.ty,
                        inner(last).and_then(|path| into(Some(path), Step::BinderType)),
                    );
                    p.out.push_str(", ");
                    p.under(name, body, inner(last).and_then(|path| into(Some(path), Step::Body)));
                }),
                _ => {
                    let (head, arguments) = spine(self.terms, expr);
                    self.plain(head, &arguments, &[BinderKind::Implicit], level, path);
                }
            },
        }
    }

    fn binder(&mut self, name: &str, ty: ExprId, path: Path<'_>) {
        self.out.push('(');
        self.out.push_str(name);
        self.out.push_str(" : ");
        self.expr(ty, 0, path);
        self.out.push(')');
    }

    fn under(&mut self, name: String, body: ExprId, path: Path<'_>) {
        self.binders.push(name);
        self.expr(body, 0, path);
        self.binders.pop();
    }

    /// A name for a binder that no binder above it has.
    fn new_name(&self, name: NameId) -> String {
        let wanted = if name == NameId::ANONYMOUS { "x".to_owned() } else { self.terms.show_name(name) };
        let mut candidate = wanted.clone();
        let mut number = 1;
        while self.binders.contains(&candidate) {
            candidate = format!("{wanted}_{number}");
            number += 1;
        }
        candidate
    }

    fn bracketed(&mut self, open: bool, body: impl FnOnce(&mut Self)) {
        if open {
            self.out.push('(');
        }
        body(self);
        if open {
            self.out.push(')');
        }
    }

    fn sort(&mut self, sort: LevelId, level: u32) {
        match self.terms.level(sort) {
            Level::Zero => self.out.push_str("Prop"),
            Level::Succ(LevelId::ZERO) => self.out.push_str("Type"),
            Level::Succ(below) => {
                let shown = self.level(below);
                self.bracketed(level >= ATOM, |p| p.out.push_str(&format!("Type {shown}")));
            }
            _ => {
                let shown = self.level(sort);
                self.bracketed(level >= ATOM, |p| p.out.push_str(&format!("Sort {shown}")));
            }
        }
    }

    fn level(&self, level: LevelId) -> String {
        self.terms.show_level(level, 100)
    }
}

/// The function and the arguments of an application.
pub(super) fn spine(terms: &Terms, expr: ExprId) -> (ExprId, Vec<ExprId>) {
    let mut arguments = Vec::new();
    let mut head = expr;
    while let Expr::App(function, argument) = terms.expr(head) {
        arguments.push(argument);
        head = function;
    }
    arguments.reverse();
    (head, arguments)
}

/// Whether bound variable 0 occurs in a term. Gives up, with yes, on very large ones.
pub(super) fn mentions_first(terms: &Terms, expr: ExprId) -> bool {
    const LARGE: usize = 20_000;
    let mut stack = vec![(expr, 0_u32)];
    let mut seen = std::collections::HashSet::new();
    while let Some((expr, depth)) = stack.pop() {
        if terms.loose_bound_variables(expr) <= depth || !seen.insert((expr, depth)) {
            continue;
        }
        if seen.len() > LARGE {
            return true;
        }
        match terms.expr(expr) {
            Expr::BVar(index) if index == depth => return true,
            Expr::App(function, argument) => stack.extend([(function, depth), (argument, depth)]),
            Expr::Lambda(binder, body) | Expr::Pi(binder, body) => {
                stack.extend([(binder.ty, depth), (body, depth + 1)]);
            }
            Expr::Let { ty, value, body, .. } => {
                stack.extend([(ty, depth), (value, depth), (body, depth + 1)]);
            }
            Expr::Proj { structure, .. } => stack.push((structure, depth)),
            _ => {}
        }
    }
    false
}
