//! Weak head normal form: what a term computes to, as far as its head shows.
//!
//! [`Checker::whnf_core`] reduces without unfolding definitions: beta, let, projections, recursors, quotients.
//! [`Checker::whnf`] unfolds definitions too and computes on literals. Conversion needs the first to stop where a
//! cheap comparison of unfolded heads may already do.

use crate::checker::{Checker, Judged};
use crate::declaration::{ConstantInfo, Hints, InductiveInfo, RecursorInfo};
use crate::terms::{Expr, ExprId, LevelsId, NameId, Terms};

/// How hard `whnf_core` tries on the structure of a projection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Projections {
    /// Definitions are unfolded.
    Full,
    /// No definition is unfolded: conversion compares structures first.
    Cheap,
}

/// A head and its arguments, the first argument last.
struct Spine {
    head: ExprId,
    arguments: Vec<ExprId>,
}

impl Spine {
    fn push_reversed(&mut self, arguments: &[ExprId]) {
        self.arguments.extend(arguments.iter().rev());
    }

    fn build(self, terms: &mut Terms) -> Judged<ExprId> {
        let mut result = self.head;
        for &argument in self.arguments.iter().rev() {
            result = terms.app(result, argument)?;
        }
        Ok(result)
    }
}

impl Terms {
    /// The head of an application and its arguments in order.
    pub(crate) fn spine(&self, expr: ExprId) -> (ExprId, Vec<ExprId>) {
        let mut arguments = Vec::new();
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
        let result = self.deeper(|c| c.reduce_spine(expr, projections))?;
        let cache = match projections {
            Projections::Full => &mut self.caches.whnf_core,
            Projections::Cheap => &mut self.caches.whnf_core_cheap,
        };
        cache.insert(key, result.memo());
        Ok(result)
    }

    fn reduce_spine(&mut self, expr: ExprId, projections: Projections) -> Judged<ExprId> {
        let mut spine = Spine { head: expr, arguments: Vec::new() };
        let mut reduced = false;
        loop {
            match self.terms.expr(spine.head) {
                Expr::App(function, argument) => {
                    spine.arguments.push(argument);
                    spine.head = function;
                    continue;
                }
                Expr::Lambda(..) if !spine.arguments.is_empty() => self.beta(&mut spine)?,
                Expr::Let { value, body, .. } => {
                    spine.head = self.terms.instantiate(body, &[value])?;
                }
                Expr::Proj { field, structure, .. } => {
                    match self.reduce_projection(field, structure, projections)? {
                        Some(value) => spine.head = value,
                        None => break,
                    }
                }
                Expr::Const(name, levels) => {
                    if !self.reduce_constant(&mut spine, name, levels)? {
                        break;
                    }
                }
                _ => break,
            }
            reduced = true;
            self.step()?;
        }
        if reduced { spine.build(&mut self.terms) } else { Ok(expr) }
    }

    /// `(fun x₁ … xₙ => b) a₁ … aₙ` is `b` with the arguments in place of the variables, all at once.
    fn beta(&mut self, spine: &mut Spine) -> Judged<()> {
        let mut values = Vec::new();
        while let Expr::Lambda(_, body) = self.terms.expr(spine.head) {
            let Some(argument) = spine.arguments.pop() else {
                break;
            };
            values.push(argument);
            spine.head = body;
        }
        spine.head = self.terms.instantiate(spine.head, &values)?;
        Ok(())
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
    fn reduce_constant(&mut self, spine: &mut Spine, name: NameId, levels: LevelsId) -> Judged<bool> {
        match self.view.get(name) {
            Some(ConstantInfo::Recursor(recursor)) => self.reduce_recursor(spine, recursor, levels),
            Some(ConstantInfo::Quot(quot)) => {
                let arguments = &spine.arguments;
                let argument = |i: usize| arguments.len().checked_sub(i + 1).map(|i| arguments[i]);
                let Some((function, major)) = quot.kind.eliminator() else {
                    return Ok(false);
                };
                let (Some(function), Some(value)) = (argument(function), argument(major)) else {
                    return Ok(false);
                };
                let Some(value) = self.quotient_value(value)? else {
                    return Ok(false);
                };
                let rest = spine.arguments.len() - (major + 1);
                spine.arguments.truncate(rest);
                spine.arguments.push(value);
                spine.head = function;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Iota: a recursor computes when its major premise is a constructor application.
    fn reduce_recursor(
        &mut self,
        spine: &mut Spine,
        recursor: &RecursorInfo,
        levels: LevelsId,
    ) -> Judged<bool> {
        let major_position = recursor.major();
        let Some(rest) = spine.arguments.len().checked_sub(major_position + 1) else {
            return Ok(false);
        };
        if self.terms.level_list(levels).len() != recursor.signature.universes.len() {
            return Ok(false);
        }
        let mut major = spine.arguments[rest];
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
        let recursor_term = self.terms.constant(recursor.signature.name, levels)?;
        let value = self.rule_value(recursor, number, recursor_term, levels)?;
        let shared = (recursor.parameters + recursor.motives + recursor.minors) as usize;
        let kept = spine.arguments[rest + 1 + major_position - shared..].to_vec();
        spine.arguments.truncate(rest);
        spine.push_reversed(&fields[first_field..]);
        spine.arguments.extend(kept);
        spine.head = value;
        Ok(true)
    }

    fn rule_value(
        &mut self,
        recursor: &RecursorInfo,
        number: usize,
        term: ExprId,
        levels: LevelsId,
    ) -> Judged<ExprId> {
        if recursor.signature.universes.is_empty() {
            return Ok(recursor.rules[number].value);
        }
        let key = (number as u64) << 32 | term.index() as u64;
        if let Some(value) = self.caches.rules.get(key) {
            return Ok(ExprId::from_memo(value));
        }
        let value = self.terms.instantiate_universes(
            recursor.rules[number].value,
            &recursor.signature.universes,
            levels,
        )?;
        self.caches.rules.insert(key, value.memo());
        Ok(value)
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

    /// The term with the definition or theorem at its head replaced by its value.
    pub(crate) fn unfold(&mut self, expr: ExprId) -> Judged<Option<ExprId>> {
        let Some((head, _)) = self.unfoldable(expr) else {
            return Ok(None);
        };
        let value = self.unfold_constant(head)?;
        if head == expr {
            return Ok(Some(value));
        }
        let (_, arguments) = self.terms.spine(expr);
        Ok(Some(self.terms.apps(value, &arguments)?))
    }

    fn unfold_constant(&mut self, constant: ExprId) -> Judged<ExprId> {
        let key = constant.index() as u64;
        if let Some(value) = self.caches.unfolded.get(key) {
            return Ok(ExprId::from_memo(value));
        }
        let Expr::Const(name, levels) = self.terms.expr(constant) else {
            return Ok(constant);
        };
        let Some(info) = self.view.get(name) else {
            return Err(self.unknown(name));
        };
        let value = info.value().unwrap_or(constant);
        let value = self.terms.instantiate_universes(value, &info.signature().universes, levels)?;
        self.caches.unfolded.insert(key, value.memo());
        Ok(value)
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
        let mut current = expr;
        loop {
            current = self.whnf_core(current, Projections::Full)?;
            if let Some(literal) = self.reduce_nat(current)? {
                return Ok(literal);
            }
            match self.unfold(current)? {
                Some(unfolded) => current = unfolded,
                None => return Ok(current),
            }
            self.step()?;
        }
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
