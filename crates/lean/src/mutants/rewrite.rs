//! Taking terms apart and putting them together again.
//!
//! The functions recurse natively on the depth of terms: they are for terms that a base holds, on a thread with a large
//! stack, not for hostile ones.

use std::collections::HashMap;

use lmap_kernel::{Binder, Expr, ExprId, Level, LevelId, NameId, TermError, Terms};

use super::random::Random;

pub(super) type Built<T> = Result<T, TermError>;

/// A place in a term.
pub(super) struct Position {
    /// The nodes from the root down to the one above the place, with the part that leads on.
    path: Vec<(Expr, usize)>,
    /// The term at the place.
    pub(super) target: ExprId,
    /// Binders above the place.
    pub(super) depth: u32,
}

/// Parts of a node, in order; `under` says which of them are below the node's binder.
pub(super) fn parts(node: Expr) -> Vec<(ExprId, bool)> {
    match node {
        Expr::App(a, b) => vec![(a, false), (b, false)],
        Expr::Lambda(binder, body) | Expr::Pi(binder, body) => vec![(binder.ty, false), (body, true)],
        Expr::Let { ty, value, body, .. } => vec![(ty, false), (value, false), (body, true)],
        Expr::Proj { structure, .. } => vec![(structure, false)],
        _ => Vec::new(),
    }
}

/// `node` with its parts replaced.
fn with_parts(terms: &mut Terms, node: Expr, parts: &[ExprId]) -> Built<ExprId> {
    match (node, parts) {
        (Expr::App(..), &[a, b]) => terms.app(a, b),
        (Expr::Lambda(binder, _), &[ty, body]) => terms.lambda(Binder { ty, ..binder }, body),
        (Expr::Pi(binder, _), &[ty, body]) => terms.pi(Binder { ty, ..binder }, body),
        (Expr::Let { name, .. }, &[ty, value, body]) => terms.let_(name, ty, value, body),
        (Expr::Proj { type_name, field, .. }, &[structure]) => terms.proj(type_name, field, structure),
        (Expr::BVar(index), _) => terms.bvar(index),
        (Expr::Sort(level), _) => terms.sort(level),
        (Expr::Const(name, levels), _) => terms.constant(name, levels),
        (Expr::Nat(value), _) => {
            let value = terms.nat_value(value).clone();
            terms.nat_lit(value)
        }
        (Expr::Str(text), _) => {
            let text = terms.str_value(text).to_owned();
            terms.str_lit(&text)
        }
        _ => Err(TermError::Full),
    }
}

impl Position {
    /// A random place in `root`.
    pub(super) fn random(terms: &Terms, random: &mut Random, root: ExprId) -> Self {
        let mut position = Position { path: Vec::new(), target: root, depth: 0 };
        let mut steps = random.below(24);
        while steps > 0 {
            steps -= 1;
            let node = terms.expr(position.target);
            let parts = parts(node);
            if parts.is_empty() {
                break;
            }
            let part = random.below(parts.len());
            position.path.push((node, part));
            position.target = parts[part].0;
            position.depth += u32::from(parts[part].1);
        }
        position
    }

    /// The whole term with `new` at the place.
    pub(super) fn replace(&self, terms: &mut Terms, new: ExprId) -> Built<ExprId> {
        let mut result = new;
        for (node, part) in self.path.iter().rev() {
            let mut all: Vec<ExprId> = parts(*node).into_iter().map(|(part, _)| part).collect();
            all[*part] = result;
            result = with_parts(terms, *node, &all)?;
        }
        Ok(result)
    }
}

/// What to put in a node's place, given how many binders are above it; `None` leaves it and looks at its parts.
type Leaf<'a> = dyn FnMut(&mut Terms, ExprId, u32) -> Built<Option<ExprId>> + 'a;

/// Rebuilds `root`, asking `leaf` for a replacement of every node it comes to, with the binders above it.
fn rebuild(terms: &mut Terms, root: ExprId, leaf: &mut Leaf<'_>) -> Built<ExprId> {
    fn go(
        terms: &mut Terms,
        expr: ExprId,
        depth: u32,
        leaf: &mut Leaf<'_>,
        memo: &mut HashMap<(ExprId, u32), ExprId>,
    ) -> Built<ExprId> {
        if let Some(done) = memo.get(&(expr, depth)) {
            return Ok(*done);
        }
        let result = match leaf(terms, expr, depth)? {
            Some(replacement) => replacement,
            None => {
                let node = terms.expr(expr);
                let mut new = Vec::new();
                for (part, under) in parts(node) {
                    new.push(go(terms, part, depth + u32::from(under), leaf, memo)?);
                }
                with_parts(terms, node, &new)?
            }
        };
        memo.insert((expr, depth), result);
        Ok(result)
    }
    go(terms, root, 0, leaf, &mut HashMap::new())
}

/// `expr` with `by` more binders around it.
pub(super) fn lift(terms: &mut Terms, expr: ExprId, by: u32) -> Built<ExprId> {
    lift_from(terms, expr, 0, by)
}

/// `expr` with `by` more binders around it, of which the innermost `first` are not passed.
pub(super) fn lift_from(terms: &mut Terms, expr: ExprId, first: u32, by: u32) -> Built<ExprId> {
    rebuild(terms, expr, &mut |terms, expr, depth| {
        if terms.loose_bound_variables(expr) <= depth + first {
            return Ok(Some(expr));
        }
        match terms.expr(expr) {
            Expr::BVar(index) => terms.bvar(index + by).map(Some),
            _ => Ok(None),
        }
    })
}

/// `body` with `argument` for its outermost loose variable.
pub(super) fn instantiate(terms: &mut Terms, body: ExprId, argument: ExprId) -> Built<ExprId> {
    rebuild(terms, body, &mut |terms, expr, depth| {
        if terms.loose_bound_variables(expr) <= depth {
            return Ok(Some(expr));
        }
        match terms.expr(expr) {
            Expr::BVar(index) if index == depth => lift(terms, argument, depth).map(Some),
            Expr::BVar(index) => terms.bvar(index - 1).map(Some),
            _ => Ok(None),
        }
    })
}

/// `expr` with `levels` for the parameters `params`.
pub(super) fn with_levels(
    terms: &mut Terms,
    expr: ExprId,
    params: &[NameId],
    levels: &[LevelId],
) -> Built<ExprId> {
    rebuild(terms, expr, &mut |terms, expr, _| {
        if !terms.has_level_param(expr) {
            return Ok(Some(expr));
        }
        match terms.expr(expr) {
            Expr::Sort(level) => {
                let level = level_with(terms, level, params, levels)?;
                terms.sort(level).map(Some)
            }
            Expr::Const(name, list) => {
                let list = terms.level_list(list).to_vec();
                let mut new = Vec::new();
                for level in list {
                    new.push(level_with(terms, level, params, levels)?);
                }
                let new = terms.levels(&new)?;
                terms.constant(name, new).map(Some)
            }
            _ => Ok(None),
        }
    })
}

fn level_with(terms: &mut Terms, level: LevelId, params: &[NameId], levels: &[LevelId]) -> Built<LevelId> {
    match terms.level(level) {
        Level::Zero => Ok(level),
        Level::Succ(a) => {
            let a = level_with(terms, a, params, levels)?;
            terms.level_succ(a)
        }
        Level::Max(a, b) => {
            let (a, b) = (level_with(terms, a, params, levels)?, level_with(terms, b, params, levels)?);
            terms.level_max(a, b)
        }
        Level::IMax(a, b) => {
            let (a, b) = (level_with(terms, a, params, levels)?, level_with(terms, b, params, levels)?);
            terms.level_imax(a, b)
        }
        Level::Param(name) => {
            let place = params.iter().position(|p| *p == name);
            Ok(place.and_then(|place| levels.get(place).copied()).unwrap_or(level))
        }
    }
}

/// `expr` with other names for some constants.
pub(super) fn rename(terms: &mut Terms, expr: ExprId, names: &HashMap<NameId, NameId>) -> Built<ExprId> {
    let of = |name: NameId| names.get(&name).copied().unwrap_or(name);
    rebuild(terms, expr, &mut |terms, expr, _| match terms.expr(expr) {
        Expr::Const(name, levels) => terms.constant(of(name), levels).map(Some),
        Expr::Proj { type_name, field, structure } if names.contains_key(&type_name) => {
            // The structure is renamed on the way down only if this node is rebuilt by hand.
            let structure = rename(terms, structure, names)?;
            terms.proj(of(type_name), field, structure).map(Some)
        }
        _ => Ok(None),
    })
}
