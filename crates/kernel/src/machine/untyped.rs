//! Untyped terms: what is left of a term when types are dropped, as a tree with shared subtrees.

use std::rc::Rc;

use dashu_int::UBig;

use super::op::Op;

/// Terms nested deeper than this are not run; every recursion over terms is bounded by it.
pub(super) const MAX_DEPTH: u32 = 6_000;

/// Natural numbers below this are machine words.
pub(super) const WORD_LIMIT: u64 = 1 << 62;

/// An untyped term.
pub(super) type Term = Rc<Node>;

/// A constant of the program, by position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Global(pub(super) u32);

impl Global {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A constructor: its number in the type, which branches are chosen by, and its position in the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Tag(pub(super) u32);

impl Tag {
    const INDEX_BITS: u32 = 12;

    /// `None` when the type or the program has too many constructors.
    pub(super) fn new(index: u32, position: usize) -> Option<Self> {
        let position = u32::try_from(position).ok().filter(|p| *p < 1 << (32 - Self::INDEX_BITS))?;
        (index < 1 << Self::INDEX_BITS).then_some(Self(position << Self::INDEX_BITS | index))
    }

    /// The number of the constructor in its type.
    #[inline]
    pub(super) fn index(self) -> usize {
        (self.0 & ((1 << Self::INDEX_BITS) - 1)) as usize
    }

    /// The position of the constructor in [`Program::constructors`](super::program::Program).
    pub(super) fn position(self) -> usize {
        (self.0 >> Self::INDEX_BITS) as usize
    }
}

/// One way a `case` can go on: its body sits under `fields` binders.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Branch {
    pub(super) fields: u32,
    pub(super) body: Term,
}

/// What a term is. Variables are de Bruijn indices; a binder group of n binds indices 0..n, the last one being 0.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    Var(u32),
    Global(Global),
    /// A natural number below [`WORD_LIMIT`].
    Word(u64),
    /// A larger natural number.
    Big(UBig),
    /// The head is no application and there are arguments.
    App(Term, Box<[Term]>),
    /// At least one binder, and the body is no lambda.
    Lambda(u32, Term),
    Let(Term, Term),
    /// Branch on the constructor of a value; `on_nat` if the value is a natural number.
    Case {
        scrutinee: Term,
        on_nat: bool,
        branches: Box<[Branch]>,
    },
    Proj(u32, Term),
    /// A constructor with all its fields; parameters are dropped.
    Constructor(Tag, Box<[Term]>),
    /// A native operation with all its arguments.
    Native(Op, Box<[Term]>),
    /// What was dropped, or has no rule: types, axioms, opaque constants, and proofs in a first try.
    /// A run that has to look at it gives up.
    Poison,
}

/// A term with what is known of it.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) kind: Kind,
    /// Number of nodes as a tree, saturating.
    pub(super) size: u32,
    /// One more than the largest free variable.
    pub(super) loose: u32,
    pub(super) depth: u32,
    hash: u32,
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
            || (self.hash == other.hash && self.size == other.size && self.kind == other.kind)
    }
}

impl Eq for Node {}

impl std::hash::Hash for Node {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u32(self.hash);
    }
}

/// Makes a term of a kind.
pub(super) fn make(kind: Kind) -> Term {
    let mut facts = Facts { size: 1, loose: 0, depth: 0, hash: 0x9E37_79B9 };
    match &kind {
        Kind::Var(index) => {
            facts.loose = index + 1;
            facts.mix(1 + index);
        }
        Kind::Global(global) => facts.mix(0x1_0000 + global.0),
        Kind::Word(value) => {
            facts.mix(2);
            facts.mix((*value ^ (value >> 32)) as u32);
        }
        Kind::Big(value) => facts.mix(value.as_words().first().map_or(3, |w| (*w as u32).wrapping_add(3))),
        Kind::App(head, arguments) => {
            facts.mix(4);
            facts.child(head, 0);
            facts.children(arguments);
        }
        Kind::Lambda(arity, body) => {
            facts.mix(5);
            facts.child(body, *arity);
        }
        Kind::Let(value, body) => {
            facts.mix(6);
            facts.child(value, 0);
            facts.child(body, 1);
        }
        Kind::Case { scrutinee, branches, .. } => {
            facts.mix(7);
            facts.child(scrutinee, 0);
            for branch in branches {
                facts.child(&branch.body, branch.fields);
            }
        }
        Kind::Proj(field, structure) => {
            facts.mix(8 + field);
            facts.child(structure, 0);
        }
        Kind::Constructor(tag, fields) => {
            facts.mix(0x2_0000 ^ tag.0);
            facts.children(fields);
        }
        Kind::Native(op, arguments) => {
            facts.mix(0x3_0000 + op.code());
            facts.children(arguments);
        }
        Kind::Poison => facts.mix(9),
    }
    let Facts { size, loose, depth, hash } = facts;
    Rc::new(Node { kind, size, loose, depth, hash })
}

struct Facts {
    size: u32,
    loose: u32,
    depth: u32,
    hash: u32,
}

impl Facts {
    fn mix(&mut self, word: u32) {
        self.hash = (self.hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B1);
    }

    fn child(&mut self, child: &Term, binders: u32) {
        self.size = self.size.saturating_add(child.size);
        self.loose = self.loose.max(child.loose.saturating_sub(binders));
        self.depth = self.depth.max(child.depth.saturating_add(1));
        self.mix(child.hash);
    }

    fn children(&mut self, children: &[Term]) {
        for child in children {
            self.child(child, 0);
        }
    }
}

pub(super) fn var(index: u32) -> Term {
    make(Kind::Var(index))
}

pub(super) fn poison() -> Term {
    make(Kind::Poison)
}

/// A natural number.
pub(super) fn nat(value: &UBig) -> Term {
    match u64::try_from(value) {
        Ok(word) if word < WORD_LIMIT => make(Kind::Word(word)),
        _ => make(Kind::Big(value.clone())),
    }
}

/// `fun` over `arity` variables; merges with a body that is a `fun` itself.
pub(super) fn lambda(arity: u32, body: Term) -> Term {
    match &body.kind {
        _ if arity == 0 => body,
        Kind::Lambda(inner, body) => make(Kind::Lambda(arity + inner, Rc::clone(body))),
        _ => make(Kind::Lambda(arity, body)),
    }
}

impl Node {
    pub(super) fn is_closed(&self) -> bool {
        self.loose == 0
    }

    pub(super) fn is_poison(&self) -> bool {
        matches!(self.kind, Kind::Poison)
    }

    /// Costs nothing to copy.
    pub(super) fn is_atom(&self) -> bool {
        match &self.kind {
            Kind::Var(_) | Kind::Global(_) | Kind::Word(_) | Kind::Poison => true,
            Kind::Constructor(_, fields) => fields.is_empty(),
            _ => false,
        }
    }
}

/// Rebuilds a term with `change` applied to its children; `change` gets the number of binders above each child.
fn map_children(term: &Term, above: u32, change: &mut impl FnMut(&Term, u32) -> Term) -> Term {
    let all = |terms: &[Term], change: &mut dyn FnMut(&Term, u32) -> Term| -> Box<[Term]> {
        terms.iter().map(|t| change(t, above)).collect()
    };
    match &term.kind {
        Kind::Var(_) | Kind::Global(_) | Kind::Word(_) | Kind::Big(_) | Kind::Poison => Rc::clone(term),
        Kind::App(head, arguments) => {
            let head = change(head, above);
            make_app(head, all(arguments, change))
        }
        Kind::Lambda(arity, body) => lambda(*arity, change(body, above + arity)),
        Kind::Let(value, body) => {
            let value = change(value, above);
            make(Kind::Let(value, change(body, above + 1)))
        }
        Kind::Case { scrutinee, on_nat, branches } => {
            let scrutinee = change(scrutinee, above);
            let branches = branches
                .iter()
                .map(|b| Branch { fields: b.fields, body: change(&b.body, above + b.fields) })
                .collect();
            make(Kind::Case { scrutinee, on_nat: *on_nat, branches })
        }
        Kind::Proj(field, structure) => make(Kind::Proj(*field, change(structure, above))),
        Kind::Constructor(tag, fields) => make(Kind::Constructor(*tag, all(fields, change))),
        Kind::Native(op, arguments) => make(Kind::Native(*op, all(arguments, change))),
    }
}

/// An application whose head may be an application itself.
pub(super) fn make_app(head: Term, arguments: Box<[Term]>) -> Term {
    if arguments.is_empty() {
        return head;
    }
    match &head.kind {
        Kind::Poison => head,
        Kind::App(inner, first) => {
            let all = first.iter().chain(&arguments).cloned().collect();
            make(Kind::App(Rc::clone(inner), all))
        }
        _ => make(Kind::App(head, arguments)),
    }
}

/// Adds `by` to the variables that are free above `cut` binders.
pub(super) fn lift(term: &Term, cut: u32, by: u32) -> Term {
    if by == 0 || term.loose <= cut {
        return Rc::clone(term);
    }
    match term.kind {
        Kind::Var(index) => var(index + by),
        _ => map_children(term, cut, &mut |t, cut| lift(t, cut, by)),
    }
}

/// Replaces the outermost binders of a body: variables 0..n by `arguments`, the last argument being variable 0;
/// the other free variables go down by n.
pub(super) fn instantiate(body: &Term, arguments: &[Term]) -> Term {
    instantiate_under(body, 0, arguments)
}

fn instantiate_under(term: &Term, above: u32, arguments: &[Term]) -> Term {
    if term.loose <= above || arguments.is_empty() {
        return Rc::clone(term);
    }
    let count = arguments.len() as u32;
    match term.kind {
        Kind::Var(index) if index < above + count => {
            lift(&arguments[(count - 1 - (index - above)) as usize], 0, above)
        }
        Kind::Var(index) => var(index - count),
        _ => map_children(term, above, &mut |t, above| instantiate_under(t, above, arguments)),
    }
}

/// How often a variable occurs.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Uses {
    pub(super) count: u32,
    pub(super) under_lambda: bool,
}

/// How often variable `index` occurs in a term, counting shared subterms as often as they are shared.
pub(super) fn uses(term: &Term, index: u32) -> Uses {
    let mut uses = Uses::default();
    count_uses(term, index, false, &mut uses);
    uses
}

fn count_uses(term: &Term, index: u32, under_lambda: bool, uses: &mut Uses) {
    if term.loose <= index || uses.count > 1 && uses.under_lambda {
        return;
    }
    match &term.kind {
        Kind::Var(found) => {
            if *found == index {
                uses.count += 1;
                uses.under_lambda |= under_lambda;
            }
        }
        Kind::Global(_) | Kind::Word(_) | Kind::Big(_) | Kind::Poison => {}
        Kind::App(head, arguments) => {
            count_uses(head, index, under_lambda, uses);
            arguments.iter().for_each(|a| count_uses(a, index, under_lambda, uses));
        }
        Kind::Lambda(arity, body) => count_uses(body, index + arity, true, uses),
        Kind::Let(value, body) => {
            count_uses(value, index, under_lambda, uses);
            count_uses(body, index + 1, under_lambda, uses);
        }
        Kind::Case { scrutinee, branches, .. } => {
            count_uses(scrutinee, index, under_lambda, uses);
            branches.iter().for_each(|b| count_uses(&b.body, index + b.fields, under_lambda, uses));
        }
        Kind::Proj(_, structure) => count_uses(structure, index, under_lambda, uses),
        Kind::Constructor(_, terms) | Kind::Native(_, terms) => {
            terms.iter().for_each(|t| count_uses(t, index, under_lambda, uses));
        }
    }
}

/// Whether a constant occurs in a term.
pub(super) fn mentions(term: &Term, global: Global) -> bool {
    match &term.kind {
        Kind::Global(found) => *found == global,
        Kind::Var(_) | Kind::Word(_) | Kind::Big(_) | Kind::Poison => false,
        Kind::App(head, arguments) => mentions(head, global) || arguments.iter().any(|a| mentions(a, global)),
        Kind::Lambda(_, body) => mentions(body, global),
        Kind::Let(value, body) => mentions(value, global) || mentions(body, global),
        Kind::Case { scrutinee, branches, .. } => {
            mentions(scrutinee, global) || branches.iter().any(|b| mentions(&b.body, global))
        }
        Kind::Proj(_, structure) => mentions(structure, global),
        Kind::Constructor(_, terms) | Kind::Native(_, terms) => terms.iter().any(|t| mentions(t, global)),
    }
}

/// Calls `visit` on the children of a term with the number of binders above each.
pub(super) fn for_each_child(term: &Node, visit: &mut dyn FnMut(&Term, u32)) {
    match &term.kind {
        Kind::Var(_) | Kind::Global(_) | Kind::Word(_) | Kind::Big(_) | Kind::Poison => {}
        Kind::App(head, arguments) => {
            visit(head, 0);
            arguments.iter().for_each(|a| visit(a, 0));
        }
        Kind::Lambda(arity, body) => visit(body, *arity),
        Kind::Let(value, body) => {
            visit(value, 0);
            visit(body, 1);
        }
        Kind::Case { scrutinee, branches, .. } => {
            visit(scrutinee, 0);
            branches.iter().for_each(|b| visit(&b.body, b.fields));
        }
        Kind::Proj(_, structure) => visit(structure, 0),
        Kind::Constructor(_, terms) | Kind::Native(_, terms) => terms.iter().for_each(|t| visit(t, 0)),
    }
}
