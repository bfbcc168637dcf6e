//! Compile-time reduction of untyped terms.
//!
//! Only the kernel's own rules are used (beta, delta, iota, zeta, projection), so a term and its simplified form have
//! the same value. Work is never doubled: an argument that is more than an atom is substituted only where it is used
//! at most once and not under a lambda; otherwise it is bound by a `let`. Work is bounded as well: when the budget is
//! gone, terms stay as they are.

use std::rc::Rc;

use super::program::{Program, RecursorCalls, RecursorShape, native};
use super::untyped::{
    Branch, Global, Kind, MAX_DEPTH, Term, instantiate, lambda, lift, make, make_app, mentions, poison, uses,
    var,
};

/// Definitions up to this size are unfolded when they have all arguments.
const INLINE_SIZE: u32 = 60;
/// The same for abbreviations, `match` functions among them.
const INLINE_ABBREVIATION: u32 = 240;
/// Lambdas up to this size may be copied.
const COPY_LAMBDA: u32 = 24;
/// Nodes that the simplification of one definition may visit.
const BUDGET: u32 = 400_000;
/// Recursors that may be unrolled inside each other.
const MAX_UNROLLING: usize = 12;

/// Simplifies a term over the constants of a program.
pub(super) fn simplify(program: &mut Program, term: &Term) -> Term {
    // A table of numbers has nothing to simplify.
    let budget = BUDGET.saturating_add(term.size);
    Simplifier { program, budget, nesting: 0, unrolling: Vec::new() }.term(term)
}

struct Simplifier<'p> {
    program: &'p mut Program,
    budget: u32,
    nesting: u32,
    /// Stand-ins for the recursors that are being unrolled.
    unrolling: Vec<Global>,
}

impl Simplifier<'_> {
    /// Goes one term deeper, if that is still allowed.
    fn enter(&mut self) -> bool {
        if self.budget == 0 || self.nesting >= 2 * MAX_DEPTH {
            return false;
        }
        self.budget -= 1;
        self.nesting += 1;
        true
    }

    fn terms(&mut self, terms: &[Term]) -> Box<[Term]> {
        terms.iter().map(|t| self.term(t)).collect()
    }

    fn term(&mut self, term: &Term) -> Term {
        if !self.enter() {
            return Rc::clone(term);
        }
        let result = match &term.kind {
            Kind::Var(_) | Kind::Word(_) | Kind::Big(_) | Kind::Poison => Rc::clone(term),
            Kind::Global(_) => self.app(Rc::clone(term), Box::default()),
            Kind::App(head, arguments) => {
                let head =
                    if matches!(head.kind, Kind::Global(_)) { Rc::clone(head) } else { self.term(head) };
                let arguments = self.terms(arguments);
                self.app(head, arguments)
            }
            Kind::Lambda(arity, body) => {
                let body = self.term(body);
                if body.is_poison() { body } else { lambda(*arity, body) }
            }
            Kind::Let(value, body) => {
                let value = self.term(value);
                let body = self.term(body);
                self.bind(value, &body)
            }
            Kind::Case { scrutinee, on_nat, branches } => {
                let scrutinee = self.term(scrutinee);
                self.case(scrutinee, *on_nat, branches)
            }
            Kind::Proj(field, structure) => {
                let structure = self.term(structure);
                self.proj(*field, structure)
            }
            Kind::Constructor(tag, fields) => make(Kind::Constructor(*tag, self.terms(fields))),
            Kind::Native(op, arguments) => native(*op, self.terms(arguments)),
        };
        self.nesting -= 1;
        result
    }

    /// `let value; body`, both simplified.
    fn bind(&mut self, value: Term, body: &Term) -> Term {
        if may_substitute(&value, body, 0) {
            let body = instantiate(body, &[value]);
            return self.term(&body);
        }
        if body.is_poison() { Rc::clone(body) } else { make(Kind::Let(value, Rc::clone(body))) }
    }

    /// A head applied to arguments, all simplified.
    fn app(&mut self, head: Term, arguments: Box<[Term]>) -> Term {
        let is_global = matches!(head.kind, Kind::Global(_));
        if arguments.is_empty() && !is_global || !self.enter() {
            return self.saturate(head, arguments);
        }
        let result = match &head.kind {
            Kind::Poison => head,
            Kind::App(inner, first) => {
                let all = first.iter().chain(&arguments).cloned().collect();
                self.app(Rc::clone(inner), all)
            }
            Kind::Lambda(arity, body) => {
                let taken = (*arity as usize).min(arguments.len());
                let body = lambda(*arity - taken as u32, Rc::clone(body));
                let result = self.beta(&body, &arguments[..taken]);
                self.app(result, arguments[taken..].into())
            }
            Kind::Let(value, body) => {
                let arguments = arguments.iter().map(|a| lift(a, 0, 1)).collect();
                let body = self.app(Rc::clone(body), arguments);
                make(Kind::Let(Rc::clone(value), body))
            }
            Kind::Case { scrutinee, on_nat, branches } => {
                if branches.len() > 1 && !arguments.iter().all(may_copy) {
                    self.share_then_apply(&head, &arguments)
                } else {
                    let branches = branches
                        .iter()
                        .map(|b| {
                            let arguments = arguments.iter().map(|a| lift(a, 0, b.fields)).collect();
                            Branch { fields: b.fields, body: self.app(Rc::clone(&b.body), arguments) }
                        })
                        .collect();
                    make(Kind::Case { scrutinee: Rc::clone(scrutinee), on_nat: *on_nat, branches })
                }
            }
            Kind::Global(global) => self.global_app(*global, head.clone(), arguments),
            _ => self.saturate(head, arguments),
        };
        self.nesting -= 1;
        result
    }

    fn global_app(&mut self, global: Global, head: Term, arguments: Box<[Term]>) -> Term {
        if let Some(shape) = self.program.entry(global).recursor {
            return self.recursor_app(global, shape, arguments);
        }
        if self.is_inlined(global, arguments.len()) {
            let body = Rc::clone(&self.program.entry(global).body);
            return if arguments.is_empty() { body } else { self.app(body, arguments) };
        }
        self.saturate(head, arguments)
    }

    fn is_inlined(&self, global: Global, arguments: usize) -> bool {
        let entry = self.program.entry(global);
        match &entry.body.kind {
            Kind::Lambda(arity, _) => {
                let limit = if entry.abbreviation { INLINE_ABBREVIATION } else { INLINE_SIZE };
                arguments >= *arity as usize && entry.body.size <= limit
            }
            Kind::Global(_) | Kind::Word(_) => true,
            Kind::Constructor(_, fields) => fields.iter().all(|f| f.is_atom()),
            _ => false,
        }
    }

    /// An application as it is, but for native operations that have all their arguments.
    fn saturate(&mut self, head: Term, arguments: Box<[Term]>) -> Term {
        if let Kind::Global(global) = head.kind
            && let Kind::Lambda(arity, body) = &self.program.entry(global).body.kind
            && arguments.len() == *arity as usize
        {
            match &body.kind {
                Kind::Native(op, operands) if are_all_variables(operands) => return native(*op, arguments),
                Kind::Constructor(tag, fields) if are_all_variables(fields) => {
                    let parameters = arguments.len() - fields.len();
                    return make(Kind::Constructor(*tag, arguments[parameters..].into()));
                }
                _ => {}
            }
        }
        make_app(head, arguments)
    }

    /// The body of a lambda with one argument for each of its binders.
    fn beta(&mut self, body: &Term, arguments: &[Term]) -> Term {
        let count = arguments.len() as u32;
        let shared: Vec<bool> = arguments
            .iter()
            .zip(0..)
            .map(|(argument, i)| !may_substitute(argument, body, count - 1 - i))
            .collect();
        self.substitute(body, arguments, &shared, |simplifier, body| simplifier.term(body))
    }

    /// Binds the arguments that must be shared by `let`, then applies: for a head that would copy them.
    fn share_then_apply(&mut self, head: &Term, arguments: &[Term]) -> Term {
        let count = arguments.len() as u32;
        let body = make_app(lift(head, 0, count), (0..count).rev().map(var).collect());
        let shared: Vec<bool> = arguments.iter().map(|a| !may_copy(a)).collect();
        self.substitute(&body, arguments, &shared, |simplifier, body| match &body.kind {
            Kind::App(head, arguments) => simplifier.app(Rc::clone(head), arguments.clone()),
            _ => Rc::clone(body),
        })
    }

    /// Puts `arguments` for the variables of `body`, the `shared` ones as variables of `let`s around it.
    fn substitute(
        &mut self,
        body: &Term,
        arguments: &[Term],
        shared: &[bool],
        finish: impl FnOnce(&mut Self, &Term) -> Term,
    ) -> Term {
        let count = arguments.len() as u32;
        let lets = shared.iter().filter(|s| **s).count() as u32;
        let mut values = Vec::new();
        let replacements: Vec<Term> = arguments
            .iter()
            .zip(shared)
            .map(|(argument, shared)| {
                if *shared {
                    let position = values.len() as u32;
                    values.push(lift(argument, 0, position));
                    var(lets - 1 - position)
                } else {
                    lift(argument, 0, lets)
                }
            })
            .collect();
        let body = instantiate(&lift(body, count, lets), &replacements);
        let body = finish(self, &body);
        if body.is_poison() {
            return body;
        }
        values.into_iter().rev().fold(body, |body, value| make(Kind::Let(value, body)))
    }

    /// A recursor on a type that is not recursive is a branch. On a recursive type it is unrolled once if the
    /// recursive call then disappears, as in `casesOn`.
    fn recursor_app(&mut self, global: Global, shape: RecursorShape, arguments: Box<[Term]>) -> Term {
        let body = Rc::clone(&self.program.entry(global).body);
        let enough = arguments.len() > shape.major as usize && !body.is_poison();
        match shape.calls {
            RecursorCalls::Nothing if enough => self.app(body, arguments),
            RecursorCalls::Itself if enough && self.unrolling.len() < MAX_UNROLLING => {
                let stand_in = self.program.reserve();
                self.unrolling.push(stand_in);
                let unrolled = replace_recursion(&body, global, shape.fixed as usize, stand_in);
                let result = self.app(unrolled, arguments.clone());
                self.unrolling.pop();
                if mentions(&result, stand_in) {
                    make_app(make(Kind::Global(global)), arguments)
                } else {
                    result
                }
            }
            _ => make_app(make(Kind::Global(global)), arguments),
        }
    }

    fn proj(&mut self, field: u32, structure: Term) -> Term {
        if !self.enter() {
            return make(Kind::Proj(field, structure));
        }
        let result = match &structure.kind {
            Kind::Poison => structure,
            Kind::Constructor(_, fields) if (field as usize) < fields.len() => {
                Rc::clone(&fields[field as usize])
            }
            Kind::Let(value, body) => {
                let body = self.proj(field, Rc::clone(body));
                self.bind(Rc::clone(value), &body)
            }
            Kind::Case { scrutinee, on_nat, branches } => {
                let branches = branches
                    .iter()
                    .map(|b| Branch { fields: b.fields, body: self.proj(field, Rc::clone(&b.body)) })
                    .collect();
                make(Kind::Case { scrutinee: Rc::clone(scrutinee), on_nat: *on_nat, branches })
            }
            Kind::Global(global) => match &self.program.entry(*global).body.kind {
                Kind::Constructor(_, fields) if fields.get(field as usize).is_some_and(|f| f.is_atom()) => {
                    Rc::clone(&fields[field as usize])
                }
                _ => make(Kind::Proj(field, structure)),
            },
            _ => make(Kind::Proj(field, structure)),
        };
        self.nesting -= 1;
        result
    }

    /// A branch on a simplified scrutinee.
    fn case(&mut self, scrutinee: Term, on_nat: bool, branches: &[Branch]) -> Term {
        if let Some((branch, fields)) = chosen(&scrutinee, on_nat, branches) {
            return if fields.is_empty() {
                self.term(&branch.body)
            } else {
                self.beta(&branch.body, &fields)
            };
        }
        match &scrutinee.kind {
            Kind::Poison => return poison(),
            Kind::Let(value, body) => {
                let branches: Vec<Branch> = branches
                    .iter()
                    .map(|b| Branch { fields: b.fields, body: lift(&b.body, b.fields, 1) })
                    .collect();
                let body = self.case(Rc::clone(body), on_nat, &branches);
                return self.bind(Rc::clone(value), &body);
            }
            _ => {}
        }
        let branches =
            branches.iter().map(|b| Branch { fields: b.fields, body: self.term(&b.body) }).collect();
        make(Kind::Case { scrutinee, on_nat, branches })
    }
}

/// The branch that a known constructor takes, and its fields.
fn chosen<'b>(scrutinee: &Term, on_nat: bool, branches: &'b [Branch]) -> Option<(&'b Branch, Box<[Term]>)> {
    let (tag, fields): (usize, Box<[Term]>) = match &scrutinee.kind {
        Kind::Constructor(tag, fields) if !on_nat => (tag.index(), fields.clone()),
        Kind::Word(0) if on_nat => (0, Box::default()),
        Kind::Word(value) if on_nat => (1, Box::new([make(Kind::Word(value - 1))])),
        Kind::Native(super::op::Op::Succ, arguments) if on_nat => (1, arguments.clone()),
        _ => return None,
    };
    branches.get(tag).filter(|b| b.fields as usize == fields.len()).map(|b| (b, fields))
}

/// May `value` stand for variable `index` of `body` without being computed more often?
fn may_substitute(value: &Term, body: &Term, index: u32) -> bool {
    if value.is_atom() {
        return true;
    }
    let uses = uses(body, index);
    match &value.kind {
        Kind::Lambda(..) => uses.count <= 1 || value.size <= COPY_LAMBDA,
        _ => uses.count == 0 || uses.count == 1 && !uses.under_lambda,
    }
}

/// May a term stand in several places?
fn may_copy(term: &Term) -> bool {
    term.is_atom() || matches!(term.kind, Kind::Lambda(..)) && term.size <= COPY_LAMBDA
}

/// Whether operands are just the innermost variables in order.
fn are_all_variables(operands: &[Term]) -> bool {
    let count = operands.len() as u32;
    operands.iter().zip(0..).all(|(t, i)| matches!(t.kind, Kind::Var(index) if index == count - 1 - i))
}

/// Replaces calls of a recursor, with its fixed arguments, by calls of `stand_in`.
fn replace_recursion(term: &Term, recursor: Global, fixed: usize, stand_in: Global) -> Term {
    let go = |t: &Term| replace_recursion(t, recursor, fixed, stand_in);
    let all = |terms: &[Term]| terms.iter().map(go).collect::<Box<[Term]>>();
    match &term.kind {
        Kind::App(head, arguments)
            if matches!(head.kind, Kind::Global(g) if g == recursor) && arguments.len() >= fixed =>
        {
            make_app(make(Kind::Global(stand_in)), all(&arguments[fixed..]))
        }
        Kind::Global(found) if *found == recursor => make(Kind::Global(stand_in)),
        Kind::Var(_) | Kind::Global(_) | Kind::Word(_) | Kind::Big(_) | Kind::Poison => Rc::clone(term),
        Kind::App(head, arguments) => make_app(go(head), all(arguments)),
        Kind::Lambda(arity, body) => lambda(*arity, go(body)),
        Kind::Let(value, body) => make(Kind::Let(go(value), go(body))),
        Kind::Case { scrutinee, on_nat, branches } => {
            let branches = branches.iter().map(|b| Branch { fields: b.fields, body: go(&b.body) }).collect();
            make(Kind::Case { scrutinee: go(scrutinee), on_nat: *on_nat, branches })
        }
        Kind::Proj(field, structure) => make(Kind::Proj(*field, go(structure))),
        Kind::Constructor(tag, fields) => make(Kind::Constructor(*tag, all(fields))),
        Kind::Native(op, arguments) => make(Kind::Native(*op, all(arguments))),
    }
}
