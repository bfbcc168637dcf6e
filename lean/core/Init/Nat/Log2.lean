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

private theorem log2Loop_eq : ∀ {f g n : Nat}, n ≤ f → n ≤ g → log2Loop f n = log2Loop g n
  | 0, 0, _, _, _ => rfl
  | 0, g + 1, n, hf, _ => by rw [log2Loop, log2Loop, if_neg (by omega)]
  | f + 1, 0, n, _, hg => by rw [log2Loop, log2Loop, if_neg (by omega)]
  | f + 1, g + 1, n, hf, hg => by
    rw [log2Loop, log2Loop]
    split
    · rw [log2Loop_eq (g := g) (by omega) (by omega)]
    · rfl

theorem log2_def (n : Nat) : n.log2 = if 2 ≤ n then (n / 2).log2 + 1 else 0 := by
  match n with
  | 0 => rfl
  | n + 1 =>
    rw [log2, log2Loop]
    split
    · rw [log2, log2Loop_eq (g := (n + 1) / 2) (by omega) (by omega)]
    · rfl

@[simp] theorem log2_zero : log2 0 = 0 := rfl
@[simp] theorem log2_one : log2 1 = 0 := rfl

theorem le_log2 {n k : Nat} (h : n ≠ 0) : k ≤ n.log2 ↔ 2 ^ k ≤ n := by
  induction k generalizing n with
  | zero => rw [Nat.pow_zero]; omega
  | succ k ih =>
    rw [log2_def, Nat.pow_succ]
    split
    next h2 =>
      have := ih (n := n / 2) (by omega)
      omega
    next h2 =>
      have := two_pow_pos k
      omega

theorem log2_lt {n k : Nat} (h : n ≠ 0) : n.log2 < k ↔ n < 2 ^ k := by
  rw [← Nat.not_le, ← Nat.not_le, le_log2 h]

theorem log2_self_le {n : Nat} (h : n ≠ 0) : 2 ^ n.log2 ≤ n := (le_log2 h).1 (Nat.le_refl _)

theorem lt_log2_self {n : Nat} : n < 2 ^ (n.log2 + 1) := by
  by_cases h : n = 0
  · subst h; decide
  · exact (log2_lt h).1 (Nat.lt_succ_self _)

theorem log2_eq_iff {n k : Nat} (h : n ≠ 0) : n.log2 = k ↔ 2 ^ k ≤ n ∧ n < 2 ^ (k + 1) := by
  rw [← le_log2 h, ← log2_lt h]; omega

theorem log2_le_self (n : Nat) : n.log2 ≤ n := by
  by_cases h : n = 0
  · subst h; decide
  · exact Nat.le_of_lt ((log2_lt h).2 lt_two_pow_self)

@[simp] theorem log2_two_pow {n : Nat} : (2 ^ n).log2 = n :=
  (log2_eq_iff (Nat.pow_ne_zero (by decide))).2 ⟨Nat.le_refl _, pow_lt_pow_succ (by decide)⟩

theorem log2_two_mul {n : Nat} (h : n ≠ 0) : (2 * n).log2 = n.log2 + 1 := by
  rw [log2_def, if_pos (by omega), mul_div_right n (by decide)]

end Nat
