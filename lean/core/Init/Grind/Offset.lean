prelude
import Init.Grind.Ring.Steps

/-!
# `grind`: inequalities with offsets

Paths of inequalities `a ≤ b + k` with an integer `k` in an ordered ring, and the truth values that follow from them. Native
code passes all instances to all theorems, used or not.
-/

universe u

namespace Lean.Grind

open Std Semiring Ring

namespace Order
set_option linter.unusedSectionVars false
variable {α : Type u} [LE α] [LT α] [LawfulOrderLT α] [IsPreorder α] [Ring α] [OrderedRing α]

/-! ## Integers in an ordered ring -/

theorem add_le_add_right {a b : α} (h : a ≤ b) (c : α) : a + c ≤ b + c := (OrderedAdd.add_le_left_iff c).1 h

theorem natCast_nonneg : ∀ n : Nat, (0 : α) ≤ Nat.cast n
  | 0 => by rw [natCast_zero]; exact IsPreorder.le_refl _
  | n + 1 => by
    have h := add_le_add_right (natCast_nonneg n) (1 : α)
    rw [natCast_succ]
    exact IsPreorder.le_trans _ _ _ (IsPreorder.le_trans _ (1 : α) _ (le_of_lt OrderedRing.zero_lt_one)
      (by rw [Semiring.zero_add]; exact IsPreorder.le_refl _)) h

theorem intCast_nonneg {k : Int} (h : 0 ≤ k) : (0 : α) ≤ Int.cast k := by
  rw [intCast_eq_ofNat_of_nonneg k h, ← natCast_eq_ofNat k.toNat]
  exact natCast_nonneg _

theorem intCast_le {k k' : Int} (h : k ≤ k') : (Int.cast k : α) ≤ Int.cast k' := by
  have e : k' = (k' - k) + k := by omega
  have h := add_le_add_right (intCast_nonneg (α := α) (k := k' - k) (by omega)) (Int.cast k)
  rwa [← intCast_add, ← e, Semiring.zero_add] at h

theorem not_nonneg {k : Int} (h : k < 0) : ¬(0 : α) ≤ Int.cast k := fun h' => by
  have e := add_le_add_right (IsPreorder.le_trans _ _ _ h' (intCast_le (α := α) (k := k) (k' := -1) (by omega))) (Int.cast 1)
  rw [← intCast_add, intCast_one, Semiring.zero_add, show (-1 + 1 : Int) = 0 from rfl, intCast_zero] at e
  exact not_le_of_lt OrderedRing.zero_lt_one e

theorem add_intCast (a : α) (k k' : Int) : a + Int.cast k + Int.cast k' = a + Int.cast (k + k') := by rw [add_assoc, intCast_add]

theorem nonneg_of_le {a : α} {k : Int} (h : a ≤ a + Int.cast k) : (0 : α) ≤ Int.cast k := by
  have h := add_le_add_right h (-a)
  rwa [add_neg_cancel, add_comm a, add_assoc, add_neg_cancel, add_zero] at h

/-! ## Paths -/

theorem le_trans_k (a b c : α) (k₁ k₂ k : Int) (h₁ : a ≤ b + Int.cast k₁) (h₂ : b ≤ c + Int.cast k₂) (h : (k == k₂ + k₁) = true) :
    a ≤ c + Int.cast k := by
  rw [LawfulBEq.eq_of_beq h, ← add_intCast]
  exact IsPreorder.le_trans _ _ _ h₁ (add_le_add_right h₂ _)

theorem le_of_eq_1_k (a b : α) (h : a = b) : a ≤ b + Int.cast 0 := by
  rw [intCast_zero, add_zero, h]; exact IsPreorder.le_refl b

theorem le_of_eq_2_k (a b : α) (h : a = b) : b ≤ a + Int.cast 0 := le_of_eq_1_k b a h.symm

theorem le_of_offset_eq_1_k (a b : α) (k : Int) (h : a = b + Int.cast k) : a ≤ b + Int.cast k := h ▸ IsPreorder.le_refl a

theorem le_of_offset_eq_2_k (a b : α) (k : Int) (h : a = b + Int.cast k) : b ≤ a + Int.cast (-k) := by
  rw [h, add_intCast, Int.add_right_neg, intCast_zero, add_zero]; exact IsPreorder.le_refl b

/-! The same with strict inequalities. -/

theorem add_lt_add_right {a b : α} (h : a < b) (c : α) : a + c < b + c :=
  (LawfulOrderLT.lt_iff _ _).2 ⟨add_le_add_right (le_of_lt h) c, fun h' => not_le_of_lt h ((OrderedAdd.add_le_left_iff c).2 h')⟩

theorem lt_trans_k (a b c : α) (k₁ k₂ k : Int) (h₁ : a < b + Int.cast k₁) (h₂ : b < c + Int.cast k₂) (h : (k == k₂ + k₁) = true) :
    a < c + Int.cast k := by
  rw [LawfulBEq.eq_of_beq h, ← add_intCast]
  exact lt_trans h₁ (add_lt_add_right h₂ _)

theorem lt_le_trans_k (a b c : α) (k₁ k₂ k : Int) (h₁ : a < b + Int.cast k₁) (h₂ : b ≤ c + Int.cast k₂) (h : (k == k₂ + k₁) = true) :
    a < c + Int.cast k := by
  rw [LawfulBEq.eq_of_beq h, ← add_intCast]
  exact lt_le_trans h₁ (add_le_add_right h₂ _)

theorem le_lt_trans_k (a b c : α) (k₁ k₂ k : Int) (h₁ : a ≤ b + Int.cast k₁) (h₂ : b < c + Int.cast k₂) (h : (k == k₂ + k₁) = true) :
    a < c + Int.cast k := by
  rw [LawfulBEq.eq_of_beq h, ← add_intCast]
  exact le_lt_trans h₁ (add_lt_add_right h₂ _)

/-! ## Truth values -/

theorem le_unsat_k (a : α) (k : Int) (h : decide (k < 0) = true) (h' : a ≤ a + Int.cast k) : False :=
  not_nonneg (of_decide_eq_true h) (nonneg_of_le h')

theorem le_eq_true_k (a : α) (k : Int) (h : decide (0 ≤ k) = true) : (a ≤ a + Int.cast k) = True := eq_true (by
  have h := add_le_add_right (intCast_nonneg (α := α) (of_decide_eq_true h)) a
  rwa [Semiring.zero_add, add_comm] at h)

theorem le_eq_false_k (a : α) (k : Int) (h : decide (k < 0) = true) : (a ≤ a + Int.cast k) = False :=
  eq_false (le_unsat_k a k h)

theorem le_eq_true_of_le_k (a b : α) (k₁ k₂ : Int) (h : decide (k₁ ≤ k₂) = true) (h' : a ≤ b + Int.cast k₁) :
    (a ≤ b + Int.cast k₂) = True := eq_true (by
  have h := add_le_add_right (intCast_le (α := α) (of_decide_eq_true h)) b
  rw [add_comm, add_comm _ b] at h
  exact IsPreorder.le_trans _ _ _ h' h)

theorem le_eq_false_of_le_k (a b : α) (k₁ k₂ : Int) (h : decide (k₂ + k₁ < 0) = true) (h' : a ≤ b + Int.cast k₁) :
    (b ≤ a + Int.cast k₂) = False :=
  eq_false fun h'' => le_unsat_k a (k₂ + k₁) h (le_trans_k a b a k₁ k₂ _ h' h'' (beq_self_eq_true _))

theorem lt_unsat_k (a : α) (k : Int) (h : decide (k ≤ 0) = true) (h' : a < a + Int.cast k) : False := by
  refine not_le_of_lt h' ?_
  have h := add_le_add_right (intCast_le (α := α) (of_decide_eq_true h)) a
  rwa [intCast_zero, Semiring.zero_add, add_comm] at h

theorem lt_of_le_of_lt_k {a b : α} {k₁ k₂ : Int} (h : k₁ < k₂) (h' : a ≤ b + Int.cast k₁) : a < b + Int.cast k₂ := by
  have positive : (0 : α) < 1 := OrderedRing.zero_lt_one
  have h := add_le_add_right (intCast_le (α := α) (k := k₁ + 1) (k' := k₂) h) b
  have h₁ := add_lt_add_right (add_lt_add_right positive (Int.cast k₁)) b
  rw [add_comm _ b, add_comm _ b, Semiring.zero_add, add_comm 1, ← intCast_one, ← intCast_add] at h₁
  rw [add_comm _ b, add_comm _ b] at h
  exact lt_le_trans (le_lt_trans h' h₁) h

theorem lt_of_lt_of_le_k {a b : α} {k₁ k₂ : Int} (h : k₁ ≤ k₂) (h' : a < b + Int.cast k₁) : a < b + Int.cast k₂ := by
  have h := add_le_add_right (intCast_le (α := α) h) b
  rw [add_comm _ b, add_comm _ b] at h
  exact lt_le_trans h' h

theorem lt_eq_true_k (a : α) (k : Int) (h : decide (0 < k) = true) : (a < a + Int.cast k) = True :=
  eq_true (lt_of_le_of_lt_k (of_decide_eq_true h) (le_of_eq_1_k a a rfl))

theorem lt_eq_false_k (a : α) (k : Int) (h : decide (k ≤ 0) = true) : (a < a + Int.cast k) = False :=
  eq_false (lt_unsat_k a k h)

theorem le_eq_true_of_lt_k (a b : α) (k₁ k₂ : Int) (h : decide (k₁ ≤ k₂) = true) (h' : a < b + Int.cast k₁) :
    (a ≤ b + Int.cast k₂) = True := le_eq_true_of_le_k a b k₁ k₂ h (le_of_lt h')

theorem lt_eq_true_of_lt_k (a b : α) (k₁ k₂ : Int) (h : decide (k₁ ≤ k₂) = true) (h' : a < b + Int.cast k₁) :
    (a < b + Int.cast k₂) = True := eq_true (lt_of_lt_of_le_k (of_decide_eq_true h) h')

theorem lt_eq_true_of_le_k (a b : α) (k₁ k₂ : Int) (h : decide (k₁ < k₂) = true) (h' : a ≤ b + Int.cast k₁) :
    (a < b + Int.cast k₂) = True := eq_true (lt_of_le_of_lt_k (of_decide_eq_true h) h')

theorem lt_eq_false_of_lt_k (a b : α) (k₁ k₂ : Int) (h : decide (k₂ + k₁ ≤ 0) = true) (h' : a < b + Int.cast k₁) :
    (b < a + Int.cast k₂) = False :=
  eq_false fun h'' => lt_unsat_k a (k₂ + k₁) h (lt_trans_k a b a k₁ k₂ _ h' h'' (beq_self_eq_true _))

theorem lt_eq_false_of_le_k (a b : α) (k₁ k₂ : Int) (h : decide (k₂ + k₁ ≤ 0) = true) (h' : a ≤ b + Int.cast k₁) :
    (b < a + Int.cast k₂) = False :=
  eq_false fun h'' => lt_unsat_k a (k₂ + k₁) h (le_lt_trans_k a b a k₁ k₂ _ h' h'' (beq_self_eq_true _))

theorem le_eq_false_of_lt_k (a b : α) (k₁ k₂ : Int) (h : decide (k₂ + k₁ ≤ 0) = true) (h' : a < b + Int.cast k₁) :
    (b ≤ a + Int.cast k₂) = False :=
  eq_false fun h'' => lt_unsat_k a (k₂ + k₁) h (lt_le_trans_k a b a k₁ k₂ _ h' h'' (beq_self_eq_true _))

/-! ## Negated inequalities, and equations -/

theorem lt_of_not_le_k {α : Type u} [LE α] [LT α] [LawfulOrderLT α] [IsLinearPreorder α] [Ring α] [OrderedRing α] (a b : α)
    (k k' : Int) (h : (k' == -k) = true) (h' : ¬a ≤ b + Int.cast k) : b < a + Int.cast k' := by
  have h₁ := le_of_not_le h'
  have h₂ := add_le_add_right h₁ (Int.cast (-k))
  rw [add_intCast, Int.add_right_neg, intCast_zero, add_zero] at h₂
  rw [LawfulBEq.eq_of_beq h]
  refine (LawfulOrderLT.lt_iff _ _).2 ⟨h₂, fun h₃ => h' ?_⟩
  have h₃ := add_le_add_right h₃ (Int.cast k)
  rwa [add_intCast, Int.add_left_neg, intCast_zero, add_zero] at h₃

theorem int_lt (x y k : Int) (h : x < y + k) : x ≤ y + (k - 1) := by omega

theorem eq_of_le_of_le_0 {α : Type u} [LE α] [IsPartialOrder α] [Ring α] (a b : α) (h₁ : a ≤ b + Int.cast 0)
    (h₂ : b ≤ a + Int.cast 0) : a = b := by
  rw [intCast_zero, add_zero] at h₁ h₂
  exact IsPartialOrder.le_antisymm a b h₁ h₂

end Order

end Lean.Grind
