prelude
set_option genCtorIdx false
set_option genSizeOf false
set_option genInjectivity false

noncomputable section

universe u v

-- The compiler, which cannot be switched off, wants these markers.
unsafe axiom lcErased : Type
unsafe axiom lcAny : Type
unsafe axiom lcVoid : Type

inductive Eq : {α : Sort u} → α → α → Prop where
  | refl (a : α) : Eq a a

init_quot

set_option bootstrap.inductiveCheckResultingUniverse false in
inductive PUnit : Sort u where
  | unit : PUnit

inductive Nat : Type where
  | zero : Nat
  | succ (n : Nat) : Nat

inductive List (α : Type u) : Type u where
  | nil : List α
  | cons (head : α) (tail : List α) : List α

structure Pair (α : Type u) (β : Type v) : Type (max u v) where
  fst : α
  snd : β

inductive Tree (α : Type u) : Type u where
  | node (label : α) (children : List (Tree α)) : Tree α

mutual
inductive Even : Nat → Prop where
  | zero : Even Nat.zero
  | succ : Odd n → Even (Nat.succ n)
inductive Odd : Nat → Prop where
  | succ : Even n → Odd (Nat.succ n)
end

class OfNat (α : Type u) (_ : Nat) where
  ofNat : α

@[default_instance] instance instOfNatNat (n : Nat) : OfNat Nat n := OfNat.mk n

def small : Nat := 9223372036854775807
def edge : Nat := 9223372036854775808
def big : Nat := 123456789012345678901234567890123456789012345678901234567890

axiom choice (α : Type u) : List α → α

opaque hidden : Nat := 1

def swap {α : Type u} {β : Type v} (p : Pair α β) : Pair β α := Pair.mk p.snd p.fst

theorem one_odd : Odd (Nat.succ Nat.zero) := Odd.succ Even.zero

theorem swap_swap {α : Type u} {β : Type v} (p : Pair α β) : Eq (swap (swap p)) p := Eq.refl p

def twice (n : Nat) : Nat :=
  let f : Nat → Nat := fun x => Nat.succ x
  f (f n)

unsafe def loop (n : Nat) : Nat := loop n
