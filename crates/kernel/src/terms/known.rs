//! Names and terms that the rules mention: every store has them, under the same ids.

use super::{ExprId, NameId};

macro_rules! known_names {
    ($($constant:ident = $parent:ident . $text:literal),* $(,)?) => {
        #[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u32)]
        enum Position { ANONYMOUS, $($constant),* }

        /// Names that the rules mention.
        impl NameId {
            $(
                #[doc = concat!("The name that ends in `", $text, "`.")]
                pub(crate) const $constant: Self = Self(Position::$constant as u32);
            )*
        }

        /// All known names with their parents, in the order of their ids after the anonymous one.
        pub(super) const NAMES: &[(NameId, NameId, &str)] =
            &[$((NameId::$constant, NameId::$parent, $text)),*];
    };
}

known_names! {
    NAT = ANONYMOUS . "Nat",
    NAT_ZERO = NAT . "zero",
    NAT_SUCC = NAT . "succ",
    NAT_ADD = NAT . "add",
    NAT_SUB = NAT . "sub",
    NAT_MUL = NAT . "mul",
    NAT_POW = NAT . "pow",
    NAT_GCD = NAT . "gcd",
    NAT_DIV = NAT . "div",
    NAT_MOD = NAT . "mod",
    NAT_BEQ = NAT . "beq",
    NAT_BLE = NAT . "ble",
    NAT_LAND = NAT . "land",
    NAT_LOR = NAT . "lor",
    NAT_XOR = NAT . "xor",
    NAT_SHIFT_LEFT = NAT . "shiftLeft",
    NAT_SHIFT_RIGHT = NAT . "shiftRight",
    NAT_LOG2 = NAT . "log2",
    NAT_PRED = NAT . "pred",
    NAT_REC = NAT . "rec",
    BOOL = ANONYMOUS . "Bool",
    BOOL_TRUE = BOOL . "true",
    BOOL_FALSE = BOOL . "false",
    BOOL_REC = BOOL . "rec",
    CHAR = ANONYMOUS . "Char",
    CHAR_OF_NAT = CHAR . "ofNat",
    LIST = ANONYMOUS . "List",
    LIST_NIL = LIST . "nil",
    LIST_CONS = LIST . "cons",
    LIST_REC = LIST . "rec",
    STRING = ANONYMOUS . "String",
    STRING_OF_LIST = STRING . "ofList",
    EQ = ANONYMOUS . "Eq",
    EQ_REFL = EQ . "refl",
    EQ_REC = EQ . "rec",
    QUOT = ANONYMOUS . "Quot",
    QUOT_MK = QUOT . "mk",
    QUOT_LIFT = QUOT . "lift",
    QUOT_IND = QUOT . "ind",
    EAGER_REDUCE = ANONYMOUS . "eagerReduce",
    OUT_PARAM = ANONYMOUS . "outParam",
    SEMI_OUT_PARAM = ANONYMOUS . "semiOutParam",
    OPT_PARAM = ANONYMOUS . "optParam",
    AUTO_PARAM = ANONYMOUS . "autoParam",
    LEAN = ANONYMOUS . "Lean",
    LEAN_REDUCE_BOOL = LEAN . "reduceBool",
    LEAN_REDUCE_NAT = LEAN . "reduceNat",
}

impl NameId {
    /// Whether the kernel looks at this name: a file that extends a base may not declare it.
    pub fn is_special(self) -> bool {
        self != Self::ANONYMOUS && self.index() <= NAMES.len() && self != Self::LEAN
    }
}

/// Constants without universe levels that every store has, in the order of their ids after `Sort 0`.
pub(super) const CONSTANTS: &[(ExprId, NameId)] = &[
    (ExprId::NAT, NameId::NAT),
    (ExprId::NAT_ZERO, NameId::NAT_ZERO),
    (ExprId::NAT_SUCC, NameId::NAT_SUCC),
    (ExprId::BOOL, NameId::BOOL),
    (ExprId::BOOL_TRUE, NameId::BOOL_TRUE),
    (ExprId::BOOL_FALSE, NameId::BOOL_FALSE),
    (ExprId::CHAR, NameId::CHAR),
    (ExprId::CHAR_OF_NAT, NameId::CHAR_OF_NAT),
    (ExprId::STRING, NameId::STRING),
    (ExprId::STRING_OF_LIST, NameId::STRING_OF_LIST),
];

/// Terms that the rules mention.
impl ExprId {
    /// The constant `Nat`.
    pub(crate) const NAT: Self = Self(1);
    /// The constant `Nat.zero`.
    pub(crate) const NAT_ZERO: Self = Self(2);
    /// The constant `Nat.succ`.
    pub(crate) const NAT_SUCC: Self = Self(3);
    /// The constant `Bool`.
    pub(crate) const BOOL: Self = Self(4);
    /// The constant `Bool.true`.
    pub(crate) const BOOL_TRUE: Self = Self(5);
    /// The constant `Bool.false`.
    pub(crate) const BOOL_FALSE: Self = Self(6);
    /// The constant `Char`.
    pub(crate) const CHAR: Self = Self(7);
    /// The constant `Char.ofNat`.
    pub(crate) const CHAR_OF_NAT: Self = Self(8);
    /// The constant `String`.
    pub(crate) const STRING: Self = Self(9);
    /// The constant `String.ofList`.
    pub(crate) const STRING_OF_LIST: Self = Self(10);
}
