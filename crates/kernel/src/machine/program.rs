//! From the kernel's terms to untyped ones.
//!
//! Types have no rules of computation, so they become [`Kind::Poison`], and so do arguments that a constructor or a
//! recursor drops anyway. Each recursor becomes a function that branches on its major premise, made from its rules;
//! no inductive type is special but the natural numbers.

use std::collections::HashMap;
use std::rc::Rc;

use super::op::Op;
use super::simplify::simplify;
use super::untyped::{
    Branch, Global, Kind, MAX_DEPTH, Tag, Term, instantiate, lambda, make, make_app, nat, poison, uses, var,
};
use crate::declaration::{ConstantInfo, ConstructorInfo, QuotKind, RecursorInfo};
use crate::environment::View;
use crate::primitives::Primitives;
use crate::terms::{Expr, ExprId, NameId, Terms};

/// Definitions whose bodies have more nodes than this, as trees, are not run.
const MAX_SIZE: u32 = 8_000_000;

/// What string literals stand for is made of these.
const STRING_NAMES: [NameId; 4] =
    [NameId::STRING_OF_LIST, NameId::LIST_NIL, NameId::LIST_CONS, NameId::CHAR_OF_NAT];

/// How a recursor takes its arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecursorShape {
    /// Parameters, motives and minor premises: the same in every recursive call.
    pub(super) fixed: u32,
    /// Position of the major premise.
    pub(super) major: u32,
    /// What its rules call.
    pub(super) calls: RecursorCalls,
}

/// What the rules of a recursor call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RecursorCalls {
    /// No recursor: the type is not recursive.
    Nothing,
    /// The recursor itself and no other one.
    Itself,
    /// Recursors of the same declaration, perhaps itself among them.
    Others,
}

/// A constant of the program.
#[derive(Debug)]
pub(super) struct Entry {
    /// What it stands for; a function of as many arguments as it has leading binders.
    pub(super) body: Term,
    /// Arguments that never matter.
    pub(super) dropped: Box<[bool]>,
    /// Unfold it eagerly.
    pub(super) abbreviation: bool,
    pub(super) recursor: Option<RecursorShape>,
}

impl Entry {
    fn of(body: Term) -> Self {
        Self { body, dropped: Box::default(), abbreviation: false, recursor: None }
    }

    /// Number of leading binders.
    pub(super) fn arity(&self) -> u32 {
        match self.body.kind {
            Kind::Lambda(arity, _) => arity,
            _ => 0,
        }
    }
}

/// All constants that were needed so far, in order of need.
pub(super) struct Program {
    pub(super) entries: Vec<Entry>,
    /// Names of the constructors, by position of their tags.
    pub(super) constructors: Vec<NameId>,
    by_name: HashMap<NameId, Constant>,
    translated: HashMap<ExprId, Term>,
    /// Theorems are translated too; else their proofs are poison.
    keep_proofs: bool,
}

/// What a constant's name stands for.
#[derive(Clone, Debug)]
enum Constant {
    Poison,
    Entry(Global),
    /// A constructor: tag, parameters, fields.
    Constructor(Tag, u32, u32, Global),
    Native(Op, Global),
}

/// Where translation looks things up.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) view: View<'a>,
    pub(super) terms: &'a Terms,
    pub(super) primitives: Primitives,
}

impl Program {
    pub(super) fn new(keep_proofs: bool) -> Self {
        Self {
            entries: Vec::new(),
            constructors: Vec::new(),
            by_name: HashMap::new(),
            translated: HashMap::new(),
            keep_proofs,
        }
    }

    pub(super) fn entry(&self, global: Global) -> &Entry {
        &self.entries[global.index()]
    }

    /// Translates a closed term, and all constants that running it may need.
    pub(super) fn translate(&mut self, source: Source<'_>, term: ExprId) -> Term {
        if self.by_name.is_empty() && source.primitives.bool() {
            // Native comparisons give these.
            for name in [NameId::BOOL_FALSE, NameId::BOOL_TRUE] {
                self.declare(source, name);
            }
        }
        self.declare_reachable(source, term);
        let term = self.term(source, term, 0);
        if term.size > MAX_SIZE { poison() } else { simplify(self, &term) }
    }

    /// Adds an entry that no constant has.
    pub(super) fn add(&mut self, entry: Entry) -> Global {
        let global = Global(self.entries.len() as u32);
        self.entries.push(entry);
        global
    }

    /// Adds a function that is going to get its body later.
    pub(super) fn reserve(&mut self) -> Global {
        self.add(Entry::of(poison()))
    }

    // ---- constants ----

    /// Declares the constants of a term before those that mention them; on an explicit stack, since the chain of
    /// definitions may be as long as the file.
    fn declare_reachable(&mut self, source: Source<'_>, term: ExprId) {
        enum Task {
            Open(NameId),
            Close(NameId),
        }
        let mut seen = std::collections::HashSet::new();
        let mut tasks: Vec<Task> = self.constants_of(source, &[term]).into_iter().map(Task::Open).collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open(name) => {
                    if self.by_name.contains_key(&name) || !seen.insert(name) {
                        continue;
                    }
                    if let Some(ConstantInfo::Recursor(info)) = source.view.get(name) {
                        // Recursors of one declaration mention each other.
                        self.reserve_recursor(source, name, info);
                    }
                    tasks.push(Task::Close(name));
                    let bodies = self.bodies(source, name);
                    tasks.extend(self.constants_of(source, &bodies).into_iter().map(Task::Open));
                }
                Task::Close(name) => self.declare(source, name),
            }
        }
    }

    /// The terms that a constant computes with.
    fn bodies(&self, source: Source<'_>, name: NameId) -> Vec<ExprId> {
        match source.view.get(name) {
            Some(ConstantInfo::Definition(d)) if source.primitives.op(name).is_none() => vec![d.value],
            Some(ConstantInfo::Theorem(t)) if self.keep_proofs => vec![t.value],
            Some(ConstantInfo::Recursor(r)) => r.rules.iter().map(|rule| rule.value).collect(),
            _ => Vec::new(),
        }
    }

    /// The constants that occur in the parts of terms that compute, last occurrence first.
    fn constants_of(&self, source: Source<'_>, terms: &[ExprId]) -> Vec<NameId> {
        let mut seen = std::collections::HashSet::new();
        let mut names = Vec::new();
        let mut todo = terms.to_vec();
        while let Some(term) = todo.pop() {
            if self.translated.contains_key(&term) || !seen.insert(term) {
                continue;
            }
            match source.terms.expr(term) {
                Expr::BVar(_) | Expr::Local { .. } | Expr::Sort(_) | Expr::Pi(..) | Expr::Nat(_) => {}
                Expr::Str(_) if source.primitives.string() => names.extend(STRING_NAMES),
                Expr::Str(_) => {}
                Expr::Const(name, _) => names.push(name),
                Expr::App(function, argument) => todo.extend([function, argument]),
                Expr::Lambda(_, body) => todo.push(body),
                Expr::Let { value, body, .. } => todo.extend([value, body]),
                Expr::Proj { structure, .. } => todo.push(structure),
            }
        }
        names
    }

    fn declare(&mut self, source: Source<'_>, name: NameId) {
        let constant = match source.view.get(name) {
            Some(ConstantInfo::Definition(d)) => match source.primitives.op(name).map(Op::Nat) {
                Some(op) => Constant::Native(op, self.native(op)),
                None => {
                    let abbreviation = d.hints == crate::declaration::Hints::Abbreviation;
                    self.define(source, d.value, abbreviation)
                }
            },
            Some(ConstantInfo::Theorem(t)) if self.keep_proofs => self.define(source, t.value, false),
            Some(ConstantInfo::Constructor(c)) => self.constructor(source, c).unwrap_or(Constant::Poison),
            Some(ConstantInfo::Recursor(r)) => return self.fill_recursor(source, name, r),
            Some(ConstantInfo::Quot(q)) => self.quotient(name, q.kind).unwrap_or(Constant::Poison),
            Some(
                ConstantInfo::Theorem(_)
                | ConstantInfo::Axiom(_)
                | ConstantInfo::Opaque(_)
                | ConstantInfo::Inductive(_),
            )
            | None => Constant::Poison,
        };
        self.by_name.insert(name, constant);
    }

    fn define(&mut self, source: Source<'_>, value: ExprId, abbreviation: bool) -> Constant {
        let body = self.term(source, value, 0);
        if body.is_poison() || body.size > MAX_SIZE {
            return Constant::Poison;
        }
        let body = simplify(self, &body);
        if body.is_poison() || body.size > MAX_SIZE || body.depth > MAX_DEPTH {
            return Constant::Poison;
        }
        let dropped = unused_arguments(&body);
        Constant::Entry(self.add(Entry { dropped, abbreviation, ..Entry::of(body) }))
    }

    fn native(&mut self, op: Op) -> Global {
        let arity = op.arity();
        let arguments = (0..arity).rev().map(var).collect();
        self.add(Entry { abbreviation: true, ..Entry::of(lambda(arity, make(Kind::Native(op, arguments)))) })
    }

    fn tag(&mut self, name: NameId, index: u32) -> Option<Tag> {
        let tag = Tag::new(index, self.constructors.len())?;
        self.constructors.push(name);
        Some(tag)
    }

    fn constructor(&mut self, source: Source<'_>, info: &ConstructorInfo) -> Option<Constant> {
        if source.primitives.nat() && info.inductive == NameId::NAT {
            return Some(if info.index == 0 {
                Constant::Entry(self.add(Entry { abbreviation: true, ..Entry::of(make(Kind::Word(0))) }))
            } else {
                Constant::Native(Op::Succ, self.native(Op::Succ))
            });
        }
        let tag = self.tag(info.signature.name, info.index)?;
        let fields = (0..info.fields).rev().map(var).collect();
        let body = lambda(info.parameters + info.fields, make(Kind::Constructor(tag, fields)));
        let dropped = (0..info.parameters + info.fields).map(|i| i < info.parameters).collect();
        let global = self.add(Entry { abbreviation: true, dropped, ..Entry::of(body) });
        Some(Constant::Constructor(tag, info.parameters, info.fields, global))
    }

    /// `Quot.mk r a` is a value with the field `a`; `Quot.lift f h q` and `Quot.ind h q` apply `f` and `h` to it.
    fn quotient(&mut self, name: NameId, kind: QuotKind) -> Option<Constant> {
        let (arity, function) = match kind {
            QuotKind::Type => return None,
            QuotKind::Constructor => {
                let tag = self.tag(name, 0)?;
                let body = lambda(3, make(Kind::Constructor(tag, Box::new([var(0)]))));
                let dropped = Box::new([true, true, false]);
                let global = self.add(Entry { abbreviation: true, dropped, ..Entry::of(body) });
                return Some(Constant::Constructor(tag, 2, 1, global));
            }
            QuotKind::Lift => (6, var(3)),
            QuotKind::Induction => (5, var(2)),
        };
        let body = make_app(function, Box::new([var(0)]));
        let branches = Box::new([Branch { fields: 1, body }]);
        let case = make(Kind::Case { scrutinee: var(0), on_nat: false, branches });
        let body = lambda(arity, case);
        let dropped = unused_arguments(&body);
        Some(Constant::Entry(self.add(Entry { abbreviation: true, dropped, ..Entry::of(body) })))
    }

    /// The tags of `Bool.false` and `Bool.true`, which native comparisons give.
    pub(super) fn booleans(&self) -> Option<[Tag; 2]> {
        let tag = |name| match self.by_name.get(&name) {
            Some(&Constant::Constructor(tag, 0, 0, _)) => Some(tag),
            _ => None,
        };
        Some([tag(NameId::BOOL_FALSE)?, tag(NameId::BOOL_TRUE)?])
    }

    /// A recursor without its rules.
    fn reserve_recursor(&mut self, source: Source<'_>, name: NameId, info: &RecursorInfo) {
        let fixed = info.parameters + info.motives + info.minors;
        let major = info.major() as u32;
        let types_and_motives = info.parameters + info.motives;
        let dropped = (0..=major).map(|i| i < types_and_motives || (fixed..major).contains(&i)).collect();
        let calls = match info.all.as_slice() {
            [only] => match source.view.get(*only) {
                Some(ConstantInfo::Inductive(i)) if i.nested > 0 => RecursorCalls::Others,
                Some(ConstantInfo::Inductive(i)) if !i.is_recursive => RecursorCalls::Nothing,
                _ => RecursorCalls::Itself,
            },
            _ => RecursorCalls::Others,
        };
        let recursor = Some(RecursorShape { fixed, major, calls });
        let global = self.add(Entry { dropped, recursor, ..Entry::of(poison()) });
        self.by_name.insert(name, Constant::Entry(global));
    }

    /// `fun parameters motives minors indices major => case major of …`, the branches from the rules.
    fn fill_recursor(&mut self, source: Source<'_>, name: NameId, info: &RecursorInfo) {
        let Some(&Constant::Entry(global)) = self.by_name.get(&name) else { return };
        let fixed = info.parameters + info.motives + info.minors;
        let arity = info.major() as u32 + 1;
        let branches = info.rules.iter().map(|rule| {
            let value = self.term(source, rule.value, 0);
            let fields = rule.fields;
            let arguments: Vec<Term> =
                (0..fixed).map(|i| var(fields + arity - 1 - i)).chain((0..fields).rev().map(var)).collect();
            let body = match &value.kind {
                _ if arguments.is_empty() => value,
                Kind::Lambda(binders, body) if *binders as usize >= arguments.len() => {
                    let rest = *binders - arguments.len() as u32;
                    instantiate(&lambda(rest, Rc::clone(body)), &arguments)
                }
                _ => poison(),
            };
            Branch { fields, body }
        });
        let branches = branches.collect();
        let on_nat = info.rules.first().is_some_and(|rule| match source.view.get(rule.constructor) {
            Some(ConstantInfo::Constructor(c)) => source.primitives.nat() && c.inductive == NameId::NAT,
            _ => false,
        });
        let case = make(Kind::Case { scrutinee: var(0), on_nat, branches });
        let body = lambda(arity, case);
        if body.size <= MAX_SIZE && body.depth <= MAX_DEPTH {
            self.entries[global.index()].body = body;
        }
    }

    // ---- terms ----

    fn term(&mut self, source: Source<'_>, term: ExprId, depth: u32) -> Term {
        if depth > MAX_DEPTH {
            return poison();
        }
        if let Some(done) = self.translated.get(&term) {
            return Rc::clone(done);
        }
        let depth = depth + 1;
        let result = match source.terms.expr(term) {
            Expr::BVar(index) => var(index),
            Expr::Local { .. } | Expr::Sort(_) | Expr::Pi(..) => poison(),
            Expr::Nat(value) => {
                if source.primitives.nat() {
                    nat(source.terms.nat_value(value))
                } else {
                    poison()
                }
            }
            Expr::Str(text) => self.string(source, source.terms.str_value(text)),
            Expr::Const(name, _) => self.constant(name),
            Expr::App(..) => self.application(source, term, depth),
            Expr::Lambda(_, body) => {
                let body = self.term(source, body, depth);
                if body.is_poison() { body } else { lambda(1, body) }
            }
            Expr::Let { value, body, .. } => {
                let body = self.term(source, body, depth);
                if body.is_poison() { body } else { make(Kind::Let(self.term(source, value, depth), body)) }
            }
            Expr::Proj { field, structure, .. } => {
                let structure = self.term(source, structure, depth);
                if structure.is_poison() { structure } else { make(Kind::Proj(field, structure)) }
            }
        };
        let result = if result.depth > MAX_DEPTH { poison() } else { result };
        self.translated.insert(term, Rc::clone(&result));
        result
    }

    fn constant(&self, name: NameId) -> Term {
        match self.by_name.get(&name) {
            None | Some(Constant::Poison) => poison(),
            Some(Constant::Constructor(tag, 0, 0, _)) => make(Kind::Constructor(*tag, Box::default())),
            Some(
                Constant::Entry(global)
                | Constant::Constructor(_, _, _, global)
                | Constant::Native(_, global),
            ) => {
                let body = &self.entry(*global).body;
                if matches!(body.kind, Kind::Word(_)) { Rc::clone(body) } else { make(Kind::Global(*global)) }
            }
        }
    }

    fn application(&mut self, source: Source<'_>, term: ExprId, depth: u32) -> Term {
        let mut spine = Vec::new();
        let mut head = term;
        while let Expr::App(function, argument) = source.terms.expr(head) {
            spine.push(argument);
            head = function;
        }
        spine.reverse();
        let constant = match source.terms.expr(head) {
            Expr::Const(name, _) => self.by_name.get(&name).cloned(),
            _ => None,
        };
        let head = self.term(source, head, depth);
        if head.is_poison() {
            return head;
        }
        let dropped: Box<[bool]> = match &constant {
            Some(Constant::Entry(g) | Constant::Constructor(_, _, _, g)) => self.entry(*g).dropped.clone(),
            _ => Box::default(),
        };
        let arguments: Box<[Term]> =
            spine
                .iter()
                .enumerate()
                .map(|(i, &argument)| {
                    if dropped.get(i) == Some(&true) { poison() } else { self.term(source, argument, depth) }
                })
                .collect();
        match constant {
            Some(Constant::Constructor(tag, parameters, fields, _))
                if arguments.len() as u32 == parameters + fields =>
            {
                make(Kind::Constructor(tag, arguments[parameters as usize..].into()))
            }
            Some(Constant::Native(op, _)) if arguments.len() as u32 == op.arity() => native(op, arguments),
            _ => make_app(head, arguments),
        }
    }

    /// A string literal stands for `String.ofList` of the list of its characters.
    fn string(&self, source: Source<'_>, text: &str) -> Term {
        if !source.primitives.string() {
            return poison();
        }
        let [of_list, nil, cons, char_of_nat] = STRING_NAMES;
        let (Some(Constant::Constructor(nil, ..)), Some(Constant::Constructor(cons, ..))) =
            (self.by_name.get(&nil), self.by_name.get(&cons))
        else {
            return poison();
        };
        let char_of_nat = self.constant(char_of_nat);
        let end = make(Kind::Constructor(*nil, Box::default()));
        let list = text.chars().rev().fold(end, |rest, c| {
            let c = make_app(Rc::clone(&char_of_nat), Box::new([make(Kind::Word(u64::from(u32::from(c))))]));
            make(Kind::Constructor(*cons, Box::new([c, rest])))
        });
        make_app(self.constant(of_list), Box::new([list]))
    }
}

/// A native operation; the successor of a known number is a number.
pub(super) fn native(op: Op, arguments: Box<[Term]>) -> Term {
    match (op, &arguments[0].kind) {
        (Op::Succ, Kind::Word(value)) => nat(&(*value + 1).into()),
        _ => make(Kind::Native(op, arguments)),
    }
}

/// Which of the leading binders of a term never occur in its body.
fn unused_arguments(term: &Term) -> Box<[bool]> {
    match &term.kind {
        Kind::Lambda(arity, body) => (0..*arity).map(|i| uses(body, arity - 1 - i).count == 0).collect(),
        _ => Box::default(),
    }
}
