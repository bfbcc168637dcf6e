//! Weak head normal form: what a term computes to, as far as its head shows.
//!
//! [`Checker::whnf_core`] reduces without unfolding definitions: beta, let, projections, recursors, quotients.
//! [`Checker::whnf`] unfolds definitions too and computes on literals. Conversion needs the first to stop where a
//! cheap comparison of unfolded heads may already do.
//!
//! Both work on a spine: a head, and the arguments that wait for it. Substitution is delayed ([`Closure`]): an
//! argument that a function drops, a motive, or a branch that is not taken is never built.

use smallvec::SmallVec;

use crate::checker::{Checker, Judged};
use crate::declaration::{ConstantInfo, Hints, InductiveInfo, RecursorInfo, Signature};
use crate::primitives::NatOp;
use crate::terms::{Closure, Env, Expr, ExprId, Instance, Mark, NameId, Terms, Universes};

/// How hard reduction tries on the structure of a projection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Projections {
    /// Definitions are unfolded.
    Full,
    /// No definition is unfolded: conversion compares structures first.
    Cheap,
}

/// Which definitions reduction unfolds at the head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unfold {
    Never,
    /// The one at the head of the given term, and no other.
    First,
    Always,
}

/// The arguments of an application.
pub(crate) type Arguments = SmallVec<[ExprId; 8]>;

/// Bindings of one reduction above which it puts its substitutions in place to forget them.
const MAX_BINDINGS: usize = 1 << 18;

/// A head and its arguments, the first argument last.
struct Spine {
    head: Closure,
    arguments: SmallVec<[Closure; 12]>,
}

impl Spine {
    fn new(expr: ExprId) -> Self {
        Self { head: Closure::closed(expr), arguments: SmallVec::new() }
    }

    fn set_head(&mut self, expr: ExprId) {
        self.head = Closure::closed(expr);
    }

    fn push_reversed(&mut self, arguments: &[ExprId]) {
        self.arguments.extend(arguments.iter().rev().map(|&a| Closure::closed(a)));
    }

    /// The position of an argument.
    fn position(&self, argument: usize) -> Option<usize> {
        self.arguments.len().checked_sub(argument + 1)
    }
}

impl Terms {
    /// The head of an application and its arguments in order.
    pub(crate) fn spine(&self, expr: ExprId) -> (ExprId, Arguments) {
        let mut arguments = Arguments::new();
        let mut head = expr;
        while let Expr::App(f, a) = self.expr(head) {
            arguments.push(a);
            head = f;
        }
        arguments.reverse();
        (head, arguments)
    }

    /// The head of an application.
    #[inline]
    pub(crate) fn head(&self, expr: ExprId) -> ExprId {
        let mut head = expr;
        while let Expr::App(f, _) = self.expr(head) {
            head = f;
        }
        head
    }
}

impl<'e> Checker<'e> {
    /// Weak head normal form without unfolding definitions.
    pub(crate) fn whnf_core(&mut self, expr: ExprId, projections: Projections) -> Judged<ExprId> {
        if !matches!(self.terms.expr(expr), Expr::App(..) | Expr::Let { .. } | Expr::Proj { .. }) {
            return Ok(expr);
        }
        let key = expr.index() as u64;
        let cached = self.caches.whnf_core.get(key).or_else(|| match projections {
            Projections::Full => None,
            Projections::Cheap => self.caches.whnf_core_cheap.get(key),
        });
        if let Some(result) = cached {
            return Ok(ExprId::from_memo(result));
        }
        let result = self.deeper(|c| c.reduce(expr, projections, Unfold::Never))?;
        let cache = match projections {
            Projections::Full => &mut self.caches.whnf_core,
            Projections::Cheap => &mut self.caches.whnf_core_cheap,
        };
        cache.insert(key, result.memo());
        Ok(result)
    }

    /// The term with the definition at its head unfolded, reduced without unfolding others; the term itself if there is
    /// no definition at its head.
    pub(crate) fn unfold_once(&mut self, expr: ExprId) -> Judged<ExprId> {
        let key = expr.index() as u64;
        if let Some(result) = self.caches.unfolded_once.get(key) {
            return Ok(ExprId::from_memo(result));
        }
        let result = self.deeper(|c| c.reduce(expr, Projections::Cheap, Unfold::First))?;
        self.caches.unfolded_once.insert(key, result.memo());
        Ok(result)
    }

    fn reduce(&mut self, expr: ExprId, projections: Projections, unfold: Unfold) -> Judged<ExprId> {
        let mark = self.delayed.mark();
        let mut spine = Spine::new(expr);
        let result = match self.reduce_spine(&mut spine, projections, unfold, mark) {
            Ok(true) => self.build(&spine),
            Ok(false) => Ok(expr),
            Err(failure) => Err(failure),
        };
        self.delayed.release(mark);
        result
    }

    fn force(&mut self, closure: Closure) -> Judged<ExprId> {
        Ok(self.terms.force(&mut self.delayed, closure)?)
    }

    /// An argument of the spine, substituted for good.
    fn argument(&mut self, spine: &mut Spine, position: usize) -> Judged<ExprId> {
        let forced = self.force(spine.arguments[position])?;
        spine.arguments[position] = Closure::closed(forced);
        Ok(forced)
    }

    fn build(&mut self, spine: &Spine) -> Judged<ExprId> {
        let mut result = self.force(spine.head)?;
        for &argument in spine.arguments.iter().rev() {
            let argument = self.force(argument)?;
            result = self.terms.app(result, argument)?;
        }
        Ok(result)
    }

    /// Reduces until the head is stuck; whether anything was done.
    fn reduce_spine(
        &mut self,
        spine: &mut Spine,
        projections: Projections,
        mut unfold: Unfold,
        mark: Mark,
    ) -> Judged<bool> {
        let mut reduced = false;
        loop {
            match self.terms.expr(spine.head.expr) {
                Expr::App(function, argument) => {
                    let argument = self.close_argument(argument, spine.head);
                    spine.arguments.push(argument);
                    spine.head.expr = function;
                    continue;
                }
                Expr::BVar(index) => {
                    let Some(value) = self.delayed.get(spine.head.env, index) else { break };
                    spine.head = value;
                    if value.is_closed() {
                        self.use_cached(spine, projections, unfold);
                    }
                    continue;
                }
                Expr::Lambda(_, body) => {
                    let Some(argument) = spine.arguments.pop() else { break };
                    let env = self.delayed.bind(spine.head.env, argument)?;
                    spine.head = Closure { expr: body, env, ..spine.head };
                }
                Expr::Let { value, body, .. } => {
                    let value = self.close_argument(value, spine.head);
                    let env = self.delayed.bind(spine.head.env, value)?;
                    spine.head = Closure { expr: body, env, ..spine.head };
                }
                Expr::Proj { field, structure, .. } => {
                    let structure = self.force(Closure { expr: structure, ..spine.head })?;
                    match self.reduce_projection(field, structure, projections)? {
                        Some(value) => spine.set_head(value),
                        None => break,
                    }
                }
                Expr::Const(name, _) => {
                    let constant = self.force(spine.head)?;
                    spine.set_head(constant);
                    if unfold == Unfold::Always
                        && let Some(literal) = self.reduce_native(spine, name)?
                    {
                        *spine = Spine::new(literal);
                        return Ok(true);
                    }
                    if !self.reduce_constant(spine, name)? {
                        if unfold == Unfold::Never || self.unfoldable(spine.head.expr).is_none() {
                            break;
                        }
                        spine.head = self.unfold_constant(name, constant)?;
                        if unfold == Unfold::First {
                            unfold = Unfold::Never;
                        }
                    }
                }
                _ => break,
            }
            reduced = true;
            self.step()?;
            if self.delayed.since(mark) > MAX_BINDINGS {
                self.put_in_place(spine, mark)?;
            }
        }
        Ok(reduced)
    }

    /// A part of the head, as an argument.
    fn close_argument(&self, argument: ExprId, head: Closure) -> Closure {
        if let Expr::BVar(index) = self.terms.expr(argument)
            && let Some(value) = self.delayed.get(head.env, index)
            && value.is_closed()
        {
            return value;
        }
        let env = if self.terms.loose_bound_variables(argument) == 0 { Env::EMPTY } else { head.env };
        let instance = if self.terms.has_level_param(argument) { head.instance } else { Instance::NONE };
        Closure { expr: argument, env, instance }
    }

    /// Goes on from what is known of a head.
    fn use_cached(&self, spine: &mut Spine, projections: Projections, unfold: Unfold) {
        let cache = match (projections, unfold) {
            (Projections::Full, Unfold::Always) => &self.caches.whnf,
            (Projections::Full, _) => &self.caches.whnf_core,
            (Projections::Cheap, _) => &self.caches.whnf_core_cheap,
        };
        if let Some(known) = cache.get(spine.head.expr.index() as u64) {
            spine.set_head(ExprId::from_memo(known));
        }
    }

    /// Substitutes everything for good and forgets the bindings: a long computation must not pile them up.
    fn put_in_place(&mut self, spine: &mut Spine, mark: Mark) -> Judged<()> {
        for position in 0..spine.arguments.len() {
            self.argument(spine, position)?;
        }
        let head = self.force(spine.head)?;
        spine.set_head(head);
        self.delayed.release(mark);
        self.look_at_memory()
    }

    /// A native operation on numbers, if the spine is one.
    fn reduce_native(&mut self, spine: &mut Spine, name: NameId) -> Judged<Option<ExprId>> {
        let op = match self.primitives.op(name) {
            Some(op) => Some(op),
            None if name == NameId::NAT_SUCC && self.primitives.nat() => None,
            None => return Ok(None),
        };
        if spine.arguments.len() != op.map_or(1, NatOp::arity) {
            return Ok(None);
        }
        for position in 0..spine.arguments.len() {
            let argument = self.argument(spine, position)?;
            if self.terms.local_range(argument) > 0 {
                return Ok(None);
            }
        }
        match (op, &spine.arguments[..]) {
            (None, [n]) => self.reduce_successor(n.expr),
            (Some(NatOp::Log2), [n]) => self.reduce_log2(n.expr),
            (Some(op), [y, x]) => self.reduce_binary(op, x.expr, y.expr),
            _ => Ok(None),
        }
    }

    /// Field `field` of a constructor application.
    pub(crate) fn reduce_projection(
        &mut self,
        field: u32,
        structure: ExprId,
        projections: Projections,
    ) -> Judged<Option<ExprId>> {
        let mut structure = match projections {
            Projections::Full => self.whnf(structure)?,
            Projections::Cheap => self.whnf_core(structure, projections)?,
        };
        if let Expr::Str(_) = self.terms.expr(structure) {
            structure = self.expand_string(structure)?;
            structure = match projections {
                Projections::Full => self.whnf(structure)?,
                Projections::Cheap => self.whnf_core(structure, projections)?,
            };
        }
        let (head, arguments) = self.terms.spine(structure);
        let Expr::Const(name, _) = self.terms.expr(head) else {
            return Ok(None);
        };
        let Some(ConstantInfo::Constructor(constructor)) = self.view.get(name) else {
            return Ok(None);
        };
        let position = constructor.parameters as usize + field as usize;
        Ok(arguments.get(position).copied())
    }

    /// Computes a recursor or an eliminator of quotients at the head of the spine.
    fn reduce_constant(&mut self, spine: &mut Spine, name: NameId) -> Judged<bool> {
        match self.view.get(name) {
            Some(ConstantInfo::Recursor(recursor)) => self.reduce_recursor(spine, recursor),
            Some(ConstantInfo::Quot(quot)) => {
                let Some((function, major)) = quot.kind.eliminator() else {
                    return Ok(false);
                };
                let (Some(function), Some(rest)) = (spine.position(function), spine.position(major)) else {
                    return Ok(false);
                };
                let value = self.argument(spine, rest)?;
                let Some(value) = self.quotient_value(value)? else {
                    return Ok(false);
                };
                spine.head = spine.arguments[function];
                spine.arguments.truncate(rest);
                spine.arguments.push(Closure::closed(value));
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Iota: a recursor computes when its major premise is a constructor application.
    fn reduce_recursor(&mut self, spine: &mut Spine, recursor: &'e RecursorInfo) -> Judged<bool> {
        let major_position = recursor.major();
        let Some(rest) = spine.position(major_position) else {
            return Ok(false);
        };
        let Some(universes) = self.universes(spine.head.expr, &recursor.signature) else {
            return Ok(false);
        };
        let mut major = self.argument(spine, rest)?;
        if recursor.k
            && let Some(constructor) = self.constructor_by_k(recursor, major)?
        {
            major = constructor;
        }
        major = self.whnf(major)?;
        major = match self.terms.expr(major) {
            Expr::Nat(_) => self.expand_nat(major)?,
            Expr::Str(_) => {
                let expanded = self.expand_string(major)?;
                self.whnf(expanded)?
            }
            _ => match recursor.major_inductive(&self.terms) {
                Some(inductive) => self.expand_structure(inductive, major)?,
                None => major,
            },
        };
        let (head, fields) = self.terms.spine(major);
        let Expr::Const(constructor, _) = self.terms.expr(head) else {
            return Ok(false);
        };
        let Some(number) = recursor.rules.iter().position(|rule| rule.constructor == constructor) else {
            return Ok(false);
        };
        let rule = &recursor.rules[number];
        let Some(first_field) = fields.len().checked_sub(rule.fields as usize) else {
            return Ok(false);
        };
        let instance = self.delayed.instance(universes)?;
        let shared = (recursor.parameters + recursor.motives + recursor.minors) as usize;
        let kept =
            SmallVec::<[Closure; 12]>::from_slice(&spine.arguments[rest + 1 + major_position - shared..]);
        spine.arguments.truncate(rest);
        spine.push_reversed(&fields[first_field..]);
        spine.arguments.extend(kept);
        spine.head = Closure { expr: rule.value, env: Env::EMPTY, instance };
        Ok(true)
    }

    /// What the universe parameters of a constant stand for; `None` if their number is wrong.
    fn universes(&self, constant: ExprId, signature: &'e Signature) -> Option<Universes<'e>> {
        let Expr::Const(_, levels) = self.terms.expr(constant) else {
            return None;
        };
        let params = &signature.universes[..];
        (self.terms.level_list(levels).len() == params.len()).then_some(Universes {
            constant,
            params,
            levels,
        })
    }

    /// K: every proof of a type that the only constructor, which has no fields, can prove is as good as that
    /// constructor. The types must be equal: a proof of `a = b` is `refl` only where `a` and `b` are one.
    fn constructor_by_k(&mut self, recursor: &RecursorInfo, major: ExprId) -> Judged<Option<ExprId>> {
        let ty = self.infer(major)?;
        let ty = self.whnf(ty)?;
        let (head, arguments) = self.terms.spine(ty);
        let Expr::Const(name, levels) = self.terms.expr(head) else {
            return Ok(None);
        };
        if Some(name) != recursor.major_inductive(&self.terms) {
            return Ok(None);
        }
        let Some(ConstantInfo::Inductive(inductive)) = self.view.get(name) else {
            return Ok(None);
        };
        let (Some(&constructor), Some(parameters)) =
            (inductive.constructors.first(), arguments.get(..inductive.parameters as usize))
        else {
            return Ok(None);
        };
        let constructor = self.terms.constant(constructor, levels)?;
        let constructor = self.terms.apps(constructor, parameters)?;
        let constructor_type = self.infer(constructor)?;
        if !self.is_def_eq(ty, constructor_type)? {
            return Ok(None);
        }
        Ok(Some(constructor))
    }

    /// Structure eta: a value of a structure type that is no proof is the constructor applied to its projections.
    fn expand_structure(&mut self, inductive: NameId, value: ExprId) -> Judged<ExprId> {
        let Some(structure) = self.structure(inductive) else {
            return Ok(value);
        };
        if let Expr::Const(name, _) = self.terms.expr(self.terms.head(value))
            && structure.constructors.contains(&name)
        {
            return Ok(value);
        }
        let ty = self.infer(value)?;
        let ty = self.whnf(ty)?;
        let (head, arguments) = self.terms.spine(ty);
        let Expr::Const(name, levels) = self.terms.expr(head) else {
            return Ok(value);
        };
        if name != inductive || self.is_prop(ty)? {
            return Ok(value);
        }
        let [constructor] = structure.constructors[..] else {
            return Ok(value);
        };
        let Some(ConstantInfo::Constructor(info)) = self.view.get(constructor) else {
            return Ok(value);
        };
        let Some(parameters) = arguments.get(..structure.parameters as usize) else {
            return Ok(value);
        };
        let constructor = self.terms.constant(constructor, levels)?;
        let mut expanded = self.terms.apps(constructor, parameters)?;
        for field in 0..info.fields {
            let projection = self.terms.proj(inductive, field, value)?;
            expanded = self.terms.app(expanded, projection)?;
        }
        Ok(expanded)
    }

    /// The inductive type with this name if it is like a structure: one constructor, no indices, not recursive.
    pub(crate) fn structure(&self, name: NameId) -> Option<&'e InductiveInfo> {
        match self.view.get(name) {
            Some(ConstantInfo::Inductive(info))
                if info.constructors.len() == 1 && info.indices == 0 && !info.is_recursive =>
            {
                Some(info)
            }
            _ => None,
        }
    }

    // ---- definitions ----

    /// The hints of the definition or theorem at the head of a term, if it can be unfolded.
    pub(crate) fn unfoldable(&self, expr: ExprId) -> Option<(ExprId, Hints)> {
        let head = self.terms.head(expr);
        let Expr::Const(name, levels) = self.terms.expr(head) else {
            return None;
        };
        let (signature, hints) = match self.view.get(name)? {
            ConstantInfo::Definition(d) => (&d.signature, d.hints),
            ConstantInfo::Theorem(d) => (&d.signature, Hints::Opaque),
            _ => return None,
        };
        (self.terms.level_list(levels).len() == signature.universes.len()).then_some((head, hints))
    }

    fn unfold_constant(&mut self, name: NameId, constant: ExprId) -> Judged<Closure> {
        let Some(info) = self.view.get(name) else {
            return Err(self.unknown(name));
        };
        let (Some(value), Some(universes)) = (info.value(), self.universes(constant, info.signature()))
        else {
            return Ok(Closure::closed(constant));
        };
        let instance = self.delayed.instance(universes)?;
        Ok(Closure { expr: value, env: Env::EMPTY, instance })
    }

    /// Weak head normal form.
    pub(crate) fn whnf(&mut self, expr: ExprId) -> Judged<ExprId> {
        match self.terms.expr(expr) {
            Expr::App(..) | Expr::Let { .. } | Expr::Proj { .. } | Expr::Const(..) => {}
            _ => return Ok(expr),
        }
        let key = expr.index() as u64;
        if let Some(result) = self.caches.whnf.get(key) {
            return Ok(ExprId::from_memo(result));
        }
        let result = if self.plain || self.terms.local_range(expr) > 0 {
            self.deeper(|c| c.unfold_to_whnf(expr))?
        } else {
            self.deeper(|c| c.whnf_closed(expr, Self::unfold_to_whnf))?
        };
        self.caches.whnf.insert(key, result.memo());
        Ok(result)
    }

    fn unfold_to_whnf(&mut self, expr: ExprId) -> Judged<ExprId> {
        self.reduce(expr, Projections::Full, Unfold::Always)
    }
}

impl RecursorInfo {
    /// The inductive type of the major premise: the head of its type.
    pub(crate) fn major_inductive(&self, terms: &Terms) -> Option<NameId> {
        let mut ty = self.signature.ty;
        for _ in 0..self.major() {
            let Expr::Pi(_, body) = terms.expr(ty) else {
                return None;
            };
            ty = body;
        }
        let Expr::Pi(binder, _) = terms.expr(ty) else {
            return None;
        };
        match terms.expr(terms.head(binder.ty)) {
            Expr::Const(name, _) => Some(name),
            _ => None,
        }
    }
}
