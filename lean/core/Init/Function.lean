prelude
import Init.Induction

/-!
# Functions

Composition, currying, and injective, surjective and inverse functions.
-/

universe u v w x

variable {α : Sort u} {β : Sort v} {γ : Sort w} {δ : Sort x}

namespace Function

/-! ## Composition -/


@[simp] theorem const_comp {f : α → β} {c : γ} : (Function.const β c ∘ f) = Function.const α c := rfl

@[simp] theorem comp_const {f : β → γ} {b : β} : (f ∘ Function.const α b) = Function.const α (f b) := rfl

@[simp] theorem true_comp {f : α → β} : ((fun _ => true) ∘ f) = fun _ => true := rfl

@[simp] theorem false_comp {f : α → β} : ((fun _ => false) ∘ f) = fun _ => false := rfl

@[simp] theorem comp_apply {f : β → δ} {g : α → β} {x : α} : comp f g x = f (g x) := rfl

theorem const_apply {y : β} {x : α} : const α y x = y := rfl

theorem comp_assoc {ε : Sort _} (f : γ → ε) (g : β → γ) (h : α → β) : (f ∘ g) ∘ h = f ∘ (g ∘ h) := rfl

@[simp] theorem comp_id (f : α → β) : f ∘ id = f := rfl

@[simp] theorem id_comp (f : α → β) : id ∘ f = f := rfl

/-! ## Currying -/

/-- Makes a function of a pair a function of two arguments. -/
@[inline] def curry {α : Type u} {β : Type v} {φ : Sort w} : (α × β → φ) → α → β → φ := fun f a b => f (a, b)

/-- Makes a function of two arguments a function of a pair. -/
@[inline] def uncurry {α : Type u} {β : Type v} {φ : Sort w} : (α → β → φ) → α × β → φ := fun f a => f a.1 a.2

@[simp] theorem curry_uncurry {α : Type u} {β : Type v} {φ : Sort w} (f : α → β → φ) : curry (uncurry f) = f := rfl

@[simp] theorem uncurry_curry {α : Type u} {β : Type v} {φ : Sort w} (f : α × β → φ) : uncurry (curry f) = f := rfl

@[simp] theorem uncurry_apply_pair {α : Type u} {β : Type v} {φ : Sort w} (f : α → β → φ) (x : α) (y : β) :
    uncurry f (x, y) = f x y := rfl

@[simp] theorem curry_apply {α : Type u} {β : Type v} {φ : Sort w} (f : α × β → φ) (x : α) (y : β) :
    curry f x y = f (x, y) := rfl

/-! ## Injective, surjective, inverse -/

/-- Different arguments have different values. -/
def Injective (f : α → β) : Prop := ∀ ⦃a₁ a₂⦄, f a₁ = f a₂ → a₁ = a₂

theorem Injective.comp {g : β → γ} {f : α → β} (hg : Injective g) (hf : Injective f) : Injective (g ∘ f) :=
  fun _ _ h => hf (hg h)

/-- Every element of the codomain is a value. -/
def Surjective (f : α → β) : Prop := ∀ b, Exists fun a => f a = b

theorem Surjective.comp {g : β → γ} {f : α → β} (hg : Surjective g) (hf : Surjective f) : Surjective (g ∘ f) :=
  fun c => let ⟨b, hb⟩ := hg c; let ⟨a, ha⟩ := hf b; ⟨a, show g (f a) = c from ha ▸ hb⟩

/-- `g` undoes `f`. -/
def LeftInverse (g : β → α) (f : α → β) : Prop := ∀ x, g (f x) = x

/-- Some function undoes `f`. -/
def HasLeftInverse (f : α → β) : Prop := Exists fun finv : β → α => LeftInverse finv f

/-- `f` undoes `g`. -/
def RightInverse (g : β → α) (f : α → β) : Prop := LeftInverse f g

/-- `f` undoes some function. -/
def HasRightInverse (f : α → β) : Prop := Exists fun finv : β → α => RightInverse finv f

theorem LeftInverse.injective {g : β → α} {f : α → β} : LeftInverse g f → Injective f :=
  fun h a b faeqfb => by rw [← h a, faeqfb, h b]

theorem HasLeftInverse.injective {f : α → β} : HasLeftInverse f → Injective f :=
  fun h => h.elim fun _ h => h.injective

theorem rightInverse_of_injective_of_leftInverse {f : α → β} {g : β → α} (injf : Injective f)
    (lfg : LeftInverse f g) : RightInverse f g :=
  fun x => injf (lfg (f x))

theorem RightInverse.surjective {f : α → β} {g : β → α} (h : RightInverse g f) : Surjective f :=
  fun y => ⟨g y, h y⟩

theorem HasRightInverse.surjective {f : α → β} : HasRightInverse f → Surjective f :=
  fun ⟨_, h⟩ => h.surjective

theorem leftInverse_of_surjective_of_rightInverse {f : α → β} {g : β → α} (surjf : Surjective f)
    (rfg : RightInverse f g) : LeftInverse f g :=
  fun y => let ⟨x, hx⟩ := surjf y; by rw [← hx, rfg x]

theorem injective_id : Injective (@id α) := fun _ _ h => h

theorem surjective_id : Surjective (@id α) := fun a => ⟨a, rfl⟩

theorem Injective.eq_iff {f : α → β} (I : Injective f) {a b : α} : f a = f b ↔ a = b := ⟨@I _ _, congrArg f⟩

theorem Injective.eq_iff' {f : α → β} (I : Injective f) {a b : α} {c : β} (h : f b = c) : f a = c ↔ a = b :=
  h ▸ I.eq_iff

theorem Injective.ne {f : α → β} (hf : Injective f) {a₁ a₂ : α} : a₁ ≠ a₂ → f a₁ ≠ f a₂ :=
  mt fun h => hf h

theorem Injective.ne_iff {f : α → β} (hf : Injective f) {x y : α} : f x ≠ f y ↔ x ≠ y :=
  ⟨mt <| congrArg f, hf.ne⟩

protected theorem LeftInverse.id {g : β → α} {f : α → β} (h : LeftInverse g f) : g ∘ f = id := funext h

protected theorem RightInverse.id {g : β → α} {f : α → β} (h : RightInverse g f) : f ∘ g = id := funext h

end Function

@[simp] theorem Function.comp_id_fun {f : α → β} : (f ∘ fun x => x) = f := rfl
