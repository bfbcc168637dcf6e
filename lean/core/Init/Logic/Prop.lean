prelude
import Init.Logic.Simp

/-!
# More propositional and predicate logic

The facts that people use by name: distribution, De Morgan, quantifiers over pairs of variables, decidable and
classical versions, conditionals.
-/

universe u v w

/-! ## Connectives -/

theorem iff_def {a b : Prop} : (a ↔ b) ↔ (a → b) ∧ (b → a) := iff_iff_implies_and_implies

theorem iff_def' {a b : Prop} : (a ↔ b) ↔ (b → a) ∧ (a → b) := iff_def.trans and_comm

theorem Iff.not {a b : Prop} (h : a ↔ b) : ¬a ↔ ¬b := not_congr h

theorem and_self_iff {a : Prop} : a ∧ a ↔ a := iff_of_eq (and_self a)

theorem or_self_iff {a : Prop} : a ∨ a ↔ a := iff_of_eq (or_self a)

theorem and_not_self_iff (a : Prop) : a ∧ ¬a ↔ False := iff_false_intro and_not_self

theorem not_and_self_iff (a : Prop) : ¬a ∧ a ↔ False := iff_false_intro not_and_self

theorem and_congr_left' {a b c : Prop} (h : a ↔ b) : a ∧ c ↔ b ∧ c := and_congr h .rfl

theorem and_congr_right' {a b c : Prop} (h : b ↔ c) : a ∧ b ↔ a ∧ c := and_congr .rfl h

theorem imp_iff_left {a b : Prop} (hb : b) : (a → b) ↔ True := iff_true_intro fun _ => hb

theorem not_imp_of_and_not {a b : Prop} : a ∧ ¬b → ¬(a → b)
  | ⟨ha, hb⟩, h => hb (h ha)

theorem not_and_of_not_or_not {a b : Prop} (h : ¬a ∨ ¬b) : ¬(a ∧ b) := h.elim (mt And.left) (mt And.right)

theorem or_or_distrib_left {a b c : Prop} : a ∨ b ∨ c ↔ (a ∨ b) ∨ a ∨ c := by
  rw [← or_assoc, ← or_assoc, @or_right_comm a b a, or_self_iff]

theorem or_or_distrib_right {a b c : Prop} : (a ∨ b) ∨ c ↔ (a ∨ c) ∨ b ∨ c := by
  rw [or_or_or_comm, or_self_iff]

theorem iff_iff_eq {a b : Prop} : (a ↔ b) ↔ a = b := ⟨propext, iff_of_eq⟩

theorem false_of_true_eq_false (h : True = False) : False := h ▸ trivial

theorem ne_of_apply_ne {α : Sort u} {β : Sort v} (f : α → β) {x y : α} : f x ≠ f y → x ≠ y := mt (congrArg f)

theorem ge_iff_le {α : Type u} [LE α] {x y : α} : x ≥ y ↔ y ≤ x := Iff.rfl

theorem gt_iff_lt {α : Type u} [LT α] {x y : α} : x > y ↔ y < x := Iff.rfl

attribute [simp] ge_iff_le gt_iff_lt

/-! ## Equality -/

theorem congr_arg {α : Sort u} {β : Sort v} {a₁ a₂ : α} (f : α → β) (h : a₁ = a₂) : f a₁ = f a₂ := congrArg f h

theorem congr_fun {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : f = g) (a : α) : f a = g a := congrFun h a

theorem congrFun₂ {α : Sort u} {β : α → Sort v} {γ : (a : α) → β a → Sort w} {f g : (a : α) → (b : β a) → γ a b}
    (h : f = g) (a : α) (b : β a) : f a b = g a b := congrFun (congrFun h a) b

protected theorem Eq.congr {α : Sort u} {x₁ y₁ x₂ y₂ : α} (h₁ : x₁ = y₁) (h₂ : x₂ = y₂) : x₁ = x₂ ↔ y₁ = y₂ := by
  subst h₁ h₂; exact Iff.rfl

theorem Eq.congr_left {α : Sort u} {x y z : α} (h : x = y) : x = z ↔ y = z := by rw [h]

theorem Eq.congr_right {α : Sort u} {x y z : α} (h : x = y) : z = x ↔ z = y := by rw [h]

theorem cast_eq_iff_heq {α β : Sort u} {h : α = β} {a : α} {b : β} : cast h a = b ↔ HEq a b := by
  subst h; exact ⟨heq_of_eq, eq_of_heq⟩

theorem heq_of_cast_eq {α β : Sort u} {a : α} {a' : β} : (e : α = β) → cast e a = a' → HEq a a'
  | rfl, h => heq_of_eq h

theorem eqRec_eq_cast {α : Sort u} {a : α} {motive : (a' : α) → a = a' → Sort v} (x : motive a rfl) {a' : α}
    (e : a = a') : @Eq.rec α a motive x a' e = cast (e ▸ rfl) x := by
  subst e; rfl

theorem id_def {α : Sort u} : @id α = fun a => a := rfl

/-! ## Quantifiers -/

theorem forall_imp {α : Sort u} {p q : α → Prop} (h : ∀ a, p a → q a) : (∀ a, p a) → ∀ a, q a := fun h' a => h a (h' a)

theorem forall₂_congr {α : Sort u} {β : α → Sort v} {p q : ∀ a, β a → Prop} (h : ∀ a b, p a b ↔ q a b) :
    (∀ a b, p a b) ↔ ∀ a b, q a b := forall_congr' fun a => forall_congr' (h a)

theorem exists₂_congr {α : Sort u} {β : α → Sort v} {p q : ∀ a, β a → Prop} (h : ∀ a b, p a b ↔ q a b) :
    (∃ a b, p a b) ↔ ∃ a b, q a b := exists_congr fun a => exists_congr (h a)

theorem forall₃_congr {α : Sort u} {β : α → Sort v} {γ : ∀ a, β a → Sort w} {p q : ∀ a b, γ a b → Prop}
    (h : ∀ a b c, p a b c ↔ q a b c) : (∀ a b c, p a b c) ↔ ∀ a b c, q a b c :=
  forall_congr' fun a => forall₂_congr (h a)

theorem exists₃_congr {α : Sort u} {β : α → Sort v} {γ : ∀ a, β a → Sort w} {p q : ∀ a b, γ a b → Prop}
    (h : ∀ a b c, p a b c ↔ q a b c) : (∃ a b c, p a b c) ↔ ∃ a b c, q a b c :=
  exists_congr fun a => exists₂_congr (h a)

theorem exists_prop_congr {p p' : Prop} {q q' : p → Prop} (h : ∀ h, q h ↔ q' h) (hp : p ↔ p') :
    Exists q ↔ ∃ h : p', q' (hp.2 h) :=
  ⟨fun ⟨_, h'⟩ => ⟨hp.1 ‹_›, (h _).1 h'⟩, fun ⟨_, h'⟩ => ⟨_, (h _).2 h'⟩⟩

theorem forall_prop_congr {p p' : Prop} {q q' : p → Prop} (h : ∀ h, q h ↔ q' h) (hp : p ↔ p') :
    (∀ h, q h) ↔ ∀ h : p', q' (hp.2 h) :=
  ⟨fun f h' => (h _).1 (f (hp.2 h')), fun f h' => (h _).2 (f (hp.1 h'))⟩

@[simp] theorem and_exists_self (P : Prop) (Q : P → Prop) : (P ∧ ∃ p, Q p) ↔ ∃ p, Q p :=
  ⟨fun ⟨_, h⟩ => h, fun ⟨p, q⟩ => ⟨p, ⟨p, q⟩⟩⟩

@[simp] theorem exists_and_self (P : Prop) (Q : P → Prop) : ((∃ p, Q p) ∧ P) ↔ ∃ p, Q p :=
  ⟨fun ⟨h, _⟩ => h, fun ⟨p, q⟩ => ⟨⟨p, q⟩, p⟩⟩

@[simp] theorem exists_or_eq_left {α : Sort u} (y : α) (p : α → Prop) : ∃ x : α, x = y ∨ p x := ⟨y, .inl rfl⟩

@[simp] theorem exists_or_eq_right {α : Sort u} (y : α) (p : α → Prop) : ∃ x : α, p x ∨ x = y := ⟨y, .inr rfl⟩

@[simp] theorem exists_or_eq_left' {α : Sort u} (y : α) (p : α → Prop) : ∃ x : α, y = x ∨ p x := ⟨y, .inl rfl⟩

@[simp] theorem exists_or_eq_right' {α : Sort u} (y : α) (p : α → Prop) : ∃ x : α, p x ∨ y = x := ⟨y, .inr rfl⟩

@[simp] theorem exists_apply_eq_apply {α : Sort u} {β : Sort v} (f : α → β) (a' : α) : ∃ a, f a = f a' := ⟨a', rfl⟩

@[simp] theorem exists_exists_and_eq_and {α : Sort u} {β : Sort v} {f : α → β} {p : α → Prop} {q : β → Prop} :
    (∃ b, (∃ a, p a ∧ f a = b) ∧ q b) ↔ ∃ a, p a ∧ q (f a) :=
  ⟨fun ⟨_, ⟨a, ha, hab⟩, hb⟩ => ⟨a, ha, hab ▸ hb⟩, fun ⟨a, hp, hq⟩ => ⟨f a, ⟨a, hp, rfl⟩, hq⟩⟩

@[simp] theorem exists_exists_eq_and {α : Sort u} {β : Sort v} {f : α → β} {p : β → Prop} :
    (∃ b, (∃ a, f a = b) ∧ p b) ↔ ∃ a, p (f a) :=
  ⟨fun ⟨_, ⟨a, ha⟩, hb⟩ => ⟨a, ha ▸ hb⟩, fun ⟨a, ha⟩ => ⟨f a, ⟨a, rfl⟩, ha⟩⟩

/-! ## Nonempty types -/

theorem nonempty_of_exists {α : Sort u} {p : α → Prop} : (∃ x, p x) → Nonempty α
  | ⟨w, _⟩ => ⟨w⟩

@[simp] theorem exists_true_iff_nonempty {α : Sort u} : (∃ _ : α, True) ↔ Nonempty α :=
  ⟨fun ⟨a, _⟩ => ⟨a⟩, fun ⟨a⟩ => ⟨a, trivial⟩⟩

@[simp] theorem Nonempty.forall {α : Sort u} {p : Nonempty α → Prop} : (∀ h : Nonempty α, p h) ↔ ∀ a, p ⟨a⟩ :=
  ⟨fun h _ => h _, fun h ⟨a⟩ => h a⟩

@[simp] theorem Nonempty.exists {α : Sort u} {p : Nonempty α → Prop} : (∃ h : Nonempty α, p h) ↔ ∃ a, p ⟨a⟩ :=
  ⟨fun ⟨⟨a⟩, h⟩ => ⟨a, h⟩, fun ⟨a, h⟩ => ⟨⟨a⟩, h⟩⟩

theorem Nonempty.imp {α : Sort u} {p : Prop} : (Nonempty α → p) ↔ (α → p) := Nonempty.forall

theorem Nonempty.map {α : Sort u} {β : Sort v} (f : α → β) : Nonempty α → Nonempty β
  | ⟨a⟩ => ⟨f a⟩

@[ext] theorem PUnit.ext (x y : PUnit) : x = y := rfl

/-! ## Decidable propositions -/

namespace Decidable
variable {a b c : Prop}

theorem by_contra [Decidable a] : (¬a → False) → a := of_not_not

theorem or_not_self (p : Prop) [Decidable p] : p ∨ ¬p := em p

theorem not_or_self (p : Prop) [Decidable p] : ¬p ∨ p := (em p).symm

theorem peirce (a b : Prop) [Decidable a] : ((a → b) → a) → a :=
  if ha : a then fun _ => ha else fun h => h fun ha' => absurd ha' ha

theorem not_imp_symm [Decidable a] (h : ¬a → b) (hb : ¬b) : a := byContradiction (hb ∘ h)

theorem not_imp [Decidable a] : ¬(a → b) ↔ a ∧ ¬b := not_imp_iff_and_not

theorem imp_or [Decidable a] : (a → b ∨ c) ↔ (a → b) ∨ (a → c) :=
  if h : a then by rw [imp_iff_right h, imp_iff_right h, imp_iff_right h]
  else by
    rw [iff_true_intro (show a → b ∨ c from fun h' => absurd h' h)]
    exact iff_of_true trivial (.inl fun h' => absurd h' h)

theorem imp_or' [Decidable b] {a : Sort u} : (a → b ∨ c) ↔ (a → b) ∨ (a → c) :=
  if hb : b then iff_of_true (fun _ => .inl hb) (.inl fun _ => hb)
  else ⟨fun h => .inr fun x => (h x).resolve_left hb, fun h x => h.elim (fun h => .inl (h x)) fun h => .inr (h x)⟩

theorem not_iff_comm [Decidable a] [Decidable b] : (¬a ↔ b) ↔ (¬b ↔ a) :=
  ⟨fun h => ⟨fun hb => byContradiction fun ha => hb (h.1 ha), fun ha hb => h.2 hb ha⟩,
   fun h => ⟨fun ha => byContradiction fun hb => ha (h.1 hb), fun hb ha => h.2 ha hb⟩⟩

theorem not_iff [Decidable b] : ¬(a ↔ b) ↔ (¬a ↔ b) :=
  if hb : b then by rw [iff_true_intro hb, iff_true, iff_true]
  else by rw [iff_false_intro hb, iff_false, iff_false]

theorem iff_not_comm [Decidable a] [Decidable b] : (a ↔ ¬b) ↔ (b ↔ ¬a) :=
  Iff.comm.trans (not_iff_comm.trans Iff.comm)

theorem iff_iff_and_or_not_and_not [Decidable b] : (a ↔ b) ↔ (a ∧ b) ∨ (¬a ∧ ¬b) :=
  ⟨fun e => if h : b then .inl ⟨e.2 h, h⟩ else .inr ⟨mt e.1 h, h⟩, Or.rec (And.rec iff_of_true) (And.rec iff_of_false)⟩

theorem not_and_not_right [Decidable b] : ¬(a ∧ ¬b) ↔ (a → b) :=
  ⟨fun h ha => byContradiction fun hb => h ⟨ha, hb⟩, fun h ⟨ha, hb⟩ => hb (h ha)⟩

theorem not_and_iff_or_not_not [Decidable a] : ¬(a ∧ b) ↔ ¬a ∨ ¬b :=
  ⟨fun h => if ha : a then .inr fun hb => h ⟨ha, hb⟩ else .inl ha, not_and_of_not_or_not⟩

theorem or_iff_not_not_and_not [Decidable a] [Decidable b] : a ∨ b ↔ ¬(¬a ∧ ¬b) := by
  rw [← not_or, Decidable.not_not]

theorem and_iff_not_not_or_not [Decidable a] [Decidable b] : a ∧ b ↔ ¬(¬a ∨ ¬b) := by
  rw [← not_and_iff_or_not_not, Decidable.not_not]

theorem or_congr_left' [Decidable c] (h : ¬c → (a ↔ b)) : a ∨ c ↔ b ∨ c :=
  if hc : c then iff_of_true (.inr hc) (.inr hc) else or_congr (h hc) Iff.rfl

theorem or_congr_right' [Decidable a] (h : ¬a → (b ↔ c)) : a ∨ b ↔ a ∨ c :=
  if ha : a then iff_of_true (.inl ha) (.inl ha) else or_congr Iff.rfl (h ha)

@[simp] theorem imp_iff_left_iff [Decidable a] : (b ↔ a → b) ↔ a ∨ b :=
  if ha : a then iff_of_true (imp_iff_right ha).symm (.inl ha)
  else by
    rw [or_iff_right ha, iff_true_intro (show a → b from fun h => absurd h ha), iff_true]

@[simp] theorem and_or_imp [Decidable a] : a ∧ b ∨ (a → c) ↔ a → b ∨ c :=
  if ha : a then by rw [imp_iff_right ha, imp_iff_right ha, and_iff_right ha]
  else iff_of_true (.inr fun h => absurd h ha) fun h => absurd h ha

theorem not_forall {α : Sort u} {p : α → Prop} [Decidable (∃ x, ¬p x)] [∀ x, Decidable (p x)] :
    (¬∀ x, p x) ↔ ∃ x, ¬p x :=
  ⟨fun h => byContradiction fun he => h fun x => byContradiction fun hx => he ⟨x, hx⟩, fun ⟨x, hx⟩ h => hx (h x)⟩

theorem exists_not_of_not_forall {α : Sort u} {p : α → Prop} [Decidable (∃ x, ¬p x)] [∀ x, Decidable (p x)] :
    (¬∀ x, p x) → ∃ x, ¬p x := not_forall.1

end Decidable

theorem dec_em (p : Prop) [Decidable p] : p ∨ ¬p := Decidable.em p

/-- Case distinction on a disjunction, for data. -/
def Or.by_cases {p q : Prop} [Decidable p] {α : Sort u} (h : p ∨ q) (h₁ : p → α) (h₂ : q → α) : α :=
  if hp : p then h₁ hp else h₂ (h.resolve_left hp)

/-- Case distinction on a disjunction, for data. -/
def Or.by_cases' {p q : Prop} [Decidable q] {α : Sort u} (h : p ∨ q) (h₁ : p → α) (h₂ : q → α) : α :=
  if hq : q then h₂ hq else h₁ (h.resolve_right hq)

/-! ## Classical -/

namespace Classical
variable {a b c : Prop}

theorem or_not_self (p : Prop) : p ∨ ¬p := em p

theorem not_or_self (p : Prop) : ¬p ∨ p := (em p).symm

theorem not_or_of_imp (h : a → b) : ¬a ∨ b := (em a).elim (fun ha => .inr (h ha)) .inl

theorem imp_iff_not_or : (a → b) ↔ ¬a ∨ b := ⟨not_or_of_imp, Or.neg_resolve_left⟩

theorem peirce (a b : Prop) : ((a → b) → a) → a := fun h => byContradiction fun ha => ha (h fun ha' => absurd ha' ha)

theorem not_and_iff_or_not_not : ¬(a ∧ b) ↔ ¬a ∨ ¬b := not_and_iff_not_or_not

open scoped Classical in
theorem imp_or : (a → b ∨ c) ↔ (a → b) ∨ (a → c) := Decidable.imp_or

open scoped Classical in
theorem not_iff_comm : (¬a ↔ b) ↔ (¬b ↔ a) := Decidable.not_iff_comm

open scoped Classical in
theorem iff_iff_and_or_not_and_not : (a ↔ b) ↔ (a ∧ b) ∨ (¬a ∧ ¬b) := Decidable.iff_iff_and_or_not_and_not

theorem exists_not_of_not_forall {α : Sort u} {p : α → Prop} : (¬∀ x, p x) → ∃ x, ¬p x := not_forall.1

theorem exists_of_not_forall_not {α : Sort u} {p : α → Prop} : (¬∀ x, ¬p x) → ∃ x, p x := not_forall_not.1

@[simp] theorem choose_eq {α : Sort u} (a : α) : choose (⟨a, rfl⟩ : ∃ x, x = a) = a :=
  choose_spec (p := fun x => x = a) _

@[simp] theorem choose_eq' {α : Sort u} (a : α) : choose (⟨a, rfl⟩ : ∃ x, a = x) = a :=
  (choose_spec (p := fun x => a = x) _).symm

end Classical

/-! ## Conditionals -/

theorem if_ctx_congr {α : Sort u} {b c : Prop} [Decidable b] [Decidable c] {x y u v : α} (hc : b ↔ c) (ht : c → x = u)
    (he : ¬c → y = v) : ite b x y = ite c u v := ite_congr (propext hc) ht he

theorem if_congr {α : Sort u} {b c : Prop} [Decidable b] [Decidable c] {x y u v : α} (hc : b ↔ c) (ht : x = u)
    (he : y = v) : ite b x y = ite c u v := if_ctx_congr hc (fun _ => ht) (fun _ => he)

@[simp] theorem if_true {α : Sort u} {_ : Decidable True} (t e : α) : ite True t e = t := if_pos trivial

@[simp] theorem if_false {α : Sort u} {_ : Decidable False} (t e : α) : ite False t e = e := if_neg id

theorem ite_id {α : Sort u} {P : Prop} [Decidable P] (a : α) : ite P (id a) a = a := ite_self a

@[simp] theorem ite_then_self {p q : Prop} [h : Decidable p] : (if p then p else q) ↔ (¬p → q) := by
  cases h with
  | isTrue h => exact iff_of_true h fun hn => absurd h hn
  | isFalse h => exact ⟨fun hq _ => hq, fun hq => hq h⟩

@[simp] theorem ite_else_self {p q : Prop} [h : Decidable p] : (if p then q else p) ↔ p ∧ q := by
  cases h with
  | isTrue h => exact ⟨fun hq => ⟨h, hq⟩, (·.2)⟩
  | isFalse h => exact ⟨fun hp => absurd hp h, fun hp => absurd hp.1 h⟩

theorem ite_and {α : Sort u} {P Q : Prop} [Decidable P] [Decidable Q] (a b : α) :
    ite (P ∧ Q) a b = ite P (ite Q a b) b := by
  by_cases hp : P
  · by_cases hq : Q
    · rw [if_pos ⟨hp, hq⟩, if_pos hp, if_pos hq]
    · rw [if_neg fun h => hq h.2, if_pos hp, if_neg hq]
  · rw [if_neg fun h => hp h.1, if_neg hp]

theorem ite_or {α : Sort u} {P Q : Prop} [Decidable P] [Decidable Q] (a b : α) :
    ite (P ∨ Q) a b = ite P a (ite Q a b) := by
  by_cases hp : P
  · rw [if_pos (.inl hp), if_pos hp]
  · by_cases hq : Q
    · rw [if_pos (.inr hq), if_neg hp, if_pos hq]
    · rw [if_neg fun h => h.elim hp hq, if_neg hp, if_neg hq]

@[simp] theorem if_some_none_eq_none {α : Type u} {P : Prop} [Decidable P] {x : α} :
    (if P then some x else none) = none ↔ ¬P := by
  by_cases h : P
  · rw [if_pos h]; exact iff_of_false nofun (not_not_intro h)
  · rw [if_neg h]; exact iff_of_true rfl h

theorem ite_some_none_eq_none {α : Type u} {P : Prop} [Decidable P] {x : α} :
    (if P then some x else none) = none ↔ ¬P := if_some_none_eq_none

@[simp] theorem ite_some_none_eq_some {α : Type u} {P : Prop} [Decidable P] {x y : α} :
    (if P then some x else none) = some y ↔ P ∧ x = y := by
  by_cases h : P
  · rw [if_pos h, Option.some.injEq]; exact ⟨fun e => ⟨h, e⟩, (·.2)⟩
  · rw [if_neg h]; exact iff_of_false nofun fun e => h e.1

@[simp] theorem decide_eq_decide {p q : Prop} {_ : Decidable p} {_ : Decidable q} : decide p = decide q ↔ (p ↔ q) :=
  ⟨fun h => ⟨fun hp => of_decide_eq_true (h.symm.trans (decide_eq_true hp)),
    fun hq => of_decide_eq_true (h.trans (decide_eq_true hq))⟩, fun h => decide_congr h⟩
