prelude
import Init.Function

/-!
# Pairs

Equality, mapping, swapping, decidable equality and the lexicographic order of `α × β`.
-/

universe u v w x

variable {α : Type u} {β : Type v} {γ : Type w} {δ : Type x}

namespace Prod

@[simp] theorem mk.eta {p : α × β} : (p.1, p.2) = p := rfl

attribute [ext] Prod

protected theorem «forall» {p : α × β → Prop} : (∀ x, p x) ↔ ∀ a b, p (a, b) := ⟨fun h a b => h (a, b), fun h ⟨a, b⟩ => h a b⟩

protected theorem «exists» {p : α × β → Prop} : (∃ x, p x) ↔ ∃ a b, p (a, b) :=
  ⟨fun h => h.elim fun x h => ⟨x.1, x.2, h⟩, fun h => h.elim fun a h => h.elim fun b h => ⟨(a, b), h⟩⟩

attribute [simp] Prod.forall Prod.exists

theorem eta (p : α × β) : (p.1, p.2) = p := rfl

theorem mk_inj {a₁ a₂ : α} {b₁ b₂ : β} : (a₁, b₁) = (a₂, b₂) ↔ a₁ = a₂ ∧ b₁ = b₂ :=
  ⟨fun h => Prod.mk.inj h, fun h => h.1 ▸ h.2 ▸ rfl⟩

theorem eq_iff_fst_eq_snd_eq {p q : α × β} : p = q ↔ p.1 = q.1 ∧ p.2 = q.2 :=
  ⟨fun h => h ▸ ⟨rfl, rfl⟩, fun h => Prod.ext h.1 h.2⟩

theorem fst_eq_iff {p : α × β} {x : α} : p.1 = x ↔ p = (x, p.2) := ⟨fun h => h ▸ rfl, fun h => h ▸ rfl⟩

theorem snd_eq_iff {p : α × β} {x : β} : p.2 = x ↔ p = (p.1, x) := ⟨fun h => h ▸ rfl, fun h => h ▸ rfl⟩

/-! ## `map` -/

/-- Applies a function to each component. -/
def map {α₁ : Type u} {α₂ : Type v} {β₁ : Type w} {β₂ : Type x} (f : α₁ → α₂) (g : β₁ → β₂) : α₁ × β₁ → α₂ × β₂
  | (a, b) => (f a, g b)

@[simp] theorem map_apply (f : α → β) (g : γ → δ) (x : α) (y : γ) : Prod.map f g (x, y) = (f x, g y) := rfl

@[simp] theorem map_fst (f : α → β) (g : γ → δ) (x : α × γ) : (Prod.map f g x).1 = f x.1 := rfl

@[simp] theorem map_snd (f : α → β) (g : γ → δ) (x : α × γ) : (Prod.map f g x).2 = g x.2 := rfl

@[simp] theorem map_id : Prod.map (@id α) (@id β) = id := rfl

@[simp] theorem map_id' : Prod.map (fun a : α => a) (fun b : β => b) = fun x => x := rfl

theorem map_comp_map {ε : Type _} {ζ : Type _} (f : α → β) (f' : γ → δ) (g : β → ε) (g' : δ → ζ) :
    Prod.map g g' ∘ Prod.map f f' = Prod.map (g ∘ f) (g' ∘ f') := rfl

theorem map_map {ε : Type _} {ζ : Type _} (f : α → β) (f' : γ → δ) (g : β → ε) (g' : δ → ζ) (x : α × γ) :
    Prod.map g g' (Prod.map f f' x) = Prod.map (g ∘ f) (g' ∘ f') x := rfl

/-! ## `swap` -/

/-- Exchanges the components. -/
def swap : α × β → β × α := fun p => (p.2, p.1)

@[simp] theorem swap_swap : ∀ x : α × β, swap (swap x) = x := fun _ => rfl

@[simp] theorem fst_swap {p : α × β} : (swap p).1 = p.2 := rfl

@[simp] theorem snd_swap {p : α × β} : (swap p).2 = p.1 := rfl

@[simp] theorem swap_prod_mk {a : α} {b : β} : swap (a, b) = (b, a) := rfl

@[simp] theorem swap_swap_eq : swap ∘ swap = @id (α × β) := rfl

@[simp] theorem swap_inj {p q : α × β} : swap p = swap q ↔ p = q :=
  ⟨fun h => Prod.ext (congrArg Prod.snd h) (congrArg Prod.fst h), congrArg swap⟩

end Prod

/-! ## Equality, order -/


instance instDecidableEqProd [DecidableEq α] [DecidableEq β] : DecidableEq (α × β) := fun p q =>
  decidable_of_decidable_of_iff (p := p.1 = q.1 ∧ p.2 = q.2) Prod.eq_iff_fst_eq_snd_eq.symm

instance instBEqProd [BEq α] [BEq β] : BEq (α × β) where
  beq := fun (a₁, b₁) (a₂, b₂) => a₁ == a₂ && b₁ == b₂

theorem Prod.mk_beq_mk [BEq α] [BEq β] {a₁ a₂ : α} {b₁ b₂ : β} : ((a₁, b₁) == (a₂, b₂)) = (a₁ == a₂ && b₁ == b₂) := rfl

instance [BEq α] [BEq β] [ReflBEq α] [ReflBEq β] : ReflBEq (α × β) where
  rfl {p} := by
    show (p.1 == p.1 && p.2 == p.2) = true
    rw [beq_self_eq_true, beq_self_eq_true]; rfl

instance [BEq α] [BEq β] [LawfulBEq α] [LawfulBEq β] : LawfulBEq (α × β) where
  eq_of_beq {p q} (h : (p.1 == q.1 && p.2 == q.2) = true) := by
    rw [Bool.and_eq_true] at h
    exact Prod.ext (eq_of_beq h.1) (eq_of_beq h.2)

/-- The lexicographic order on pairs as a predicate. Not an instance of `<`: pairs have no standard order. -/
def Prod.lexLt [LT α] [LT β] (s : α × β) (t : α × β) : Prop := s.1 < t.1 ∨ (s.1 = t.1 ∧ s.2 < t.2)

instance Prod.lexLtDec [LT α] [LT β] [DecidableEq α] [(a b : α) → Decidable (a < b)] [(a b : β) → Decidable (a < b)] :
    (s t : α × β) → Decidable (Prod.lexLt s t) :=
  fun s t => inferInstanceAs (Decidable (s.1 < t.1 ∨ s.1 = t.1 ∧ s.2 < t.2))

theorem Prod.lexLt_def [LT α] [LT β] (s t : α × β) : (Prod.lexLt s t) = (s.1 < t.1 ∨ (s.1 = t.1 ∧ s.2 < t.2)) := rfl
