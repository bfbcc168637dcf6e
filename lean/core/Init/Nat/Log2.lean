prelude
import Init.Nat.DivMod

/-!
# Natural numbers: logarithm to base two

`Nat.log2`, which the kernel computes natively, and its specification: for `n ≠ 0` it is the greatest
`k` with `2 ^ k ≤ n`.
-/

namespace Nat

/-- The work of `log2`, on fuel; `n` is fuel enough. -/
private def log2Loop : Nat → Nat → Nat
  | 0, _ => 0
  | fuel + 1, n => if 2 ≤ n then log2Loop fuel (n / 2) + 1 else 0

/-- The logarithm to base two, rounded down; `log2 0 = 0`. -/
@[extern "lean_nat_log2"]
def log2 (n : @& Nat) : Nat := log2Loop n n

private theorem log2Loop_eq {f g n : Nat} (hf : n ≤ f) (hg : n ≤ g) : log2Loop f n = log2Loop g n := by
  have half {n m : Nat} (h2 : 2 ≤ n) (h : n ≤ m + 1) : n / 2 ≤ m :=
    le_of_lt_succ (Nat.lt_of_lt_of_le (div_lt_self (zero_lt_of_lt h2) one_lt_two) h)
  induction f generalizing g n with
  | zero => cases eq_zero_of_le_zero hf; cases g <;> rfl
  | succ f ih =>
    cases g with
    | zero => cases eq_zero_of_le_zero hg; rfl
    | succ g =>
      show (if 2 ≤ n then log2Loop f (n / 2) + 1 else 0) = if 2 ≤ n then log2Loop g (n / 2) + 1 else 0
      split
      next h => rw [ih (half h hf) (half h hg)]
      next => rfl

theorem log2_def (n : Nat) : n.log2 = if 2 ≤ n then (n / 2).log2 + 1 else 0 := by
  show log2Loop n n = if 2 ≤ n then log2Loop (n / 2) (n / 2) + 1 else 0
  rw [log2Loop_eq .refl (le_succ n)]
  show (if 2 ≤ n then log2Loop n (n / 2) + 1 else 0) = _
  rw [log2Loop_eq (div_le_self n 2) .refl]

@[simp] theorem log2_zero : log2 0 = 0 := rfl
@[simp] theorem log2_one : log2 1 = 0 := rfl

theorem le_log2 {n k : Nat} (h : n ≠ 0) : k ≤ n.log2 ↔ 2 ^ k ≤ n := by
  induction k generalizing n with
  | zero => exact iff_of_true (zero_le _) (Nat.pos_of_ne_zero h)
  | succ k ih =>
    rw [log2_def]
    split
    next h2 =>
      exact (Nat.add_one_le_add_one_iff.trans (ih (div_ne_zero_iff.2 ⟨by decide, h2⟩))).trans (le_div_iff_mul_le two_pos)
    next h2 =>
      exact iff_of_false (not_succ_le_zero k) fun h' => h2 (Nat.le_trans (Nat.le_mul_of_pos_left 2 (two_pow_pos k)) h')

theorem log2_lt {n k : Nat} (h : n ≠ 0) : n.log2 < k ↔ n < 2 ^ k := by
  rw [← Nat.not_le, ← Nat.not_le, le_log2 h]

theorem log2_self_le {n : Nat} (h : n ≠ 0) : 2 ^ n.log2 ≤ n := (le_log2 h).1 (Nat.le_refl _)

theorem lt_log2_self {n : Nat} : n < 2 ^ (n.log2 + 1) := by
  by_cases h : n = 0
  · subst h; decide
  · exact (log2_lt h).1 (Nat.lt_succ_self _)

theorem log2_eq_iff {n k : Nat} (h : n ≠ 0) : n.log2 = k ↔ 2 ^ k ≤ n ∧ n < 2 ^ (k + 1) := by
  rw [← le_log2 h, ← log2_lt h]
  exact ⟨fun h => h ▸ ⟨.refl, .refl⟩, fun h => Nat.le_antisymm (le_of_lt_succ h.2) h.1⟩

theorem log2_le_self (n : Nat) : n.log2 ≤ n := by
  by_cases h : n = 0
  · subst h; decide
  · exact Nat.le_of_lt ((log2_lt h).2 lt_two_pow_self)

@[simp] theorem log2_two_pow {n : Nat} : (2 ^ n).log2 = n :=
  (log2_eq_iff (Nat.pow_ne_zero (by decide))).2 ⟨Nat.le_refl _, pow_lt_pow_succ (by decide)⟩

theorem log2_two_mul {n : Nat} (h : n ≠ 0) : (2 * n).log2 = n.log2 + 1 := by
  rw [log2_def, if_pos (Nat.le_mul_of_pos_right 2 (Nat.pos_of_ne_zero h)), mul_div_right n (by decide)]

end Nat
