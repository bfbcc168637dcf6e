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

class NatPow (α : Type u) where
  pow : α → Nat → α

@[default_instance 10000]
instance instPowNat {α : Type u} [NatPow α] : Pow α Nat := ⟨NatPow.pow⟩

/-! ## Order and comparison -/

class BEq (α : Type u) where
  beq : α → α → Bool

export BEq (beq)

instance instBEqOfDecidableEq {α : Type u} [DecidableEq α] : BEq α := ⟨fun a b => decide (Eq a b)⟩

@[reducible] def GE.ge {α : Type u} [LE α] (a b : α) : Prop := LE.le b a

@[reducible] def GT.gt {α : Type u} [LT α] (a b : α) : Prop := LT.lt b a

abbrev DecidableLT (α : Type u) [LT α] := DecidableRel (LT.lt : α → α → Prop)

abbrev DecidableLE (α : Type u) [LE α] := DecidableRel (LE.le : α → α → Prop)

@[inline, instance_reducible] def maxOfLe {α : Type u} [LE α] [DecidableRel (@LE.le α _)] : Max α where
  max x y := ite (LE.le x y) y x

@[inline, instance_reducible] def minOfLe {α : Type u} [LE α] [DecidableRel (@LE.le α _)] : Min α where
  min x y := ite (LE.le x y) x y

instance instTransEq {α : Sort u} {γ : Sort v} (r : α → γ → Sort w) : Trans Eq r r where
  trans heq h' := Eq.rec (motive := fun x _ => r x _) h' (Eq.symm heq)

instance instTransEq_1 {α : Sort u} {β : Sort v} (r : α → β → Sort w) : Trans r Eq r where
  trans h' heq := Eq.rec (motive := fun x _ => r _ x) h' heq

@[reducible] def Superset {α : Type u} [HasSubset α] (a b : α) : Prop := HasSubset.Subset b a

@[reducible] def SSuperset {α : Type u} [HasSSubset α] (a b : α) : Prop := HasSSubset.SSubset b a

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
