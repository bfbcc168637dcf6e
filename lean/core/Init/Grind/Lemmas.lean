prelude
import Init.Grind.Util

/-!
# `grind`: the lemmas behind its propagators

How truth and equality spread through connectives, equations, conditionals and casts.
-/

universe u v

namespace Lean.Grind

theorem of_lookahead (p : Prop) (h : (¬p) → False) : p = True := eq_true (Classical.byContradiction h)

theorem em (p : Prop) : (p ∨ ¬p) := Classical.em p

/-! ## Introduction of simplified hypotheses -/

def intro_with_eq (p p' : Prop) (q : Sort u) (he : p = p') (h : p' → q) : p → q := fun hp => h (he.mp hp)

def intro_with_eq' (p p' : Prop) (q : p → Sort u) (he : p = p') (h : (h : p') → q (he.mpr_prop h)) :
    (h : p) → q h := fun hp => h (he.mp hp)

/-! ## And -/

theorem and_eq_of_eq_true_left {a b : Prop} (h : a = True) : (a ∧ b) = b := by rw [h, true_and]

theorem and_eq_of_eq_true_right {a b : Prop} (h : b = True) : (a ∧ b) = a := by rw [h, and_true]

theorem and_eq_of_eq_false_left {a b : Prop} (h : a = False) : (a ∧ b) = False := by rw [h, false_and]

theorem and_eq_of_eq_false_right {a b : Prop} (h : b = False) : (a ∧ b) = False := by rw [h, and_false]

theorem eq_true_of_and_eq_true_left {a b : Prop} (h : (a ∧ b) = True) : a = True := eq_true (of_eq_true h).1

theorem eq_true_of_and_eq_true_right {a b : Prop} (h : (a ∧ b) = True) : b = True := eq_true (of_eq_true h).2

theorem or_of_and_eq_false {a b : Prop} (h : (a ∧ b) = False) : (¬a ∨ ¬b) :=
  Classical.not_and_iff_not_or_not.1 (of_eq_false h)

/-! ## Or -/

theorem or_eq_of_eq_true_left {a b : Prop} (h : a = True) : (a ∨ b) = True := by rw [h, true_or]

theorem or_eq_of_eq_true_right {a b : Prop} (h : b = True) : (a ∨ b) = True := by rw [h, or_true]

theorem or_eq_of_eq_false_left {a b : Prop} (h : a = False) : (a ∨ b) = b := by rw [h, false_or]

theorem or_eq_of_eq_false_right {a b : Prop} (h : b = False) : (a ∨ b) = a := by rw [h, or_false]

theorem eq_false_of_or_eq_false_left {a b : Prop} (h : (a ∨ b) = False) : a = False :=
  eq_false fun ha => of_eq_false h (.inl ha)

theorem eq_false_of_or_eq_false_right {a b : Prop} (h : (a ∨ b) = False) : b = False :=
  eq_false fun hb => of_eq_false h (.inr hb)

/-! ## Implication -/

theorem imp_eq_of_eq_false_left {a b : Prop} (h : a = False) : (a → b) = True := by rw [h]; exact false_implies b

theorem imp_eq_of_eq_true_right {a b : Prop} (h : b = True) : (a → b) = True := by rw [h]; exact implies_true a

theorem imp_eq_of_eq_true_left {a b : Prop} (h : a = True) : (a → b) = b := by rw [h]; exact true_implies b

theorem eq_true_of_imp_eq_false {a b : Prop} (h : (a → b) = False) : a = True :=
  eq_true (Classical.byContradiction fun ha => of_eq_false h fun h' => absurd h' ha)

theorem eq_false_of_imp_eq_false {a b : Prop} (h : (a → b) = False) : b = False :=
  eq_false fun hb => of_eq_false h fun _ => hb

theorem eq_false_of_imp_eq_true {a b : Prop} (h₁ : (a → b) = True) (h₂ : b = False) : a = False :=
  eq_false fun ha => of_eq_false h₂ (of_eq_true h₁ ha)

/-! ## Not -/

theorem not_eq_of_eq_true {a : Prop} (h : a = True) : (Not a) = False := by rw [h]; exact not_true_eq_false

theorem not_eq_of_eq_false {a : Prop} (h : a = False) : (Not a) = True := by rw [h]; exact not_false_eq_true

theorem eq_false_of_not_eq_true {a : Prop} (h : (Not a) = True) : a = False := eq_false (of_eq_true h)

theorem eq_true_of_not_eq_false {a : Prop} (h : (Not a) = False) : a = True :=
  eq_true (Classical.byContradiction (of_eq_false h))

theorem false_of_not_eq_self {a : Prop} (h : (Not a) = a) : False :=
  have hn : ¬a := fun ha => (h.mpr ha : ¬a) ha
  hn (h.mp hn)

/-! ## Eq -/

theorem eq_eq_of_eq_true_left {a b : Prop} (h : a = True) : (a = b) = b := by
  rw [h]; exact propext ⟨fun h => of_eq_true h.symm, fun h => (eq_true h).symm⟩

theorem eq_eq_of_eq_true_right {a b : Prop} (h : b = True) : (a = b) = a := by
  rw [h]; exact propext ⟨of_eq_true, eq_true⟩

theorem eq_congr {α : Sort u} {a₁ b₁ a₂ b₂ : α} (h₁ : a₁ = a₂) (h₂ : b₁ = b₂) : (a₁ = b₁) = (a₂ = b₂) := by
  rw [h₁, h₂]

theorem eq_congr' {α : Sort u} {a₁ b₁ a₂ b₂ : α} (h₁ : a₁ = b₂) (h₂ : b₁ = a₂) : (a₁ = b₁) = (a₂ = b₂) := by
  rw [h₁, h₂]; exact propext eq_comm

theorem heq_congr {α : Sort u} {β : Sort u} {a₁ : α} {b₁ : β} {a₂ : α} {b₂ : β} (h₁ : a₁ = a₂) (h₂ : b₁ = b₂) :
    HEq a₁ b₁ = HEq a₂ b₂ := by rw [h₁, h₂]

theorem heq_congr' {α : Sort u} {a₁ b₁ a₂ b₂ : α} (h₁ : a₁ = b₂) (h₂ : b₁ = a₂) : HEq a₁ b₁ = HEq a₂ b₂ := by
  rw [h₁, h₂]; exact propext HEq.comm

theorem of_eq_eq_true {a b : Prop} (h : (a = b) = True) : (¬a ∨ b) ∧ (¬b ∨ a) := by
  have e := of_eq_true h
  subst e
  exact ⟨(Classical.em a).symm, (Classical.em a).symm⟩

theorem of_eq_eq_false {a b : Prop} (h : (a = b) = False) : (¬a ∨ ¬b) ∧ (b ∨ a) := by
  have ne := of_eq_false h
  constructor
  · by_cases ha : a
    · exact .inr fun hb => ne (propext ⟨fun _ => hb, fun _ => ha⟩)
    · exact .inl ha
  · by_cases ha : a
    · exact .inr ha
    · exact .inl (Classical.byContradiction fun hb => ne (propext ⟨fun h => absurd h ha, fun h => absurd h hb⟩))

theorem ne_of_ne_of_eq_left {α : Sort u} {a b c : α} (h₁ : a = b) (h₂ : b ≠ c) : a ≠ c := h₁ ▸ h₂

theorem ne_of_ne_of_eq_right {α : Sort u} {a b c : α} (h₁ : a = c) (h₂ : b ≠ c) : b ≠ a := h₁ ▸ h₂

theorem beq_eq_true_of_eq {α : Type u} {_ : BEq α} {_ : LawfulBEq α} {a b : α} (h : a = b) : (a == b) = true :=
  beq_of_eq h

theorem beq_eq_false_of_diseq {α : Type u} {_ : BEq α} {_ : LawfulBEq α} {a b : α} (h : ¬a = b) : (a == b) = false :=
  beq_false_of_ne h

theorem eq_of_beq_eq_true {α : Type u} {_ : BEq α} {_ : LawfulBEq α} {a b : α} (h : (a == b) = true) : a = b :=
  eq_of_beq h

theorem ne_of_beq_eq_false {α : Type u} {_ : BEq α} {_ : LawfulBEq α} {a b : α} (h : (a == b) = false) :
    (a = b) = False := eq_false (ne_of_beq_false h)

/-! ## Quantifiers -/

theorem forall_propagator (p : Prop) (q : p → Prop) (q' : Prop) (h₁ : p = True) (h₂ : q (of_eq_true h₁) = q') :
    (∀ hp : p, q hp) = q' := propext ⟨fun h => h₂.mp (h (of_eq_true h₁)), fun h _ => h₂.mpr h⟩

theorem of_forall_eq_false (α : Sort u) (p : α → Prop) (h : (∀ x : α, p x) = False) : ∃ x : α, ¬p x :=
  Classical.not_forall.1 (of_eq_false h)

/-! ## Conditionals, decisions -/

theorem dite_cond_eq_true' {α : Sort u} {c : Prop} {_ : Decidable c} {a : c → α} {b : ¬c → α} {r : α} (h₁ : c = True)
    (h₂ : a (of_eq_true h₁) = r) : (dite c a b) = r := by rw [dif_pos (of_eq_true h₁)]; exact h₂

theorem dite_cond_eq_false' {α : Sort u} {c : Prop} {_ : Decidable c} {a : c → α} {b : ¬c → α} {r : α} (h₁ : c = False)
    (h₂ : b (of_eq_false h₁) = r) : (dite c a b) = r := by rw [dif_neg (of_eq_false h₁)]; exact h₂

theorem decide_eq_true {p : Prop} {_ : Decidable p} (h : p = True) : decide p = true :=
  _root_.decide_eq_true (of_eq_true h)

theorem decide_eq_false {p : Prop} {_ : Decidable p} (h : p = False) : decide p = false :=
  _root_.decide_eq_false (of_eq_false h)

theorem of_decide_eq_true {p : Prop} {_ : Decidable p} (h : decide p = true) : p = True :=
  eq_true (_root_.of_decide_eq_true h)

theorem of_decide_eq_false {p : Prop} {_ : Decidable p} (h : decide p = false) : p = False :=
  eq_false (_root_.of_decide_eq_false h)

/-! ## Casts -/

theorem eqRec_heq.{u_1, u_2} {α : Sort u_2} {a : α} {motive : (x : α) → a = x → Sort u_1} (v : motive a (Eq.refl a))
    {b : α} (h : a = b) : HEq (@Eq.rec α a motive v b h) v := by
  subst h; exact HEq.rfl

theorem eqRecOn_heq.{u_1, u_2} {α : Sort u_2} {a : α} {motive : (x : α) → a = x → Sort u_1} {b : α} (h : a = b)
    (v : motive a (Eq.refl a)) : HEq (@Eq.recOn α a motive b h v) v := by
  subst h; exact HEq.rfl

theorem eqNDRec_heq.{u_1, u_2} {α : Sort u_2} {a : α} {motive : α → Sort u_1} (v : motive a) {b : α} (h : a = b) :
    HEq (@Eq.ndrec α a motive v b h) v := by
  subst h; exact HEq.rfl

/-! ## Normalisation -/

theorem not_not (p : Prop) : (¬¬p) = p := propext Classical.not_not

theorem not_and (p q : Prop) : (¬(p ∧ q)) = (¬p ∨ ¬q) := propext Classical.not_and_iff_not_or_not

theorem not_or (p q : Prop) : (¬(p ∨ q)) = (¬p ∧ ¬q) := propext _root_.not_or

theorem not_true : (¬True) = False := not_true_eq_false

theorem not_false : (¬False) = True := not_false_eq_true

theorem not_implies (p q : Prop) : (¬(p → q)) = (p ∧ ¬q) := propext Classical.not_imp

theorem not_forall {α : Sort u} (p : α → Prop) : (¬∀ x, p x) = ∃ x, ¬p x := propext Classical.not_forall

theorem not_exists {α : Sort u} (p : α → Prop) : (¬∃ x, p x) = ∀ x, ¬p x := propext _root_.not_exists

theorem not_ite {p : Prop} {_ : Decidable p} (q r : Prop) : (¬ite p q r) = ite p (¬q) (¬r) := by
  by_cases h : p
  · rw [if_pos h, if_pos h]
  · rw [if_neg h, if_neg h]

theorem not_eq_prop (p q : Prop) : (¬(p = q)) = (p = ¬q) :=
  propext ⟨fun h => propext ⟨fun hp hq => h (propext ⟨fun _ => hq, fun _ => hp⟩),
    fun hn => Classical.byContradiction fun hp => h (propext ⟨fun h' => absurd h' hp, fun h' => absurd h' hn⟩)⟩,
   fun h e => by
    have h' := h.symm.trans e
    exact false_of_not_eq_self h'⟩

theorem imp_true_eq (p : Prop) : (p → True) = True := implies_true p

theorem imp_false_eq (p : Prop) : (p → False) = ¬p := rfl

theorem true_imp_eq (p : Prop) : (True → p) = p := true_implies p

theorem false_imp_eq (p : Prop) : (False → p) = True := false_implies p

theorem imp_self_eq (p : Prop) : (p → p) = True := eq_true id

theorem eq_true_eq (p : Prop) : (p = True) = p := propext ⟨of_eq_true, eq_true⟩

theorem eq_false_eq (p : Prop) : (p = False) = ¬p := propext ⟨of_eq_false, eq_false⟩

theorem flip_bool_eq (a b : Bool) : (a = b) = (b = a) := propext eq_comm

theorem bool_eq_to_prop (a b : Bool) : (a = b) = ((a = true) = (b = true)) := by cases a <;> cases b <;> simp

theorem or_assoc (p q r : Prop) : ((p ∨ q) ∨ r) = (p ∨ (q ∨ r)) := propext _root_.or_assoc

theorem or_swap12 (p q r : Prop) : (p ∨ q ∨ r) = (q ∨ p ∨ r) := propext or_left_comm

theorem or_swap13 (p q r : Prop) : (p ∨ q ∨ r) = (r ∨ q ∨ p) := by
  rw [or_swap12 p q r, propext (@or_comm p r), or_swap12]

theorem forall_true {p : True → Prop} : (∀ h : True, p h) = p trivial := propext forall_true_left

theorem exists_const (α : Sort u) [i : Nonempty α] {b : Prop} : (∃ _ : α, b) = b := propext _root_.exists_const

theorem exists_prop {a b : Prop} : (∃ _ : a, b) = (a ∧ b) := propext _root_.exists_prop

theorem exists_or {α : Sort u} {p q : α → Prop} : (∃ x, p x ∨ q x) = ((∃ x, p x) ∨ (∃ x, q x)) :=
  propext _root_.exists_or

theorem exists_and_left {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, b ∧ p x) = (b ∧ (∃ x, p x)) :=
  propext _root_.exists_and_left

theorem exists_and_right {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, p x ∧ b) = ((∃ x, p x) ∧ b) :=
  propext _root_.exists_and_right

theorem forall_and {α : Sort u} {p q : α → Prop} : (∀ x, p x ∧ q x) = ((∀ x, p x) ∧ (∀ x, q x)) :=
  propext _root_.forall_and

theorem forall_imp_eq_or {α : Sort u} (p : α → Prop) (q : Prop) : ((∀ a, p a) → q) = ((∃ a, ¬p a) ∨ q) := by
  apply propext
  constructor
  · intro h
    by_cases h' : ∃ a, ¬p a
    · exact .inl h'
    · exact .inr (h (Classical.not_exists_not.1 h'))
  · rintro (⟨a, ha⟩ | hq) h
    · exact absurd (h a) ha
    · exact hq

theorem forall_or_forall {α : Sort u} {β : α → Sort v} (p : α → Prop) (q : (a : α) → β a → Prop) :
    (∀ a : α, p a ∨ ∀ b : β a, q a b) = (∀ (a : α) (b : β a), p a ∨ q a b) := by
  apply propext
  constructor
  · intro h a b
    exact (h a).imp_right fun h' => h' b
  · intro h a
    by_cases ha : p a
    · exact .inl ha
    · exact .inr fun b => (h a b).resolve_left ha

theorem forall_forall_or {α : Sort u} {β : α → Sort v} (p : α → Prop) (q : (a : α) → β a → Prop) :
    (∀ a : α, (∀ b : β a, q a b) ∨ p a) = (∀ (a : α) (b : β a), q a b ∨ p a) := by
  apply propext
  constructor
  · intro h a b
    exact (h a).imp_left fun h' => h' b
  · intro h a
    by_cases ha : p a
    · exact .inr ha
    · exact .inl fun b => (h a b).resolve_right ha

/-! ## Booleans -/

namespace Bool

theorem and_eq_of_eq_true_left {a b : Bool} (h : a = true) : (a && b) = b := by rw [h]; rfl

theorem and_eq_of_eq_true_right {a b : Bool} (h : b = true) : (a && b) = a := by rw [h]; cases a <;> rfl

theorem and_eq_of_eq_false_left {a b : Bool} (h : a = false) : (a && b) = false := by rw [h]; rfl

theorem and_eq_of_eq_false_right {a b : Bool} (h : b = false) : (a && b) = false := by rw [h]; cases a <;> rfl

theorem eq_true_of_and_eq_true_left {a b : Bool} (h : (a && b) = true) : a = true := by
  cases a <;> first | rfl | exact h

theorem eq_true_of_and_eq_true_right {a b : Bool} (h : (a && b) = true) : b = true := by
  cases b <;> cases a <;> first | rfl | exact h

theorem or_eq_of_eq_true_left {a b : Bool} (h : a = true) : (a || b) = true := by rw [h]; rfl

theorem or_eq_of_eq_true_right {a b : Bool} (h : b = true) : (a || b) = true := by rw [h]; cases a <;> rfl

theorem or_eq_of_eq_false_left {a b : Bool} (h : a = false) : (a || b) = b := by rw [h]; rfl

theorem or_eq_of_eq_false_right {a b : Bool} (h : b = false) : (a || b) = a := by rw [h]; cases a <;> rfl

theorem eq_false_of_or_eq_false_left {a b : Bool} (h : (a || b) = false) : a = false := by
  cases a <;> first | rfl | exact h

theorem eq_false_of_or_eq_false_right {a b : Bool} (h : (a || b) = false) : b = false := by
  cases b <;> cases a <;> first | rfl | exact h

theorem not_eq_of_eq_true {a : Bool} (h : a = true) : (!a) = false := by rw [h]; rfl

theorem not_eq_of_eq_false {a : Bool} (h : a = false) : (!a) = true := by rw [h]; rfl

theorem eq_false_of_not_eq_true {a : Bool} (h : (!a) = true) : a = false := by cases a <;> first | rfl | exact h.symm

theorem eq_true_of_not_eq_false {a : Bool} (h : (!a) = false) : a = true := by cases a <;> first | rfl | exact h.symm

theorem eq_false_of_not_eq_true' {a : Bool} (h : ¬a = true) : a = false := Bool.of_not_eq_true h

theorem eq_true_of_not_eq_false' {a : Bool} (h : ¬a = false) : a = true := Bool.of_not_eq_false h

theorem false_of_not_eq_self {a : Bool} (h : (!a) = a) : False := by cases a <;> cases h

theorem ne_of_eq_true_of_eq_false {a b : Bool} (h₁ : a = true) (h₂ : b = false) : (a = b) = False := by
  rw [h₁, h₂]; exact eq_false Bool.noConfusion

end Bool

end Lean.Grind
