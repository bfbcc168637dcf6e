prelude
import Init.Nat.Basic

/-!
# Natural numbers: Euclidean division

The specification of `Nat.div` and `Nat.mod`, which the kernel computes natively: `m % n < n` for
positive `n`, `n * (m / n) + m % n = m`, and that these two facts determine quotient and remainder.
Divisibility and its decision procedure rest on it. More lemmas are in `Init.Nat.DivMod`.
-/

namespace Nat

/-- Repeated subtraction loses nothing: the quotient and the remainder that it counts make up `x`. -/
private theorem div_go_add_modCore_go {y : Nat} (hy : 0 < y) : ∀ fuel x (h : x < fuel),
    y * div.go y hy fuel x h + modCore.go y hy fuel x h = x := by
  intro fuel
  induction fuel with
  | zero => intro x h; exact absurd h x.not_lt_zero
  | succ fuel ih =>
    intro x h
    rw [div.go, modCore.go]
    split
    next hle => rw [mul_add_one, Nat.add_right_comm, ih, Nat.sub_add_cancel hle]
    next => exact Nat.zero_add x

private theorem mod_eq_modCore {y : Nat} (hy : 0 < y) : ∀ x : Nat, x % y = Nat.modCore x y
  | 0 => by
    rw [Nat.modCore, dif_pos hy, modCore.go, dif_neg (Nat.not_le_of_gt hy)]; rfl
  | x + 1 => by
    show (if y ≤ x + 1 then Nat.modCore (x + 1) y else x + 1) = _
    split
    · rfl
    next h => rw [Nat.modCore, dif_pos hy, modCore.go, dif_neg h]

@[simp] protected theorem div_zero (b : Nat) : b / 0 = 0 := by
  show Nat.div b 0 = 0
  rw [Nat.div, dif_neg (Nat.lt_irrefl 0)]

@[simp] theorem mod_zero : ∀ a : Nat, a % 0 = a
  | 0 => rfl
  | a + 1 => by
    show (if 0 ≤ a + 1 then Nat.modCore (a + 1) 0 else a + 1) = a + 1
    rw [if_pos (zero_le _), Nat.modCore, dif_neg (Nat.lt_irrefl 0)]

theorem div_add_mod (m n : Nat) : n * (m / n) + m % n = m := by
  rcases n.eq_zero_or_pos with rfl | h
  · rw [Nat.zero_mul, Nat.zero_add, mod_zero]
  · rw [mod_eq_modCore h]
    show n * Nat.div m n + _ = m
    rw [Nat.div, dif_pos h, Nat.modCore, dif_pos h, div_go_add_modCore_go]

/-- Quotient and remainder are determined by the two facts that `div_add_mod` and `mod_lt` state. -/
theorem euclid_unique {a b q r : Nat} (hr : r < b) (h : b * q + r = a) : a / b = q ∧ a % b = r := by
  have hb : 0 < b := Nat.lt_of_le_of_lt r.zero_le hr
  have key := div_add_mod a b
  have hlt := mod_lt a hb
  generalize a / b = q' at *
  generalize a % b = r' at *
  -- two quotients that differ by one or more would put their remainders `b` apart
  have step : ∀ {q q' r r' : Nat}, r' < b → b * q + r = b * q' + r' → ¬q' < q := by
    intro q q' r r' hr' e hlt
    rcases le.dest hlt with ⟨d, rfl⟩
    have e' : b * q' + (b + (b * d + r)) = b * q' + r' := by
      rw [← e, succ_add, ← add_succ, Nat.mul_add, mul_succ, Nat.add_assoc, Nat.add_comm (b * d) b, Nat.add_assoc]
    exact Nat.not_le_of_gt hr' (le.intro (Nat.add_left_cancel e'))
  have hq : q' = q := by
    have e := key.trans h.symm
    exact Nat.le_antisymm (Nat.le_of_not_gt (step hr e)) (Nat.le_of_not_gt (step hlt e.symm))
  subst hq
  exact ⟨rfl, Nat.add_left_cancel (key.trans h.symm)⟩

theorem mod_eq_of_lt {a b : Nat} (h : a < b) : a % b = a :=
  (euclid_unique h (q := 0) (Nat.zero_add a)).2

protected theorem div_eq_of_lt {a b : Nat} (h : a < b) : a / b = 0 :=
  (euclid_unique h (q := 0) (Nat.zero_add a)).1

/-! ## Divisibility -/

instance : Dvd Nat := ⟨fun a b => ∃ c, b = a * c⟩

theorem mod_eq_zero_of_dvd : ∀ {k n : Nat}, k ∣ n → n % k = 0
  | 0, n, ⟨c, h⟩ => (mod_zero n).trans (h.trans (Nat.zero_mul c))
  | k + 1, _, ⟨_, h⟩ => (euclid_unique k.succ_pos h.symm).2

theorem dvd_of_mod_eq_zero {k n : Nat} (h : n % k = 0) : k ∣ n :=
  ⟨n / k, by have := div_add_mod n k; rw [h] at this; exact this.symm⟩

theorem dvd_iff_mod_eq_zero {k n : Nat} : k ∣ n ↔ n % k = 0 := ⟨mod_eq_zero_of_dvd, dvd_of_mod_eq_zero⟩

theorem emod_pos_of_not_dvd {a b : Nat} (h : ¬a ∣ b) : b % a > 0 :=
  Nat.pos_of_ne_zero fun h' => h (dvd_of_mod_eq_zero h')

instance decidable_dvd : @DecidableRel Nat Nat (· ∣ ·) := fun _ _ =>
  decidable_of_decidable_of_iff dvd_iff_mod_eq_zero.symm

/-! ## Powers -/

@[simp] protected theorem pow_zero (b : Nat) : b ^ 0 = 1 := rfl
protected theorem pow_succ {b n : Nat} : b ^ (n + 1) = b ^ n * b := rfl

end Nat
