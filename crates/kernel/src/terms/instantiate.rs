//! Substitution: bound variables by terms, locals by bound variables, level parameters by levels.
//!
//! Terms put in place of variables never have loose bound variables themselves (they mention locals instead), so
//! nothing is ever shifted. Every traversal skips subterms without the thing that it looks for, and visits a shared
//! subterm once for each number of binders above it.

use std::collections::HashMap;

use super::memo::Memo;
use super::node::{Binder, Expr, Level};
use super::{ExprId, LevelId, LevelsId, NameId, Terms};
use crate::limits::Limit;

/// Nesting of a term above which a traversal gives up.
const MAX_DEPTH: u32 = 400_000;
/// The native stack is looked at once in so many levels.
const STRIDE: u32 = 64;
/// Room that `STRIDE` levels of a traversal need at most.
const RED_ZONE: usize = 64 << 10;
const CHUNK: usize = 1 << 20;

/// A traversal that replaces subterms.
pub(super) trait Replace {
    /// Whether a subterm below `offset` binders stays as it is.
    fn skip(&self, terms: &Terms, expr: ExprId, offset: u32) -> bool;
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
    rule: R,
    visited: u64,
}

impl<'a, R: Replace> Traversal<'a, R> {
    pub(super) fn new(terms: &'a mut Terms, memo: &'a mut Memo, rule: R) -> Self {
        Self { terms, memo, rule, visited: 0 }
    }

    /// Traverses a term and counts the work.
    pub(super) fn run(&mut self, expr: ExprId) -> Result<ExprId, Limit> {
        let result = self.visit(expr, 0, 0);
        self.terms.work += std::mem::take(&mut self.visited);
        result
    }

    fn visit(&mut self, expr: ExprId, offset: u32, depth: u32) -> Result<ExprId, Limit> {
        if self.rule.skip(self.terms, expr, offset) {
            return Ok(expr);
        }
        if let Some(result) = self.rule.whole(expr) {
            return Ok(result);
        }
        match self.terms.expr(expr) {
            Expr::BVar(_)
            | Expr::Local { .. }
            | Expr::Sort(_)
            | Expr::Const(..)
            | Expr::Nat(_)
            | Expr::Str(_) => return self.rule.leaf(self.terms, expr, offset),
            _ => {}
        }
        if let Some(done) = self.memo.get(key(expr, offset)) {
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
        self.memo.insert(key(expr, offset), result.0);
        Ok(result)
    }

    fn parts(&mut self, expr: ExprId, offset: u32, depth: u32) -> Result<ExprId, Limit> {
        let result = match self.terms.expr(expr) {
            Expr::App(function, argument) => {
                let function = self.visit(function, offset, depth)?;
                let argument = self.visit(argument, offset, depth)?;
                self.terms.app(function, argument)
            }
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

/// Replaces the innermost loose bound variables: the last value is that of variable 0.
struct Instantiate<'s> {
    values: &'s [ExprId],
}

impl Replace for Instantiate<'_> {
    #[inline]
    fn skip(&self, terms: &Terms, expr: ExprId, offset: u32) -> bool {
        terms.loose_bound_variables(expr) <= offset
    }

    #[inline]
    fn leaf(&mut self, terms: &mut Terms, expr: ExprId, offset: u32) -> Result<ExprId, Limit> {
        let Expr::BVar(index) = terms.expr(expr) else {
            return Ok(expr);
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
    fn skip(&self, terms: &Terms, expr: ExprId, _: u32) -> bool {
        terms.local_range(expr) <= self.first
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

/// Replaces level parameters by levels.
struct Universes<'s> {
    params: &'s [NameId],
    levels: &'s [LevelId],
}

impl Replace for Universes<'_> {
    #[inline]
    fn skip(&self, terms: &Terms, expr: ExprId, _: u32) -> bool {
        !terms.has_level_param(expr)
    }

    fn leaf(&mut self, terms: &mut Terms, expr: ExprId, _: u32) -> Result<ExprId, Limit> {
        match terms.expr(expr) {
            Expr::Sort(level) => {
                let level = terms.instantiate_level(level, self.params, self.levels)?;
                Ok(terms.sort(level)?)
            }
            Expr::Const(name, levels) => {
                let levels = terms.instantiate_levels(levels, self.params, self.levels)?;
                Ok(terms.constant(name, levels)?)
            }
            _ => Ok(expr),
        }
    }
}

/// Replaces whole subterms, outermost first. They and their replacements have no loose bound variables.
struct Whole<'s> {
    map: &'s HashMap<ExprId, ExprId>,
}

impl Replace for Whole<'_> {
    fn skip(&self, _: &Terms, _: ExprId, _: u32) -> bool {
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
        if rule.skip(self, expr, 0) {
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
        if values.is_empty() {
            return Ok(expr);
        }
        self.replace(expr, Instantiate { values })
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
        params: &[NameId],
        levels: LevelsId,
    ) -> Result<ExprId, Limit> {
        if params.is_empty() || !self.has_level_param(expr) {
            return Ok(expr);
        }
        let levels = self.level_list(levels).to_vec();
        let rule = Universes { params, levels: &levels };
        self.replace(expr, rule)
    }

    /// Replaces universe parameters in a list of levels.
    fn instantiate_levels(
        &mut self,
        list: LevelsId,
        params: &[NameId],
        levels: &[LevelId],
    ) -> Result<LevelsId, Limit> {
        let list = self.level_list(list).to_vec();
        let list = list
            .into_iter()
            .map(|level| self.instantiate_level(level, params, levels))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(self.levels(&list)?)
    }

    /// Replaces universe parameters in a level.
    pub(crate) fn instantiate_level(
        &mut self,
        level: LevelId,
        params: &[NameId],
        levels: &[LevelId],
    ) -> Result<LevelId, Limit> {
        if !self.level_has_param(level) {
            return Ok(level);
        }
        let mut done = HashMap::new();
        self.level_substitution(level, params, levels, &mut done, 0)
    }

    fn level_substitution(
        &mut self,
        level: LevelId,
        params: &[NameId],
        levels: &[LevelId],
        done: &mut HashMap<LevelId, LevelId>,
        depth: u32,
    ) -> Result<LevelId, Limit> {
        if !self.level_has_param(level) {
            return Ok(level);
        }
        if let Level::Param(name) = self.level(level) {
            let position = params.iter().position(|&p| p == name);
            return Ok(position.and_then(|i| levels.get(i)).map_or(level, |&l| l));
        }
        if let Some(&result) = done.get(&level) {
            return Ok(result);
        }
        if depth >= crate::levels::MAX_LEVEL_DEPTH {
            return Err(Limit::Depth);
        }
        self.work += 1;
        let mut part =
            |terms: &mut Self, part| terms.level_substitution(part, params, levels, done, depth + 1);
        let result = match self.level(level) {
            Level::Succ(a) => {
                let a = part(self, a)?;
                self.level_succ(a)?
            }
            Level::Max(a, b) => {
                let (a, b) = (part(self, a)?, part(self, b)?);
                self.simple_max(a, b)?
            }
            Level::IMax(a, b) => {
                let (a, b) = (part(self, a)?, part(self, b)?);
                self.simple_imax(a, b)?
            }
            Level::Zero | Level::Param(_) => level,
        };
        done.insert(level, result);
        Ok(result)
    }
}
