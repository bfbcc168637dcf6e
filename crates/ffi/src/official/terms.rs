//! The names, levels and expressions of a stream, as Lean objects.

use super::runtime::{Expr, LOOSE_RANGE_LIMIT, Level, List, Name, Obj, Signature};
use super::wire::{Head, Record};

/// Levels deeper than this are not given to Lean, which walks them by native recursion.
const LEVEL_DEPTH_LIMIT: u32 = 1 << 16;

/// Why a declaration cannot be built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unusable {
    /// The stream refers to a name, level or expression that it has not defined: the sender is broken.
    Dangling(&'static str),
    /// Lean has no object for the term: its own functions would end the process.
    Unrepresentable(&'static str),
}

type Built<T> = Result<T, Unusable>;

/// An expression with one more than its largest loose bound variable.
#[derive(Debug, Clone)]
struct Term {
    expr: Expr,
    loose: u64,
}

/// Everything the stream has defined so far.
///
/// What Lean cannot represent stays in the tables as the reason, so that only declarations which use it are refused.
#[derive(Debug)]
pub(super) struct Terms {
    names: Vec<Name>,
    levels: Vec<Built<(Level, u32)>>,
    exprs: Vec<Built<Term>>,
}

impl Terms {
    pub(super) fn new() -> Self {
        Terms { names: vec![Name::anonymous()], levels: vec![Ok((Level::zero(), 0))], exprs: Vec::new() }
    }

    /// Forgets everything from the given numbers on.
    pub(super) fn truncate(&mut self, names: u32, levels: u32, exprs: u32) {
        // The anonymous name and level zero stay.
        self.names.truncate(names.max(1) as usize);
        self.levels.truncate(levels.max(1) as usize);
        self.exprs.truncate(exprs as usize);
    }

    /// Adds what `record` defines; `None` if it defines no name, level or expression.
    pub(super) fn define(&mut self, record: &Record) -> Option<Result<(), Unusable>> {
        match record {
            Record::NameStr(..) | Record::NameNum(..) => {
                Some(self.new_name(record).map(|name| self.names.push(name)))
            }
            Record::Succ(..) | Record::Max(..) | Record::IMax(..) | Record::Param(..) => {
                let level = self.new_level(record);
                Some(keep(&mut self.levels, level))
            }
            Record::Declare(..) | Record::Reset { .. } | Record::BaseComplete | Record::Finish => None,
            _ => {
                let term = self.new_expr(record).and_then(|term| {
                    let fits = term.loose <= LOOSE_RANGE_LIMIT;
                    fits.then_some(term)
                        .ok_or(Unusable::Unrepresentable("a bound variable index is too large"))
                });
                Some(keep(&mut self.exprs, term))
            }
        }
    }

    fn new_name(&self, record: &Record) -> Built<Name> {
        Ok(match record {
            Record::NameStr(parent, text) => Name::str(self.name(*parent)?, text),
            Record::NameNum(parent, number) => Name::num(self.name(*parent)?, *number),
            _ => return Err(Unusable::Dangling("name")),
        })
    }

    fn new_level(&self, record: &Record) -> Built<(Level, u32)> {
        let get =
            |index: u32| self.levels.get(index as usize).cloned().unwrap_or(Err(Unusable::Dangling("level")));
        let (level, depth) = match record {
            Record::Succ(a) => {
                let (a, depth) = get(*a)?;
                (Level::succ(a), depth + 1)
            }
            Record::Max(a, b) => {
                let ((a, da), (b, db)) = (get(*a)?, get(*b)?);
                (Level::max(a, b), da.max(db) + 1)
            }
            Record::IMax(a, b) => {
                let ((a, da), (b, db)) = (get(*a)?, get(*b)?);
                (Level::imax(a, b), da.max(db) + 1)
            }
            Record::Param(name) => (Level::param(self.name(*name)?), 0),
            _ => return Err(Unusable::Dangling("level")),
        };
        if depth > LEVEL_DEPTH_LIMIT {
            return Err(Unusable::Unrepresentable("a universe level is too deep"));
        }
        Ok((level, depth))
    }

    fn new_expr(&self, record: &Record) -> Built<Term> {
        let leaf = |expr| Ok(Term { expr, loose: 0 });
        match record {
            Record::Bound(index) if *index >= LOOSE_RANGE_LIMIT => {
                Err(Unusable::Unrepresentable("a bound variable index is too large"))
            }
            Record::Bound(index) => Ok(Term { expr: Expr::bound(*index), loose: index + 1 }),
            Record::Sort(level) => leaf(Expr::sort(self.level(*level)?)),
            Record::Const(name, levels) => {
                let levels = levels.iter().map(|l| self.level(*l)).collect::<Built<_>>()?;
                leaf(Expr::constant(self.name(*name)?, levels))
            }
            Record::App(function, argument) => {
                let (f, a) = (self.term(*function)?, self.term(*argument)?);
                Ok(Term { loose: f.loose.max(a.loose), expr: Expr::app(f.expr, a.expr) })
            }
            Record::Lambda(name, binder, ty, body) => {
                let (name, ty, body) = (self.name(*name)?, self.term(*ty)?, self.term(*body)?);
                let loose = ty.loose.max(body.loose.saturating_sub(1));
                Ok(Term { expr: Expr::lambda(name, ty.expr, body.expr, *binder as u8), loose })
            }
            Record::Pi(name, binder, ty, body) => {
                let (name, ty, body) = (self.name(*name)?, self.term(*ty)?, self.term(*body)?);
                let loose = ty.loose.max(body.loose.saturating_sub(1));
                Ok(Term { expr: Expr::pi(name, ty.expr, body.expr, *binder as u8), loose })
            }
            Record::Let(name, ty, value, body, nondep) => {
                let name = self.name(*name)?;
                let (ty, value, body) = (self.term(*ty)?, self.term(*value)?, self.term(*body)?);
                let loose = ty.loose.max(value.loose).max(body.loose.saturating_sub(1));
                let expr = Expr::local_definition(name, ty.expr, value.expr, body.expr, *nondep);
                Ok(Term { expr, loose })
            }
            Record::Nat(value) => leaf(Expr::numeral(Obj::nat(*value))),
            Record::BigNat(digits) => {
                let number = Obj::nat_from_digits(digits).ok_or(Unusable::Dangling("numeral"))?;
                leaf(Expr::numeral(number))
            }
            Record::Str(text) => leaf(Expr::text(text)),
            Record::Proj(structure, field, value) => {
                let value = self.term(*value)?;
                let expr = Expr::proj(self.name(*structure)?, *field, value.expr);
                Ok(Term { expr, loose: value.loose })
            }
            _ => Err(Unusable::Dangling("expression")),
        }
    }

    pub(super) fn name(&self, index: u32) -> Built<Name> {
        self.names.get(index as usize).cloned().ok_or(Unusable::Dangling("name"))
    }

    pub(super) fn names(&self, indices: &[u32]) -> Built<List> {
        Ok(List::of_names(indices.iter().map(|i| self.name(*i)).collect::<Built<_>>()?))
    }

    fn level(&self, index: u32) -> Built<Level> {
        match self.levels.get(index as usize) {
            Some(level) => level.clone().map(|(level, _)| level),
            None => Err(Unusable::Dangling("level")),
        }
    }

    fn term(&self, index: u32) -> Built<Term> {
        self.exprs.get(index as usize).cloned().unwrap_or(Err(Unusable::Dangling("expression")))
    }

    /// An expression without loose bound variables.
    pub(super) fn closed(&self, index: u32) -> Built<Expr> {
        let term = self.term(index)?;
        if term.loose > 0 {
            return Err(Unusable::Unrepresentable("a declaration has loose bound variables"));
        }
        Ok(term.expr)
    }

    pub(super) fn signature(&self, head: &Head) -> Built<Signature> {
        Ok(Signature {
            name: self.name(head.name)?,
            level_params: self.names(&head.level_params)?,
            ty: self.closed(head.ty)?,
        })
    }
}

/// Keeps a new entry, or the reason why Lean cannot have it; a broken reference is the sender's fault and not kept.
fn keep<T>(table: &mut Vec<Built<T>>, entry: Built<T>) -> Result<(), Unusable> {
    match entry {
        Err(dangling @ Unusable::Dangling(_)) => Err(dangling),
        entry => {
            table.push(entry);
            Ok(())
        }
    }
}
