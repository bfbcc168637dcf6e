prelude

/-!
# The first declarations: logic, truth values, natural numbers

What everything else is made of: the compiler's markers, `Eq`, `HEq`, the connectives, `Bool`, `Nat`, `Prod`,
`Decidable`, `if`. There is no notation yet; the only syntax is the one built into the parser.

The order of the first declarations is delicate. The elaborator derives auxiliary constructions (`casesOn`,
`noConfusion`, `brecOn`, constructor indices) for each inductive type as soon as it finds the constants they are
made of, and complains when it finds only some of them. So `PULift`, `Prod`, `PProd`, `cond`, `Nat.beq` and
`noConfusion_of_Nat` stand before the first type that needs them, and `genCtorIdx` is off until `Nat` exists.
-/
set_option bootstrap.inductiveCheckResultingUniverse false
set_option linter.defProp false
universe u v w

/-! ## Markers of the code generator -/

/-- Erased terms. -/
unsafe axiom lcErased : Type
/-- Terms of an unknown type, after erasure. -/
unsafe axiom lcAny : Type
/-- The type of values that carry no information at run time. -/
unsafe axiom lcVoid : Type
/-- Stands for a proof that the code generator dropped. -/
unsafe axiom lcProof {α : Prop} : α
/-- Stands for code that is never reached. -/
unsafe axiom lcUnreachable {α : Sort u} : α
/-- Stands for a cast of the code generator. -/
unsafe axiom lcCast {α : Sort u} {β : Sort v} (a : α) : β

/-! ## Unit, truth, falsehood, equality -/

@[inline] def id {α : Sort u} (a : α) : α := a

inductive PUnit : Sort u where
  | unit : PUnit

abbrev Unit : Type := PUnit

@[match_pattern] abbrev Unit.unit : Unit := PUnit.unit

inductive True : Prop where
  | intro : True

inductive False : Prop

inductive Empty : Type

inductive PEmpty : Sort u where

@[macro_inline] def False.elim {C : Sort u} (h : False) : C := False.rec (fun _ => C) h

def Not (a : Prop) : Prop := a → False

inductive Eq {α : Sort u} : α → α → Prop where
  | refl (a : α) : Eq a a

init_quot

/-- The representative of a quotient, for code only. -/
unsafe axiom Quot.lcInv {α : Sort u} {r : α → α → Prop} (q : Quot r) : α

/-- Rewrites along an equation; the non-dependent recursor of `Eq`. -/
abbrev Eq.ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : Eq a b) :
    motive b :=
  Eq.rec (motive := fun x _ => motive x) m h

@[match_pattern] def rfl {α : Sort u} {a : α} : Eq a a := Eq.refl a

inductive HEq {α : Sort u} : α → {β : Sort u} → β → Prop where
  | refl (a : α) : HEq a a

@[match_pattern] protected def HEq.rfl {α : Sort u} {a : α} : HEq a a := HEq.refl a

@[reducible] def Ne {α : Sort u} (a b : α) : Prop := Not (Eq a b)

@[macro_inline] def absurd {a : Prop} {b : Sort v} (h₁ : a) (h₂ : Not a) : b := (h₂ h₁).rec

theorem Eq.subst {α : Sort u} {motive : α → Prop} {a b : α} (h₁ : Eq a b) (h₂ : motive a) : motive b :=
  Eq.ndrec h₂ h₁

theorem Eq.symm {α : Sort u} {a b : α} (h : Eq a b) : Eq b a := h.rec (Eq.refl a)

theorem Eq.trans {α : Sort u} {a b c : α} (h₁ : Eq a b) (h₂ : Eq b c) : Eq a c := h₂.rec h₁

abbrev Eq.ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : Eq b a) :
    motive b :=
  Eq.ndrec m (Eq.symm h)

@[macro_inline] def cast {α β : Sort u} (h : Eq α β) (a : α) : β := h.rec a

theorem congrArg {α : Sort u} {β : Sort v} {a₁ a₂ : α} (f : α → β) (h : Eq a₁ a₂) : Eq (f a₁) (f a₂) :=
  h.rec (Eq.refl (f a₁))

theorem congr {α : Sort u} {β : Sort v} {f₁ f₂ : α → β} {a₁ a₂ : α} (h₁ : Eq f₁ f₂) (h₂ : Eq a₁ a₂) :
    Eq (f₁ a₁) (f₂ a₂) :=
  h₁.rec (h₂.rec (Eq.refl _))

theorem congrFun {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : Eq f g) (a : α) : Eq (f a) (g a) :=
  h.rec (Eq.refl (f a))

theorem eq_of_heq {α : Sort u} {a a' : α} (h : HEq a a') : Eq a a' :=
  have : (α β : Sort u) → (a : α) → (b : β) → HEq a b → (h : Eq α β) → Eq (cast h a) b :=
    fun _ _ _ _ h₁ => h₁.rec (fun _ => Eq.refl _)
  this α α a a' h (Eq.refl α)

theorem heq_of_eq {α : Sort u} {a a' : α} (h : Eq a a') : HEq a a' := h.rec (HEq.refl a)

theorem HEq.symm {α β : Sort u} {a : α} {b : β} (h : HEq a b) : HEq b a := h.rec (HEq.refl a)

abbrev HEq.homo_ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : HEq a b) :
    motive b :=
  (eq_of_heq h).ndrec m

abbrev HEq.homo_ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α}
    (h : HEq b a) : motive b :=
  (eq_of_heq h.symm).ndrec m

/-! ## Pairs, truth values, natural numbers -/

set_option genCtorIdx false

structure PULift.{r, s} (α : Sort s) : Sort (max s 1 r) where
  up :: (down : α)

structure And (a b : Prop) : Prop where
  intro :: (left : a) (right : b)

structure Prod (α : Type u) (β : Type v) where
  (fst : α) (snd : β)

structure PProd (α : Sort u) (β : Sort v) where
  (fst : α) (snd : β)

inductive Bool : Type where
  | false
  | true

export Bool (false true)

/-- `cond c x y` is `x` when `c` is true, else `y`. -/
@[macro_inline] def cond {α : Sort u} (c : Bool) (x y : α) : α :=
  match c with
  | true => x
  | false => y

inductive Nat : Type where
  | zero
  | succ (n : Nat)

set_option genCtorIdx true

@[extern "lean_nat_dec_eq"] def Nat.beq : (@& Nat) → (@& Nat) → Bool
  | .zero, .zero => true
  | .zero, .succ _ => false
  | .succ _, .zero => false
  | .succ n, .succ m => Nat.beq n m

@[extern "lean_nat_dec_le"] def Nat.ble : (@& Nat) → (@& Nat) → Bool
  | .zero, _ => true
  | .succ _, .zero => false
  | .succ n, .succ m => Nat.ble n m

@[extern "lean_nat_add", match_pattern] protected def Nat.add : (@& Nat) → (@& Nat) → Nat
  | n, .zero => n
  | n, .succ m => .succ (Nat.add n m)

def Bool.ctorIdx (b : Bool) : Nat :=
  match b with
  | .false => Nat.zero
  | .true => Nat.succ Nat.zero

theorem Nat.beq_refl : (n : Nat) → Eq (Nat.beq n n) true
  | .zero => rfl
  | .succ n => Nat.beq_refl n

/-- What `noConfusion` of an enumeration means: equal values have equal constructor indices. -/
theorem noConfusion_of_Nat.{r} {α : Sort r} (f : α → Nat) {a b : α} (h : Eq a b) :
    Bool.rec (motive := fun _ => Prop) False True (Nat.beq (f a) (f b)) :=
  Eq.ndrec (motive := fun x => Bool.rec (motive := fun _ => Prop) False True (Nat.beq (f a) (f x)))
    (Eq.ndrec (motive := fun (x : Bool) => Bool.rec (motive := fun _ => Prop) False True x) (a := true) True.intro
      (Eq.symm (Nat.beq_refl (f a)))) h

inductive Or (a b : Prop) : Prop where
  | inl (h : a) : Or a b
  | inr (h : b) : Or a b

theorem Or.intro_left {a : Prop} (b : Prop) (h : a) : Or a b := Or.inl h

theorem Or.intro_right {b : Prop} (a : Prop) (h : b) : Or a b := Or.inr h

theorem Or.elim {a b c : Prop} (h : Or a b) (left : a → c) (right : b → c) : c :=
  match h with
  | .inl h => left h
  | .inr h => right h

theorem And.elim_left {a b : Prop} (h : And a b) : a := h.1

structure Iff (a b : Prop) : Prop where
  intro :: (mp : a → b) (mpr : b → a)

inductive Exists {α : Sort u} (p : α → Prop) : Prop where
  | intro (w : α) (h : p w) : Exists p

structure MProd (α β : Type u) where
  (fst : α) (snd : β)

structure PSigma {α : Sort u} (β : α → Sort v) where
  (fst : α) (snd : β fst)

structure Sigma {α : Type u} (β : α → Type v) where
  (fst : α) (snd : β fst)

structure Subtype {α : Sort u} (p : α → Prop) where
  (val : α) (property : p val)

structure PLift (α : Sort u) : Type u where
  up :: (down : α)

structure ULift.{r, s} (α : Type s) : Type (max s r) where
  up :: (down : α)

/-! ## Decidable propositions -/

/--
A proposition with a Boolean that says whether it holds. A structure and not a sum: the code generator
represents it by its Boolean field, constant folding relies on that, and `decide p` is a mere projection for the
kernels.
-/
class Decidable (p : Prop) where
  intro ::
  /-- The truth value of `p`. -/
  decide (p) : Bool
  /-- The Boolean is right. -/
  of_decide : Bool.rec (motive := fun _ => Prop) (Not p) p decide

export Decidable (decide)

@[match_pattern] abbrev Decidable.isFalse {p : Prop} (h : Not p) : Decidable p := ⟨false, h⟩

@[match_pattern] abbrev Decidable.isTrue {p : Prop} (h : p) : Decidable p := ⟨true, h⟩

export Decidable (isFalse isTrue)

/-- Case distinction on a decision, by `isFalse` and `isTrue`. -/
@[elab_as_elim, cases_eliminator, induction_eliminator]
def Decidable.falseTrueCases {p : Prop} {motive : Decidable p → Sort u} (isFalse : (h : Not p) → motive (isFalse h))
    (isTrue : (h : p) → motive (isTrue h)) (t : Decidable p) : motive t :=
  match t with
  | ⟨false, h⟩ => isFalse h
  | ⟨true, h⟩ => isTrue h

theorem of_decide_eq_true {p : Prop} [inst : Decidable p] (h : Eq (decide p) true) : p :=
  match inst, h with
  | ⟨true, h⟩, _ => h

theorem of_decide_eq_false {p : Prop} [inst : Decidable p] (h : Eq (decide p) false) : Not p :=
  match inst, h with
  | ⟨false, h⟩, _ => h

theorem decide_eq_true {p : Prop} [inst : Decidable p] (h : p) : Eq (decide p) true :=
  match inst with
  | ⟨true, _⟩ => rfl
  | ⟨false, h₂⟩ => absurd h h₂

theorem decide_eq_false {p : Prop} [inst : Decidable p] (h : Not p) : Eq (decide p) false :=
  match inst with
  | ⟨true, h₂⟩ => absurd h₂ h
  | ⟨false, _⟩ => rfl

/-- `if h : c then t else e`. -/
@[macro_inline] def dite {α : Sort u} (c : Prop) [h : Decidable c] (t : c → α) (e : Not c → α) : α :=
  match h with
  | ⟨true, h⟩ => t h
  | ⟨false, h⟩ => e h

/-- `if c then t else e`. -/
@[macro_inline] def ite {α : Sort u} (c : Prop) [h : Decidable c] (t e : α) : α :=
  match h with
  | ⟨true, _⟩ => t
  | ⟨false, _⟩ => e

abbrev DecidableEq (α : Sort u) := (a b : α) → Decidable (Eq a b)

abbrev DecidablePred {α : Sort u} (r : α → Prop) := (a : α) → Decidable (r a)

abbrev DecidableRel {α : Sort u} {β : Sort v} (r : α → β → Prop) := (a : α) → (b : β) → Decidable (r a b)

def decEq {α : Sort u} [inst : DecidableEq α] (a b : α) : Decidable (Eq a b) := inst a b

/-! ## Functions and binder annotations -/

set_option checkBinderAnnotations false in
/-- Finds the instance `α` by instance synthesis. -/
abbrev inferInstance {α : Sort u} [i : α] : α := i

@[inline] abbrev Function.const {α : Sort u} (β : Sort v) (a : α) : β → α := fun _ => a

@[inline] def Function.comp {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) : α → δ :=
  fun x => f (g x)

/-- Marks a class parameter that instance synthesis computes. -/
@[reducible] def outParam (α : Sort u) : Sort u := α

/-- Marks a class parameter that instances determine; synthesis may start without it. -/
@[reducible] def semiOutParam (α : Sort u) : Sort u := α

set_option linter.unusedVariables false in
/-- The type of a parameter with a default value. -/
@[reducible] def optParam (α : Sort u) (default : α) : Sort u := α

set_option linter.unusedVariables false in
/-- The pattern `x@h:p`. -/
@[reducible] def namedPattern {α : Sort u} (x a : α) (h : Eq x a) : α := a

/-- Marks a parameter of a function defined by well-founded recursion. -/
def wfParam {α : Sort u} (a : α) : α := a

/-- Marks `α` for the kernel: reduce proofs of it eagerly. -/
abbrev eagerReduce {α : Sort u} (a : α) : α := a

/-- The identity, in a way that no unfolding sees through. -/
opaque Lean.opaqueId {α : Sort u} (x : α) : α := x

set_option linter.unusedVariables false in
/-- `e`, with a hint for `simp` and `rw` that the bound variable `v` should be named like `binder`. -/
def binderNameHint {α : Sort u} {β : Sort v} {γ : Sort w} (v : α) (binder : β) (e : γ) : γ := e

/-- What `sorry` elaborates to. Nothing in this library uses it. -/
@[extern "lean_sorry", never_extract] axiom sorryAx (α : Sort u) (synthetic : Bool) : α

class Inhabited (α : Sort u) where
  mk :: (default : α)

export Inhabited (default)

class inductive Nonempty (α : Sort u) : Prop where
  | intro (val : α) : Nonempty α

axiom Classical.choice {α : Sort u} : Nonempty α → α

protected theorem Nonempty.elim {α : Sort u} {p : Prop} (h₁ : Nonempty α) (h₂ : α → p) : p :=
  match h₁ with
  | .intro a => h₂ a

/-- Propositional extensionality. -/
axiom propext {a b : Prop} : Iff a b → Eq a b
