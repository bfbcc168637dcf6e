prelude
import Init.Nat.Bitwise.Basic

/-!
# `Fin n`: definitions

Arithmetic on `Fin n` is modulo `n`. The order is that of the values.
-/

universe u

namespace Fin

/-- There is no element of `Fin 0`. -/
def elim0.{v} {α : Sort v} : Fin 0 → α
  | ⟨_, h⟩ => absurd h (Nat.not_lt_zero _)

/-- The value as a natural number. -/
protected def toNat {n : Nat} (i : Fin n) : Nat := i.val

@[simp] theorem toNat_eq_val {n : Nat} {i : Fin n} : i.toNat = i.val := rfl

theorem ne_of_val_ne {n : Nat} {i j : Fin n} (h : i.val ≠ j.val) : i ≠ j := fun h' => h (val_eq_of_eq h')
theorem val_ne_of_ne {n : Nat} {i j : Fin n} (h : i ≠ j) : i.val ≠ j.val := fun h' => h (eq_of_val_eq h')

theorem modn_lt {n : Nat} : ∀ {m : Nat} (i : Fin n), m > 0 → i.val % m < m := fun _ h => Nat.mod_lt _ h

instance {n : Nat} : Min (Fin n) := minOfLe
instance {n : Nat} : Max (Fin n) := maxOfLe

/-! ## Arithmetic modulo `n` -/

private theorem pos_of_elem {n a : Nat} (h : a < n) : 0 < n := Nat.lt_of_le_of_lt a.zero_le h

/-- The residue of `a` modulo `n`. -/
protected def ofNat (n : Nat) [NeZero n] (a : Nat) : Fin n :=
  ⟨a % n, Nat.mod_lt _ (Nat.pos_of_ne_zero (NeZero.ne n))⟩

/-- Numerals are residues modulo `n`. -/
instance instOfNat {n : Nat} [NeZero n] {i : Nat} : OfNat (Fin n) i := ⟨Fin.ofNat n i⟩

instance instInhabited {n : Nat} [NeZero n] : Inhabited (Fin n) := ⟨0⟩

namespace NatCast

/-- The coercion of natural numbers, on demand: `open Fin.NatCast in`. -/
@[instance_reducible] def instNatCast (n : Nat) [NeZero n] : NatCast (Fin n) := ⟨fun a => Fin.ofNat n a⟩

attribute [scoped instance] instNatCast

end NatCast

/-- Addition modulo `n`. -/
protected def add {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a + b) % n, Nat.mod_lt _ (pos_of_elem h)⟩

/-- Multiplication modulo `n`. -/
protected def mul {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a * b) % n, Nat.mod_lt _ (pos_of_elem h)⟩

/-- Subtraction modulo `n`. -/
protected def sub {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨((n - b) + a) % n, Nat.mod_lt _ (pos_of_elem h)⟩

/-- Negation modulo `n`. -/
instance neg (n : Nat) : Neg (Fin n) := ⟨fun a => ⟨(n - a) % n, Nat.mod_lt _ (pos_of_elem a.isLt)⟩⟩

private theorem mod_lt_of_lt {n a : Nat} (b : Nat) (h : a < n) : a % b < n := by
  rcases b.eq_zero_or_pos with rfl | hb
  · rwa [Nat.mod_zero]
  · rcases Nat.lt_or_ge a b with h' | h'
    · rwa [Nat.mod_eq_of_lt h']
    · exact Nat.lt_of_lt_of_le (Nat.mod_lt a hb) (Nat.le_trans h' (Nat.le_of_lt h))

private theorem div_lt_of_lt {n a : Nat} (b : Nat) (h : a < n) : a / b < n := by
  rcases b.eq_zero_or_pos with rfl | hb
  · rw [Nat.div_zero]; exact pos_of_elem h
  · refine Nat.lt_of_le_of_lt ?_ h
    have := Nat.le.intro (Nat.div_add_mod a b)
    exact Nat.le_trans (Nat.le_trans (Nat.le_of_eq (Nat.one_mul _).symm) (Nat.mul_le_mul_right _ hb)) this

/-- Quotient of the values. -/
protected def div {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨a / b, div_lt_of_lt b h⟩

/-- Remainder of the values. -/
protected def mod {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨a % b, mod_lt_of_lt b h⟩

/-- Remainder of the value modulo a natural number. -/
def modn {n : Nat} : Fin n → Nat → Fin n
  | ⟨a, h⟩, m => ⟨a % m, mod_lt_of_lt m h⟩

/-- Bitwise "and" of the values, modulo `n`. -/
def land {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨Nat.land a b % n, Nat.mod_lt _ (pos_of_elem h)⟩

/-- Bitwise "or" of the values, modulo `n`. -/
def lor {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨Nat.lor a b % n, Nat.mod_lt _ (pos_of_elem h)⟩

/-- Bitwise "exclusive or" of the values, modulo `n`. -/
def xor {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨Nat.xor a b % n, Nat.mod_lt _ (pos_of_elem h)⟩

/-- Left shift of the value, modulo `n`. -/
def shiftLeft {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a <<< b) % n, Nat.mod_lt _ (pos_of_elem h)⟩

/-- Right shift of the value, modulo `n`. -/
def shiftRight {n : Nat} : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a >>> b) % n, Nat.mod_lt _ (pos_of_elem h)⟩

instance {n : Nat} : Add (Fin n) := ⟨Fin.add⟩
instance {n : Nat} : Sub (Fin n) := ⟨Fin.sub⟩
instance {n : Nat} : Mul (Fin n) := ⟨Fin.mul⟩
instance {n : Nat} : Mod (Fin n) := ⟨Fin.mod⟩
instance {n : Nat} : Div (Fin n) := ⟨Fin.div⟩
instance {n : Nat} : AndOp (Fin n) := ⟨Fin.land⟩
instance {n : Nat} : OrOp (Fin n) := ⟨Fin.lor⟩
instance {n : Nat} : XorOp (Fin n) := ⟨Fin.xor⟩
instance {n : Nat} : ShiftLeft (Fin n) := ⟨Fin.shiftLeft⟩
instance {n : Nat} : ShiftRight (Fin n) := ⟨Fin.shiftRight⟩

/-- Power with a natural exponent, modulo `n`. -/
protected def npow {n : Nat} [NeZero n] (x : Fin n) : Nat → Fin n
  | 0 => 1
  | .succ k => Fin.npow x k * x

instance {n : Nat} [NeZero n] : NatPow (Fin n) := ⟨Fin.npow⟩

/-! ## Moving between different bounds -/

/-- The greatest element of `Fin (n + 1)`. -/
@[inline] def last (n : Nat) : Fin (n + 1) := ⟨n, Nat.lt_succ_self n⟩

/-- The successor, one bound higher. -/
def succ {n : Nat} : Fin n → Fin (n + 1)
  | ⟨i, h⟩ => ⟨i + 1, Nat.succ_lt_succ h⟩

/-- The same value below another bound. -/
@[inline] def castLT {n m : Nat} (i : Fin m) (h : i.val < n) : Fin n := ⟨i.val, h⟩

/-- The same value below a greater bound. -/
@[inline] def castLE {n m : Nat} (h : n ≤ m) (i : Fin n) : Fin m := ⟨i.val, Nat.lt_of_lt_of_le i.isLt h⟩

/-- The same value below an equal bound. -/
@[inline] protected def cast {n m : Nat} (eq : n = m) (i : Fin n) : Fin m := ⟨i.val, eq ▸ i.isLt⟩

/-- The same value below the bound `n + m`. -/
@[inline] def castAdd {n : Nat} (m : Nat) : Fin n → Fin (n + m) := castLE (Nat.le_add_right n m)

/-- The same value, one bound higher. -/
@[inline] def castSucc {n : Nat} : Fin n → Fin (n + 1) := castAdd 1

/-- Adds `m` to value and bound. -/
def addNat {n : Nat} (i : Fin n) (m : Nat) : Fin (n + m) := ⟨i.val + m, Nat.add_lt_add_right i.isLt m⟩

/-- Adds `n` to value and bound, on the left. -/
def natAdd {m : Nat} (n : Nat) (i : Fin m) : Fin (n + m) := ⟨n + i.val, Nat.add_lt_add_left i.isLt n⟩

/-- The element as far from the greatest one as the argument is from zero. -/
@[inline] def rev {n : Nat} (i : Fin n) : Fin n :=
  ⟨n - (i.val + 1), Nat.sub_lt (pos_of_elem i.isLt) i.val.succ_pos⟩

/-- Subtracts `m` from value and bound. -/
@[inline] def subNat {n : Nat} (m : Nat) (i : Fin (n + m)) (h : m ≤ i.val) : Fin n :=
  ⟨i.val - m, Nat.le_of_add_le_add_left (a := m) (by
    rw [← Nat.add_one, ← Nat.add_assoc, Nat.add_comm m, Nat.sub_add_cancel h, Nat.add_comm m]; exact i.isLt)⟩

/-- The predecessor of an element that is not zero. -/
@[inline] def pred {n : Nat} (i : Fin (n + 1)) (h : i ≠ 0) : Fin n :=
  subNat 1 i (Nat.pos_of_ne_zero fun h' => h (eq_of_val_eq (h'.trans (Nat.mod_eq_of_lt n.succ_pos).symm)))

end Fin
