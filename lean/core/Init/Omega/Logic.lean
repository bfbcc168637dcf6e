prelude
import Init.Induction

/-!
# `omega`: logic

How `omega` takes apart the connectives of its hypotheses.
-/

universe u

theorem Decidable.not_or_of_imp {a b : Prop} [Decidable a] (h : a → b) : ¬a ∨ b := if ha : a then .inr (h ha) else .inl ha

namespace Lean.Omega

theorem and_not_not_of_not_or {p q : Prop} (h : ¬(p ∨ q)) : ¬p ∧ ¬q := ⟨fun hp => h (.inl hp), fun hq => h (.inr hq)⟩

theorem Decidable.or_not_not_of_not_and {p q : Prop} [Decidable p] [Decidable q] (h : ¬(p ∧ q)) : ¬p ∨ ¬q :=
  if hp : p then .inr fun hq => h ⟨hp, hq⟩ else .inl hp

theorem Decidable.and_or_not_and_not_of_iff {p q : Prop} [Decidable q] (h : p ↔ q) : p ∧ q ∨ ¬p ∧ ¬q :=
  if hq : q then .inl ⟨h.2 hq, hq⟩ else .inr ⟨fun hp => hq (h.1 hp), hq⟩

theorem Decidable.and_not_of_not_imp {p q : Prop} [Decidable p] (h : ¬(p → q)) : p ∧ ¬q :=
  if hp : p then ⟨hp, fun hq => h fun _ => hq⟩ else (h fun hp' => (hp hp').elim).elim

theorem Decidable.and_not_or_not_and_of_not_iff {p q : Prop} [Decidable p] [Decidable q] (h : ¬(p ↔ q)) :
    p ∧ ¬q ∨ ¬p ∧ q :=
  if hp : p then .inl ⟨hp, fun hq => h ⟨fun _ => hq, fun _ => hp⟩⟩
  else if hq : q then .inr ⟨hp, hq⟩
  else (h ⟨fun hp' => (hp hp').elim, fun hq' => (hq hq').elim⟩).elim

theorem ite_disjunction {α : Type u} {P : Prop} [Decidable P] {a b : α} :
    P ∧ (if P then a else b) = a ∨ ¬P ∧ (if P then a else b) = b :=
  if h : P then .inl ⟨h, if_pos h⟩ else .inr ⟨h, if_neg h⟩

end Lean.Omega
