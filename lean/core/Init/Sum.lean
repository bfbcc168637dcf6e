prelude
import Init.Prod

/-!
# Sums

A value of `α ⊕ β` is a value of `α` or one of `β`, and says which.
-/

universe u v w x

namespace Sum

variable {α : Type u} {β : Type v} {γ : Type w} {δ : Type x}

instance inhabitedLeft [Inhabited α] : Inhabited (Sum α β) := ⟨.inl default⟩

instance inhabitedRight [Inhabited β] : Inhabited (Sum α β) := ⟨.inr default⟩

/-- Whether the value is on the left. -/
def isLeft : α ⊕ β → Bool
  | inl _ => true
  | inr _ => false

/-- Whether the value is on the right. -/
def isRight : α ⊕ β → Bool
  | inl _ => false
  | inr _ => true

/-- The value on the left, if it is there. -/
def getLeft? : α ⊕ β → Option α
  | inl a => some a
  | inr _ => none

/-- The value on the right, if it is there. -/
def getRight? : α ⊕ β → Option β
  | inr b => some b
  | inl _ => none

/-- The value on the left, given a proof that it is there. -/
def getLeft : (ab : α ⊕ β) → ab.isLeft → α
  | inl a, _ => a

/-- The value on the right, given a proof that it is there. -/
def getRight : (ab : α ⊕ β) → ab.isRight → β
  | inr b, _ => b

/-- Case distinction as a function. -/
protected def elim {γ : Sort w} (f : α → γ) (g : β → γ) : α ⊕ β → γ
  | inl a => f a
  | inr b => g b

/-- Applies a function on each side. -/
protected def map {α' : Type w} {β' : Type x} (f : α → α') (g : β → β') : α ⊕ β → α' ⊕ β' :=
  Sum.elim (inl ∘ f) (inr ∘ g)

/-- Exchanges the sides. -/
def swap : α ⊕ β → β ⊕ α := Sum.elim inr inl

@[simp] theorem elim_inl {γ : Sort w} (f : α → γ) (g : β → γ) (x : α) : Sum.elim f g (inl x) = f x := rfl
@[simp] theorem elim_inr {γ : Sort w} (f : α → γ) (g : β → γ) (x : β) : Sum.elim f g (inr x) = g x := rfl
@[simp] theorem map_inl (f : α → γ) (g : β → δ) (x : α) : (inl x).map f g = inl (f x) := rfl
@[simp] theorem map_inr (f : α → γ) (g : β → δ) (x : β) : (inr x).map f g = inr (g x) := rfl
@[simp] theorem swap_inl {x : α} : swap (inl x : α ⊕ β) = inr x := rfl
@[simp] theorem swap_inr {x : β} : swap (inr x : α ⊕ β) = inl x := rfl
@[simp] theorem swap_swap (x : α ⊕ β) : swap (swap x) = x := by cases x <;> rfl
@[simp] theorem isLeft_inl {x : α} : (inl x : α ⊕ β).isLeft = true := rfl
@[simp] theorem isLeft_inr {x : β} : (inr x : α ⊕ β).isLeft = false := rfl
@[simp] theorem isRight_inl {x : α} : (inl x : α ⊕ β).isRight = false := rfl
@[simp] theorem isRight_inr {x : β} : (inr x : α ⊕ β).isRight = true := rfl
@[simp] theorem getLeft?_inl {x : α} : (inl x : α ⊕ β).getLeft? = some x := rfl
@[simp] theorem getLeft?_inr {x : β} : (inr x : α ⊕ β).getLeft? = none := rfl
@[simp] theorem getRight?_inl {x : α} : (inl x : α ⊕ β).getRight? = none := rfl
@[simp] theorem getRight?_inr {x : β} : (inr x : α ⊕ β).getRight? = some x := rfl
@[simp] theorem not_isLeft (x : α ⊕ β) : (!x.isLeft) = x.isRight := by cases x <;> rfl
@[simp] theorem not_isRight (x : α ⊕ β) : (!x.isRight) = x.isLeft := by cases x <;> rfl

theorem inl.inj_iff {a b : α} : (inl a : α ⊕ β) = inl b ↔ a = b := ⟨inl.inj, congrArg _⟩
theorem inr.inj_iff {a b : β} : (inr a : α ⊕ β) = inr b ↔ a = b := ⟨inr.inj, congrArg _⟩
theorem inl_ne_inr {a : α} {b : β} : (inl a : α ⊕ β) ≠ inr b := fun h => Sum.noConfusion rfl rfl (heq_of_eq h)
theorem inr_ne_inl {a : α} {b : β} : (inr b : α ⊕ β) ≠ inl a := inl_ne_inr.symm

protected theorem «forall» {p : α ⊕ β → Prop} : (∀ x, p x) ↔ (∀ a, p (inl a)) ∧ ∀ b, p (inr b) :=
  ⟨fun h => ⟨fun _ => h _, fun _ => h _⟩, fun h x => Sum.rec h.1 h.2 x⟩

protected theorem «exists» {p : α ⊕ β → Prop} : (∃ x, p x) ↔ (∃ a, p (inl a)) ∨ ∃ b, p (inr b) :=
  ⟨fun h => h.elim fun x => Sum.casesOn x (fun a h => .inl ⟨a, h⟩) fun b h => .inr ⟨b, h⟩,
   fun h => h.elim (·.imp' inl fun _ h => h) (·.imp' inr fun _ h => h)⟩

attribute [simp] Sum.forall Sum.exists

end Sum

instance Sum.instBEq {α : Type u} {β : Type v} [BEq α] [BEq β] : BEq (Sum α β) where
  beq
    | .inl a, .inl b => a == b
    | .inr a, .inr b => a == b
    | _, _ => false

instance instDecidableEqSum {α : Type u} {β : Type v} [DecidableEq α] [DecidableEq β] : DecidableEq (Sum α β)
  | .inl _, .inl _ => decidable_of_decidable_of_iff Sum.inl.inj_iff.symm
  | .inr _, .inr _ => decidable_of_decidable_of_iff Sum.inr.inj_iff.symm
  | .inl _, .inr _ => isFalse nofun
  | .inr _, .inl _ => isFalse nofun
