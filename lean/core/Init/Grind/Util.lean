prelude
import Init.Classes

/-!
# `grind`: markers

Identities in disguise that `grind` puts around terms to control how it treats them.
-/

set_option linter.unusedVariables false
set_option linter.defProp false

universe u v

namespace Lean.Grind

/-- A proof inside a term. -/
def nestedProof (p : Prop) {h : p} : p := h

/-- A decision inside a term. -/
def nestedDecidable {p : Prop} (h : Decidable p) : Decidable p := h

/-- Only the discriminants of this `match` are to be simplified. -/
def simpMatchDiscrsOnly {α : Sort u} (a : α) : α := a

/-- This proposition is in normal form. -/
def alreadyNorm (p : Prop) : Prop := p

/-- `a + b` with a literal `b`, in patterns. -/
def offset (a b : Nat) : Nat := a + b

/-- An equation, in patterns, to be matched from right to left. -/
def eqBwdPattern {α : Sort u} (a b : α) : Prop := a = b

/-- A generalised pattern variable with the equation that defines it. -/
def genPattern {α : Sort u} (_h : Prop) (x : α) (_val : α) : α := x

/-- A generalised pattern variable with the heterogeneous equation that defines it. -/
def genHEqPattern {α β : Sort u} (_h : Prop) (x : α) (_val : β) : α := x

/-- An equation between a discriminant and a pattern. -/
def EqMatch {α : Sort u} (a b : α) {_origin : α} : Prop := a = b

/-- The condition under which an alternative of a `match` is taken. -/
def MatchCond (p : Prop) : Prop := p

/-- A `MatchCond` that is not preprocessed yet. -/
def PreMatchCond (p : Prop) : Prop := p

/-- A function that stands for an abstracted subterm. -/
abbrev abstractFn {α : Sort u} (a : α) : α := a

/-- Left inverse of an injective function. -/
noncomputable def leftInv {α : Sort u} {β : Sort v} (f : α → β) (hf : ∀ ⦃a b⦄, f a = f b → a = b) [Nonempty α] :
    β → α :=
  fun b => open Classical in if h : ∃ a, f a = b then Classical.choose h else Classical.ofNonempty

theorem leftInv_eq {α : Sort u} {β : Sort v} (f : α → β) (hf : ∀ ⦃a b⦄, f a = f b → a = b) [Nonempty α] (a : α) :
    leftInv f hf (f a) = a := by
  have h : ∃ a', f a' = f a := ⟨a, rfl⟩
  unfold leftInv
  rw [dif_pos h]
  exact hf (Classical.choose_spec h)

theorem node_def (_ : Nat) {α : Sort u} {a : α} : a = a := rfl

theorem nestedProof_congr (p q : Prop) (h : p = q) (hp : p) (hq : q) :
    HEq (@nestedProof p hp) (@nestedProof q hq) := by
  subst h; exact HEq.rfl

theorem nestedDecidable_congr (p q : Prop) (h : p = q) (hp : Decidable p) (hq : Decidable q) :
    HEq (@nestedDecidable p hp) (@nestedDecidable q hq) := by
  subst h; exact heq_of_eq (Subsingleton.elim _ _)

end Lean.Grind
