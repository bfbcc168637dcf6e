//! Values of the machine: 64-bit words.
//!
//! A word with the lowest bit set is a natural number below 2^62. One that ends in the bits 10 is an immediate value: a
//! function without captured variables, a constructor without fields, poison, or a closed term that is evaluated
//! once. All others are positions of objects in the heap: a header, then its fields.

use super::untyped::Tag;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Value(u64);

const FUNCTION: u64 = 0;
const CONSTRUCTOR: u64 = 1;
const POISON: u64 = 2;
const CONSTANT: u64 = 3;

impl Value {
    pub(super) const POISON: Self = Self::immediate(POISON, 0);

    const fn immediate(kind: u64, payload: u32) -> Self {
        Self((payload as u64) << 5 | kind << 2 | 2)
    }

    /// A natural number below 2^62.
    #[inline]
    pub(super) fn word(number: u64) -> Self {
        Self(number << 1 | 1)
    }

    pub(super) fn function(number: u32) -> Self {
        Self::immediate(FUNCTION, number)
    }

    #[inline]
    pub(super) fn constructor(tag: Tag) -> Self {
        Self::immediate(CONSTRUCTOR, tag.0)
    }

    pub(super) fn constant(number: u32) -> Self {
        Self::immediate(CONSTANT, number)
    }

    #[inline]
    pub(super) fn object(position: usize) -> Self {
        Self((position as u64) << 2)
    }

    #[inline]
    pub(super) fn as_word(self) -> Option<u64> {
        (self.0 & 1 == 1).then_some(self.0 >> 1)
    }

    /// Position in the heap.
    #[inline]
    pub(super) fn as_object(self) -> Option<usize> {
        (self.0 & 3 == 0).then_some((self.0 >> 2) as usize)
    }

    #[inline]
    pub(super) fn as_function(self) -> Option<u32> {
        (self.0 & 31 == FUNCTION << 2 | 2).then_some((self.0 >> 5) as u32)
    }

    #[inline]
    pub(super) fn as_constructor(self) -> Option<Tag> {
        (self.0 & 31 == CONSTRUCTOR << 2 | 2).then_some(Tag((self.0 >> 5) as u32))
    }

    #[inline]
    pub(super) fn as_constant(self) -> Option<u32> {
        (self.0 & 31 == CONSTANT << 2 | 2).then_some((self.0 >> 5) as u32)
    }

    #[inline]
    pub(super) fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(super) fn from_bits(bits: u64) -> Self {
        Self(bits)
    }
}

/// What an object of the heap is.
pub(super) mod kind {
    /// Moved; its first field says where to.
    pub(in super::super) const FORWARD: u64 = 0;
    /// A computation that nothing has asked for yet: its captured variables.
    pub(in super::super) const THUNK: u64 = 1;
    /// A function: its captured variables.
    pub(in super::super) const FUNCTION: u64 = 2;
    /// A constructor: its fields.
    pub(in super::super) const CONSTRUCTOR: u64 = 3;
    /// A function value, then the arguments that it has so far.
    pub(in super::super) const PARTIAL: u64 = 4;
    /// An evaluated thunk; its first field is the value.
    pub(in super::super) const INDIRECTION: u64 = 5;
    /// A thunk that is being evaluated.
    pub(in super::super) const BUSY: u64 = 6;
    /// A large natural number: its words, least significant first.
    pub(in super::super) const NUMBER: u64 = 7;
}

/// First word of an object: kind, number of fields, and the function or tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Header(pub(super) u64);

/// Objects have at most so many fields.
pub(super) const MAX_FIELDS: usize = 1 << 24;

impl Header {
    pub(super) fn new(kind: u64, fields: usize, payload: u32) -> Self {
        debug_assert!(fields < MAX_FIELDS);
        Self(kind | (fields as u64) << 8 | u64::from(payload) << 32)
    }

    #[inline]
    pub(super) fn kind(self) -> u64 {
        self.0 & 7
    }

    #[inline]
    pub(super) fn fields(self) -> usize {
        (self.0 >> 8 & 0xff_ffff) as usize
    }

    #[inline]
    pub(super) fn payload(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The same object, now of another kind.
    #[inline]
    pub(super) fn with_kind(self, kind: u64) -> Self {
        Self(self.0 & !7 | kind)
    }
}
