prelude
import Init.Syntax

/-!
# Basic facts about the connectives

Equality, heterogeneous equality, `¬`, `∧`, `∨`, `↔`, `∃`, decisions, `if`; injectivity of the constructors of the
first types; quotients, function extensionality, subsingletons.
-/

universe u v w

/-! ## Injectivity of constructors -/

theorem Lean.injEq_helper {P Q R : Prop} : (P → Q → R) → (P ∧ Q → R) := fun h x => h x.1 x.2

theorem Eq.propIntro {a b : Prop} (h₁ : a → b) (h₂ : b → a) : a = b := propext ⟨h₁, h₂⟩

gen_injective_theorems% Nat
gen_injective_theorems% Prod
gen_injective_theorems% PProd
gen_injective_theorems% MProd
gen_injective_theorems% PSigma
gen_injective_theorems% Sigma
gen_injective_theorems% Subtype
gen_injective_theorems% ULift
gen_injective_theorems% PLift
gen_injective_theorems% PULift
gen_injective_theorems% Option
gen_injective_theorems% Except
gen_injective_theorems% List
gen_injective_theorems% Sum
gen_injective_theorems% PSum
gen_injective_theorems% Fin
gen_injective_theorems% BitVec
gen_injective_theorems% UInt8
gen_injective_theorems% UInt16
gen_injective_theorems% UInt32
gen_injective_theorems% UInt64
gen_injective_theorems% USize
gen_injective_theorems% Char
gen_injective_theorems% Array
gen_injective_theorems% ByteArray
gen_injective_theorems% String
gen_injective_theorems% String.Pos.Raw
gen_injective_theorems% Substring.Raw
gen_injective_theorems% EStateM.Result
gen_injective_theorems% Lean.Name
gen_injective_theorems% Lean.SourceInfo
gen_injective_theorems% Lean.Syntax
gen_injective_theorems% Lean.TSyntax
gen_injective_theorems% Lean.ParserDescr

/-! ## Equality -/

theorem trivial : True := ⟨⟩

@[macro_inline] def Eq.mp {α β : Sort u} (h : α = β) (a : α) : β := h ▸ a

@[macro_inline] def Eq.mpr {α β : Sort u} (h : α = β) (b : β) : α := h ▸ b

theorem Eq.mpr_prop {p q : Prop} (h₁ : p = q) (h₂ : q) : p := h₁ ▸ h₂

theorem Eq.mpr_not {p q : Prop} (h₁ : p = q) (h₂ : ¬q) : ¬p := h₁ ▸ h₂

/-- `Eq.ndrec` with the equation first. -/
abbrev Eq.ndrecOn.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} {b : α} (h : a = b) (m : motive a) : motive b :=
  Eq.ndrec m h

theorem Eq.substr {α : Sort u} {p : α → Prop} {a b : α} (h₁ : b = a) : p a → p b := h₁ ▸ id

theorem cast_eq {α : Sort u} (h : α = α) (a : α) : cast h a = a := rfl

theorem Ne.intro {α : Sort u} {a b : α} (h : a = b → False) : a ≠ b := h

theorem Ne.elim {α : Sort u} {a b : α} (h : a ≠ b) : a = b → False := h

theorem Ne.irrefl {α : Sort u} {a : α} (h : a ≠ a) : False := h rfl

theorem Ne.symm {α : Sort u} {a b : α} (h : a ≠ b) : b ≠ a := fun h₁ => h h₁.symm

theorem ne_comm {α : Sort u} {a b : α} : a ≠ b ↔ b ≠ a := ⟨Ne.symm, Ne.symm⟩

theorem false_of_ne {α : Sort u} {a : α} : a ≠ a → False := Ne.irrefl

theorem ne_false_of_self {p : Prop} (hp : p) : p ≠ False := fun h => h ▸ hp

theorem ne_true_of_not {p : Prop} (hnp : ¬p) : p ≠ True := fun h => hnp (h ▸ trivial)

theorem true_ne_false : ¬True = False := ne_false_of_self trivial

theorem false_ne_true : False ≠ True := fun h => h.symm ▸ trivial

theorem eq_comm {α : Sort u} {a b : α} : a = b ↔ b = a := ⟨Eq.symm, Eq.symm⟩

theorem Eq.comm {α : Sort u} {a b : α} : a = b ↔ b = a := eq_comm

theorem congrFun' {α : Sort u} {β : Sort v} {f g : α → β} (h : f = g) (a : α) : f a = g a := congrFun h a

theorem congrArg₂ {α : Sort u} {β : Sort v} {γ : Sort w} (f : α → β → γ) {a a' : α} {b b' : β} (ha : a = a')
    (hb : b = b') : f a b = f a' b' := ha ▸ hb ▸ rfl

/-! ## Heterogeneous equality -/

@[elab_as_elim]
noncomputable def HEq.ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : {β : Sort u2} → β → Sort u1} (m : motive a)
    {β : Sort u2} {b : β} (h : HEq a b) : motive b := h.rec m

noncomputable def HEq.elim {α : Sort u} {a : α} {p : α → Sort v} {b : α} (h₁ : HEq a b) (h₂ : p a) : p b :=
  eq_of_heq h₁ ▸ h₂

theorem HEq.subst {α β : Sort u} {a : α} {b : β} {p : (T : Sort u) → T → Prop} (h₁ : HEq a b) (h₂ : p α a) : p β b :=
  h₁.rec h₂

theorem HEq.trans {α β φ : Sort u} {a : α} {b : β} {c : φ} (h₁ : HEq a b) (h₂ : HEq b c) : HEq a c :=
  HEq.subst h₂ h₁

theorem heq_of_heq_of_eq {α β : Sort u} {a : α} {b b' : β} (h₁ : HEq a b) (h₂ : b = b') : HEq a b' :=
  HEq.trans h₁ (heq_of_eq h₂)

theorem heq_of_eq_of_heq {α β : Sort u} {a a' : α} {b : β} (h₁ : a = a') (h₂ : HEq a' b) : HEq a b :=
  HEq.trans (heq_of_eq h₁) h₂

theorem type_eq_of_heq {α β : Sort u} {a : α} {b : β} (h : HEq a b) : α = β := h.rec rfl

theorem HEq.comm {α β : Sort u} {a : α} {b : β} : HEq a b ↔ HEq b a := ⟨HEq.symm, HEq.symm⟩

theorem heq_comm {α β : Sort u} {a : α} {b : β} : HEq a b ↔ HEq b a := HEq.comm

theorem heq_self {α : Sort u} (a : α) : HEq a a = True := propext ⟨fun _ => trivial, fun _ => HEq.rfl⟩

theorem eqRec_heq {α : Sort u} {φ : α → Sort v} {a a' : α} : (h : a = a') → (p : φ a) → HEq (Eq.recOn (motive := fun x _ => φ x) h p) p
  | rfl, p => HEq.refl p

theorem heq_of_eqRec_eq {α β : Sort u} {a : α} {b : β} (h₁ : α = β)
    (h₂ : Eq.rec (motive := fun α _ => α) a h₁ = b) : HEq a b := by
  subst h₁; exact heq_of_eq h₂

theorem cast_heq {α β : Sort u} : (h : α = β) → (a : α) → HEq (cast h a) a
  | rfl, a => HEq.refl a

theorem eq_of_heq_iff {α : Sort u} {a b : α} : HEq a b ↔ a = b := ⟨eq_of_heq, heq_of_eq⟩

/-- Heterogeneous equality in one type is equality. -/
theorem heq_iff_eq {α : Sort u} {a b : α} : HEq a b ↔ a = b := eq_of_heq_iff

theorem heq_eq_eq {α : Sort u} (a b : α) : HEq a b = (a = b) := propext heq_iff_eq

/-! ## Negation, conjunction, disjunction, equivalence, existence -/

theorem Iff.refl (a : Prop) : a ↔ a := ⟨fun h => h, fun h => h⟩

protected theorem Iff.rfl {a : Prop} : a ↔ a := Iff.refl a

theorem Iff.of_eq {a b : Prop} (h : a = b) : a ↔ b := h ▸ Iff.rfl

theorem iff_of_eq {a b : Prop} (h : a = b) : a ↔ b := Iff.of_eq h

theorem Iff.trans {a b c : Prop} (h₁ : a ↔ b) (h₂ : b ↔ c) : a ↔ c :=
  ⟨fun ha => h₂.mp (h₁.mp ha), fun hc => h₁.mpr (h₂.mpr hc)⟩

theorem Iff.symm {a b : Prop} (h : a ↔ b) : b ↔ a := ⟨h.mpr, h.mp⟩

theorem Iff.comm {a b : Prop} : (a ↔ b) ↔ (b ↔ a) := ⟨Iff.symm, Iff.symm⟩

theorem iff_comm {a b : Prop} : (a ↔ b) ↔ (b ↔ a) := Iff.comm

theorem iff_iff_implies_and_implies {a b : Prop} : (a ↔ b) ↔ (a → b) ∧ (b → a) :=
  ⟨fun h => ⟨h.mp, h.mpr⟩, fun h => ⟨h.left, h.right⟩⟩

theorem And.symm {a b : Prop} (h : a ∧ b) : b ∧ a := ⟨h.2, h.1⟩

theorem And.comm {a b : Prop} : a ∧ b ↔ b ∧ a := ⟨And.symm, And.symm⟩

theorem and_comm {a b : Prop} : a ∧ b ↔ b ∧ a := And.comm

/-- Non-dependent eliminator. -/
abbrev And.elim {a b : Prop} {α : Sort u} (f : a → b → α) (h : a ∧ b) : α := f h.left h.right

theorem Or.symm {a b : Prop} : a ∨ b → b ∨ a
  | .inl h => .inr h
  | .inr h => .inl h

theorem Or.comm {a b : Prop} : a ∨ b ↔ b ∨ a := ⟨Or.symm, Or.symm⟩

theorem or_comm {a b : Prop} : a ∨ b ↔ b ∨ a := Or.comm

theorem Or.resolve_left {a b : Prop} (h : a ∨ b) (na : ¬a) : b := h.elim (fun ha => absurd ha na) id

theorem Or.resolve_right {a b : Prop} (h : a ∨ b) (nb : ¬b) : a := h.elim id (fun hb => absurd hb nb)

theorem Or.neg_resolve_left {a b : Prop} (h : ¬a ∨ b) (ha : a) : b := h.elim (fun na => absurd ha na) id

theorem Or.neg_resolve_right {a b : Prop} (h : a ∨ ¬b) (nb : b) : a := h.elim id (fun na => absurd nb na)

theorem Exists.elim {α : Sort u} {p : α → Prop} {b : Prop} (h₁ : Exists fun x => p x) (h₂ : ∀ a, p a → b) : b :=
  match h₁ with
  | ⟨a, h⟩ => h₂ a h

theorem not_not_intro {p : Prop} (h : p) : ¬¬p := fun hn => hn h

theorem mt {a b : Prop} (h₁ : a → b) (h₂ : ¬b) : ¬a := fun ha => h₂ (h₁ ha)

theorem not_false : ¬False := id

theorem not_true : ¬True ↔ False := ⟨fun h => h trivial, False.elim⟩

theorem Not.intro {a : Prop} (h : a → False) : ¬a := h

/-- From a contradiction anything follows. -/
@[macro_inline] def Not.elim {a : Prop} {α : Sort u} (H1 : ¬a) (H2 : a) : α := absurd H2 H1

theorem Not.imp {a b : Prop} (H2 : ¬b) (H1 : a → b) : ¬a := mt H1 H2

theorem not_congr {a b : Prop} (h : a ↔ b) : ¬a ↔ ¬b := ⟨mt h.2, mt h.1⟩

theorem not_not_not {a : Prop} : ¬¬¬a ↔ ¬a := ⟨fun h ha => h fun hn => hn ha, not_not_intro⟩

theorem Function.comp_def {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) :
    f ∘ g = fun x => f (g x) := rfl

/-! ## Propositions that are true or false -/

theorem of_eq_true {p : Prop} (h : p = True) : p := h ▸ trivial

theorem of_eq_false {p : Prop} (h : p = False) : ¬p := fun hp => False.elim (h.mp hp)

theorem eq_true {p : Prop} (h : p) : p = True := propext ⟨fun _ => trivial, fun _ => h⟩

theorem eq_false {p : Prop} (h : ¬p) : p = False := propext ⟨fun h' => absurd h' h, fun h' => False.elim h'⟩

theorem eq_false' {p : Prop} (h : p → False) : p = False := eq_false h

theorem not_of_eq_false {p : Prop} (h : p = False) : ¬p := of_eq_false h

theorem iff_of_true {a b : Prop} (ha : a) (hb : b) : a ↔ b := ⟨fun _ => hb, fun _ => ha⟩

theorem iff_of_false {a b : Prop} (ha : ¬a) (hb : ¬b) : a ↔ b := ⟨fun h => absurd h ha, fun h => absurd h hb⟩

theorem iff_true_intro {a : Prop} (h : a) : a ↔ True := iff_of_true h trivial

theorem iff_false_intro {a : Prop} (h : ¬a) : a ↔ False := iff_of_false h id

theorem of_iff_true {a : Prop} (h : a ↔ True) : a := h.mpr trivial

theorem not_of_iff_false {p : Prop} : (p ↔ False) → ¬p := Iff.mp

theorem eq_true_of_decide {p : Prop} [inst : Decidable p] (h : decide p = true) : p = True :=
  eq_true (of_decide_eq_true h)

theorem eq_false_of_decide {p : Prop} {_ : Decidable p} (h : decide p = false) : p = False :=
  eq_false (of_decide_eq_false h)

/-- All proofs of a proposition are equal; across propositions, heterogeneously. -/
theorem proof_irrel_heq {p q : Prop} (hp : p) (hq : q) : HEq hp hq := by
  cases propext (iff_of_true hp hq); exact HEq.rfl

theorem proof_irrel {p : Prop} (h₁ h₂ : p) : h₁ = h₂ := rfl

/-! ## Decisions -/

namespace Decidable

theorem em (p : Prop) [Decidable p] : p ∨ ¬p :=
  match ‹Decidable p› with
  | isTrue h => .inl h
  | isFalse h => .inr h

/-- Case distinction on a decidable proposition. -/
@[macro_inline] def byCases {p : Prop} {q : Sort u} [dec : Decidable p] (h1 : p → q) (h2 : ¬p → q) : q :=
  match dec with
  | isTrue h => h1 h
  | isFalse h => h2 h

theorem byContradiction {p : Prop} [dec : Decidable p] (h : ¬p → False) : p :=
  byCases id (fun np => False.elim (h np))

theorem of_not_not {p : Prop} [Decidable p] : ¬¬p → p := fun hnn => byContradiction (fun hn => absurd hn hnn)

theorem not_and_iff_or_not {p q : Prop} [d₁ : Decidable p] [d₂ : Decidable q] : ¬(p ∧ q) ↔ ¬p ∨ ¬q :=
  ⟨fun h => match d₁, d₂ with
    | isTrue h₁, isTrue h₂ => absurd ⟨h₁, h₂⟩ h
    | _, isFalse h₂ => .inr h₂
    | isFalse h₁, _ => .inl h₁,
   fun h ⟨hp, hq⟩ => h.elim (fun h => h hp) (fun h => h hq)⟩

theorem imp_iff_not_or {a b : Prop} [Decidable a] : (a → b) ↔ (¬a ∨ b) :=
  ⟨fun h => (em a).elim (fun ha => .inr (h ha)) .inl, Or.neg_resolve_left⟩

theorem imp_iff_or_not {b a : Prop} [Decidable b] : (b → a) ↔ a ∨ ¬b := imp_iff_not_or.trans or_comm

theorem not_imp_not {a b : Prop} [Decidable a] : (¬a → ¬b) ↔ (b → a) :=
  ⟨fun h hb => byContradiction (h · hb), mt⟩

theorem not_iff_not {a b : Prop} [Decidable a] [Decidable b] : (¬a ↔ ¬b) ↔ (a ↔ b) :=
  ⟨fun h => ⟨not_imp_not.1 h.2, not_imp_not.1 h.1⟩, not_congr⟩

theorem not_imp_comm {a b : Prop} [Decidable a] : (¬a → b) → (¬b → a) := fun h hb => byContradiction fun ha => hb (h ha)

theorem or_iff_not_imp_left {a b : Prop} [Decidable a] : a ∨ b ↔ (¬a → b) :=
  ⟨Or.resolve_left, fun h => (em a).elim .inl fun ha => .inr (h ha)⟩

theorem or_iff_not_imp_right {b a : Prop} [Decidable b] : a ∨ b ↔ (¬b → a) := or_comm.trans or_iff_not_imp_left

theorem not_imp_iff_and_not {a b : Prop} [Decidable a] : ¬(a → b) ↔ a ∧ ¬b :=
  ⟨fun h => ⟨byContradiction fun ha => h fun ha' => absurd ha' ha, fun hb => h fun _ => hb⟩, fun h h' => h.2 (h' h.1)⟩

theorem not_forall_not {α : Sort u} {p : α → Prop} [Decidable (∃ x, p x)] : (¬∀ x, ¬p x) ↔ ∃ x, p x :=
  ⟨fun h => byContradiction fun he => h fun x hx => he ⟨x, hx⟩, fun ⟨x, hx⟩ h => h x hx⟩

theorem not_exists_not {α : Sort u} {p : α → Prop} [∀ x, Decidable (p x)] : (¬∃ x, ¬p x) ↔ ∀ x, p x :=
  ⟨fun h x => byContradiction fun hx => h ⟨x, hx⟩, fun h ⟨x, hx⟩ => hx (h x)⟩

/-- The decision as a Boolean predicate. -/
@[inline] def predToBool {α : Sort u} (p : α → Prop) [DecidablePred p] : α → Bool := fun a => decide (p a)

end Decidable

/-- Transports a decision along an equivalence. -/
@[inline, instance_reducible] def decidable_of_decidable_of_iff {p q : Prop} [d : Decidable p] (h : p ↔ q) : Decidable q where
  decide := decide p
  of_decide :=
    match d with
    | isTrue hp => h.1 hp
    | isFalse hn => fun hq => hn (h.2 hq)

/-- Transports a decision along an equation. -/
@[inline, instance_reducible] def decidable_of_decidable_of_eq {p q : Prop} [Decidable p] (h : p = q) : Decidable q :=
  decidable_of_decidable_of_iff (iff_of_eq h)

instance instDecidableEqOfIff {p q : Prop} [Decidable (p ↔ q)] : Decidable (p = q) :=
  decidable_of_decidable_of_iff ⟨propext, iff_of_eq⟩

instance instDecidableIte {c t e : Prop} [dC : Decidable c] [dT : Decidable t] [dE : Decidable e] :
    Decidable (if c then t else e) :=
  match dC with
  | isTrue _ => dT
  | isFalse _ => dE

instance instDecidableDite {c : Prop} {t : c → Prop} {e : ¬c → Prop} [dC : Decidable c] [dT : ∀ h, Decidable (t h)]
    [dE : ∀ h, Decidable (e h)] : Decidable (if h : c then t h else e h) :=
  match dC with
  | isTrue hc => dT hc
  | isFalse hc => dE hc

/-! ## Conditionals -/

theorem if_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : ite c t e = t :=
  match h with
  | isTrue _ => rfl
  | isFalse hnc => absurd hc hnc

theorem if_neg {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t e : α} : ite c t e = e :=
  match h with
  | isTrue hc => absurd hc hnc
  | isFalse _ => rfl

theorem dif_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t : c → α} {e : ¬c → α} : dite c t e = t hc :=
  match h with
  | isTrue _ => rfl
  | isFalse hnc => absurd hc hnc

theorem dif_neg {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t : c → α} {e : ¬c → α} : dite c t e = e hnc :=
  match h with
  | isTrue hc => absurd hc hnc
  | isFalse _ => rfl

theorem dif_eq_if (c : Prop) {h : Decidable c} {α : Sort u} (t : α) (e : α) :
    dite c (fun _ => t) (fun _ => e) = ite c t e := rfl

/-! ## Transitivity -/

instance instTransIff : Trans Iff Iff Iff where
  trans := Iff.trans

instance instTransEqEq {α : Sort u} : @Trans α α α Eq Eq Eq where
  trans := Eq.trans

theorem le_of_le_of_eq {α : Type u} [LE α] {a b c : α} (h₁ : a ≤ b) (h₂ : b = c) : a ≤ c := h₂ ▸ h₁

theorem le_of_eq_of_le {α : Type u} [LE α] {a b c : α} (h₁ : a = b) (h₂ : b ≤ c) : a ≤ c := h₁ ▸ h₂

theorem lt_of_lt_of_eq {α : Type u} [LT α] {a b c : α} (h₁ : a < b) (h₂ : b = c) : a < c := h₂ ▸ h₁

theorem lt_of_eq_of_lt {α : Type u} [LT α] {a b c : α} (h₁ : a = b) (h₂ : b < c) : a < c := h₁ ▸ h₂

attribute [symm] Eq.symm HEq.symm Iff.symm Ne.symm
attribute [refl] Iff.refl Nat.le_refl

/-! ## Quotients, function extensionality -/

axiom Quot.sound {α : Sort u} {r : α → α → Prop} {a b : α} : r a b → Quot.mk r a = Quot.mk r b

protected theorem Quot.liftBeta {α : Sort u} {r : α → α → Prop} {β : Sort v} (f : α → β)
    (c : (a b : α) → r a b → f a = f b) (a : α) : Quot.lift f c (Quot.mk r a) = f a := rfl

protected theorem Quot.indBeta {α : Sort u} {r : α → α → Prop} {motive : Quot r → Prop}
    (p : (a : α) → motive (Quot.mk r a)) (a : α) : (Quot.ind p (Quot.mk r a) : motive (Quot.mk r a)) = p a := rfl

/-- `Quot.lift` with the quotient first. -/
protected abbrev Quot.liftOn {α : Sort u} {β : Sort v} {r : α → α → Prop} (q : Quot r) (f : α → β)
    (c : (a b : α) → r a b → f a = f b) : β := Quot.lift f c q

@[elab_as_elim]
protected theorem Quot.inductionOn {α : Sort u} {r : α → α → Prop} {motive : Quot r → Prop} (q : Quot r)
    (h : (a : α) → motive (Quot.mk r a)) : motive q := Quot.ind h q

theorem Quot.exists_rep {α : Sort u} {r : α → α → Prop} (q : Quot r) : ∃ a, Quot.mk r a = q :=
  Quot.inductionOn (motive := fun q => ∃ a, Quot.mk r a = q) q (fun a => ⟨a, rfl⟩)

theorem funext {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : ∀ x, f x = g x) : f = g := by
  let eqv (f g : (x : α) → β x) := ∀ x, f x = g x
  let extfunApp (f : Quot eqv) (x : α) : β x :=
    Quot.liftOn f (fun (f : ∀ (x : α), β x) => f x) (fun _ _ h => h x)
  show extfunApp (Quot.mk eqv f) = extfunApp (Quot.mk eqv g)
  exact congrArg extfunApp (Quot.sound h)

theorem funext_iff {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} : f = g ↔ ∀ x, f x = g x :=
  ⟨fun h _ => h ▸ rfl, funext⟩

attribute [ext] funext

theorem prop_ext {a b : Prop} : (a ↔ b) → a = b := propext

attribute [ext] propext

/-! ## Subsingletons -/

/-- Types with at most one element. -/
class Subsingleton (α : Sort u) : Prop where
  intro ::
  allEq : (a b : α) → a = b

protected theorem Subsingleton.elim {α : Sort u} [h : Subsingleton α] (a b : α) : a = b := h.allEq a b

protected theorem Subsingleton.helim {α β : Sort u} [h₁ : Subsingleton α] (h₂ : α = β) (a : α) (b : β) : HEq a b := by
  subst h₂; exact heq_of_eq (Subsingleton.elim a b)

instance instSubsingleton (p : Prop) : Subsingleton p := ⟨fun _ _ => rfl⟩

instance : Subsingleton Empty := ⟨(nomatch ·)⟩

instance : Subsingleton PEmpty := ⟨(nomatch ·)⟩

instance : Subsingleton PUnit := ⟨fun _ _ => rfl⟩

instance instSubsingletonDecidable (p : Prop) : Subsingleton (Decidable p) where
  allEq
    | isTrue _, isTrue _ => rfl
    | isFalse _, isFalse _ => rfl
    | isTrue h, isFalse n => absurd h n
    | isFalse n, isTrue h => absurd h n

theorem recSubsingleton {p : Prop} [h : Decidable p] {h₁ : p → Sort u} {h₂ : ¬p → Sort u}
    [h₃ : ∀ h, Subsingleton (h₁ h)] [h₄ : ∀ h, Subsingleton (h₂ h)] :
    Subsingleton (dite p h₁ h₂) :=
  match h with
  | isTrue h => h₃ h
  | isFalse h => h₄ h

instance Pi.instSubsingleton {α : Sort u} {β : α → Sort v} [∀ a, Subsingleton (β a)] : Subsingleton (∀ a, β a) :=
  ⟨fun _ _ => funext fun _ => Subsingleton.elim _ _⟩

theorem Subsingleton.intro' {α : Sort u} (h : ∀ a b : α, a = b) : Subsingleton α := ⟨h⟩

/-! ## Equivalence relations -/

structure Equivalence {α : Sort u} (r : α → α → Prop) : Prop where
  refl : ∀ x, r x x
  symm : ∀ {x y}, r x y → r y x
  trans : ∀ {x y z}, r x y → r y z → r x z

class Setoid (α : Sort u) where
  r : α → α → Prop
  iseqv : Equivalence r

instance instHasEquivOfSetoid {α : Sort u} [Setoid α] : HasEquiv α := ⟨Setoid.r⟩

namespace Setoid
variable {α : Sort u} [Setoid α]

theorem refl (a : α) : a ≈ a := iseqv.refl a

theorem symm {a b : α} (hab : a ≈ b) : b ≈ a := iseqv.symm hab

theorem trans {a b c : α} (hab : a ≈ b) (hbc : b ≈ c) : a ≈ c := iseqv.trans hab hbc

end Setoid

def Quotient {α : Sort u} (s : Setoid α) := @Quot α Setoid.r

namespace Quotient

@[inline] protected def mk {α : Sort u} (s : Setoid α) (a : α) : Quotient s := Quot.mk Setoid.r a

protected def mk' {α : Sort u} [s : Setoid α] (a : α) : Quotient s := Quotient.mk s a

theorem sound {α : Sort u} {s : Setoid α} {a b : α} : a ≈ b → Quotient.mk s a = Quotient.mk s b := Quot.sound

protected abbrev lift {α : Sort u} {β : Sort v} {s : Setoid α} (f : α → β) :
    ((a b : α) → a ≈ b → f a = f b) → Quotient s → β := Quot.lift f

protected theorem ind {α : Sort u} {s : Setoid α} {motive : Quotient s → Prop} :
    ((a : α) → motive (Quotient.mk s a)) → (q : Quotient s) → motive q := Quot.ind

protected abbrev liftOn {α : Sort u} {β : Sort v} {s : Setoid α} (q : Quotient s) (f : α → β)
    (c : (a b : α) → a ≈ b → f a = f b) : β := Quot.liftOn q f c

@[elab_as_elim]
protected theorem inductionOn {α : Sort u} {s : Setoid α} {motive : Quotient s → Prop} (q : Quotient s)
    (h : (a : α) → motive (Quotient.mk s a)) : motive q := Quot.inductionOn q h

theorem exists_rep {α : Sort u} {s : Setoid α} (q : Quotient s) : ∃ a, Quotient.mk s a = q := Quot.exists_rep q

end Quotient

theorem Quotient.exact {α : Sort u} {s : Setoid α} {a b : α} (h : Quotient.mk s a = Quotient.mk s b) : a ≈ b :=
  have hb : Quotient.liftOn (Quotient.mk s b) (fun x => a ≈ x)
      (fun _ _ hxy => propext ⟨fun h => Setoid.trans h hxy, fun h => Setoid.trans h (Setoid.symm hxy)⟩) =
      (a ≈ b) := rfl
  have ha : Quotient.liftOn (Quotient.mk s a) (fun x => a ≈ x)
      (fun _ _ hxy => propext ⟨fun h => Setoid.trans h hxy, fun h => Setoid.trans h (Setoid.symm hxy)⟩) := Setoid.refl a
  hb.mp (h ▸ ha)
