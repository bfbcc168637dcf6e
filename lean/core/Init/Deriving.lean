prelude
import Init.Classes

/-!
# What `deriving` of lawful equality names

The handlers of `ReflBEq` and `LawfulBEq` prove their goals with the tactics and lemmas of this file. All other handlers
need only the classes they derive.
-/

universe u

namespace DerivingHelpers

@[extern "c", tactic_parser 1000] opaque tacticDeriving_ReflEq_tactic : Lean.ParserDescr
@[extern "c", macro DerivingHelpers.tacticDeriving_ReflEq_tactic]
opaque _aux_Init_LawfulBEqTactics___macroRules_DerivingHelpers_tacticDeriving_ReflEq_tactic_1 : Lean.Macro

theorem and_true_curry {a b : Bool} {P : Prop} (h : a → b → P) : (a && b) → P := by
  cases a with
  | false => exact fun e => Bool.noConfusion e
  | true => exact fun e => h rfl e

variable {α : Type u}

theorem deriving_lawful_beq_helper_dep {x y : α} [BEq α] [ReflBEq α] {t : (x == y) = true → Bool} {P : Prop}
    (inst : (x == y) = true → x = y) (k : (h : x = y) → t (h ▸ ReflBEq.rfl) = true → P) :
    (if h : (x == y) then t h else false) = true → P := by
  intro h
  by_cases hxy : (x == y) = true
  · have e := inst hxy
    subst e
    rw [dif_pos hxy] at h
    exact k rfl h
  · rw [dif_neg hxy] at h
    exact nomatch h

theorem deriving_lawful_beq_helper_nd {x y : α} [BEq α] [ReflBEq α] {P : Prop} (inst : (x == y) = true → x = y)
    (k : x = y → P) : (x == y) = true → P := fun h => k (inst h)

end DerivingHelpers
