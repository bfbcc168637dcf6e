prelude
import Init.Logic.Core

/-!
# Eliminators of quotients

Dependent recursion on `Quot` and `Quotient`, and functions of two quotients.
-/

universe u v w

protected theorem PSigma.eq {α : Sort u} {β : α → Sort v} {a₁ a₂ : α} {b₁ : β a₁} {b₂ : β a₂} (h₁ : a₁ = a₂)
    (h₂ : Eq.ndrec b₁ h₁ = b₂) : PSigma.mk a₁ b₁ = PSigma.mk a₂ b₂ := by
  subst h₁ h₂; rfl

namespace Quot
variable {α : Sort u} {r : α → α → Prop} {motive : Quot r → Sort v}

/-- An element over its class. -/
@[reducible, macro_inline] protected def indep (f : (a : α) → motive (Quot.mk r a)) (a : α) : PSigma motive :=
  ⟨Quot.mk r a, f a⟩

protected theorem indepCoherent (f : (a : α) → motive (Quot.mk r a))
    (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (sound p) = f b) :
    (a b : α) → r a b → Quot.indep f a = Quot.indep f b := by
  intro a b e
  exact PSigma.eq (sound e) (h a b e)

protected theorem liftIndepPr1 (f : (a : α) → motive (Quot.mk r a))
    (h : ∀ (a b : α) (p : r a b), Eq.ndrec (f a) (sound p) = f b) (q : Quot r) :
    (lift (Quot.indep f) (Quot.indepCoherent f h) q).1 = q := by
  induction q using Quot.ind with
  | mk a => rfl

/-- Dependent recursion. -/
@[elab_as_elim] protected abbrev rec (f : (a : α) → motive (Quot.mk r a))
    (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (sound p) = f b) (q : Quot r) : motive q :=
  Eq.ndrecOn (Quot.liftIndepPr1 f h q) ((lift (Quot.indep f) (Quot.indepCoherent f h) q).2)

@[elab_as_elim] protected abbrev recOn (q : Quot r) (f : (a : α) → motive (Quot.mk r a))
    (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (sound p) = f b) : motive q := q.rec f h

@[elab_as_elim] protected abbrev recOnSubsingleton [h : (a : α) → Subsingleton (motive (Quot.mk r a))] (q : Quot r)
    (f : (a : α) → motive (Quot.mk r a)) : motive q := by
  induction q using Quot.rec with
  | f a => exact f a
  | h a b p => exact Subsingleton.elim _ _

/-- Dependent recursion with heterogeneous equality. -/
protected abbrev hrecOn (q : Quot r) (f : (a : α) → motive (Quot.mk r a)) (c : (a b : α) → (p : r a b) → HEq (f a) (f b)) :
    motive q :=
  Quot.recOn q f fun a b p => eq_of_heq (HEq.trans (eqRec_heq (sound p) (f a)) (c a b p))

end Quot

namespace Quotient
variable {α : Sort u} {β : Sort v} [s₁ : Setoid α] [s₂ : Setoid β]

@[inline, elab_as_elim] protected def rec {α : Sort u} {s : Setoid α} {motive : Quotient s → Sort v}
    (f : (a : α) → motive (Quotient.mk s a)) (h : (a b : α) → (p : a ≈ b) → Eq.ndrec (f a) (Quotient.sound p) = f b)
    (q : Quotient s) : motive q := Quot.rec f h q

@[elab_as_elim] protected abbrev recOn {α : Sort u} {s : Setoid α} {motive : Quotient s → Sort v} (q : Quotient s)
    (f : (a : α) → motive (Quotient.mk s a)) (h : (a b : α) → (p : a ≈ b) → Eq.ndrec (f a) (Quotient.sound p) = f b) :
    motive q := Quot.recOn q f h

/-- A function of two quotients. -/
protected abbrev lift₂ {φ : Sort w} (f : α → β → φ) (c : (a₁ : α) → (b₁ : β) → (a₂ : α) → (b₂ : β) → a₁ ≈ a₂ → b₁ ≈ b₂ →
    f a₁ b₁ = f a₂ b₂) (q₁ : Quotient s₁) (q₂ : Quotient s₂) : φ :=
  Quotient.lift (fun a₁ => Quotient.lift (f a₁) (fun a b => c a₁ a a₁ b (Setoid.refl a₁)) q₂)
    (fun a b h => by
      induction q₂ using Quotient.ind with
      | _ c' => exact c a c' b c' h (Setoid.refl c')) q₁

protected abbrev liftOn₂ {φ : Sort w} (q₁ : Quotient s₁) (q₂ : Quotient s₂) (f : α → β → φ)
    (c : (a₁ : α) → (b₁ : β) → (a₂ : α) → (b₂ : β) → a₁ ≈ a₂ → b₁ ≈ b₂ → f a₁ b₁ = f a₂ b₂) : φ :=
  Quotient.lift₂ f c q₁ q₂

@[elab_as_elim] protected theorem ind₂ {motive : Quotient s₁ → Quotient s₂ → Prop}
    (h : (a : α) → (b : β) → motive (Quotient.mk s₁ a) (Quotient.mk s₂ b)) (q₁ : Quotient s₁) (q₂ : Quotient s₂) :
    motive q₁ q₂ := by
  induction q₁ using Quotient.ind with
  | _ a => induction q₂ using Quotient.ind with
    | _ b => exact h a b

@[elab_as_elim] protected theorem inductionOn₂ {motive : Quotient s₁ → Quotient s₂ → Prop} (q₁ : Quotient s₁)
    (q₂ : Quotient s₂) (h : (a : α) → (b : β) → motive (Quotient.mk s₁ a) (Quotient.mk s₂ b)) : motive q₁ q₂ :=
  Quotient.ind₂ h q₁ q₂

end Quotient

instance {α : Sort u} {s : Setoid α} [d : ∀ a b : α, Decidable (a ≈ b)] : DecidableEq (Quotient s) :=
  fun (q₁ q₂ : Quotient s) =>
    Quot.recOnSubsingleton (motive := fun q => Decidable (q = q₂)) q₁ fun a =>
      Quot.recOnSubsingleton (motive := fun q => Decidable (Quot.mk _ a = q)) q₂ fun b =>
        match d a b with
        | isTrue h => isTrue (Quotient.sound h)
        | isFalse h => isFalse fun h' => h (Quotient.exact h')
