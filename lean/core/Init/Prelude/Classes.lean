prelude
import Init.Prelude.Logic

/-!
# Operator and order classes

The classes behind arithmetic, order, comparison and collection notation, their default instances, and `OfNat`.
The heterogeneous class (`HAdd`) is what notation elaborates to; the homogeneous one (`Add`) is what types
implement. The names of the classes, fields and default instances are known to the elaborator.
-/

universe u v w

/-- Numerals: `n : α` for a literal `n`. -/
class OfNat (α : Type u) (n : Nat) where
  ofNat : α

@[default_instance 100]
instance instOfNatNat (n : Nat) : OfNat Nat n := ⟨n⟩

/-! ## Arithmetic -/

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

class NatPow (α : Type u) where
  pow : α → Nat → α

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

@[default_instance 10000]
instance instPowNat {α : Type u} [NatPow α] : Pow α Nat := ⟨NatPow.pow⟩

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

/-! ## Order and comparison -/

class BEq (α : Type u) where
  beq : α → α → Bool

export BEq (beq)

instance instBEqOfDecidableEq {α : Type u} [DecidableEq α] : BEq α := ⟨fun a b => decide (Eq a b)⟩

class LE (α : Type u) where
  le : α → α → Prop

class LT (α : Type u) where
  lt : α → α → Prop

@[reducible] def GE.ge {α : Type u} [LE α] (a b : α) : Prop := LE.le b a

@[reducible] def GT.gt {α : Type u} [LT α] (a b : α) : Prop := LT.lt b a

abbrev DecidableLT (α : Type u) [LT α] := DecidableRel (LT.lt : α → α → Prop)

abbrev DecidableLE (α : Type u) [LE α] := DecidableRel (LE.le : α → α → Prop)

class Max (α : Type u) where
  max : α → α → α

export Max (max)

class Min (α : Type u) where
  min : α → α → α

export Min (min)

@[inline, instance_reducible] def maxOfLe {α : Type u} [LE α] [DecidableRel (@LE.le α _)] : Max α where
  max x y := ite (LE.le x y) y x

@[inline, instance_reducible] def minOfLe {α : Type u} [LE α] [DecidableRel (@LE.le α _)] : Min α where
  min x y := ite (LE.le x y) x y

/-- Transitivity of mixed relations, for `calc`. -/
class Trans.{a, b, c, d, e, f} {α : Sort d} {β : Sort e} {γ : Sort f} (r : α → β → Sort a) (s : β → γ → Sort b)
    (t : outParam (α → γ → Sort c)) where
  trans : {x : α} → {y : β} → {z : γ} → r x y → s y z → t x z

export Trans (trans)

instance instTransEq {α : Sort u} {γ : Sort v} (r : α → γ → Sort w) : Trans Eq r r where
  trans heq h' := Eq.rec (motive := fun x _ => r x _) h' (Eq.symm heq)

instance instTransEq_1 {α : Sort u} {β : Sort v} (r : α → β → Sort w) : Trans r Eq r where
  trans h' heq := Eq.rec (motive := fun x _ => r _ x) h' heq

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

@[reducible] def Superset {α : Type u} [HasSubset α] (a b : α) : Prop := HasSubset.Subset b a

@[reducible] def SSuperset {α : Type u} [HasSSubset α] (a b : α) : Prop := HasSSubset.SSubset b a

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

/-! ## Inhabited types -/

instance (priority := 100) instInhabitedSort : Inhabited (Sort u) := ⟨PUnit⟩

instance instInhabitedProp : Inhabited Prop := ⟨True⟩

instance instInhabitedTrue : Inhabited True := ⟨True.intro⟩

instance instInhabitedPUnit : Inhabited PUnit.{u} := ⟨PUnit.unit⟩

instance instInhabitedBool : Inhabited Bool := ⟨false⟩

instance instInhabitedNat : Inhabited Nat := ⟨Nat.zero⟩

instance instInhabitedForall {α : Sort u} {β : α → Sort v} [(a : α) → Inhabited (β a)] :
    Inhabited ((a : α) → β a) := ⟨fun _ => default⟩

instance instInhabitedProd {α : Type u} {β : Type v} [Inhabited α] [Inhabited β] : Inhabited (Prod α β) :=
  ⟨⟨default, default⟩⟩

instance instInhabitedMProd {α β : Type u} [Inhabited α] [Inhabited β] : Inhabited (MProd α β) :=
  ⟨⟨default, default⟩⟩

instance instInhabitedPProd {α : Sort u} {β : Sort v} [Inhabited α] [Inhabited β] : Inhabited (PProd α β) :=
  ⟨⟨default, default⟩⟩

instance instInhabitedULift {α : Type u} [Inhabited α] : Inhabited (ULift α) := ⟨⟨default⟩⟩

instance instNonemptyOfInhabited {α : Sort u} [Inhabited α] : Nonempty α := ⟨default⟩

theorem Inhabited.toNonempty {α : Sort u} [Inhabited α] : Nonempty α := ⟨default⟩

/-- Some element of a type that is known to be nonempty. -/
noncomputable def Classical.ofNonempty {α : Sort u} [h : Nonempty α] : α := Classical.choice h

instance instNonemptyForall {α : Sort u} {β : α → Sort v} [h : (a : α) → Nonempty (β a)] :
    Nonempty ((a : α) → β a) := ⟨fun a => Classical.choice (h a)⟩

/-- Types that are known to be nonempty, for opaque type constants. -/
@[reducible] def NonemptyType := Subtype fun α : Type u => Nonempty α

@[reducible] def NonemptyType.type (t : NonemptyType.{u}) : Type u := t.val

instance instInhabitedNonemptyType : Inhabited NonemptyType.{u} := ⟨⟨PUnit, ⟨PUnit.unit⟩⟩⟩

/-! ## Boolean connectives -/

@[macro_inline] def Bool.or (x y : Bool) : Bool :=
  match x with
  | true => true
  | false => y

@[macro_inline] def Bool.and (x y : Bool) : Bool :=
  match x with
  | false => false
  | true => y

@[inline] def Bool.not (x : Bool) : Bool :=
  match x with
  | true => false
  | false => true

export Bool (or and not)

@[inline] def bne {α : Type u} [BEq α] (a b : α) : Bool := not (beq a b)

/-! ## Decidability of connectives and of `Bool` -/

instance instDecidableTrue : Decidable True := isTrue True.intro

instance instDecidableFalse : Decidable False := isFalse (fun h => h)

@[macro_inline] instance instDecidableAnd {p q : Prop} [dp : Decidable p] [dq : Decidable q] :
    Decidable (And p q) where
  decide := and dp.decide dq.decide
  of_decide :=
    match dp, dq with
    | ⟨true, hp⟩, ⟨true, hq⟩ => ⟨hp, hq⟩
    | ⟨true, _⟩, ⟨false, hq⟩ => fun h => hq h.2
    | ⟨false, hp⟩, _ => fun h => hp h.1

@[macro_inline] instance instDecidableOr {p q : Prop} [dp : Decidable p] [dq : Decidable q] :
    Decidable (Or p q) where
  decide := or dp.decide dq.decide
  of_decide :=
    match dp, dq with
    | ⟨true, hp⟩, _ => Or.inl hp
    | ⟨false, _⟩, ⟨true, hq⟩ => Or.inr hq
    | ⟨false, hp⟩, ⟨false, hq⟩ => fun h => h.elim hp hq

instance instDecidableNot {p : Prop} [dp : Decidable p] : Decidable (Not p) where
  decide := not dp.decide
  of_decide :=
    match dp with
    | ⟨true, hp⟩ => fun h => h hp
    | ⟨false, hp⟩ => hp

@[macro_inline] instance instDecidableForall {p q : Prop} [dp : Decidable p] [dq : Decidable q] :
    Decidable (p → q) where
  decide := or (not dp.decide) dq.decide
  of_decide :=
    match dp, dq with
    | ⟨true, _⟩, ⟨true, hq⟩ => fun _ => hq
    | ⟨true, hp⟩, ⟨false, hq⟩ => fun h => hq (h hp)
    | ⟨false, hp⟩, _ => fun h => absurd h hp

def Bool.decEq (a b : Bool) : Decidable (Eq a b) :=
  match a, b with
  | false, false => isTrue rfl
  | false, true => isFalse (fun h => Bool.noConfusion h)
  | true, false => isFalse (fun h => Bool.noConfusion h)
  | true, true => isTrue rfl

instance instDecidableEqBool : DecidableEq Bool := Bool.decEq

abbrev Bool.xor : Bool → Bool → Bool := bne

export Bool (xor)

@[inline] instance instDecidableIff {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (Iff p q) where
  decide := decide (Eq dp.decide dq.decide)
  of_decide :=
    match dp, dq with
    | ⟨true, hp⟩, ⟨true, hq⟩ => ⟨fun _ => hq, fun _ => hp⟩
    | ⟨true, hp⟩, ⟨false, hq⟩ => fun h => hq (h.1 hp)
    | ⟨false, hp⟩, ⟨true, hq⟩ => fun h => hp (h.2 hq)
    | ⟨false, hp⟩, ⟨false, hq⟩ => ⟨fun h => absurd h hp, fun h => absurd h hq⟩

instance instDecidableNe {α : Sort u} [DecidableEq α] (a b : α) : Decidable (Ne a b) := instDecidableNot

theorem Bool.eq_false_of_ne_true : {b : Bool} → Not (Eq b true) → Eq b false
  | true, h => absurd rfl h
  | false, _ => rfl

theorem Bool.eq_true_of_ne_false : {b : Bool} → Not (Eq b false) → Eq b true
  | true, _ => rfl
  | false, h => absurd rfl h

theorem Bool.ne_false_of_eq_true : {b : Bool} → Eq b true → Not (Eq b false)
  | true, _, h => Bool.noConfusion h

theorem Bool.ne_true_of_eq_false : {b : Bool} → Eq b false → Not (Eq b true)
  | false, _, h => Bool.noConfusion h
