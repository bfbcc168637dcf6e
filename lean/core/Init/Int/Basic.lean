prelude
import Init.Nat.Div

/-!
# Integers: definitions

The functions on `Int`, its order and its decision procedures. Equality, order, `neg`, `add`, `sub`,
`mul`, `natAbs` and the divisions are implemented by big-integer arithmetic in compiled code; the
definitions here are what the kernel and the proofs see. Rounding of the divisions: `/` and `%`
(`ediv`, `emod`) leave a remainder that is never negative, `tdiv` and `tmod` truncate towards zero,
`fdiv` and `fmod` round down, `bdiv` and `bmod` leave a remainder balanced around zero.
-/

universe u

namespace Int

instance : Inhabited Int := ⟨ofNat 0⟩

theorem ofNat_eq_coe {n : Nat} : ofNat n = Nat.cast n := rfl
@[simp] theorem ofNat_zero : ((0 : Nat) : Int) = 0 := rfl
@[simp] theorem ofNat_one : ((1 : Nat) : Int) = 1 := rfl
theorem ofNat_two : ((2 : Nat) : Int) = 2 := rfl

/-! ## Arithmetic -/

/-- Negation of a natural number. -/
def negOfNat : Nat → Int
  | 0 => 0
  | .succ m => negSucc m

/-- Negation. -/
@[extern "lean_int_neg"]
protected def neg (n : @& Int) : Int :=
  match n with
  | ofNat n => negOfNat n
  | negSucc n => ofNat (.succ n)

@[default_instance mid] instance instNegInt : Neg Int := ⟨Int.neg⟩

/-- The difference of two natural numbers as an integer. -/
def subNatNat (m n : Nat) : Int :=
  match n - m with
  | 0 => ofNat (m - n)
  | .succ k => negSucc k

/-- Addition. -/
@[extern "lean_int_add"]
protected def add (m n : @& Int) : Int :=
  match m, n with
  | ofNat m, ofNat n => ofNat (m + n)
  | ofNat m, negSucc n => subNatNat m (.succ n)
  | negSucc m, ofNat n => subNatNat n (.succ m)
  | negSucc m, negSucc n => negSucc (.succ (m + n))

instance : Add Int := ⟨Int.add⟩

/-- Multiplication. -/
@[extern "lean_int_mul"]
protected def mul (m n : @& Int) : Int :=
  match m, n with
  | ofNat m, ofNat n => ofNat (m * n)
  | ofNat m, negSucc n => negOfNat (m * .succ n)
  | negSucc m, ofNat n => negOfNat (.succ m * n)
  | negSucc m, negSucc n => ofNat (.succ m * .succ n)

instance : Mul Int := ⟨Int.mul⟩

/-- Subtraction. -/
@[extern "lean_int_sub"]
protected def sub (m n : @& Int) : Int := m + -n

instance : Sub Int := ⟨Int.sub⟩

/-- Power with a natural exponent. -/
protected def pow (m : Int) : Nat → Int
  | 0 => 1
  | .succ n => Int.pow m n * m

instance : NatPow Int := ⟨Int.pow⟩

/-! ## Order -/

/-- The integer is a natural number. -/
inductive NonNeg : Int → Prop where
  | mk (n : Nat) : NonNeg (ofNat n)

/-- `a ≤ b` says that `b - a` is a natural number. -/
protected def le (a b : Int) : Prop := NonNeg (b - a)

instance instLEInt : LE Int := ⟨Int.le⟩

/-- `a < b` says that `a + 1 ≤ b`. -/
protected def lt (a b : Int) : Prop := a + 1 ≤ b

instance instLTInt : LT Int := ⟨Int.lt⟩

/-- Decides equality. -/
@[extern "lean_int_dec_eq"]
protected def decEq (a b : @& Int) : Decidable (a = b) :=
  match a, b with
  | ofNat a, ofNat b =>
    match decEq a b with
    | isTrue h => isTrue (congrArg ofNat h)
    | isFalse h => isFalse fun h' => h (Int.noConfusion h' id)
  | ofNat _, negSucc _ => isFalse nofun
  | negSucc _, ofNat _ => isFalse nofun
  | negSucc a, negSucc b =>
    match decEq a b with
    | isTrue h => isTrue (congrArg negSucc h)
    | isFalse h => isFalse fun h' => h (Int.noConfusion h' id)

instance instDecidableEq : DecidableEq Int := Int.decEq

private noncomputable def decNonneg (m : Int) : Decidable (NonNeg m) :=
  match m with
  | ofNat m => isTrue (.mk m)
  | negSucc _ => isFalse nofun

@[extern "lean_int_dec_le"]
instance decLe (a b : @& Int) : Decidable (a ≤ b) := decNonneg _

@[extern "lean_int_dec_lt"]
instance decLt (a b : @& Int) : Decidable (a < b) := decNonneg _

instance : Min Int := minOfLe
instance : Max Int := maxOfLe

/-! ## Size and sign -/

/-- The absolute value, as a natural number. -/
@[extern "lean_nat_abs"]
def natAbs (m : @& Int) : Nat :=
  match m with
  | ofNat m => m
  | negSucc m => .succ m

/-- `-1`, `0` or `1`, after the sign of the argument. -/
def sign : Int → Int
  | ofNat (.succ _) => 1
  | ofNat 0 => 0
  | negSucc _ => -1

/-- The integer as a natural number; negative numbers become `0`. -/
def toNat : Int → Nat
  | ofNat n => n
  | negSucc _ => 0

/-- The integer as a natural number, if it is one. -/
def toNat? : Int → Option Nat
  | ofNat n => some n
  | negSucc _ => none

/-! ## Division -/

/-- Quotient whose remainder is never negative; `x / 0 = 0`. -/
@[extern "lean_int_ediv"]
def ediv : (@& Int) → (@& Int) → Int
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat m, negSucc n => -ofNat (m / .succ n)
  | negSucc _, ofNat 0 => 0
  | negSucc m, ofNat (.succ n) => negSucc (m / .succ n)
  | negSucc m, negSucc n => ofNat (.succ (m / .succ n))

/-- Remainder in `[0, |n|)`; `x % 0 = x`. -/
@[extern "lean_int_emod"]
def emod : (@& Int) → (@& Int) → Int
  | ofNat m, n => ofNat (m % natAbs n)
  | negSucc m, n => subNatNat (natAbs n) (.succ (m % natAbs n))

instance : Div Int := ⟨Int.ediv⟩
instance : Mod Int := ⟨Int.emod⟩

/-- Quotient rounded towards zero. -/
@[extern "lean_int_div"]
def tdiv : (@& Int) → (@& Int) → Int
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat m, negSucc n => -ofNat (m / .succ n)
  | negSucc m, ofNat n => -ofNat (.succ m / n)
  | negSucc m, negSucc n => ofNat (.succ m / .succ n)

/-- Remainder of `tdiv`: it has the sign of the dividend. -/
@[extern "lean_int_mod"]
def tmod : (@& Int) → (@& Int) → Int
  | ofNat m, ofNat n => ofNat (m % n)
  | ofNat m, negSucc n => ofNat (m % .succ n)
  | negSucc m, ofNat n => -ofNat (.succ m % n)
  | negSucc m, negSucc n => -ofNat (.succ m % .succ n)

/-- Quotient rounded down. -/
def fdiv : Int → Int → Int
  | 0, _ => 0
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat (.succ m), negSucc n => negSucc (m / .succ n)
  | negSucc _, 0 => 0
  | negSucc m, ofNat (.succ n) => negSucc (m / .succ n)
  | negSucc m, negSucc n => ofNat (.succ m / .succ n)

/-- Remainder of `fdiv`: it has the sign of the divisor. -/
def fmod : Int → Int → Int
  | 0, _ => 0
  | ofNat m, ofNat n => ofNat (m % n)
  | ofNat (.succ m), negSucc n => subNatNat (m % .succ n) n
  | negSucc m, ofNat n => subNatNat n (.succ (m % n))
  | negSucc m, negSucc n => -ofNat (.succ m % .succ n)

/-- Remainder in `[-m/2, m/2)`. -/
def bmod (x : Int) (m : Nat) : Int :=
  let r := x % m
  if r < (m + 1) / 2 then r else r - m

/-- Quotient of `bmod`. -/
def bdiv (x : Int) (m : Nat) : Int :=
  if m = 0 then 0
  else
    let q := x / m
    let r := x % m
    if r < (m + 1) / 2 then q else q + 1

instance : Dvd Int := ⟨fun a b => ∃ c, b = a * c⟩

end Int
