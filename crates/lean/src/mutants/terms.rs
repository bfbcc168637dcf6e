//! Changes to one term: some keep it a right one, most do not.

use dashu_int::UBig;
use lmap_kernel::{Binder, ConstantInfo, Environment, Expr, ExprId, Level, LevelId, LevelsId, NameId, Terms};

use super::random::Random;
use super::rewrite::{Built, Position, instantiate, lift, lift_from, parts, with_levels};

/// What a change may look at.
pub(super) struct Context<'a> {
    pub(super) terms: &'a mut Terms,
    pub(super) base: &'a Environment,
    pub(super) random: &'a mut Random,
    /// Names of constants of the base.
    pub(super) constants: &'a [NameId],
    /// Names of structures of the base.
    pub(super) structures: &'a [NameId],
    /// Universe parameters of the declaration.
    pub(super) universes: Vec<NameId>,
    /// Pieces of the declaration.
    pub(super) pool: Vec<ExprId>,
}

/// A change of the term at a place; `None` when it does not apply there.
type Change = fn(&mut Context<'_>, &Position) -> Built<Option<ExprId>>;

/// Changes that keep types and values the same up to computation, so that most of the results are right.
const KEEPING: [(&str, Change); 12] = [
    ("unfold a constant", unfold),
    ("eta-expand a constant", eta_expand),
    ("contract a redex", contract),
    ("substitute a let", substitute_let),
    ("make a let a redex", let_to_redex),
    ("insert an unused let", unused_let),
    ("insert an unused redex", unused_redex),
    ("write a level in another way", equivalent_level),
    ("write a numeral in another way", equivalent_numeral),
    ("name a numeral by a let", numeral_by_let),
    ("write zero as a constructor", numeral_constructor),
    ("share a variable by a let", variable_by_let),
];

/// Changes that may make anything of a term.
const BREAKING: [(&str, Change); 24] = [
    ("swap two arguments", swap_arguments),
    ("swap function and argument", swap_application),
    ("drop an argument", drop_argument),
    ("drop a function", drop_function),
    ("repeat an argument", repeat_argument),
    ("replace a constant", replace_constant),
    ("replace a constant by a neighbour", neighbour_constant),
    ("change a level", change_level),
    ("drop a level", drop_level),
    ("add a level", add_level),
    ("change a numeral", change_numeral),
    ("change a string", change_string),
    ("shift a variable", shift_variable),
    ("turn a binder round", turn_binder),
    ("replace a binder's type", replace_binder_type),
    ("drop a binder", drop_binder),
    ("add a binder", add_binder),
    ("replace by another piece", replace_by_piece),
    ("replace by a sort", replace_by_sort),
    ("project", project),
    ("change a projection's field", change_field),
    ("change a projection's structure", change_structure),
    ("drop a projection", drop_projection),
    ("swap two pieces of a let", swap_let),
];

/// Changes `root` at a random place. `None` after too many attempts.
pub(super) fn change(
    context: &mut Context<'_>,
    root: ExprId,
    keep: bool,
) -> Built<Option<(ExprId, &'static str)>> {
    let changes: &[(&'static str, Change)] = if keep { &KEEPING } else { &BREAKING };
    // The change first and then a place for it, so that rare changes are not crowded out by those that fit everywhere.
    for _ in 0..12 {
        let (name, change) = changes[context.random.below(changes.len())];
        for _ in 0..24 {
            let position = Position::random(context.terms, context.random, root);
            if let Some(new) = change(context, &position)? {
                let changed = position.replace(context.terms, new)?;
                if changed != root {
                    return Ok(Some((changed, name)));
                }
            }
        }
    }
    Ok(None)
}

/// Some pieces of `roots`.
pub(super) fn pieces(terms: &Terms, random: &mut Random, roots: &[ExprId]) -> Vec<ExprId> {
    let mut pool = Vec::new();
    for _ in 0..24 {
        if let Some(root) = random.pick(roots) {
            pool.push(Position::random(terms, random, root).target);
        }
    }
    pool
}

fn nat_type(terms: &mut Terms) -> Built<ExprId> {
    let nat = terms.name_of(&["Nat"])?;
    terms.constant(nat, LevelsId::EMPTY)
}

fn hidden_name(terms: &mut Terms) -> Built<NameId> {
    terms.name_of(&["x"])
}

// ---- keeping ----

fn unfold(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Const(name, levels) = c.terms.expr(at.target) else { return Ok(None) };
    let Some(ConstantInfo::Definition(d)) = c.base.get(name) else { return Ok(None) };
    let levels = c.terms.level_list(levels).to_vec();
    if levels.len() != d.signature.universes.len() {
        return Ok(None);
    }
    with_levels(c.terms, d.value, &d.signature.universes, &levels).map(Some)
}

fn eta_expand(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Const(name, levels) = c.terms.expr(at.target) else { return Ok(None) };
    let Some(info) = c.base.get(name) else { return Ok(None) };
    let signature = info.signature();
    let levels = c.terms.level_list(levels).to_vec();
    let Expr::Pi(binder, _) = c.terms.expr(signature.ty) else { return Ok(None) };
    if levels.len() != signature.universes.len() {
        return Ok(None);
    }
    let ty = with_levels(c.terms, binder.ty, &signature.universes, &levels)?;
    let variable = c.terms.bvar(0)?;
    let body = c.terms.app(at.target, variable)?;
    c.terms.lambda(Binder { ty, ..binder }, body).map(Some)
}

fn contract(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::App(function, argument) = c.terms.expr(at.target) else { return Ok(None) };
    let Expr::Lambda(_, body) = c.terms.expr(function) else { return Ok(None) };
    instantiate(c.terms, body, argument).map(Some)
}

fn substitute_let(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Let { value, body, .. } = c.terms.expr(at.target) else { return Ok(None) };
    instantiate(c.terms, body, value).map(Some)
}

fn let_to_redex(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Let { name, ty, value, body } = c.terms.expr(at.target) else { return Ok(None) };
    let function = c.terms.lambda(Binder::new(name, ty), body)?;
    c.terms.app(function, value).map(Some)
}

fn unused_let(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let (name, ty) = (hidden_name(c.terms)?, nat_type(c.terms)?);
    let value = c.terms.nat_lit(UBig::from(c.random.below(5)))?;
    let body = lift(c.terms, at.target, 1)?;
    c.terms.let_(name, ty, value, body).map(Some)
}

fn unused_redex(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let (name, ty) = (hidden_name(c.terms)?, nat_type(c.terms)?);
    let value = c.terms.nat_lit(UBig::from(c.random.below(5)))?;
    let body = lift(c.terms, at.target, 1)?;
    let function = c.terms.lambda(Binder::new(name, ty), body)?;
    c.terms.app(function, value).map(Some)
}

/// Another way to write a level that means the same for all values of its parameters.
fn same_level(c: &mut Context<'_>, level: LevelId) -> Built<LevelId> {
    match (c.terms.level(level), c.random.below(5)) {
        (Level::Max(a, b), 0) => c.terms.level_max(b, a),
        (Level::Succ(a), 0) => match c.terms.level(a) {
            Level::Max(x, y) => {
                let (x, y) = (c.terms.level_succ(x)?, c.terms.level_succ(y)?);
                c.terms.level_max(x, y)
            }
            _ => c.terms.level_imax(LevelId::ZERO, level),
        },
        (_, 1) => c.terms.level_max(level, level),
        (_, 2) => c.terms.level_max(level, LevelId::ZERO),
        (_, 3) => c.terms.level_imax(level, level),
        _ => c.terms.level_max(LevelId::ZERO, level),
    }
}

/// Applies `change` to one of the levels of a sort or constant.
fn at_level(
    c: &mut Context<'_>,
    at: &Position,
    change: fn(&mut Context<'_>, LevelId) -> Built<LevelId>,
) -> Built<Option<ExprId>> {
    match c.terms.expr(at.target) {
        Expr::Sort(level) => {
            let level = change(c, level)?;
            c.terms.sort(level).map(Some)
        }
        Expr::Const(name, levels) => {
            let mut levels = c.terms.level_list(levels).to_vec();
            if levels.is_empty() {
                return Ok(None);
            }
            let index = c.random.below(levels.len());
            levels[index] = change(c, levels[index])?;
            let levels = c.terms.levels(&levels)?;
            c.terms.constant(name, levels).map(Some)
        }
        _ => Ok(None),
    }
}

fn equivalent_level(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    at_level(c, at, same_level)
}

fn numeral(c: &Context<'_>, at: &Position) -> Option<UBig> {
    match c.terms.expr(at.target) {
        Expr::Nat(value) => Some(c.terms.nat_value(value).clone()),
        _ => None,
    }
}

fn equivalent_numeral(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Some(value) = numeral(c, at) else { return Ok(None) };
    let operation = |c: &mut Context<'_>, operation: &str, a: UBig, b: UBig| {
        let name = c.terms.name_of(&["Nat", operation])?;
        let function = c.terms.constant(name, LevelsId::EMPTY)?;
        let arguments = [c.terms.nat_lit(a)?, c.terms.nat_lit(b)?];
        c.terms.apps(function, &arguments).map(Some)
    };
    let (one, seven) = (UBig::ONE, UBig::from(7u8));
    match c.random.below(6) {
        0 if value > UBig::ZERO => {
            let name = c.terms.name_of(&["Nat", "succ"])?;
            let function = c.terms.constant(name, LevelsId::EMPTY)?;
            let argument = c.terms.nat_lit(value - one)?;
            c.terms.app(function, argument).map(Some)
        }
        1 => operation(c, "sub", value + &seven, seven),
        2 => operation(c, "mul", value, one),
        3 => operation(c, "div", value * &seven, seven),
        4 => operation(c, "mod", value.clone(), value + seven),
        _ => operation(c, "add", value, UBig::ZERO),
    }
}

fn numeral_by_let(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    if numeral(c, at).is_none() {
        return Ok(None);
    }
    let (name, ty, variable) = (hidden_name(c.terms)?, nat_type(c.terms)?, c.terms.bvar(0)?);
    c.terms.let_(name, ty, at.target, variable).map(Some)
}

fn numeral_constructor(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let zero = c.terms.name_of(&["Nat", "zero"])?;
    match c.terms.expr(at.target) {
        Expr::Const(name, _) if name == zero => c.terms.nat_lit(UBig::ZERO).map(Some),
        Expr::Nat(value) if *c.terms.nat_value(value) == UBig::ZERO => {
            c.terms.constant(zero, LevelsId::EMPTY).map(Some)
        }
        _ => Ok(None),
    }
}

/// `fun x : A => b` becomes `fun x : A => let y : A := x; b`, with `y` for `x` in `b`.
fn variable_by_let(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Lambda(binder, body) = c.terms.expr(at.target) else { return Ok(None) };
    let (ty, variable) = (lift(c.terms, binder.ty, 1)?, c.terms.bvar(0)?);
    // The body's variable 0 is now the let's; the others are one further out.
    let body = lift_from(c.terms, body, 1, 1)?;
    let inner = c.terms.let_(binder.name, ty, variable, body)?;
    c.terms.lambda(binder, inner).map(Some)
}

// ---- breaking ----

fn swap_arguments(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::App(inner, b) = c.terms.expr(at.target) else { return Ok(None) };
    let Expr::App(f, a) = c.terms.expr(inner) else { return Ok(None) };
    c.terms.apps(f, &[b, a]).map(Some)
}

fn swap_application(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::App(f, a) = c.terms.expr(at.target) else { return Ok(None) };
    c.terms.app(a, f).map(Some)
}

fn drop_argument(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::App(f, _) = c.terms.expr(at.target) else { return Ok(None) };
    Ok(Some(f))
}

fn drop_function(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::App(_, a) = c.terms.expr(at.target) else { return Ok(None) };
    Ok(Some(a))
}

fn repeat_argument(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::App(_, a) = c.terms.expr(at.target) else { return Ok(None) };
    c.terms.app(at.target, a).map(Some)
}

fn replace_constant(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Const(_, levels) = c.terms.expr(at.target) else { return Ok(None) };
    let Some(name) = c.random.pick(c.constants) else { return Ok(None) };
    c.terms.constant(name, levels).map(Some)
}

/// A constant that is declared next to the old one and takes as many levels: likely of a related type.
fn neighbour_constant(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Const(name, levels) = c.terms.expr(at.target) else { return Ok(None) };
    let Some(place) = c.constants.iter().position(|other| *other == name) else { return Ok(None) };
    let start = place.saturating_sub(6);
    let end = c.constants.len().min(place + 7);
    let Some(other) = c.random.pick(&c.constants[start..end]) else { return Ok(None) };
    let takes = c.base.get(other).map(|info| info.signature().universes.len());
    if takes != Some(c.terms.level_list(levels).len()) {
        return Ok(None);
    }
    c.terms.constant(other, levels).map(Some)
}

fn other_level(c: &mut Context<'_>, level: LevelId) -> Built<LevelId> {
    let param = c.random.pick(&c.universes);
    match c.random.below(7) {
        0 => c.terms.level_succ(level),
        1 => Ok(LevelId::ZERO),
        2 => Ok(LevelId::ONE),
        3 => c.terms.level_imax(level, LevelId::ZERO),
        4 => match c.terms.level(level) {
            Level::Succ(a) | Level::Max(a, _) | Level::IMax(_, a) => Ok(a),
            _ => c.terms.level_imax(LevelId::ONE, level),
        },
        5 => match c.terms.level(level) {
            Level::Max(a, b) => c.terms.level_imax(a, b),
            Level::IMax(a, b) => c.terms.level_max(a, b),
            _ => c.terms.level_max(level, LevelId::ONE),
        },
        _ => match param {
            Some(param) => c.terms.level_param(param),
            None => c.terms.level_succ(level),
        },
    }
}

fn change_level(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    at_level(c, at, other_level)
}

fn drop_level(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Const(name, levels) = c.terms.expr(at.target) else { return Ok(None) };
    let levels = c.terms.level_list(levels).to_vec();
    let Some((_, rest)) = levels.split_last() else { return Ok(None) };
    let levels = c.terms.levels(rest)?;
    c.terms.constant(name, levels).map(Some)
}

fn add_level(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Const(name, levels) = c.terms.expr(at.target) else { return Ok(None) };
    let mut levels = c.terms.level_list(levels).to_vec();
    levels.push(LevelId::ONE);
    let levels = c.terms.levels(&levels)?;
    c.terms.constant(name, levels).map(Some)
}

fn change_numeral(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Some(value) = numeral(c, at) else { return Ok(None) };
    let value = match c.random.below(6) {
        0 => value + UBig::ONE,
        1 if value > UBig::ZERO => value - UBig::ONE,
        2 => UBig::ZERO,
        3 => UBig::ONE << 64,
        4 => (UBig::ONE << 32) - UBig::ONE,
        _ => UBig::from(10u8).pow(30),
    };
    c.terms.nat_lit(value).map(Some)
}

fn change_string(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Str(text) = c.terms.expr(at.target) else { return Ok(None) };
    let text = c.terms.str_value(text).to_owned();
    let changed = match c.random.below(4) {
        0 => text + "x",
        1 => String::new(),
        2 => text.chars().rev().collect(),
        _ => "\u{1f600}\0é".to_owned(),
    };
    c.terms.str_lit(&changed).map(Some)
}

fn shift_variable(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::BVar(index) = c.terms.expr(at.target) else { return Ok(None) };
    let shifted = match c.random.below(4) {
        0 => index + 1,
        1 => index.saturating_sub(1),
        2 => 0,
        _ => c.random.below(at.depth as usize + 1) as u32,
    };
    c.terms.bvar(shifted).map(Some)
}

fn turn_binder(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    match c.terms.expr(at.target) {
        Expr::Lambda(binder, body) => c.terms.pi(binder, body).map(Some),
        Expr::Pi(binder, body) => c.terms.lambda(binder, body).map(Some),
        _ => Ok(None),
    }
}

/// A piece of the declaration whose variables exist at this depth.
fn fitting_piece(c: &mut Context<'_>, depth: u32) -> Option<ExprId> {
    let fits: Vec<ExprId> =
        c.pool.iter().copied().filter(|p| c.terms.loose_bound_variables(*p) <= depth).collect();
    c.random.pick(&fits)
}

fn replace_binder_type(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let node = c.terms.expr(at.target);
    let (Expr::Lambda(binder, body) | Expr::Pi(binder, body)) = node else { return Ok(None) };
    let Some(ty) = fitting_piece(c, at.depth) else { return Ok(None) };
    let binder = Binder { ty, ..binder };
    if matches!(node, Expr::Pi(..)) { c.terms.pi(binder, body) } else { c.terms.lambda(binder, body) }
        .map(Some)
}

fn drop_binder(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let (Expr::Lambda(binder, body) | Expr::Pi(binder, body)) = c.terms.expr(at.target) else {
        return Ok(None);
    };
    instantiate(c.terms, body, binder.ty).map(Some)
}

fn add_binder(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let (name, body) = (hidden_name(c.terms)?, lift(c.terms, at.target, 1)?);
    let ty = if c.random.one_in(2) { ExprId::PROP } else { nat_type(c.terms)? };
    let binder = Binder::new(name, ty);
    if c.random.one_in(2) { c.terms.lambda(binder, body) } else { c.terms.pi(binder, body) }.map(Some)
}

fn replace_by_piece(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    Ok(fitting_piece(c, at.depth))
}

fn replace_by_sort(c: &mut Context<'_>, _: &Position) -> Built<Option<ExprId>> {
    let level = other_level(c, LevelId::ONE)?;
    c.terms.sort(level).map(Some)
}

fn project(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Some(name) = c.random.pick(c.structures) else { return Ok(None) };
    let field = c.random.below(3) as u32;
    c.terms.proj(name, field, at.target).map(Some)
}

fn change_field(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Proj { type_name, field, structure } = c.terms.expr(at.target) else { return Ok(None) };
    let field = match c.random.below(4) {
        0 => field + 1,
        1 => field.saturating_sub(1),
        2 => 0,
        _ => u32::MAX,
    };
    c.terms.proj(type_name, field, structure).map(Some)
}

fn change_structure(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Proj { field, structure, .. } = c.terms.expr(at.target) else { return Ok(None) };
    let from = if c.random.one_in(2) { c.structures } else { c.constants };
    let Some(name) = c.random.pick(from) else { return Ok(None) };
    c.terms.proj(name, field, structure).map(Some)
}

fn drop_projection(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Proj { structure, .. } = c.terms.expr(at.target) else { return Ok(None) };
    Ok(Some(structure))
}

fn swap_let(c: &mut Context<'_>, at: &Position) -> Built<Option<ExprId>> {
    let Expr::Let { name, ty, value, body } = c.terms.expr(at.target) else { return Ok(None) };
    c.terms.let_(name, value, ty, body).map(Some)
}

/// Whether a term is small enough to be worth the time of two kernels.
pub(super) fn is_small(terms: &Terms, root: ExprId, limit: usize) -> bool {
    let mut seen = std::collections::HashSet::new();
    let mut stack = vec![root];
    while let Some(expr) = stack.pop() {
        if seen.insert(expr) {
            if seen.len() > limit {
                return false;
            }
            stack.extend(parts(terms.expr(expr)).into_iter().map(|(part, _)| part));
        }
    }
    true
}
