prelude
import Init.Int.DivMod
import Init.Nat.Bitwise.Lemmas

/-!
# Integers: complement and shifts

`~~~n` is `-n - 1`, shifts are multiplication and (rounding down) division by powers of two.
-/

namespace Int

/-- Bitwise complement in two's complement. -/
protected def not : Int → Int
  | ofNat n => negSucc n
  | negSucc n => ofNat n

instance : Complement Int := ⟨Int.not⟩

/-- Shifts right: division by `2 ^ s`, rounding down. -/
protected def shiftRight : Int → Nat → Int
  | ofNat n, s => ofNat (n >>> s)
  | negSucc n, s => negSucc (n >>> s)

instance : HShiftRight Int Nat Int := ⟨Int.shiftRight⟩

/-- Shifts left: multiplication by `2 ^ s`. -/
protected def shiftLeft : Int → Nat → Int
  | ofNat n, s => ofNat (n <<< s)
  | negSucc n, s => negSucc (((n + 1) <<< s) - 1)

instance : HShiftLeft Int Nat Int := ⟨Int.shiftLeft⟩

theorem not_eq (n : Int) : ~~~n = -n - 1 := by
  cases n with
  | ofNat n => show -[n+1] = _; rw [negSucc_eq]; show _ = -(n : Int) - 1; omega
  | negSucc n => show (n : Int) = _; rw [negSucc_eq]; omega

@[simp] theorem not_not (n : Int) : ~~~(~~~n) = n := by rw [not_eq, not_eq]; omega

theorem shiftRight_eq (n : Int) (s : Nat) : n >>> s = Int.shiftRight n s := rfl
theorem natCast_shiftRight (n s : Nat) : ((n >>> s : Nat) : Int) = (n : Int) >>> s := rfl
theorem natCast_shiftLeft (n s : Nat) : ((n <<< s : Nat) : Int) = (n : Int) <<< s := rfl

theorem shiftRight_eq_div_pow (m : Int) (n : Nat) : m >>> n = m / ((2 ^ n : Nat) : Int) := by
  cases m with
  | ofNat m => exact congrArg ofNat (Nat.shiftRight_eq_div_pow m n)
  | negSucc m =>
    show -[(m >>> n)+1] = -[m+1] / ((2 ^ n : Nat) : Int)
    rw [Nat.shiftRight_eq_div_pow]
    rcases Nat.exists_eq_succ_of_ne_zero (Nat.pow_ne_zero (n := n) (a := 2) (by decide)) with ⟨k, hk⟩
    rw [hk]; rfl

theorem shiftLeft_eq (a : Int) (b : Nat) : a <<< b = a * 2 ^ b := by
  rw [← natCast_two_pow]
  cases a with
  | ofNat a => exact congrArg ofNat (Nat.shiftLeft_eq a b)
  | negSucc a =>
    show -[(((a + 1) <<< b) - 1)+1] = _
    have h : 0 < (a + 1) * 2 ^ b := Nat.mul_pos a.succ_pos (Nat.two_pow_pos b)
    rw [Nat.shiftLeft_eq, negSucc_eq, negSucc_eq, Int.neg_mul, ← natCast_add_one a, ← natCast_mul]
    omega

@[simp] theorem shiftRight_zero (n : Int) : n >>> 0 = n := by cases n <;> rfl
@[simp] theorem zero_shiftRight (n : Nat) : (0 : Int) >>> n = 0 := by rw [shiftRight_eq_div_pow, zero_ediv]
@[simp] theorem shiftLeft_zero (n : Int) : n <<< 0 = n := by rw [shiftLeft_eq, Int.pow_zero, Int.mul_one]
@[simp] theorem zero_shiftLeft (n : Nat) : (0 : Int) <<< n = 0 := by rw [shiftLeft_eq, Int.zero_mul]
theorem shiftRight_add (i : Int) (m n : Nat) : i >>> (m + n) = i >>> m >>> n := by
  simp only [shiftRight_eq_div_pow, ediv_ediv_eq_ediv_mul _ (natCast_nonneg _), Nat.pow_add, natCast_mul]

end Int
