prelude
import Init.Classes

/-!
# Dependent pairs

`Sigma β` and `PSigma β` are pairs whose second component has a type that depends on the first.
-/

universe u v

attribute [ext] PSigma Sigma

protected theorem Sigma.exists {α : Type u} {β : α → Type v} {p : (Σ a, β a) → Prop} : (∃ x, p x) ↔ ∃ a b, p ⟨a, b⟩ :=
  ⟨fun h => h.elim fun x h => ⟨x.1, x.2, h⟩, fun h => h.elim fun a h => h.elim fun b h => ⟨⟨a, b⟩, h⟩⟩

protected theorem Sigma.forall {α : Type u} {β : α → Type v} {p : (Σ a, β a) → Prop} : (∀ x, p x) ↔ ∀ a b, p ⟨a, b⟩ :=
  ⟨fun h a b => h ⟨a, b⟩, fun h x => h x.1 x.2⟩

@[simp] theorem Sigma.eta {α : Type u} {β : α → Type v} (x : Σ a, β a) : (⟨x.1, x.2⟩ : Σ a, β a) = x := rfl

theorem Exists.of_psigma_prop {α : Sort u} {p : α → Prop} : (PSigma fun x => p x) → Exists fun x => p x
  | x => ⟨x.1, x.2⟩
