prelude
import Init.Grind.Lemmas

/-!
# `grind`: the simp set of its preprocessor
-/

universe u

namespace Lean.Grind

theorem iff_eq_eq' (p q : Prop) : (p ↔ q) = (p = q) := iff_eq_eq

theorem cond_eq_ite {α : Sort u} (c : Bool) (a b : α) : cond c a b = ite (c = true) a b := by cases c <;> rfl

theorem beq_iff_eq' {α : Type u} [BEq α] [LawfulBEq α] (a b : α) : ((a == b) = true) = (a = b) := propext beq_iff_eq

theorem bne_iff_ne' {α : Type u} [BEq α] [LawfulBEq α] (a b : α) : ((a != b) = true) = ¬(a = b) := propext bne_iff_ne

attribute [grind norm ↓] not_and not_or not_ite not_forall not_exists not_eq_prop not_implies

attribute [grind norm] not_true not_false not_not imp_true_eq imp_false_eq true_imp_eq false_imp_eq imp_self_eq
  eq_self heq_eq_eq eq_true_eq eq_false_eq and_true true_and and_false false_and and_self or_true true_or or_false
  false_or or_self ite_true ite_false dite_true dite_false iff_eq_eq' forall_and exists_const exists_or exists_prop
  exists_and_left exists_and_right ne_eq cond_eq_ite Bool.and_eq_true Bool.or_eq_true Bool.not_eq_true'
  Bool.not_eq_false' decide_eq_true_eq beq_iff_eq' bne_iff_ne'

end Lean.Grind
