prelude
import Init.SizeOf

/-!
# Well-founded recursion

Accessibility, well-founded relations, the fixed point that definitions by well-founded recursion elaborate to, and
the relations that the elaborator combines: inverse images, measures, lexicographic products.
-/

universe u v w

/-- `x` is accessible: every descending chain from it is finite. -/
inductive Acc {α : Sort u} (r : α → α → Prop) : α → Prop where
  | intro (x : α) (h : (y : α) → r y x → Acc r y) : Acc r x

noncomputable abbrev Acc.ndrec.{u1, u2} {α : Sort u2} {r : α → α → Prop} {C : α → Sort u1}
    (m : (x : α) → ((y : α) → r y x → Acc r y) → ((y : α) → r y x → C y) → C x) {a : α} (n : Acc r a) : C a :=
  n.rec m

noncomputable abbrev Acc.ndrecOn.{u1, u2} {α : Sort u2} {r : α → α → Prop} {C : α → Sort u1} {a : α} (n : Acc r a)
    (m : (x : α) → ((y : α) → r y x → Acc r y) → ((y : α) → r y x → C y) → C x) : C a :=
  n.rec m

theorem Acc.inv {α : Sort u} {r : α → α → Prop} {x y : α} (h₁ : Acc r x) (h₂ : r y x) : Acc r y :=
  match h₁ with
  | .intro _ h => h y h₂

/-- Every element is accessible. -/
inductive WellFounded {α : Sort u} (r : α → α → Prop) : Prop where
  | intro (h : ∀ a, Acc r a) : WellFounded r

class WellFoundedRelation (α : Sort u) where
  rel : α → α → Prop
  wf : WellFounded rel

namespace WellFounded

theorem apply {α : Sort u} {r : α → α → Prop} (wf : WellFounded r) (a : α) : Acc r a :=
  match wf with
  | .intro h => h a

variable {α : Sort u} {r : α → α → Prop}

theorem recursion {C : α → Sort v} (hwf : WellFounded r) (a : α) (h : ∀ x, (∀ y, r y x → C y) → C x) :
    Nonempty (C a) := ⟨(hwf.apply a).rec fun x₁ _ ih => h x₁ ih⟩

theorem induction {C : α → Prop} (hwf : WellFounded r) (a : α) (h : ∀ x, (∀ y, r y x → C y) → C x) : C a :=
  (hwf.apply a).rec fun x₁ _ ih => h x₁ ih

end WellFounded

namespace WellFounded
variable {α : Sort u} {C : α → Sort v} {r : α → α → Prop}

noncomputable def fixF (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α) (a : Acc r x) : C x :=
  a.rec (motive := fun x _ => C x) fun x₁ _ ih => F x₁ ih

theorem fixF_eq (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α) (acx : Acc r x) :
    fixF F x acx = F x (fun (y : α) (p : r y x) => fixF F y (Acc.inv acx p)) := by
  cases acx with
  | intro _ _ => exact rfl

/-- Recursion along a well-founded relation. -/
noncomputable def fix (hwf : WellFounded r) (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α) : C x :=
  fixF F x (hwf.apply x)

theorem fix_eq (hwf : WellFounded r) (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α) :
    fix hwf F x = F x (fun y _ => fix hwf F y) := fixF_eq F x (hwf.apply x)

end WellFounded

/-! ## Empty and smaller relations, inverse images -/

/-- The empty relation is well-founded. -/
@[reducible] def emptyWf {α : Sort u} : WellFoundedRelation α where
  rel := fun _ _ => False
  wf := ⟨fun a => .intro a fun _ => False.elim⟩

theorem Subrelation.accessible {α : Sort u} {r q : α → α → Prop} {a : α} (h₁ : ∀ {x y}, q x y → r x y) (ac : Acc r a) :
    Acc q a := by
  induction ac with
  | intro x _ ih => exact .intro x fun y h => ih y (h₁ h)

theorem Subrelation.wf {α : Sort u} {r q : α → α → Prop} (h₁ : ∀ {x y}, q x y → r x y) (h₂ : WellFounded r) :
    WellFounded q := ⟨fun a => accessible h₁ (h₂.apply a)⟩

/-- The relation that compares images. -/
def InvImage {α : Sort u} {β : Sort v} (r : β → β → Prop) (f : α → β) : α → α → Prop := fun a₁ a₂ => r (f a₁) (f a₂)

namespace InvImage
variable {α : Sort u} {β : Sort v} {r : β → β → Prop}

theorem accAux (f : α → β) {b : β} (ac : Acc r b) : ∀ x : α, f x = b → Acc (InvImage r f) x := by
  induction ac with
  | intro x _ ih =>
    intro z e
    apply Acc.intro
    intro y lt
    subst x
    exact ih (f y) lt y rfl

theorem accessible {a : α} (f : α → β) (ac : Acc r (f a)) : Acc (InvImage r f) a := accAux f ac a rfl

theorem wf (f : α → β) (h : WellFounded r) : WellFounded (InvImage r f) := ⟨fun a => accessible f (h.apply (f a))⟩

end InvImage

@[reducible] def invImage {α : Sort u} {β : Sort v} (f : α → β) (h : WellFoundedRelation β) : WellFoundedRelation α where
  rel := InvImage h.rel f
  wf := InvImage.wf f h.wf

/-- Transitive closure. -/
inductive Relation.TransGen {α : Sort u} (r : α → α → Prop) : α → α → Prop where
  | single {a b : α} : r a b → TransGen r a b
  | tail {a b c : α} : TransGen r a b → r b c → TransGen r a c

theorem Acc.transGen {α : Sort u} {r : α → α → Prop} {a : α} (h : Acc r a) : Acc (Relation.TransGen r) a := by
  induction h with
  | intro x _ H =>
    refine Acc.intro x fun y hy => ?_
    cases hy with
    | single hyx => exact H y hyx
    | tail hyz hzx => exact (H _ hzx).inv hyz

theorem WellFounded.transGen {α : Sort u} {r : α → α → Prop} (h : WellFounded r) :
    WellFounded (Relation.TransGen r) := ⟨fun a => (h.apply a).transGen⟩

/-! ## Natural numbers, measures -/

theorem Nat.lt_acc : (n m : Nat) → m ≤ n → Acc (fun a b : Nat => a < b) m
  | 0, m, hm => .intro m fun y hy => absurd (Nat.lt_of_lt_of_le hy hm) (Nat.not_lt_zero y)
  | n + 1, m, hm => .intro m fun y hy => Nat.lt_acc n y (Nat.le_of_lt_succ (Nat.lt_of_lt_of_le hy hm))

/-- `<` on natural numbers. -/
@[reducible] def Nat.lt_wfRel : WellFoundedRelation Nat where
  rel := (· < ·)
  wf := ⟨fun a => Nat.lt_acc a a Nat.le.refl⟩

/-- Compares by a measure. -/
@[reducible] def measure {α : Sort u} (f : α → Nat) : WellFoundedRelation α := invImage f Nat.lt_wfRel

abbrev sizeOfWFRel {α : Sort u} [SizeOf α] : WellFoundedRelation α := measure sizeOf

instance (priority := low) instWellFoundedRelationOfSizeOf {α : Sort u} [SizeOf α] : WellFoundedRelation α :=
  sizeOfWFRel

/-- Strong induction. -/
@[elab_as_elim] protected theorem Nat.strongRecOn' {motive : Nat → Prop} (n : Nat)
    (ind : ∀ n, (∀ m, m < n → motive m) → motive n) : motive n := Nat.lt_wfRel.wf.induction n ind

@[elab_as_elim] protected noncomputable def Nat.strongRecOn {motive : Nat → Sort u} (n : Nat)
    (ind : ∀ n, (∀ m, m < n → motive m) → motive n) : motive n := Nat.lt_wfRel.wf.fix ind n

namespace WellFounded.Nat
variable {α : Sort u} {motive : α → Sort v} (h : α → _root_.Nat)
  (F : (x : α) → ((y : α) → InvImage (· < ·) h y x → motive y) → motive x)

/-- `F` iterated, at most `fuel` times. -/
noncomputable def fix.go (fuel : _root_.Nat) : (x : α) → h x < fuel → motive x :=
  _root_.Nat.rec (motive := fun fuel => (x : α) → h x < fuel → motive x)
    (fun _ hx => absurd hx (_root_.Nat.not_lt_zero _))
    (fun _ ih x hx => F x fun y hy => ih y (_root_.Nat.lt_of_lt_of_le hy (_root_.Nat.le_of_lt_succ hx)))
    fuel

/--
Recursion along a measure. Unlike `WellFounded.fix` it takes its steps from the value of the measure and not from a
proof, so that the kernels can evaluate functions defined by it.
-/
noncomputable def fix (x : α) : motive x := fix.go h F (h x + 1) x (_root_.Nat.lt_succ_self _)

theorem fix.go_congr (x : α) : (fuel₁ fuel₂ : _root_.Nat) → (h₁ : h x < fuel₁) → (h₂ : h x < fuel₂) →
    fix.go h F fuel₁ x h₁ = fix.go h F fuel₂ x h₂ := by
  intro fuel₁
  induction fuel₁ generalizing x with
  | zero => intro _ h₁; exact absurd h₁ (_root_.Nat.not_lt_zero _)
  | succ n ih =>
    intro fuel₂ h₁ h₂
    cases fuel₂ with
    | zero => exact absurd h₂ (_root_.Nat.not_lt_zero _)
    | succ m => exact congrArg (F x) (funext fun y => funext fun hy => ih y m _ _)

theorem fix_eq (x : α) : fix h F x = F x fun y _ => fix h F y :=
  congrArg (F x) (funext fun _ => funext fun _ => fix.go_congr h F _ _ _ _ _)

end WellFounded.Nat

/-! ## Lexicographic products -/

namespace Prod

inductive Lex {α : Type u} {β : Type v} (ra : α → α → Prop) (rb : β → β → Prop) : α × β → α × β → Prop where
  | left {a₁ : α} (b₁ : β) {a₂ : α} (b₂ : β) (h : ra a₁ a₂) : Lex ra rb (a₁, b₁) (a₂, b₂)
  | right (a : α) {b₁ b₂ : β} (h : rb b₁ b₂) : Lex ra rb (a, b₁) (a, b₂)

variable {α : Type u} {β : Type v} {ra : α → α → Prop} {rb : β → β → Prop}

theorem lex_def {p q : α × β} : Prod.Lex ra rb p q ↔ ra p.1 q.1 ∨ p.1 = q.1 ∧ rb p.2 q.2 :=
  ⟨fun h => match h with
    | .left _ _ h => .inl h
    | .right _ h => .inr ⟨rfl, h⟩,
   fun h => match p, q, h with
    | _, _, .inl h => .left _ _ h
    | (_, _), (_, _), .inr ⟨e, h⟩ => by subst e; exact .right _ h⟩

theorem Lex.right' {β : Type v} {rb : β → β → Prop} {a₁ a₂ : Nat} {b₁ b₂ : β} (h₁ : a₁ ≤ a₂) (h₂ : rb b₁ b₂) :
    Prod.Lex (· < ·) rb (a₁, b₁) (a₂, b₂) :=
  match Nat.eq_or_lt_of_le h₁ with
  | .inl h => h ▸ Prod.Lex.right _ h₂
  | .inr h => Prod.Lex.left _ _ h

theorem lexAccessible {a : α} (aca : Acc ra a) (acb : (b : β) → Acc rb b) (b : β) : Acc (Prod.Lex ra rb) (a, b) := by
  induction aca generalizing b with
  | intro xa _ iha =>
    induction acb b with
    | intro xb _ ihb =>
      apply Acc.intro
      intro p lt
      cases lt with
      | left b₁ _ h => exact iha _ h b₁
      | right _ h => exact ihb _ h

@[reducible] def lex {α : Type u} {β : Type v} (ha : WellFoundedRelation α) (hb : WellFoundedRelation β) :
    WellFoundedRelation (α × β) where
  rel := Prod.Lex ha.rel hb.rel
  wf := ⟨fun (a, b) => lexAccessible (ha.wf.apply a) hb.wf.apply b⟩

instance {α : Type u} {β : Type v} [ha : WellFoundedRelation α] [hb : WellFoundedRelation β] :
    WellFoundedRelation (α × β) := lex ha hb

end Prod

namespace PSigma

inductive Lex {α : Sort u} {β : α → Sort v} (r : α → α → Prop) (s : ∀ a, β a → β a → Prop) :
    PSigma β → PSigma β → Prop where
  | left : ∀ {a₁ : α} (b₁ : β a₁) {a₂ : α} (b₂ : β a₂), r a₁ a₂ → Lex r s ⟨a₁, b₁⟩ ⟨a₂, b₂⟩
  | right : ∀ (a : α) {b₁ b₂ : β a}, s a b₁ b₂ → Lex r s ⟨a, b₁⟩ ⟨a, b₂⟩

variable {α : Sort u} {β : α → Sort v} {r : α → α → Prop} {s : ∀ a, β a → β a → Prop}

theorem lexAccessible {a : α} (aca : Acc r a) (acb : (a : α) → WellFounded (s a)) (b : β a) : Acc (Lex r s) ⟨a, b⟩ := by
  induction aca with
  | intro xa _ iha =>
    induction (acb xa).apply b with
    | intro xb _ ihb =>
      apply Acc.intro
      intro p lt
      cases lt with
      | left _ _ h => exact iha _ h _
      | right _ h => exact ihb _ h

@[reducible] def lex {α : Sort u} {β : α → Sort v} (ha : WellFoundedRelation α) (hb : (a : α) → WellFoundedRelation (β a)) :
    WellFoundedRelation (PSigma β) where
  rel := Lex ha.rel (fun a => (hb a).rel)
  wf := ⟨fun ⟨a, b⟩ => lexAccessible (ha.wf.apply a) (fun a => (hb a).wf) b⟩

instance {α : Sort u} {β : α → Sort v} [ha : WellFoundedRelation α] [hb : (a : α) → WellFoundedRelation (β a)] :
    WellFoundedRelation (PSigma β) := lex ha hb

theorem Lex.right' {β : Nat → Sort v} {s : ∀ a, β a → β a → Prop} {a : Nat} {b₁ b₂ : β a} (h : s a b₁ b₂) :
    Lex (· < ·) s ⟨a, b₁⟩ ⟨a, b₂⟩ := .right a h

end PSigma

/-! ## Preparation of recursive definitions -/

/-- The condition of an `if` is known in its branches. -/
@[wf_preprocess ↓] theorem ite_eq_dite {α : Sort u} {P : Prop} {a b : α} [Decidable P] :
    ite P a b = dite P (fun h => binderNameHint h () a) (fun h => binderNameHint h () b) := rfl
