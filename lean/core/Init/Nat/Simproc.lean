prelude
import Init.Nat.Arith

/-!
# Natural numbers: what the arithmetic simplification procedures name

`simp` cancels literals on both sides of `=`, `≤`, `-`, `==` and `!=` by procedures in compiled code;
their proofs are these theorems. The order of arguments is the one the procedures rely on.
-/

namespace Nat.Simproc

/-! ## Subtraction -/

theorem sub_add_eq_comm (a b c : Nat) : a - (b + c) = a - c - b := by rw [Nat.add_comm, sub_add_eq]
theorem add_sub_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : a + b - (c + d) = a - (c + (d - b)) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_sub_add_right]
theorem add_sub_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : a + b - (c + d) = a + (b - d) - c := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_sub_add_right]
theorem add_sub_le (a : Nat) {b c : Nat} (h : b ≤ c) : a + b - c = a - (c - b) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, Nat.add_sub_add_right]

/-! ## Equality -/

theorem add_eq_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b = c) = False :=
  eq_false fun e => Nat.not_le_of_lt h (e ▸ Nat.le_add_left b a)
theorem eq_add_gt (a : Nat) {b c : Nat} (h : c > a) : (a = b + c) = False :=
  eq_false fun e => Nat.not_le_of_lt h (Nat.le_trans (Nat.le_add_left c b) (Nat.le_of_eq e.symm))
theorem add_eq_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b = c + d) = (a = c + (d - b)) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_right_cancel_iff]
theorem add_eq_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b = c + d) = (a + (b - d) = c) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_right_cancel_iff]
theorem add_eq_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b = c) = (a = c - b) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, Nat.add_right_cancel_iff]
theorem eq_add_le {a : Nat} (b : Nat) {c : Nat} (h : c ≤ a) : (a = b + c) = (b = a - c) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, Nat.add_right_cancel_iff]
  exact propext eq_comm

theorem beqEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a == b) = (c == d) :=
  decide_congr (iff_of_eq p)

theorem beqFalseOfEqFalse {a b : Nat} (p : (a = b) = False) : (a == b) = false :=
  decide_eq_false (of_eq_false p)

theorem bneEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a != b) = (c != d) :=
  congrArg not (beqEqOfEqEq p)

theorem bneTrueOfEqFalse {a b : Nat} (p : (a = b) = False) : (a != b) = true :=
  congrArg not (beqFalseOfEqFalse p)

/-! ## Order -/

theorem add_le_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b ≤ c + d) = (a ≤ c + (d - b)) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_le_add_iff_right]
theorem add_le_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b ≤ c + d) = (a + (b - d) ≤ c) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_le_add_iff_right]
theorem add_le_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b ≤ c) = (a ≤ c - b) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, Nat.add_le_add_iff_right]
theorem add_le_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b ≤ c) = False :=
  eq_false fun h' => Nat.not_le_of_lt h (Nat.le_trans (Nat.le_add_left b a) h')
theorem le_add_le (a : Nat) {b c : Nat} (h : a ≤ c) : (a ≤ b + c) = True :=
  eq_true (Nat.le_trans h (Nat.le_add_left c b))
theorem le_add_ge (a : Nat) {b c : Nat} (h : a ≥ c) : (a ≤ b + c) = (a - c ≤ b) := by
  rcases exists_eq_add_of_le' h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel, Nat.add_le_add_iff_right]

end Nat.Simproc
