prelude
import Init.Int.Basic

/-!
# Fixed-width unsigned integers

Numerals and wrapping arithmetic of `UInt8` to `UInt64` and `USize`. Each operation is that of `Nat` modulo the size of the type, and is
replaced by the machine's when run. Lemmas are not part of this library.
-/

namespace UInt8

instance instOfNat {n : Nat} : OfNat UInt8 n := ⟨UInt8.ofNat n⟩

/-- Wrapping addition. -/
@[extern "lean_uint8_add"] protected def add (a b : UInt8) : UInt8 := ofNat (a.toNat + b.toNat)

instance : Add UInt8 := ⟨UInt8.add⟩

/-- Wrapping subtraction. -/
@[extern "lean_uint8_sub"] protected def sub (a b : UInt8) : UInt8 := ofNat (UInt8.size - b.toNat + a.toNat)

instance : Sub UInt8 := ⟨UInt8.sub⟩

/-- Wrapping multiplication. -/
@[extern "lean_uint8_mul"] protected def mul (a b : UInt8) : UInt8 := ofNat (a.toNat * b.toNat)

instance : Mul UInt8 := ⟨UInt8.mul⟩

/-- Division, rounding down; by zero it is zero. -/
@[extern "lean_uint8_div"] protected def div (a b : UInt8) : UInt8 := ofNat (a.toNat / b.toNat)

instance : Div UInt8 := ⟨UInt8.div⟩

/-- Remainder; modulo zero it is the first number. -/
@[extern "lean_uint8_mod"] protected def mod (a b : UInt8) : UInt8 := ofNat (a.toNat % b.toNat)

instance : Mod UInt8 := ⟨UInt8.mod⟩

end UInt8

namespace UInt16

instance instOfNat {n : Nat} : OfNat UInt16 n := ⟨UInt16.ofNat n⟩

/-- Wrapping addition. -/
@[extern "lean_uint16_add"] protected def add (a b : UInt16) : UInt16 := ofNat (a.toNat + b.toNat)

instance : Add UInt16 := ⟨UInt16.add⟩

/-- Wrapping subtraction. -/
@[extern "lean_uint16_sub"] protected def sub (a b : UInt16) : UInt16 := ofNat (UInt16.size - b.toNat + a.toNat)

instance : Sub UInt16 := ⟨UInt16.sub⟩

/-- Wrapping multiplication. -/
@[extern "lean_uint16_mul"] protected def mul (a b : UInt16) : UInt16 := ofNat (a.toNat * b.toNat)

instance : Mul UInt16 := ⟨UInt16.mul⟩

/-- Division, rounding down; by zero it is zero. -/
@[extern "lean_uint16_div"] protected def div (a b : UInt16) : UInt16 := ofNat (a.toNat / b.toNat)

instance : Div UInt16 := ⟨UInt16.div⟩

/-- Remainder; modulo zero it is the first number. -/
@[extern "lean_uint16_mod"] protected def mod (a b : UInt16) : UInt16 := ofNat (a.toNat % b.toNat)

instance : Mod UInt16 := ⟨UInt16.mod⟩

end UInt16

namespace UInt32

instance instOfNat {n : Nat} : OfNat UInt32 n := ⟨UInt32.ofNat n⟩

/-- Wrapping addition. -/
@[extern "lean_uint32_add"] protected def add (a b : UInt32) : UInt32 := ofNat (a.toNat + b.toNat)

instance : Add UInt32 := ⟨UInt32.add⟩

/-- Wrapping subtraction. -/
@[extern "lean_uint32_sub"] protected def sub (a b : UInt32) : UInt32 := ofNat (UInt32.size - b.toNat + a.toNat)

instance : Sub UInt32 := ⟨UInt32.sub⟩

/-- Wrapping multiplication. -/
@[extern "lean_uint32_mul"] protected def mul (a b : UInt32) : UInt32 := ofNat (a.toNat * b.toNat)

instance : Mul UInt32 := ⟨UInt32.mul⟩

/-- Division, rounding down; by zero it is zero. -/
@[extern "lean_uint32_div"] protected def div (a b : UInt32) : UInt32 := ofNat (a.toNat / b.toNat)

instance : Div UInt32 := ⟨UInt32.div⟩

/-- Remainder; modulo zero it is the first number. -/
@[extern "lean_uint32_mod"] protected def mod (a b : UInt32) : UInt32 := ofNat (a.toNat % b.toNat)

instance : Mod UInt32 := ⟨UInt32.mod⟩

end UInt32

namespace UInt64

instance instOfNat {n : Nat} : OfNat UInt64 n := ⟨UInt64.ofNat n⟩

/-- Wrapping addition. -/
@[extern "lean_uint64_add"] protected def add (a b : UInt64) : UInt64 := ofNat (a.toNat + b.toNat)

instance : Add UInt64 := ⟨UInt64.add⟩

/-- Wrapping subtraction. -/
@[extern "lean_uint64_sub"] protected def sub (a b : UInt64) : UInt64 := ofNat (UInt64.size - b.toNat + a.toNat)

instance : Sub UInt64 := ⟨UInt64.sub⟩

/-- Wrapping multiplication. -/
@[extern "lean_uint64_mul"] protected def mul (a b : UInt64) : UInt64 := ofNat (a.toNat * b.toNat)

instance : Mul UInt64 := ⟨UInt64.mul⟩

/-- Division, rounding down; by zero it is zero. -/
@[extern "lean_uint64_div"] protected def div (a b : UInt64) : UInt64 := ofNat (a.toNat / b.toNat)

instance : Div UInt64 := ⟨UInt64.div⟩

/-- Remainder; modulo zero it is the first number. -/
@[extern "lean_uint64_mod"] protected def mod (a b : UInt64) : UInt64 := ofNat (a.toNat % b.toNat)

instance : Mod UInt64 := ⟨UInt64.mod⟩

end UInt64

namespace USize

instance instOfNat {n : Nat} : OfNat USize n := ⟨USize.ofNat n⟩

/-- Wrapping addition. -/
@[extern "lean_usize_add"] protected def add (a b : USize) : USize := ofNat (a.toNat + b.toNat)

instance : Add USize := ⟨USize.add⟩

/-- Wrapping subtraction. -/
@[extern "lean_usize_sub"] protected def sub (a b : USize) : USize := ofNat (USize.size - b.toNat + a.toNat)

instance : Sub USize := ⟨USize.sub⟩

/-- Wrapping multiplication. -/
@[extern "lean_usize_mul"] protected def mul (a b : USize) : USize := ofNat (a.toNat * b.toNat)

instance : Mul USize := ⟨USize.mul⟩

/-- Division, rounding down; by zero it is zero. -/
@[extern "lean_usize_div"] protected def div (a b : USize) : USize := ofNat (a.toNat / b.toNat)

instance : Div USize := ⟨USize.div⟩

/-- Remainder; modulo zero it is the first number. -/
@[extern "lean_usize_mod"] protected def mod (a b : USize) : USize := ofNat (a.toNat % b.toNat)

instance : Mod USize := ⟨USize.mod⟩

end USize
