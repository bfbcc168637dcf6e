//! Names that the kernel computes with, and whether the environment declares them in the standard way.

use crate::terms::NameId;

/// An operation on natural numbers that the kernel computes on literals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum NatOp {
    /// `Nat.add`
    Add,
    /// `Nat.sub`
    Sub,
    /// `Nat.mul`
    Mul,
    /// `Nat.pow`
    Pow,
    /// `Nat.gcd`
    Gcd,
    /// `Nat.div`
    Div,
    /// `Nat.mod`
    Mod,
    /// `Nat.beq`
    Beq,
    /// `Nat.ble`
    Ble,
    /// `Nat.land`
    Land,
    /// `Nat.lor`
    Lor,
    /// `Nat.xor`
    Xor,
    /// `Nat.shiftLeft`
    ShiftLeft,
    /// `Nat.shiftRight`
    ShiftRight,
    /// `Nat.log2`, of one argument
    Log2,
}

impl NatOp {
    /// All operations.
    pub(crate) const ALL: [Self; 15] = [
        Self::Add,
        Self::Sub,
        Self::Mul,
        Self::Pow,
        Self::Gcd,
        Self::Div,
        Self::Mod,
        Self::Beq,
        Self::Ble,
        Self::Land,
        Self::Lor,
        Self::Xor,
        Self::ShiftLeft,
        Self::ShiftRight,
        Self::Log2,
    ];

    /// The operation with a name.
    #[inline]
    pub(crate) fn named(name: NameId) -> Option<Self> {
        let position = name.index().checked_sub(NameId::NAT_ADD.index())?;
        Self::ALL.get(position).copied()
    }

    /// Its name.
    pub(crate) fn name(self) -> NameId {
        [
            NameId::NAT_ADD,
            NameId::NAT_SUB,
            NameId::NAT_MUL,
            NameId::NAT_POW,
            NameId::NAT_GCD,
            NameId::NAT_DIV,
            NameId::NAT_MOD,
            NameId::NAT_BEQ,
            NameId::NAT_BLE,
            NameId::NAT_LAND,
            NameId::NAT_LOR,
            NameId::NAT_XOR,
            NameId::NAT_SHIFT_LEFT,
            NameId::NAT_SHIFT_RIGHT,
            NameId::NAT_LOG2,
        ][self as usize]
    }

    /// How many arguments it takes.
    pub fn arity(self) -> usize {
        if self == Self::Log2 { 1 } else { 2 }
    }
}

/// Which of the special names an environment declares in the standard way.
///
/// Only those are computed natively. What is not declared in the standard way is an ordinary constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Primitives(u32);

impl Primitives {
    const NAT: u32 = 1 << 16;
    const BOOL: u32 = 1 << 17;
    const STRING: u32 = 1 << 18;

    /// The native operation that a constant stands for.
    #[inline]
    pub fn op(self, name: NameId) -> Option<NatOp> {
        NatOp::named(name).filter(|&op| self.has(op))
    }

    /// Whether an operation is the standard one.
    #[inline]
    pub fn has(self, op: NatOp) -> bool {
        self.0 & 1 << op as u8 != 0
    }

    /// Whether `Nat` is the standard type: literals are its values.
    #[inline]
    pub fn nat(self) -> bool {
        self.0 & Self::NAT != 0
    }

    /// Whether `Bool` is the standard type.
    #[inline]
    pub fn bool(self) -> bool {
        self.0 & Self::BOOL != 0
    }

    /// Whether string literals have a meaning.
    #[inline]
    pub fn string(self) -> bool {
        self.0 & Self::STRING != 0
    }

    /// With an operation more.
    #[must_use]
    pub(crate) fn with(self, op: NatOp) -> Self {
        Self(self.0 | 1 << op as u8)
    }

    /// With the type of natural numbers.
    #[must_use]
    pub(crate) fn with_nat(self) -> Self {
        Self(self.0 | Self::NAT)
    }

    /// With the type of truth values.
    #[must_use]
    pub(crate) fn with_bool(self) -> Self {
        Self(self.0 | Self::BOOL)
    }

    /// With string literals.
    #[must_use]
    pub(crate) fn with_string(self) -> Self {
        Self(self.0 | Self::STRING)
    }
}
