prelude
import Init.Int.Basic

/-!
# Orders and rings as classes

The classes by which `grind` recognises orders and rings. There are no instances here: without one, `grind` leaves
inequalities and ring equations of a type to its other parts.
-/

universe u v

namespace Std

/-- `≤` is reflexive and transitive. -/
class IsPreorder (α : Type u) [LE α] : Prop where
  le_refl : ∀ a : α, a ≤ a
  le_trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c

/-- `≤` is a partial order. -/
class IsPartialOrder (α : Type u) [LE α] : Prop extends IsPreorder α where
  le_antisymm : ∀ a b : α, a ≤ b → b ≤ a → a = b

/-- `≤` is a total preorder. -/
class IsLinearPreorder (α : Type u) [LE α] : Prop extends IsPreorder α where
  le_total : ∀ a b : α, a ≤ b ∨ b ≤ a

/-- `≤` is a linear order. -/
class IsLinearOrder (α : Type u) [LE α] : Prop extends IsPartialOrder α, IsLinearPreorder α

/-- `<` is the strict part of `≤`. -/
class LawfulOrderLT (α : Type u) [LT α] [LE α] : Prop where
  lt_iff : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬b ≤ a

end Std

namespace Lean.Grind

class AddRightCancel (M : Type u) [Add M] : Prop where
  add_right_cancel : ∀ a b c : M, a + c = b + c → a = b

class AddCommMonoid (M : Type u) extends Zero M, Add M where
  add_zero : ∀ a : M, a + 0 = a
  add_comm : ∀ a b : M, a + b = b + a
  add_assoc : ∀ a b c : M, a + b + c = a + (b + c)

attribute [instance 100] AddCommMonoid.toZero

class AddCommGroup (M : Type u) extends AddCommMonoid M, Neg M, Sub M where
  neg_add_cancel : ∀ a : M, -a + a = 0
  sub_eq_add_neg : ∀ a b : M, a - b = a + -b

class NatModule (M : Type u) extends AddCommMonoid M where
  [nsmul : SMul Nat M]
  zero_nsmul : ∀ a : M, (0 : Nat) • a = 0
  add_one_nsmul : ∀ n : Nat, ∀ a : M, (n + 1) • a = n • a + a

attribute [instance_reducible, instance 100] NatModule.nsmul

class Semiring (α : Type u) extends Add α, Mul α where
  [natCast : NatCast α]
  [ofNat : ∀ n, OfNat α n]
  [nsmul : SMul Nat α]
  [npow : HPow α Nat α]
  add_zero : ∀ a : α, a + 0 = a
  add_comm : ∀ a b : α, a + b = b + a
  add_assoc : ∀ a b c : α, a + b + c = a + (b + c)
  mul_assoc : ∀ a b c : α, a * b * c = a * (b * c)
  mul_one : ∀ a : α, a * 1 = a
  one_mul : ∀ a : α, 1 * a = a
  left_distrib : ∀ a b c : α, a * (b + c) = a * b + a * c
  right_distrib : ∀ a b c : α, (a + b) * c = a * c + b * c
  zero_mul : ∀ a : α, 0 * a = 0
  mul_zero : ∀ a : α, a * 0 = 0
  pow_zero : ∀ a : α, a ^ 0 = 1
  pow_succ : ∀ a : α, ∀ n : Nat, a ^ (n + 1) = (a ^ n) * a
  ofNat_succ : ∀ a : Nat, OfNat.ofNat (α := α) (a + 1) = OfNat.ofNat a + 1 := by intros; rfl
  ofNat_eq_natCast : ∀ n : Nat, OfNat.ofNat (α := α) n = Nat.cast n := by intros; rfl
  nsmul_eq_natCast_mul : ∀ n : Nat, ∀ a : α, n • a = Nat.cast n * a := by intros; rfl

-- Low priority: a type's own instances come first.
attribute [instance_reducible, instance 100] Semiring.natCast Semiring.ofNat Semiring.nsmul Semiring.npow

class Ring (α : Type u) extends Semiring α, Neg α, Sub α where
  [intCast : IntCast α]
  [zsmul : SMul Int α]
  neg_add_cancel : ∀ a : α, -a + a = 0
  sub_eq_add_neg : ∀ a b : α, a - b = a + -b
  neg_zsmul : ∀ (i : Int) (a : α), -i • a = -(i • a) := by intros; rfl
  zsmul_natCast_eq_nsmul : ∀ n : Nat, ∀ a : α, (n : Int) • a = n • a := by intros; rfl
  intCast_ofNat : ∀ n : Nat, Int.cast (OfNat.ofNat (α := Int) n) = OfNat.ofNat (α := α) n := by intros; rfl
  intCast_neg : ∀ i : Int, Int.cast (R := α) (-i) = -Int.cast i := by intros; rfl

attribute [instance_reducible, instance 100] Ring.intCast Ring.zsmul

class CommSemiring (α : Type u) extends Semiring α where
  mul_comm : ∀ a b : α, a * b = b * a

class CommRing (α : Type u) extends Ring α, CommSemiring α

class IntModule (M : Type u) extends AddCommGroup M where
  [zsmul : SMul Int M]

class Field (α : Type u) extends CommRing α, Inv α, Div α where
  div_eq_mul_inv : ∀ a b : α, a / b = a * b⁻¹
  zero_ne_one : (0 : α) ≠ 1
  inv_zero : (0 : α)⁻¹ = 0
  mul_inv_cancel : ∀ {a : α}, a ≠ 0 → a * a⁻¹ = 1

class IsCharP (α : Type u) [Semiring α] (p : outParam Nat) : Prop where
  ofNat_ext_iff (p) : ∀ (x y : Nat), OfNat.ofNat (α := α) x = OfNat.ofNat y ↔ x % p = y % p

class NoNatZeroDivisors (α : Type u) [NatModule α] : Prop where
  no_nat_zero_divisors : ∀ (k : Nat) (a b : α), k ≠ 0 → k • a = k • b → a = b

class OrderedAdd (M : Type u) [HAdd M M M] [LE M] [Std.IsPreorder M] : Prop where
  add_le_left_iff : ∀ {a b : M} (c : M), a ≤ b ↔ a + c ≤ b + c

class OrderedRing (R : Type u) [Semiring R] [LE R] [LT R] [Std.IsPreorder R] extends OrderedAdd R where
  zero_lt_one : (0 : R) < 1
  mul_lt_mul_of_pos_left : ∀ {a b c : R}, a < b → 0 < c → c * a < c * b
  mul_lt_mul_of_pos_right : ∀ {a b c : R}, a < b → 0 < c → a * c < b * c

class PowIdentity (α : Type u) [CommSemiring α] (p : outParam Nat) : Prop where
  pow_eq (a : α) : a ^ p = a

end Lean.Grind
