//! Literals: what they stand for, and computing on natural numbers.

use dashu_int::UBig;
use dashu_int::ops::{BitTest, Gcd};

use crate::checker::{Checker, Judged};
use crate::error::Rejection;
use crate::primitives::NatOp;
use crate::terms::{Expr, ExprId, LevelId, NameId};

/// Exponents and shifts above this are not computed, as in Lean's own kernel.
const MAX_EXPONENT: u64 = 1 << 24;

impl NatOp {
    /// The value of an operation of two arguments; `None` where it is too large to compute.
    pub(crate) fn apply(self, x: &UBig, y: &UBig) -> Option<NatResult> {
        let small = |n: &UBig| u64::try_from(n).ok().filter(|&n| n <= MAX_EXPONENT);
        Some(NatResult::Number(match self {
            Self::Add => x + y,
            Self::Sub => {
                if x < y {
                    UBig::ZERO
                } else {
                    x - y
                }
            }
            Self::Mul => x * y,
            Self::Pow => x.pow(usize::try_from(small(y)?).ok()?),
            Self::Gcd => match (x.is_zero(), y.is_zero()) {
                (true, _) => y.clone(),
                (_, true) => x.clone(),
                _ => x.gcd(y),
            },
            Self::Div => {
                if y.is_zero() {
                    UBig::ZERO
                } else {
                    x / y
                }
            }
            Self::Mod => {
                if y.is_zero() {
                    x.clone()
                } else {
                    x % y
                }
            }
            Self::Beq => return Some(NatResult::Truth(x == y)),
            Self::Ble => return Some(NatResult::Truth(x <= y)),
            Self::Land => x & y,
            Self::Lor => x | y,
            Self::Xor => x ^ y,
            Self::ShiftLeft => x << usize::try_from(small(y)?).ok()?,
            Self::ShiftRight => match usize::try_from(y) {
                Ok(y) => x >> y,
                Err(_) => UBig::ZERO,
            },
            Self::Log2 => return None,
        }))
    }
}

/// What an operation on numbers gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NatResult {
    Number(UBig),
    Truth(bool),
}

impl Checker<'_> {
    /// The type of a number literal. A literal only has a meaning over the standard natural numbers.
    pub(crate) fn nat_literal_type(&self, literal: ExprId) -> Judged<ExprId> {
        if self.primitives.nat() {
            return Ok(ExprId::NAT);
        }
        Err(Rejection::Literal { term: self.show(literal), needs: "Nat" }.into())
    }

    /// The type of a string literal. A literal only has a meaning where it can be written out.
    pub(crate) fn string_literal_type(&self, literal: ExprId) -> Judged<ExprId> {
        if self.primitives.string() {
            return Ok(ExprId::STRING);
        }
        Err(Rejection::Literal { term: self.show(literal), needs: "String.ofList" }.into())
    }

    /// `0` as `Nat.zero`, `n + 1` as `Nat.succ n`.
    pub(crate) fn expand_nat(&mut self, literal: ExprId) -> Judged<ExprId> {
        let Expr::Nat(nat) = self.terms.expr(literal) else {
            return Ok(literal);
        };
        let value = self.terms.nat_value(nat);
        if value.is_zero() {
            return Ok(ExprId::NAT_ZERO);
        }
        let predecessor = value - UBig::ONE;
        let predecessor = self.terms.nat_lit(predecessor)?;
        Ok(self.terms.app(ExprId::NAT_SUCC, predecessor)?)
    }

    /// `"ab"` as `String.ofList [Char.ofNat 97, Char.ofNat 98]`.
    pub(crate) fn expand_string(&mut self, literal: ExprId) -> Judged<ExprId> {
        let Expr::Str(string) = self.terms.expr(literal) else {
            return Ok(literal);
        };
        if !self.primitives.string() {
            return Ok(literal);
        }
        let codes: Vec<u32> = self.terms.str_value(string).chars().map(u32::from).collect();
        self.terms.add_work(codes.len() as u64);
        let levels = self.terms.levels(&[LevelId::ZERO])?;
        let nil = self.terms.constant(NameId::LIST_NIL, levels)?;
        let cons = self.terms.constant(NameId::LIST_CONS, levels)?;
        let cons = self.terms.app(cons, ExprId::CHAR)?;
        let mut list = self.terms.app(nil, ExprId::CHAR)?;
        for code in codes.into_iter().rev() {
            let code = self.terms.nat_lit(code.into())?;
            let character = self.terms.app(ExprId::CHAR_OF_NAT, code)?;
            list = self.terms.apps(cons, &[character, list])?;
        }
        Ok(self.terms.app(ExprId::STRING_OF_LIST, list)?)
    }

    /// The number that a term in weak head normal form shows.
    fn number(&self, expr: ExprId) -> Option<UBig> {
        match self.terms.expr(expr) {
            Expr::Nat(nat) => Some(self.terms.nat_value(nat).clone()),
            _ if expr == ExprId::NAT_ZERO => Some(UBig::ZERO),
            _ => None,
        }
    }

    /// Computes a native operation on closed terms; `None` if the term is none, or is too large.
    pub(crate) fn reduce_nat(&mut self, expr: ExprId) -> Judged<Option<ExprId>> {
        let Expr::App(function, last) = self.terms.expr(expr) else {
            return Ok(None);
        };
        if self.terms.local_range(expr) > 0 {
            return Ok(None);
        }
        match self.terms.expr(function) {
            Expr::Const(NameId::NAT_SUCC, _) if self.primitives.nat() => self.reduce_successor(last),
            Expr::Const(name, _) if self.primitives.op(name) == Some(NatOp::Log2) => self.reduce_log2(last),
            Expr::App(head, first) => {
                let Expr::Const(name, _) = self.terms.expr(head) else {
                    return Ok(None);
                };
                match self.primitives.op(name) {
                    Some(op) if op.arity() == 2 => self.reduce_binary(op, first, last),
                    _ => Ok(None),
                }
            }
            _ => Ok(None),
        }
    }

    /// `Nat.succ n` for a number `n`.
    pub(crate) fn reduce_successor(&mut self, n: ExprId) -> Judged<Option<ExprId>> {
        let n = self.whnf(n)?;
        match self.number(n) {
            Some(n) => Ok(Some(self.terms.nat_lit(n + UBig::ONE)?)),
            None => Ok(None),
        }
    }

    /// `Nat.log2 n` for a number `n`.
    pub(crate) fn reduce_log2(&mut self, n: ExprId) -> Judged<Option<ExprId>> {
        let n = self.whnf(n)?;
        match self.number(n) {
            Some(n) => {
                let log = n.bit_len().saturating_sub(1);
                Ok(Some(self.terms.nat_lit(log.into())?))
            }
            None => Ok(None),
        }
    }

    /// An operation of two arguments on numbers.
    pub(crate) fn reduce_binary(&mut self, op: NatOp, x: ExprId, y: ExprId) -> Judged<Option<ExprId>> {
        let x = self.whnf(x)?;
        let Some(x) = self.number(x) else {
            return Ok(None);
        };
        let y = self.whnf(y)?;
        let Some(y) = self.number(y) else {
            return Ok(None);
        };
        self.charge(op, &x, &y)?;
        Ok(match op.apply(&x, &y) {
            Some(NatResult::Number(n)) => Some(self.terms.nat_lit(n)?),
            Some(NatResult::Truth(true)) => Some(ExprId::BOOL_TRUE),
            Some(NatResult::Truth(false)) => Some(ExprId::BOOL_FALSE),
            None => None,
        })
    }

    /// Counts steps for the words of large results before they are computed.
    fn charge(&mut self, op: NatOp, x: &UBig, y: &UBig) -> Judged<()> {
        let (a, b) = (x.as_words().len() as u64, y.as_words().len() as u64);
        let words = match op {
            NatOp::Mul | NatOp::Div | NatOp::Mod | NatOp::Gcd => a.saturating_mul(b.min(64)),
            NatOp::Pow => a.saturating_mul(u64::try_from(y).unwrap_or(0).min(MAX_EXPONENT)),
            NatOp::ShiftLeft => a + u64::try_from(y).unwrap_or(0).min(MAX_EXPONENT) / 64,
            _ => a + b,
        };
        if words > 16 {
            self.meter.spend(words / 16)?;
        }
        Ok(())
    }
}
