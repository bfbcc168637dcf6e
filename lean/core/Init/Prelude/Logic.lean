prelude

/-!
# The first declarations: operator classes, logic, truth values, natural numbers

What everything else is made of: the compiler's markers, the classes of operators and monads, `Eq`, `HEq`, the
connectives, `Bool`, `Nat`, `Prod`, `Decidable`, `if`. There is no notation yet; the only syntax is the one built into
the parser.

The order of the first declarations is delicate. The elaborator derives auxiliary constructions (`casesOn`,
`noConfusion`, `brecOn`, constructor indices) for each inductive type as soon as it finds the constants they are
made of, and complains when it finds only some of them. So `PULift`, `Prod`, `PProd`, `cond`, `Nat.beq` and
`noConfusion_of_Nat` stand before the first type that needs them, and `genCtorIdx` is off until `Nat` exists.

Classes that mention neither propositions nor data come first, before `Eq` and `HEq`: no `noConfusion` is derived for
them then, which nobody needs for a class and which would be a large part of the compiled library. `init_quot` must
be in a module without imports, so this is one file.
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

/-! ## Unit, functions, annotations of class parameters -/

@[inline] def id {α : Sort u} (a : α) : α := a

inductive PUnit : Sort u where
  | unit : PUnit

abbrev Unit : Type := PUnit

@[match_pattern] abbrev Unit.unit : Unit := PUnit.unit

@[inline] abbrev Function.const {α : Sort u} (β : Sort v) (a : α) : β → α := fun _ => a

@[inline] def Function.comp {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) : α → δ :=
  fun x => f (g x)

/-- Marks a class parameter that instance synthesis computes. -/
@[reducible] def outParam (α : Sort u) : Sort u := α

/-- Marks a class parameter that instances determine; synthesis may start without it. -/
@[reducible] def semiOutParam (α : Sort u) : Sort u := α

/-! ## Arithmetic operators -/

class HAdd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAdd : α → β → γ

attribute [match_pattern] HAdd.hAdd

class HSub (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSub : α → β → γ

class HMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hMul : α → β → γ

attribute [match_pattern] HMul.hMul

class HDiv (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hDiv : α → β → γ

class HMod (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hMod : α → β → γ

class HPow (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hPow : α → β → γ

class HSMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSMul : α → β → γ

class HAppend (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAppend : α → β → γ

class HOrElse (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hOrElse : α → (Unit → β) → γ

class HAndThen (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAndThen : α → (Unit → β) → γ

class HAnd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAnd : α → β → γ

class HXor (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hXor : α → β → γ

class HOr (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hOr : α → β → γ

class HShiftLeft (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hShiftLeft : α → β → γ

class HShiftRight (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hShiftRight : α → β → γ

class Zero (α : Type u) where
  zero : α

class One (α : Type u) where
  one : α

class Add (α : Type u) where
  add : α → α → α

attribute [match_pattern] Add.add

class Sub (α : Type u) where
  sub : α → α → α

class Mul (α : Type u) where
  mul : α → α → α

attribute [match_pattern] Mul.mul

class Neg (α : Type u) where
  neg : α → α

attribute [match_pattern] Neg.neg

class Inv (α : Type u) where
  inv : α → α

class Div (α : Type u) where
  div : α → α → α

class Mod (α : Type u) where
  mod : α → α → α

class Dvd (α : Type u) where
  dvd : α → α → Prop

class Pow (α : Type u) (β : Type v) where
  pow : α → β → α

class HomogeneousPow (α : Type u) where
  pow : α → α → α

class SMul (M : Type u) (α : Type v) where
  smul : M → α → α

class Append (α : Type u) where
  append : α → α → α

class OrElse (α : Type u) where
  orElse : α → (Unit → α) → α

class AndThen (α : Type u) where
  andThen : α → (Unit → α) → α

class AndOp (α : Type u) where
  and : α → α → α

class XorOp (α : Type u) where
  xor : α → α → α

class OrOp (α : Type u) where
  or : α → α → α

class Complement (α : Type u) where
  complement : α → α

class ShiftLeft (α : Type u) where
  shiftLeft : α → α → α

class ShiftRight (α : Type u) where
  shiftRight : α → α → α

@[default_instance]
instance instHAdd {α : Type u} [Add α] : HAdd α α α := ⟨Add.add⟩

@[default_instance]
instance instHSub {α : Type u} [Sub α] : HSub α α α := ⟨Sub.sub⟩

@[default_instance]
instance instHMul {α : Type u} [Mul α] : HMul α α α := ⟨Mul.mul⟩

@[default_instance]
instance instHDiv {α : Type u} [Div α] : HDiv α α α := ⟨Div.div⟩

@[default_instance]
instance instHMod {α : Type u} [Mod α] : HMod α α α := ⟨Mod.mod⟩

@[default_instance 10000]
instance instHPow {α : Type u} {β : Type v} [Pow α β] : HPow α β α := ⟨Pow.pow⟩

instance instPowOfHomogeneousPow {α : Type u} [HomogeneousPow α] : Pow α α := ⟨HomogeneousPow.pow⟩

@[default_instance]
instance instHSMul {α : Type u} {β : Type v} [SMul α β] : HSMul α β β := ⟨SMul.smul⟩

@[reducible] def instSMulOfMul {α : Type u} [Mul α] : SMul α α := ⟨Mul.mul⟩

@[default_instance]
instance instHAppendOfAppend {α : Type u} [Append α] : HAppend α α α := ⟨Append.append⟩

@[default_instance]
instance instHOrElseOfOrElse {α : Type u} [OrElse α] : HOrElse α α α := ⟨OrElse.orElse⟩

@[default_instance]
instance instHAndThenOfAndThen {α : Type u} [AndThen α] : HAndThen α α α := ⟨AndThen.andThen⟩

@[default_instance]
instance instHAndOfAndOp {α : Type u} [AndOp α] : HAnd α α α := ⟨AndOp.and⟩

@[default_instance]
instance instHXorOfXorOp {α : Type u} [XorOp α] : HXor α α α := ⟨XorOp.xor⟩

@[default_instance]
instance instHOrOfOrOp {α : Type u} [OrOp α] : HOr α α α := ⟨OrOp.or⟩

@[default_instance]
instance instHShiftLeftOfShiftLeft {α : Type u} [ShiftLeft α] : HShiftLeft α α α := ⟨ShiftLeft.shiftLeft⟩

@[default_instance]
instance instHShiftRightOfShiftRight {α : Type u} [ShiftRight α] : HShiftRight α α α := ⟨ShiftRight.shiftRight⟩

/-! ## Order -/

class LE (α : Type u) where
  le : α → α → Prop

class LT (α : Type u) where
  lt : α → α → Prop

class Max (α : Type u) where
  max : α → α → α

export Max (max)

class Min (α : Type u) where
  min : α → α → α

export Min (min)

/-- Transitivity of mixed relations, for `calc`. -/
class Trans.{a, b, c, d, e, f} {α : Sort d} {β : Sort e} {γ : Sort f} (r : α → β → Sort a) (s : β → γ → Sort b)
    (t : outParam (α → γ → Sort c)) where
  trans : {x : α} → {y : β} → {z : γ} → r x y → s y z → t x z

export Trans (trans)

/-! ## Collections -/

class Membership (α : outParam (Type u)) (γ : Type v) where
  mem : γ → α → Prop

class EmptyCollection (α : Type u) where
  emptyCollection : α

class Insert (α : outParam (Type u)) (γ : Type v) where
  insert : α → γ → γ

class Singleton (α : outParam (Type u)) (β : Type v) where
  singleton : α → β

class HasSubset (α : Type u) where
  Subset : α → α → Prop

class HasSSubset (α : Type u) where
  SSubset : α → α → Prop

class Union (α : Type u) where
  union : α → α → α

class Inter (α : Type u) where
  inter : α → α → α

class SDiff (α : Type u) where
  sdiff : α → α → α

export Insert (insert)
export Singleton (singleton)

class HasEquiv (α : Sort u) where
  Equiv : α → α → Sort v

/-! ## Functor, applicative, monad -/

class Functor (f : Type u → Type v) : Type (max (u+1) v) where
  map : {α β : Type u} → (α → β) → f α → f β
  mapConst : {α β : Type u} → α → f β → f α := Function.comp map (Function.const _)

class Pure (f : Type u → Type v) where
  pure {α : Type u} : α → f α

export Pure (pure)

class Seq (f : Type u → Type v) : Type (max (u+1) v) where
  seq : {α β : Type u} → f (α → β) → (Unit → f α) → f β

class SeqLeft (f : Type u → Type v) : Type (max (u+1) v) where
  seqLeft : {α β : Type u} → f α → (Unit → f β) → f α

class SeqRight (f : Type u → Type v) : Type (max (u+1) v) where
  seqRight : {α β : Type u} → f α → (Unit → f β) → f β

class Applicative (f : Type u → Type v) extends Functor f, Pure f, Seq f, SeqLeft f, SeqRight f where
  map := fun x y => Seq.seq (pure x) fun _ => y
  seqLeft := fun a b => Seq.seq (Functor.map (Function.const _) a) b
  seqRight := fun a b => Seq.seq (Functor.map (Function.const _ id) a) b

class Bind (m : Type u → Type v) where
  bind : {α β : Type u} → m α → (α → m β) → m β

export Bind (bind)

class Monad (m : Type u → Type v) : Type (max (u+1) v) extends Applicative m, Bind m where
  map f x := bind x (Function.comp pure f)
  seq f x := bind f fun y => Functor.map y (x ())
  seqLeft x y := bind x fun a => bind (y ()) (fun _ => pure a)
  seqRight x y := bind x fun _ => y ()

/-! ## Lifting -/

class MonadLift (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) where
  monadLift : {α : Type u} → m α → n α

class MonadLiftT (m : Type u → Type v) (n : Type u → Type w) where
  monadLift : {α : Type u} → m α → n α

class MonadEval (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) where
  monadEval : {α : Type u} → m α → n α

class MonadEvalT (m : Type u → Type v) (n : Type u → Type w) where
  monadEval : {α : Type u} → m α → n α

class MonadFunctor (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) where
  monadMap {α : Type u} : ({β : Type u} → m β → m β) → n α → n α

class MonadFunctorT (m : Type u → Type v) (n : Type u → Type w) where
  monadMap {α : Type u} : ({β : Type u} → m β → m β) → n α → n α

/-! ## Exceptions, readers -/

class MonadExceptOf (ε : semiOutParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
  tryCatch {α : Type v} (body : m α) (handler : ε → m α) : m α

class MonadExcept (ε : outParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
  tryCatch {α : Type v} : m α → (ε → m α) → m α

class MonadReaderOf (ρ : semiOutParam (Type u)) (m : Type u → Type v) where
  read : m ρ

class MonadReader (ρ : outParam (Type u)) (m : Type u → Type v) where
  read : m ρ

class MonadWithReaderOf (ρ : semiOutParam (Type u)) (m : Type u → Type v) where
  withReader {α : Type u} : (ρ → ρ) → m α → m α

class MonadWithReader (ρ : outParam (Type u)) (m : Type u → Type v) where
  withReader {α : Type u} : (ρ → ρ) → m α → m α

/-! ## Truth, falsehood, equality -/

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
