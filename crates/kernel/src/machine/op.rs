//! The native operations as instructions.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::literals::NatResult;
use crate::primitives::NatOp;

/// Numbers with more 64-bit words than this are left to the checker.
const MAX_RESULT_WORDS: u64 = 1 << 22;

/// An operation on natural numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Op {
    Succ,
    Nat(NatOp),
}

/// What an operation on words gives; a number may be 2^62 or more.
#[derive(Clone, Copy, Debug)]
pub(super) enum WordResult {
    Number(u64),
    Truth(bool),
}

impl Op {
    /// Number of arguments.
    pub(super) fn arity(self) -> u32 {
        match self {
            Self::Succ => 1,
            Self::Nat(op) => op.arity() as u32,
        }
    }

    /// A number that tells operations apart.
    pub(super) fn code(self) -> u32 {
        match self {
            Self::Succ => 0,
            Self::Nat(op) => 1 + op as u32,
        }
    }

    /// The operation on two words below 2^62; `None` when it takes the long way.
    #[inline]
    pub(super) fn on_words(self, x: u64, y: u64) -> Option<WordResult> {
        let Self::Nat(op) = self else { return None };
        let number = |value: u64| Some(WordResult::Number(value));
        match op {
            NatOp::Add => number(x + y),
            NatOp::Mul => x.checked_mul(y).map(WordResult::Number),
            NatOp::Sub => number(x.saturating_sub(y)),
            NatOp::Div => number(x.checked_div(y).unwrap_or(0)),
            NatOp::Mod => number(x.checked_rem(y).unwrap_or(x)),
            NatOp::Beq => Some(WordResult::Truth(x == y)),
            NatOp::Ble => Some(WordResult::Truth(x <= y)),
            NatOp::Land => number(x & y),
            NatOp::Lor => number(x | y),
            NatOp::Xor => number(x ^ y),
            NatOp::ShiftRight => number(if y < 64 { x >> y } else { 0 }),
            NatOp::Gcd | NatOp::ShiftLeft | NatOp::Pow | NatOp::Log2 => None,
        }
    }

    /// The operation on numbers of any size, with its cost in steps; `y` is not looked at by operations of one
    /// argument. `None` when the result is too large to be computed natively.
    pub(super) fn on_numbers(self, x: &UBig, y: &UBig) -> Option<NatResult> {
        match self {
            Self::Succ => Some(NatResult::Number(x + UBig::ONE)),
            Self::Nat(NatOp::Log2) => Some(NatResult::Number(UBig::from(x.bit_len().saturating_sub(1)))),
            Self::Nat(op) => op.apply(x, y),
        }
    }

    /// What [`Op::on_numbers`] costs, in steps; `None` when the result would be too large.
    pub(super) fn cost(self, x: &UBig, y: &UBig) -> Option<u64> {
        let [x_words, y_words] = [x, y].map(|n| n.as_words().len() as u64 + 1);
        Some(match self {
            Self::Nat(NatOp::Mul | NatOp::Div | NatOp::Mod | NatOp::Gcd) => x_words * y_words / 8 + 1,
            Self::Nat(NatOp::Pow) => {
                let words = x_words.checked_mul(u64::try_from(y).ok()?)?;
                (words <= MAX_RESULT_WORDS).then_some(words + 1)?
            }
            Self::Nat(NatOp::ShiftLeft) => {
                let words = x_words + u64::try_from(y).ok()? / 64;
                (words <= MAX_RESULT_WORDS).then_some(words + 1)?
            }
            _ => (x_words + y_words) / 8 + 1,
        })
    }
}
