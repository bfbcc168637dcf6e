//! Substitution: bound variables by terms, locals by bound variables, level parameters by levels.
//!
//! Terms put in place of variables never have loose bound variables themselves (they mention locals instead), so
//! nothing is ever shifted. Every traversal skips subterms without the thing that it looks for, and visits a shared
//! subterm once for each number of binders above it.

use std::collections::HashMap;

use smallvec::SmallVec;

use super::memo::Memo;
use super::node::{Binder, Expr, ExprNode, Level};
use super::{ExprId, LevelId, LevelsId, NameId, Terms};
use crate::limits::Limit;

/// Levels of a constant: mostly one or two.
type LevelList = SmallVec<[LevelId; 4]>;

/// Nesting of a term above which a traversal gives up.
const MAX_DEPTH: u32 = 400_000;
/// The native stack is looked at once in so many levels.
const STRIDE: u32 = 64;
/// Room that `STRIDE` levels of a traversal need at most.
const RED_ZONE: usize = 64 << 10;
const CHUNK: usize = 1 << 20;
/// So many applications at once are taken as one. Not all that there may be, or a term whose functions are shared would take
/// time that grows with the square of its size.
const SPINE: usize = 16;

/// A traversal that replaces subterms.
pub(super) trait Replace {
    /// Whether a subterm below `offset` binders stays as it is.
    fn skip(&self, node: &ExprNode, offset: u32) -> bool;
    /// What a subterm becomes as a whole, whatever its parts.
    fn whole(&self, _expr: ExprId) -> Option<ExprId> {
        None
    }
    /// What a leaf becomes.
    fn leaf(&mut self, terms: &mut Terms, expr: ExprId, offset: u32) -> Result<ExprId, Limit>;
}

fn key(expr: ExprId, offset: u32) -> u64 {
    u64::from(offset) << 32 | u64::from(expr.0)
}

pub(super) struct Traversal<'a, R> {
    terms: &'a mut Terms,
    memo: &'a mut Memo,
    /// Results for subterms that are not under a binder, to outlive the traversal, and the high half of their keys.
    kept: Option<(&'a mut Memo, u32)>,
    rule: R,
    visited: u64,
}

impl<'a, R: Replace> Traversal<'a, R> {
    pub(super) fn new(terms: &'a mut Terms, memo: &'a mut Memo, rule: R) -> Self {
        Self { terms, memo, kept: None, rule, visited: 0 }
    }

    /// Traverses a term and counts the work.
    pub(super) fn run(&mut self, expr: ExprId) -> Result<ExprId, Limit> {
        let result = self.visit(expr, 0, 0);
        self.terms.work += std::mem::take(&mut self.visited);
        result
    }

    #[inline(always)]
    fn visit(&mut self, expr: ExprId, offset: u32, depth: u32) -> Result<ExprId, Limit> {
        let node = self.terms.node(expr);
        if self.rule.skip(node, offset) {
            return Ok(expr);
        }
        if let Some(result) = self.rule.whole(expr) {
            return Ok(result);
        }
        match node.expr() {
            Expr::App(..) | Expr::Lambda(..) | Expr::Pi(..) | Expr::Let { .. } | Expr::Proj { .. } => {
                self.visit_composite(expr, offset, depth)
            }
            _ => self.rule.leaf(self.terms, expr, offset),
        }
    }

    fn visit_composite(&mut self, expr: ExprId, offset: u32, depth: u32) -> Result<ExprId, Limit> {
        let (memo, key) = match &self.kept {
            Some((memo, high)) if offset == 0 => (&**memo, key(expr, *high)),
            _ => (&*self.memo, key(expr, offset)),
        };
        if let Some(done) = memo.get(key) {
            return Ok(ExprId(done));
        }
        self.visited += 1;
        let result = if depth.is_multiple_of(STRIDE) {
            if depth >= MAX_DEPTH {
                return Err(Limit::Depth);
            }
            stacker::maybe_grow(RED_ZONE, CHUNK, || self.parts(expr, offset, depth + 1))?
        } else {
            self.parts(expr, offset, depth + 1)?
        };
        match &mut self.kept {
            Some((memo, _)) if offset == 0 => memo.insert(key, result.0),
            _ => self.memo.insert(key, result.0),
        }
        Ok(result)
    }

    fn parts(&mut self, expr: ExprId, offset: u32, depth: u32) -> Result<ExprId, Limit> {
        let result = match self.terms.expr(expr) {
            Expr::App(function, argument) => return self.spine(function, argument, offset, depth),
            Expr::Lambda(binder, body) => {
                let ty = self.visit(binder.ty, offset, depth)?;
                let body = self.visit(body, offset + 1, depth)?;
                self.terms.lambda(Binder { ty, ..binder }, body)
            }
            Expr::Pi(binder, body) => {
                let ty = self.visit(binder.ty, offset, depth)?;
                let body = self.visit(body, offset + 1, depth)?;
                self.terms.pi(Binder { ty, ..binder }, body)
            }
            Expr::Let { name, ty, value, body } => {
                let ty = self.visit(ty, offset, depth)?;
                let value = self.visit(value, offset, depth)?;
                let body = self.visit(body, offset + 1, depth)?;
                self.terms.let_(name, ty, value, body)
            }
            Expr::Proj { type_name, field, structure } => {
                let structure = self.visit(structure, offset, depth)?;
                self.terms.proj(type_name, field, structure)
            }
            _ => Ok(expr),
        };
        Ok(result?)
    }
}

impl<R: Replace> Traversal<'_, R> {
    /// An application, with the functions inside it: what those become is hardly ever asked for again, so nobody notes it.
    fn spine(
        &mut self,
        mut function: ExprId,
        argument: ExprId,
        offset: u32,
        depth: u32,
    ) -> Result<ExprId, Limit> {
        let mut arguments = SmallVec::<[ExprId; SPINE]>::new();
        arguments.push(argument);
        while arguments.len() < SPINE
            && let node = self.terms.node(function)
            && !self.rule.skip(node, offset)
            && let Expr::App(f, a) = node.expr()
            && self.rule.whole(function).is_none()
        {
            self.visited += 1;
            arguments.push(a);
            function = f;
        }
        let mut result = self.visit(function, offset, depth)?;
        while let Some(argument) = arguments.pop() {
            let argument = self.visit(argument, offset, depth)?;
            result = self.terms.app(result, argument)?;
        }
        Ok(result)
    }
}

/// The universe levels of a constant: what its universe parameters stand for.
#[derive(Clone, Copy)]
pub(crate) struct Universes<'u> {
    /// The constant with its levels: it determines the other two, and stands for them in caches.
    pub(crate) constant: ExprId,
    pub(crate) params: &'u [NameId],
    pub(crate) levels: LevelsId,
}

impl Universes<'_> {
    /// No parameters.
    pub(crate) const NONE: Self = Self { constant: ExprId::PROP, params: &[], levels: LevelsId::EMPTY };

    /// Whether a term stays as it is.
    #[inline]
    pub(super) fn skip(&self, node: &ExprNode) -> bool {
        self.params.is_empty() || !node.has_param
    }

    /// A sort or constant with levels in place of parameters.
    pub(super) fn leaf(&self, terms: &mut Terms, expr: ExprId) -> Result<ExprId, Limit> {
        match terms.expr(expr) {
            Expr::Sort(level) => {
                let level = terms.instantiate_level(level, *self)?;
                Ok(terms.sort(level)?)
            }
            Expr::Const(name, levels) => {
                let levels = terms.instantiate_levels(levels, *self)?;
                Ok(terms.constant(name, levels)?)
            }
            _ => Ok(expr),
        }
    }
}

/// Replaces universe parameters, and the innermost loose bound variables: the last value is that of variable 0.
struct Instantiate<'s> {
    values: &'s [ExprId],
    universes: Universes<'s>,
}

impl Replace for Instantiate<'_> {
    #[inline]
    fn skip(&self, node: &ExprNode, offset: u32) -> bool {
        node.loose <= offset && self.universes.skip(node)
    }

    #[inline]
    fn leaf(&mut self, terms: &mut Terms, expr: ExprId, offset: u32) -> Result<ExprId, Limit> {
        let Expr::BVar(index) = terms.expr(expr) else {
            return self.universes.leaf(terms, expr);
        };
        let position = (index - offset) as usize;
        match self.values.len().checked_sub(position + 1) {
            Some(i) => Ok(self.values[i]),
            None => Ok(terms.bvar(index - self.values.len() as u32)?),
        }
    }
}

/// Replaces locals by bound variables: the last local becomes variable 0.
struct Abstract<'s> {
    locals: &'s [ExprId],
    /// Number of the first local; the others follow.
    first: u32,
}

impl Replace for Abstract<'_> {
    #[inline]
    fn skip(&self, node: &ExprNode, _: u32) -> bool {
        node.locals <= self.first
    }

    #[inline]
    fn leaf(&mut self, terms: &mut Terms, expr: ExprId, offset: u32) -> Result<ExprId, Limit> {
        let Expr::Local { number, .. } = terms.expr(expr) else {
            return Ok(expr);
        };
        let position = (number - self.first) as usize;
        debug_assert_eq!(self.locals.get(position), Some(&expr), "a local escaped");
        if self.locals.get(position) != Some(&expr) {
            return Ok(expr);
        }
        let index = (self.locals.len() - 1 - position) as u32 + offset;
        Ok(terms.bvar(index)?)
    }
}

/// Replaces whole subterms, outermost first. They and their replacements have no loose bound variables.
struct Whole<'s> {
    map: &'s HashMap<ExprId, ExprId>,
}

impl Replace for Whole<'_> {
    fn skip(&self, _: &ExprNode, _: u32) -> bool {
        false
    }

    fn whole(&self, expr: ExprId) -> Option<ExprId> {
        self.map.get(&expr).copied()
    }

    fn leaf(&mut self, _: &mut Terms, expr: ExprId, _: u32) -> Result<ExprId, Limit> {
        Ok(expr)
    }
}

impl Terms {
    fn replace(&mut self, expr: ExprId, rule: impl Replace) -> Result<ExprId, Limit> {
        if rule.skip(self.node(expr), 0) {
            return Ok(expr);
        }
        let mut memo = std::mem::take(&mut self.memo);
        memo.clear();
        let result = Traversal::new(self, &mut memo, rule).run(expr);
        self.memo = memo;
        result
    }

    /// Replaces loose bound variables by values without loose bound variables: variable 0 by the last value,
    /// variable 1 by the one before. Further variables move down.
    pub(crate) fn instantiate(&mut self, expr: ExprId, values: &[ExprId]) -> Result<ExprId, Limit> {
        debug_assert!(values.iter().all(|&v| self.loose_bound_variables(v) == 0));
        self.instantiate_all(expr, values, Universes::NONE)
    }

    /// Like [`Terms::instantiate`], and replaces universe parameters too. The values stay as they are.
    pub(crate) fn instantiate_all(
        &mut self,
        expr: ExprId,
        values: &[ExprId],
        universes: Universes<'_>,
    ) -> Result<ExprId, Limit> {
        if values.is_empty() && universes.params.is_empty() {
            return Ok(expr);
        }
        self.replace(expr, Instantiate { values, universes })
    }

    /// Whether a term is `pattern` with values in place of its loose bound variables and levels in place of its universe
    /// parameters, as far as a short look can tell. Types of arguments mostly are, and then the instance need not be
    /// built.
    pub(crate) fn is_instance(
        &mut self,
        pattern: ExprId,
        values: &[ExprId],
        universes: Universes<'_>,
        expr: ExprId,
    ) -> Result<bool, Limit> {
        let mut budget = 64;
        self.matches(pattern, values, universes, expr, 0, &mut budget)
    }

    fn matches(
        &mut self,
        pattern: ExprId,
        values: &[ExprId],
        universes: Universes<'_>,
        expr: ExprId,
        offset: u32,
        budget: &mut u32,
    ) -> Result<bool, Limit> {
        let node = self.node(pattern);
        if node.loose <= offset && universes.skip(node) {
            return Ok(pattern == expr);
        }
        if *budget == 0 {
            return Ok(false);
        }
        *budget -= 1;
        Ok(match (node.expr(), self.expr(expr)) {
            (Expr::BVar(index), _) => {
                let position = values.len().checked_sub((index - offset) as usize + 1);
                position.is_some_and(|i| values[i] == expr)
            }
            (Expr::App(f, a), Expr::App(g, b)) => {
                self.matches(f, values, universes, g, offset, budget)?
                    && self.matches(a, values, universes, b, offset, budget)?
            }
            (Expr::Lambda(x, a), Expr::Lambda(y, b)) | (Expr::Pi(x, a), Expr::Pi(y, b)) => {
                self.matches(x.ty, values, universes, y.ty, offset, budget)?
                    && self.matches(a, values, universes, b, offset + 1, budget)?
            }
            (Expr::Const(a, x), Expr::Const(b, y)) if a == b => self.instantiate_levels(x, universes)? == y,
            (Expr::Sort(a), Expr::Sort(b)) => self.instantiate_level(a, universes)? == b,
            _ => false,
        })
    }

    /// Like [`Terms::instantiate`], with the results for subterms kept under keys of the given high half. It must stand
    /// for these values, and for no others.
    pub(crate) fn instantiate_kept(
        &mut self,
        expr: ExprId,
        values: &[ExprId],
        kept: &mut Memo,
        high: u32,
    ) -> Result<ExprId, Limit> {
        let mut memo = std::mem::take(&mut self.memo);
        memo.clear();
        let mut traversal =
            Traversal::new(self, &mut memo, Instantiate { values, universes: Universes::NONE });
        traversal.kept = Some((kept, high));
        let result = traversal.run(expr);
        self.memo = memo;
        result
    }

    /// Replaces locals, whose numbers must be consecutive, by bound variables: the last one by variable 0.
    pub(crate) fn abstract_locals(&mut self, expr: ExprId, locals: &[ExprId]) -> Result<ExprId, Limit> {
        let Some(&first) = locals.first() else {
            return Ok(expr);
        };
        let Expr::Local { number: first, .. } = self.expr(first) else {
            debug_assert!(false, "only locals are abstracted");
            return Ok(expr);
        };
        self.replace(expr, Abstract { locals, first })
    }

    /// Replaces the outermost occurrences of subterms without loose bound variables.
    pub(crate) fn replace_terms(
        &mut self,
        expr: ExprId,
        map: &HashMap<ExprId, ExprId>,
    ) -> Result<ExprId, Limit> {
        self.replace(expr, Whole { map })
    }

    /// Replaces universe parameters by levels.
    pub(crate) fn instantiate_universes(
        &mut self,
        expr: ExprId,
        universes: Universes<'_>,
    ) -> Result<ExprId, Limit> {
        self.instantiate_all(expr, &[], universes)
    }

    /// Replaces universe parameters in a list of levels.
    pub(crate) fn instantiate_levels(
        &mut self,
        list: LevelsId,
        universes: Universes<'_>,
    ) -> Result<LevelsId, Limit> {
        let key = u64::from(list.0) << 32 | u64::from(universes.constant.0);
        if let Some(done) = self.list_memo.get(key) {
            return Ok(LevelsId(done));
        }
        let levels: LevelList = self.level_list(list).into();
        let mut instances = LevelList::new();
        for level in levels {
            instances.push(self.instantiate_level(level, universes)?);
        }
        let result = self.levels(&instances)?;
        self.list_memo.insert(key, result.0);
        Ok(result)
    }

    /// Replaces universe parameters in a level.
    pub(crate) fn instantiate_level(
        &mut self,
        level: LevelId,
        universes: Universes<'_>,
    ) -> Result<LevelId, Limit> {
        self.level_instance(level, universes, 0)
    }

    fn level_instance(
        &mut self,
        level: LevelId,
        universes: Universes<'_>,
        depth: u32,
    ) -> Result<LevelId, Limit> {
        if !self.level_has_param(level) {
            return Ok(level);
        }
        if let Level::Param(name) = self.level(level) {
            let position = universes.params.iter().position(|&p| p == name);
            let levels = self.level_list(universes.levels);
            return Ok(position.and_then(|i| levels.get(i)).map_or(level, |&l| l));
        }
        let key = u64::from(level.0) << 32 | u64::from(universes.constant.0);
        if let Some(done) = self.level_memo.get(key) {
            return Ok(LevelId(done));
        }
        if depth >= crate::levels::MAX_LEVEL_DEPTH {
            return Err(Limit::Depth);
        }
        self.work += 1;
        let part = |terms: &mut Self, part| terms.level_instance(part, universes, depth + 1);
        let result = match self.level(level) {
            Level::Succ(a) => {
                let a = part(self, a)?;
                self.level_succ(a)?
            }
            Level::Max(a, b) => {
                let (x, y) = (part(self, a)?, part(self, b)?);
                if (x, y) == (a, b) { level } else { self.simple_max(x, y)? }
            }
            Level::IMax(a, b) => {
                let (x, y) = (part(self, a)?, part(self, b)?);
                if (x, y) == (a, b) { level } else { self.simple_imax(x, y)? }
            }
            Level::Zero | Level::Param(_) => level,
        };
        self.level_memo.insert(key, result.0);
        Ok(result)
    }
}

#[cfg(test)]
mod tests {
    use super::super::delay::{Closure, Delayed, Env, Instance};
    use super::*;
    use proptest::prelude::*;

    /// A term by its shape, over three bound variables from outside.
    #[derive(Clone, Debug)]
    enum Shape {
        Variable(u32),
        Sort,
        App(Box<Shape>, Box<Shape>),
        Lambda(Box<Shape>, Box<Shape>),
        Let(Box<Shape>, Box<Shape>, Box<Shape>),
    }

    fn shapes() -> impl Strategy<Value = Shape> {
        let leaf = prop_oneof![3 => (0u32..5).prop_map(Shape::Variable), 1 => Just(Shape::Sort)];
        leaf.prop_recursive(5, 40, 3, |inner| {
            prop_oneof![
                (inner.clone(), inner.clone()).prop_map(|(a, b)| Shape::App(a.into(), b.into())),
                (inner.clone(), inner.clone()).prop_map(|(a, b)| Shape::Lambda(a.into(), b.into())),
                (inner.clone(), inner.clone(), inner).prop_map(|(a, b, c)| Shape::Let(
                    a.into(),
                    b.into(),
                    c.into()
                )),
            ]
        })
    }

    /// The term of a shape below `depth` binders, where `outside` gives the variables that reach further.
    fn build(
        terms: &mut Terms,
        shape: &Shape,
        depth: u32,
        outside: &mut impl FnMut(&mut Terms, u32, u32) -> ExprId,
    ) -> ExprId {
        match shape {
            Shape::Variable(index) if *index < depth => terms.bvar(*index).unwrap(),
            Shape::Variable(index) => outside(terms, (index - depth) % 3, depth),
            Shape::Sort => ExprId::PROP,
            Shape::App(a, b) => {
                let (a, b) = (build(terms, a, depth, outside), build(terms, b, depth, outside));
                terms.app(a, b).unwrap()
            }
            Shape::Lambda(ty, body) => {
                let ty = build(terms, ty, depth, outside);
                let body = build(terms, body, depth + 1, outside);
                terms.lambda(Binder::new(NameId::ANONYMOUS, ty), body).unwrap()
            }
            Shape::Let(ty, value, body) => {
                let (ty, value) = (build(terms, ty, depth, outside), build(terms, value, depth, outside));
                let body = build(terms, body, depth + 1, outside);
                terms.let_(NameId::ANONYMOUS, ty, value, body).unwrap()
            }
        }
    }

    fn locals(terms: &mut Terms) -> [ExprId; 3] {
        [0, 1, 2].map(|n| terms.local(n, Binder::new(NameId::ANONYMOUS, ExprId::PROP)).unwrap())
    }

    proptest! {
        #[test]
        fn substitution_is_building_with_the_values(shape in shapes()) {
            let mut terms = Terms::new();
            let values = locals(&mut terms);
            let open = build(&mut terms, &shape, 0, &mut |t, index, depth| t.bvar(index + depth).unwrap());
            // Variable 0 is the last value.
            let expected = build(&mut terms, &shape, 0, &mut |_, index, _| values[2 - index as usize]);
            let instance = terms.instantiate(open, &values).unwrap();
            prop_assert_eq!(instance, expected);
            // Putting the variables back gives the open term again.
            prop_assert_eq!(terms.abstract_locals(instance, &values).unwrap(), open);
        }

        #[test]
        fn a_short_look_never_takes_another_term_for_an_instance(shape in shapes(), other in shapes()) {
            let mut terms = Terms::new();
            let values = locals(&mut terms);
            let open = build(&mut terms, &shape, 0, &mut |t, index, depth| t.bvar(index + depth).unwrap());
            let expected = terms.instantiate(open, &values).unwrap();
            for shape in [&shape, &other] {
                let term = build(&mut terms, shape, 0, &mut |_, index, _| values[2 - index as usize]);
                if terms.is_instance(open, &values, Universes::NONE, term).unwrap() {
                    prop_assert_eq!(term, expected);
                }
            }
        }

        #[test]
        fn delayed_substitution_is_substitution(shape in shapes()) {
            let mut terms = Terms::new();
            let values = locals(&mut terms);
            let open = build(&mut terms, &shape, 0, &mut |t, index, depth| t.bvar(index + depth).unwrap());
            let mut delayed = Delayed::default();
            let mut env = Env::EMPTY;
            for value in values {
                env = delayed.bind(env, Closure::closed(value)).unwrap();
            }
            let closure = Closure { expr: open, env, instance: Instance::NONE };
            let expected = terms.instantiate(open, &values).unwrap();
            prop_assert_eq!(terms.force(&mut delayed, closure).unwrap(), expected);
        }

        #[test]
        fn partial_substitution_moves_the_other_variables_down(shape in shapes()) {
            let mut terms = Terms::new();
            let values = locals(&mut terms);
            let open = build(&mut terms, &shape, 0, &mut |t, index, depth| t.bvar(index + depth).unwrap());
            let one = terms.instantiate(open, &values[2..]).unwrap();
            let all = terms.instantiate(one, &values[..2]).unwrap();
            prop_assert_eq!(all, terms.instantiate(open, &values).unwrap());
        }
    }
}
