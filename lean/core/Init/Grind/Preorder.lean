prelude
import Init.Grind.Order
import Init.Int.Order

/-!
# `grind`: reasoning about orders

Paths of inequalities, and the truth values that follow from them; the orders of `Nat` and `Int` as instances.
-/

universe u

namespace Std

instance : IsLinearOrder Nat where
  le_refl := Nat.le_refl
  le_trans _ _ _ := Nat.le_trans
  le_antisymm _ _ := Nat.le_antisymm
  le_total := Nat.le_total

instance : LawfulOrderLT Nat where
  lt_iff _ _ := Nat.lt_iff_le_not_le

instance : IsLinearOrder Int where
  le_refl := Int.le_refl
  le_trans _ _ _ := Int.le_trans
  le_antisymm _ _ := Int.le_antisymm
  le_total := Int.le_total

instance : LawfulOrderLT Int where
  lt_iff _ _ := Int.lt_iff_le_not_le

end Std

namespace Lean.Grind.Order

open Std

/-! ## Propositions -/

theorem eq_mp {p q : Prop} (h₁ : p = q) (h₂ : p) : q := h₁ ▸ h₂

theorem eq_mp_not {p q : Prop} (h₁ : p = q) (h₂ : ¬p) : ¬q := h₁ ▸ h₂

theorem eq_trans_true {p q : Prop} (h₁ : p = q) (h₂ : q = True) : p = True := h₁.trans h₂

theorem eq_trans_false {p q : Prop} (h₁ : p = q) (h₂ : q = False) : p = False := h₁.trans h₂

theorem eq_trans_true' {p q : Prop} (h₁ : p = q) (h₂ : p = True) : q = True := h₁.symm.trans h₂

theorem eq_trans_false' {p q : Prop} (h₁ : p = q) (h₂ : p = False) : q = False := h₁.symm.trans h₂

/-! ## Equations -/

theorem le_of_eq_1 {α : Type u} [LE α] [IsPreorder α] {a b : α} (h : a = b) : a ≤ b := h ▸ IsPreorder.le_refl a

theorem le_of_eq_2 {α : Type u} [LE α] [IsPreorder α] {a b : α} (h : a = b) : b ≤ a := h ▸ IsPreorder.le_refl a

theorem eq_of_le_of_le {α : Type u} [LE α] [IsPartialOrder α] {a b : α} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b :=
  IsPartialOrder.le_antisymm a b h₁ h₂

theorem nat_eq (a b : Nat) (x y : Int) (h₁ : NatCast.natCast a = x) (h₂ : NatCast.natCast b = y) (h : x = y) : a = b :=
  Int.ofNat.inj (h₁.trans (h.trans h₂.symm))

theorem of_nat_eq (a b : Nat) (x y : Int) (h₁ : NatCast.natCast a = x) (h₂ : NatCast.natCast b = y) (h : a = b) : x = y :=
  h₁.symm.trans ((congrArg _ h).trans h₂)

theorem of_natCast_eq (a b : Nat) (h : (NatCast.natCast a : Int) = NatCast.natCast b) : a = b := Int.ofNat.inj h

/-! ## Negated inequalities -/

theorem le_of_not_le {α : Type u} [LE α] [IsLinearPreorder α] {a b : α} (h : ¬a ≤ b) : b ≤ a :=
  (IsLinearPreorder.le_total a b).resolve_left h

section
-- Native code passes the preorder to all of them, whether or not it is used.
set_option linter.unusedVariables false
variable {α : Type u} [LE α] [LT α] [LawfulOrderLT α]

theorem lt_of_not_le [IsLinearPreorder α] {a b : α} (h : ¬a ≤ b) : b < a :=
  (LawfulOrderLT.lt_iff b a).2 ⟨le_of_not_le h, h⟩

theorem le_of_not_lt [IsLinearPreorder α] {a b : α} (h : ¬a < b) : b ≤ a :=
  Classical.byContradiction fun hn => h (lt_of_not_le hn)

/-! ## Paths -/

theorem le_of_lt {a b : α} (h : a < b) : a ≤ b := ((LawfulOrderLT.lt_iff a b).1 h).1

theorem not_le_of_lt {a b : α} (h : a < b) : ¬b ≤ a := ((LawfulOrderLT.lt_iff a b).1 h).2

theorem lt_le_trans [IsPreorder α] {a b c : α} (h₁ : a < b) (h₂ : b ≤ c) : a < c :=
  (LawfulOrderLT.lt_iff a c).2 ⟨IsPreorder.le_trans a b c (le_of_lt h₁) h₂,
    fun h => not_le_of_lt h₁ (IsPreorder.le_trans b c a h₂ h)⟩

theorem le_lt_trans [IsPreorder α] {a b c : α} (h₁ : a ≤ b) (h₂ : b < c) : a < c :=
  (LawfulOrderLT.lt_iff a c).2 ⟨IsPreorder.le_trans a b c h₁ (le_of_lt h₂),
    fun h => not_le_of_lt h₂ (IsPreorder.le_trans c a b h h₁)⟩

theorem lt_trans [IsPreorder α] {a b c : α} (h₁ : a < b) (h₂ : b < c) : a < c := lt_le_trans h₁ (le_of_lt h₂)

/-! ## Truth values -/

theorem lt_unsat [IsPreorder α] {a : α} (h : a < a) : False := not_le_of_lt h (IsPreorder.le_refl a)

theorem lt_eq_false [IsPreorder α] {a : α} : (a < a) = False := eq_false lt_unsat

theorem le_eq_true_of_lt [IsPreorder α] {a b : α} (h : a < b) : (a ≤ b) = True := eq_true (le_of_lt h)

theorem le_eq_false_of_lt [IsPreorder α] {a b : α} (h : a < b) : (b ≤ a) = False := eq_false (not_le_of_lt h)

theorem lt_eq_false_of_lt [IsPreorder α] {a b : α} (h : a < b) : (b < a) = False := eq_false fun h' => not_le_of_lt h (le_of_lt h')

theorem lt_eq_false_of_le [IsPreorder α] {a b : α} (h : a ≤ b) : (b < a) = False := eq_false fun h' => not_le_of_lt h' h

end

theorem le_trans {α : Type u} [LE α] [IsPreorder α] {a b c : α} (h₁ : a ≤ b) (h₂ : b ≤ c) : a ≤ c :=
  IsPreorder.le_trans a b c h₁ h₂

theorem le_eq_true {α : Type u} [LE α] [IsPreorder α] {a : α} : (a ≤ a) = True := eq_true (IsPreorder.le_refl a)

end Lean.Grind.Order
