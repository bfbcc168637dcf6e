prelude
import Init.Logic.Core

/-!
# Congruence lemmas that native tactics name

`simp`, `conv`, `split`, `rw` and `congr` build proofs from these constants; arguments and their order are fixed facts.
-/

universe u v w

/-! ## Implications and quantifiers -/

theorem implies_congr {p₁ p₂ : Sort u} {q₁ q₂ : Sort v} (h₁ : p₁ = p₂) (h₂ : q₁ = q₂) : (p₁ → q₁) = (p₂ → q₂) :=
  h₁ ▸ h₂ ▸ rfl

theorem implies_congr_left {p₁ p₂ : Sort u} {q : Sort v} (h : p₁ = p₂) : (p₁ → q) = (p₂ → q) := h ▸ rfl

theorem implies_congr_right {p : Sort u} {q₁ q₂ : Sort v} (h : q₁ = q₂) : (p → q₁) = (p → q₂) := h ▸ rfl

theorem iff_congr {p₁ p₂ q₁ q₂ : Prop} (h₁ : p₁ ↔ p₂) (h₂ : q₁ ↔ q₂) : (p₁ ↔ q₁) ↔ (p₂ ↔ q₂) :=
  iff_of_eq (propext h₁ ▸ propext h₂ ▸ rfl)

theorem implies_dep_congr_ctx {p₁ p₂ q₁ : Prop} (h₁ : p₁ = p₂) {q₂ : p₂ → Prop} (h₂ : (h : p₂) → q₁ = q₂ h) :
    (p₁ → q₁) = ((h : p₂) → q₂ h) :=
  propext ⟨fun h hp => (h₂ hp).mp (h (h₁.mpr hp)), fun h hp => (h₂ (h₁.mp hp)).mpr (h (h₁.mp hp))⟩

theorem implies_congr_ctx {p₁ p₂ q₁ q₂ : Prop} (h₁ : p₁ = p₂) (h₂ : p₂ → q₁ = q₂) : (p₁ → q₁) = (p₂ → q₂) :=
  implies_dep_congr_ctx h₁ h₂

theorem forall_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a = q a) : (∀ a, p a) = (∀ a, q a) :=
  (funext h : p = q) ▸ rfl

theorem forall_prop_domain_congr {p₁ p₂ : Prop} {q₁ : p₁ → Prop} {q₂ : p₂ → Prop} (h₁ : p₁ = p₂)
    (h₂ : ∀ a : p₂, q₁ (Eq.substr (p := fun x => x) h₁ a) = q₂ a) : (∀ a : p₁, q₁ a) = (∀ a : p₂, q₂ a) := by
  subst h₁; exact forall_congr h₂

theorem forall_prop_congr_dom {p₁ p₂ : Prop} (h : p₁ = p₂) (q : p₁ → Prop) :
    (∀ a : p₁, q a) = (∀ a : p₂, q (Eq.substr (p := fun x => x) h a)) := h ▸ rfl

theorem pi_congr {α : Sort u} {β β' : α → Sort v} (h : ∀ a, β a = β' a) : (∀ a, β a) = ∀ a, β' a :=
  (funext h : β = β') ▸ rfl

theorem forall_congr' {α : Sort u} {p q : α → Prop} (h : ∀ a, p a ↔ q a) : (∀ a, p a) ↔ ∀ a, q a :=
  ⟨fun H a => (h a).1 (H a), fun H a => (h a).2 (H a)⟩

theorem exists_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a ↔ q a) : (∃ a, p a) ↔ ∃ a, q a :=
  ⟨fun ⟨a, ha⟩ => ⟨a, (h a).1 ha⟩, fun ⟨a, ha⟩ => ⟨a, (h a).2 ha⟩⟩

/-! ## Local definitions -/

theorem let_congr {α : Sort u} {β : Sort v} {a a' : α} {b b' : α → β} (h₁ : a = a') (h₂ : ∀ x, b x = b' x) :
    (let x := a; b x) = (let x := a'; b' x) := h₁ ▸ (funext h₂ : b = b') ▸ rfl

theorem let_val_congr {α : Sort u} {β : Sort v} {a a' : α} (b : α → β) (h : a = a') :
    (let x := a; b x) = (let x := a'; b x) := h ▸ rfl

theorem let_body_congr {α : Sort u} {β : α → Sort v} {b b' : (a : α) → β a} (a : α) (h : ∀ x, b x = b' x) :
    (let x := a; b x) = (let x := a; b' x) := (funext h : b = b') ▸ rfl

theorem have_unused_dep' {α : Sort u} {β : Sort v} {a : α} {b : α → β} {b' : β} (h : ∀ x, b x = b') :
    (have x := a; b x) = b' := h a

theorem have_unused' {α : Sort u} {β : Sort v} (a : α) {b b' : β} (h : b = b') : (have _ := a; b) = b' := h

theorem have_congr' {α : Sort u} {β : Sort v} {a a' : α} {f f' : α → β} (h₁ : a = a') (h₂ : ∀ x, f x = f' x) :
    (have x := a; f x) = (have x := a'; f' x) := h₁ ▸ (funext h₂ : f = f') ▸ rfl

theorem have_val_congr' {α : Sort u} {β : Sort v} {a a' : α} {f : α → β} (h : a = a') :
    (have x := a; f x) = (have x := a'; f x) := h ▸ rfl

theorem have_body_congr_dep' {α : Sort u} {β : α → Sort v} (a : α) {f f' : (x : α) → β x} (h : ∀ x, f x = f' x) :
    (have x := a; f x) = (have x := a; f' x) := h a

theorem have_body_congr' {α : Sort u} {β : Sort v} (a : α) {f f' : α → β} (h : ∀ x, f x = f' x) :
    (have x := a; f x) = (have x := a; f' x) := h a

/-! ## Conditionals -/

theorem ite_congr {α : Sort u} {b c : Prop} {x y u v : α} {s : Decidable b} [Decidable c] (h₁ : b = c)
    (h₂ : c → x = u) (h₃ : ¬c → y = v) : ite b x y = ite c u v := by
  cases Decidable.em c with
  | inl h => rw [if_pos h]; subst b; rw [if_pos h]; exact h₂ h
  | inr h => rw [if_neg h]; subst b; rw [if_neg h]; exact h₃ h

theorem dite_congr {α : Sort u} {b c : Prop} {s : Decidable b} [Decidable c] {x : b → α} {u : c → α} {y : ¬b → α}
    {v : ¬c → α} (h₁ : b = c) (h₂ : (h : c) → x (h₁.mpr h) = u h) (h₃ : (h : ¬c) → y (h₁.mpr_not h) = v h) :
    dite b x y = dite c u v := by
  cases Decidable.em c with
  | inl h => rw [dif_pos h]; subst b; rw [dif_pos h]; exact h₂ h
  | inr h => rw [dif_neg h]; subst b; rw [dif_neg h]; exact h₃ h

theorem ite_cond_congr {α : Sort u} {c c' : Prop} {_ : Decidable c} [Decidable c'] {a b : α} (h : c = c') :
    ite c a b = ite c' a b := ite_congr h (fun _ => rfl) (fun _ => rfl)

theorem dite_cond_congr {α : Sort u} {c c' : Prop} {_ : Decidable c} [Decidable c'] {a : c → α} {b : ¬c → α}
    (h : c = c') : dite c a b = dite c' (fun h' => a (h.mpr h')) (fun h' => b (h.mpr_not h')) :=
  dite_congr h (fun _ => rfl) (fun _ => rfl)

theorem ite_cond_eq_true {α : Sort u} {c : Prop} {_ : Decidable c} (a b : α) (h : c = True) :
    (if c then a else b) = a := if_pos (of_eq_true h)

theorem ite_cond_eq_false {α : Sort u} {c : Prop} {_ : Decidable c} (a b : α) (h : c = False) :
    (if c then a else b) = b := if_neg (of_eq_false h)

theorem dite_cond_eq_true {α : Sort u} {c : Prop} {_ : Decidable c} {t : c → α} {e : ¬c → α} (h : c = True) :
    (dite c t e) = t (of_eq_true h) := dif_pos _

theorem dite_cond_eq_false {α : Sort u} {c : Prop} {_ : Decidable c} {t : c → α} {e : ¬c → α} (h : c = False) :
    (dite c t e) = e (of_eq_false h) := dif_neg _

theorem ite_eq_left {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : ite c t e = t := if_pos hc

theorem ite_eq_right {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t e : α} : ite c t e = e := if_neg hnc

theorem dite_eq_left {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t : c → α} {e : ¬c → α} :
    dite c t e = t hc := dif_pos hc

theorem dite_eq_right {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t : c → α} {e : ¬c → α} :
    dite c t e = e hnc := dif_neg hnc

theorem ite_eq_left_of_eq_true {α : Sort u} {c : Prop} {_ : Decidable c} (a b : α) (h : c = True) :
    (if c then a else b) = a := if_pos (of_eq_true h)

theorem ite_eq_right_of_eq_false {α : Sort u} {c : Prop} {_ : Decidable c} (a b : α) (h : c = False) :
    (if c then a else b) = b := if_neg (of_eq_false h)

theorem dite_eq_left_of_eq_true {α : Sort u} {c : Prop} {_ : Decidable c} {t : c → α} {e : ¬c → α} (h : c = True) :
    (dite c t e) = t (of_eq_true h) := dif_pos _

theorem dite_eq_right_of_eq_false {α : Sort u} {c : Prop} {_ : Decidable c} {t : c → α} {e : ¬c → α}
    (h : c = False) : (dite c t e) = e (of_eq_false h) := dif_neg _
