//! Order and equality of universe levels.
//!
//! Two levels are compared by their values, for every assignment of natural numbers to the parameters. A level is
//! the largest of finitely many *atoms*: an atom is a guard, a set of parameters, and a value, a positive number `k`
//! or `p + k` with `p` in the guard; where a parameter of the guard is 0, the atom is 0. For instance
//! `imax u (v + 1)` has the atoms `{} ⟹ 1`, `{v} ⟹ v + 1`, `{u} ⟹ u`.
//!
//! An atom is positive wherever its guard holds, so `imax a b` has the atoms of `b`, and those of `a` each under the
//! guard of each atom of `b`. Comparing is then simple. Take an atom `S ⟹ p + k` of the smaller side, set `p` very
//! large, the rest of `S` to 1 and everything else to 0: the larger side keeps up only by an atom `T ⟹ p + k'` with
//! `T ⊆ S` and `k' ≥ k`, and such an atom is enough everywhere. For `S ⟹ k` set all of `S` to 1: an atom with
//! `T ⊆ S` and a value of at least `k` there is needed, and enough. So the order is decided exactly.

use std::collections::HashMap;
use std::rc::Rc;

use crate::limits::Limit;
use crate::terms::{Level, LevelId, NameId, TermError, Terms};

/// Nesting of levels, successors not counted, above which they are not compared.
pub(crate) const MAX_LEVEL_DEPTH: u32 = 2_000;
/// Number of atoms above which levels are not compared: only nested `imax` over many parameters gets there.
const MAX_ATOMS: usize = 4_096;
const STRIDE: u32 = 32;
const RED_ZONE: usize = 64 << 10;
const CHUNK: usize = 1 << 20;

/// `guard ⟹ base + offset`, see the module's documentation.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Atom {
    /// Sorted. Contains the base.
    guard: Vec<NameId>,
    base: Option<NameId>,
    /// Positive if there is no base.
    offset: u64,
}

impl Atom {
    /// Whether this atom's value is at least the other's wherever the other's guard holds.
    fn covers(&self, other: &Self) -> bool {
        let value = match (self.base, other.base) {
            (Some(p), Some(q)) => p == q && self.offset >= other.offset,
            (None, None) => self.offset >= other.offset,
            (Some(_), None) => self.offset.saturating_add(1) >= other.offset,
            (None, Some(_)) => false,
        };
        value && is_subset(&self.guard, &other.guard)
    }
}

/// Whether a sorted list is contained in another.
fn is_subset(small: &[NameId], large: &[NameId]) -> bool {
    let mut rest = large.iter();
    small.iter().all(|x| rest.any(|y| y == x))
}

fn union(a: &[NameId], b: &[NameId]) -> Vec<NameId> {
    let mut all = [a, b].concat();
    all.sort_unstable();
    all.dedup();
    all
}

/// Adds an atom unless it is covered, and drops those that it covers.
fn add(atoms: &mut Vec<Atom>, atom: Atom) -> Result<(), Limit> {
    if atoms.iter().any(|a| a.covers(&atom)) {
        return Ok(());
    }
    atoms.retain(|a| !atom.covers(a));
    if atoms.len() >= MAX_ATOMS {
        return Err(Limit::Memory);
    }
    atoms.push(atom);
    Ok(())
}

struct Normalizer<'a> {
    terms: &'a mut Terms,
    done: HashMap<LevelId, Rc<Vec<Atom>>>,
}

impl Normalizer<'_> {
    fn atoms(&mut self, level: LevelId, depth: u32) -> Result<Rc<Vec<Atom>>, Limit> {
        if let Some(atoms) = self.done.get(&level) {
            return Ok(Rc::clone(atoms));
        }
        let atoms = if depth.is_multiple_of(STRIDE) {
            if depth >= MAX_LEVEL_DEPTH {
                return Err(Limit::Depth);
            }
            stacker::maybe_grow(RED_ZONE, CHUNK, || self.compute(level, depth + 1))?
        } else {
            self.compute(level, depth + 1)?
        };
        let atoms = Rc::new(atoms);
        self.done.insert(level, Rc::clone(&atoms));
        Ok(atoms)
    }

    fn compute(&mut self, level: LevelId, depth: u32) -> Result<Vec<Atom>, Limit> {
        let (level, successors) = self.terms.level_offset(level);
        let mut atoms = Vec::new();
        match self.terms.level(level) {
            Level::Zero | Level::Succ(_) => {}
            Level::Param(name) => atoms.push(Atom { guard: vec![name], base: Some(name), offset: 0 }),
            Level::Max(a, b) => {
                atoms = self.atoms(a, depth)?.to_vec();
                for atom in self.atoms(b, depth)?.iter() {
                    self.terms.add_work(atoms.len() as u64 + 1);
                    add(&mut atoms, atom.clone())?;
                }
            }
            Level::IMax(a, b) => {
                let (left, right) = (self.atoms(a, depth)?, self.atoms(b, depth)?);
                atoms = right.to_vec();
                for condition in right.iter() {
                    for atom in left.iter() {
                        self.terms.add_work(atoms.len() as u64 + 1);
                        let guard = union(&atom.guard, &condition.guard);
                        add(&mut atoms, Atom { guard, ..*atom })?;
                    }
                }
            }
        }
        if successors > 0 {
            for atom in &mut atoms {
                atom.offset = atom.offset.saturating_add(successors);
            }
            // Where all guards fail the level was 0.
            let zero = Atom { guard: Vec::new(), base: None, offset: successors };
            add(&mut atoms, zero)?;
        }
        self.terms.add_work(1);
        Ok(atoms)
    }
}

impl Terms {
    /// The level without its outer successors, and their number.
    pub(crate) fn level_offset(&self, mut level: LevelId) -> (LevelId, u64) {
        let mut successors = 0;
        while let Level::Succ(inner) = self.level(level) {
            level = inner;
            successors += 1;
        }
        (level, successors)
    }

    /// Whether `a ≤ b` for all values of the parameters.
    pub(crate) fn level_le(&mut self, a: LevelId, b: LevelId) -> Result<bool, Limit> {
        if a == b || a == LevelId::ZERO {
            return Ok(true);
        }
        let ((x, n), (y, m)) = (self.level_offset(a), self.level_offset(b));
        if x == y {
            return Ok(n <= m);
        }
        if x == LevelId::ZERO && n <= m {
            return Ok(true);
        }
        let mut normalizer = Normalizer { terms: self, done: HashMap::new() };
        let (small, large) = (normalizer.atoms(a, 0)?, normalizer.atoms(b, 0)?);
        self.add_work((small.len() * large.len()) as u64);
        Ok(small.iter().all(|atom| large.iter().any(|l| l.covers(atom))))
    }

    /// Whether `a = b` for all values of the parameters.
    pub(crate) fn level_eq(&mut self, a: LevelId, b: LevelId) -> Result<bool, Limit> {
        if a == b {
            return Ok(true);
        }
        let ((x, _), (y, _)) = (self.level_offset(a), self.level_offset(b));
        let plain = |terms: &Self, l| matches!(terms.level(l), Level::Zero | Level::Param(_));
        if plain(self, x) && plain(self, y) {
            // Sums of a parameter or 0 and a number are equal only if they are the same.
            return Ok(false);
        }
        Ok(self.level_le(a, b)? && self.level_le(b, a)?)
    }

    /// Whether the level is 0 for all values of the parameters.
    pub(crate) fn level_is_zero(&mut self, level: LevelId) -> Result<bool, Limit> {
        match self.level(level) {
            Level::Zero => Ok(true),
            Level::Succ(_) | Level::Param(_) => Ok(false),
            _ => self.level_le(level, LevelId::ZERO),
        }
    }

    /// Whether the level is positive for all values of the parameters.
    pub(crate) fn level_is_positive(&mut self, level: LevelId) -> Result<bool, Limit> {
        match self.level(level) {
            Level::Succ(_) => Ok(true),
            Level::Zero | Level::Param(_) => Ok(false),
            _ => self.level_le(LevelId::ONE, level),
        }
    }

    /// Whether the level is a number, written with successors only.
    fn level_number(&self, level: LevelId) -> Option<u64> {
        let (base, successors) = self.level_offset(level);
        (base == LevelId::ZERO).then_some(successors)
    }

    /// `max a b`, written shorter where that is plain to see.
    ///
    /// These are exactly the shortcuts that Lean's own kernel takes when it puts levels in place of parameters, so that
    /// generated recursors come out as they stand in files.
    pub(crate) fn simple_max(&mut self, a: LevelId, b: LevelId) -> Result<LevelId, TermError> {
        if let (Some(x), Some(y)) = (self.level_number(a), self.level_number(b)) {
            return Ok(if x >= y { a } else { b });
        }
        if a == b || b == LevelId::ZERO {
            return Ok(a);
        }
        if a == LevelId::ZERO {
            return Ok(b);
        }
        let within = |terms: &Self, part, whole| matches!(terms.level(whole), Level::Max(x, y) if x == part || y == part);
        if within(self, a, b) {
            return Ok(b);
        }
        if within(self, b, a) {
            return Ok(a);
        }
        let ((x, n), (y, m)) = (self.level_offset(a), self.level_offset(b));
        if x == y {
            return Ok(if n > m { a } else { b });
        }
        self.level_max(a, b)
    }

    /// `imax a b`, written shorter where that is plain to see.
    pub(crate) fn simple_imax(&mut self, a: LevelId, b: LevelId) -> Result<LevelId, TermError> {
        if self.plainly_positive(b) {
            return self.simple_max(a, b);
        }
        if b == LevelId::ZERO || a == LevelId::ZERO || a == b {
            return Ok(b);
        }
        self.level_imax(a, b)
    }

    /// Whether the level is positive for a reason that is plain to see.
    fn plainly_positive(&self, level: LevelId) -> bool {
        let mut stack = vec![level];
        let mut budget = 64;
        while let Some(level) = stack.pop() {
            budget -= 1;
            match self.level(level) {
                Level::Succ(_) => return true,
                Level::Max(a, b) if budget > 0 => stack.extend([a, b]),
                Level::IMax(_, b) if budget > 0 => stack.push(b),
                _ => {}
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A level by its shape, over the parameters 0, 1, 2.
    #[derive(Clone, Debug)]
    enum Shape {
        Zero,
        Param(usize),
        Succ(Box<Shape>),
        Max(Box<Shape>, Box<Shape>),
        IMax(Box<Shape>, Box<Shape>),
    }

    fn shapes() -> impl Strategy<Value = Shape> {
        let leaf = prop_oneof![Just(Shape::Zero), (0usize..3).prop_map(Shape::Param)];
        leaf.prop_recursive(6, 24, 2, |inner| {
            prop_oneof![
                inner.clone().prop_map(|a| Shape::Succ(a.into())),
                (inner.clone(), inner.clone()).prop_map(|(a, b)| Shape::Max(a.into(), b.into())),
                (inner.clone(), inner).prop_map(|(a, b)| Shape::IMax(a.into(), b.into())),
            ]
        })
    }

    fn build(terms: &mut Terms, shape: &Shape) -> LevelId {
        match shape {
            Shape::Zero => LevelId::ZERO,
            Shape::Param(i) => {
                let name = terms.name_of(&[["u", "v", "w"][*i]]).unwrap();
                terms.level_param(name).unwrap()
            }
            Shape::Succ(a) => {
                let a = build(terms, a);
                terms.level_succ(a).unwrap()
            }
            Shape::Max(a, b) => {
                let (a, b) = (build(terms, a), build(terms, b));
                terms.level_max(a, b).unwrap()
            }
            Shape::IMax(a, b) => {
                let (a, b) = (build(terms, a), build(terms, b));
                terms.level_imax(a, b).unwrap()
            }
        }
    }

    fn value(shape: &Shape, params: [u64; 3]) -> u64 {
        match shape {
            Shape::Zero => 0,
            Shape::Param(i) => params[*i],
            Shape::Succ(a) => value(a, params) + 1,
            Shape::Max(a, b) => value(a, params).max(value(b, params)),
            Shape::IMax(a, b) => match value(b, params) {
                0 => 0,
                b => value(a, params).max(b),
            },
        }
    }

    /// Values up to 12 tell all levels of depth 6 apart: offsets stay below 7.
    fn assignments() -> impl Iterator<Item = [u64; 3]> {
        let small = || [0u64, 1, 2, 3, 8, 20].into_iter();
        small().flat_map(move |a| small().flat_map(move |b| small().map(move |c| [a, b, c])))
    }

    proptest! {
        #[test]
        fn order_is_the_order_of_values(a in shapes(), b in shapes()) {
            let mut terms = Terms::new();
            let (x, y) = (build(&mut terms, &a), build(&mut terms, &b));
            let expected = assignments().all(|p| value(&a, p) <= value(&b, p));
            prop_assert_eq!(terms.level_le(x, y).unwrap(), expected);
            let equal = assignments().all(|p| value(&a, p) == value(&b, p));
            prop_assert_eq!(terms.level_eq(x, y).unwrap(), equal);
            let positive = assignments().all(|p| value(&a, p) > 0);
            prop_assert_eq!(terms.level_is_positive(x).unwrap(), positive);
            let zero = assignments().all(|p| value(&a, p) == 0);
            prop_assert_eq!(terms.level_is_zero(x).unwrap(), zero);
        }

        #[test]
        fn short_forms_have_the_same_value(a in shapes(), b in shapes()) {
            let mut terms = Terms::new();
            let (x, y) = (build(&mut terms, &a), build(&mut terms, &b));
            let (short, long) = (terms.simple_max(x, y).unwrap(), terms.level_max(x, y).unwrap());
            prop_assert!(terms.level_eq(short, long).unwrap());
            let (short, long) = (terms.simple_imax(x, y).unwrap(), terms.level_imax(x, y).unwrap());
            prop_assert!(terms.level_eq(short, long).unwrap());
        }
    }

    #[test]
    fn deep_and_wide_levels_end_in_a_limit() {
        let mut terms = Terms::new();
        let u = terms.name_of(&["u"]).unwrap();
        let u = terms.level_param(u).unwrap();
        let mut deep = u;
        for i in 0..400_000 {
            deep =
                if i % 2 == 0 { terms.level_succ(deep).unwrap() } else { terms.level_max(deep, u).unwrap() };
        }
        assert_eq!(terms.level_le(deep, u), Err(Limit::Depth));

        let mut wide = LevelId::ONE;
        for i in 0..60 {
            let name = terms.name_num(NameId::ANONYMOUS, i).unwrap();
            let p = terms.level_param(name).unwrap();
            let q = terms.level_succ(p).unwrap();
            let left = terms.level_max(wide, q).unwrap();
            wide = terms.level_imax(left, p).unwrap();
            wide = terms.level_max(wide, p).unwrap();
        }
        let verdict = terms.level_le(wide, LevelId::ONE);
        assert!(matches!(verdict, Ok(false) | Err(Limit::Memory)));
    }

    #[test]
    fn successor_chains_are_not_recursion() {
        let mut terms = Terms::new();
        let mut level = LevelId::ZERO;
        for _ in 0..1_000_000 {
            level = terms.level_succ(level).unwrap();
        }
        assert_eq!(terms.level_le(LevelId::ONE, level), Ok(true));
        assert_eq!(terms.level_is_zero(level), Ok(false));
    }
}
