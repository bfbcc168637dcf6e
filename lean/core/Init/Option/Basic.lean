prelude
import Init.Induction

/-!
# Options: operations

`Option α` is a value of `α` that may be missing. This file holds the functions on it, its membership relation and the
decidability of statements about it; the lemmas are in `Init.Option.Lemmas`.
-/

universe u v w

namespace Option

variable {α : Type u} {β : Type v} {γ : Type w}



/-- Feeds the value inside to a function that may itself fail. -/
@[inline] protected def bind : Option α → (α → Option β) → Option β
  | none, _ => none
  | some a, f => f a

/-- Whether there is a value. -/
@[inline] def isSome : Option α → Bool
  | some _ => true
  | none => false

/-- Whether there is no value. -/
@[inline] def isNone : Option α → Bool
  | some _ => false
  | none => true

/-- Whether the value inside is `a`. -/
@[inline] def isEqSome [BEq α] : Option α → α → Bool
  | some a, b => a == b
  | none, _ => false

/-- The first option, or the second when the first is empty; the second is not evaluated when it is not needed. -/
@[macro_inline] protected def orElse : Option α → (Unit → Option α) → Option α
  | some a, _ => some a
  | none, b => b ()

/-- The first option, or the second when the first is empty. -/
@[macro_inline] protected def or : Option α → Option α → Option α
  | o@(some _), _ => o
  | none, o => o

/-- Keeps the value only if it satisfies `p`. -/
@[always_inline, inline] protected def filter (p : α → Bool) : Option α → Option α
  | some a => if p a then some a else none
  | none => none

/-- Whether every value inside satisfies `p`; true of `none`. -/
@[inline] protected def all (p : α → Bool) : Option α → Bool
  | some a => p a
  | none => true

/-- Whether some value inside satisfies `p`; false of `none`. -/
@[inline] protected def any (p : α → Bool) : Option α → Bool
  | some a => p a
  | none => false

/-- Case distinction as a function: `b` for `none`, `f a` for `some a`. -/
@[macro_inline] protected def elim : Option α → β → (α → β) → β
  | some x, _, f => f x
  | none, y, _ => y

/-- The value inside, given a proof that there is one. -/
@[inline] def get {α : Type u} : (o : Option α) → isSome o → α
  | some x, _ => x

/-- `some a` if `p a`, else `none`. -/
@[inline] def guard (p : α → Bool) (a : α) : Option α :=
  if p a then some a else none

/-- The list with the value inside as its only element, or the empty list. -/
@[inline] def toList : Option α → List α
  | none => .nil
  | some a => .cons a .nil

/-- Removes one layer of `Option`. -/
@[inline] def join (x : Option (Option α)) : Option α := x.bind id

/-- Combines two options with `f`; a lone value is kept. -/
def merge (fn : α → α → α) : Option α → Option α → Option α
  | none, none => none
  | some x, none => some x
  | none, some y => some y
  | some x, some y => some (fn x y)

/-- Lifts a relation to options: `none` is related to `none`, `some a` to `some b` when `r a b`. -/
inductive Rel (r : α → β → Prop) : Option α → Option β → Prop where
  | some {a : α} {b : β} : r a b → Rel r (some a) (some b)
  | none : Rel r none none

/-- The order on options in which `none` is the least element. -/
protected def lt (r : α → β → Prop) : Option α → Option β → Prop
  | none, some _ => True
  | some x, some y => r x y
  | _, _ => False

/-- The reflexive order on options in which `none` is the least element. -/
protected def le (r : α → β → Prop) : Option α → Option β → Prop
  | none, some _ => True
  | none, none => True
  | some _, none => False
  | some x, some y => r x y

instance decidableRelLt (r : α → β → Prop) [s : DecidableRel r] : DecidableRel (Option.lt r)
  | none, some _ => isTrue trivial
  | some x, some y => s x y
  | some _, none => isFalse id
  | none, none => isFalse id

/-- Two options are equal when both are empty, or both hold values and these are equal. -/
instance instDecidableEq {α : Type u} [DecidableEq α] : DecidableEq (Option α)
  | none, none => isTrue rfl
  | none, some _ => isFalse nofun
  | some _, none => isFalse nofun
  | some a, some b => match decEq a b with
    | isTrue h => isTrue (h ▸ rfl)
    | isFalse h => isFalse fun e => h (Option.some.inj e)

/-- `a ∈ o` means `o = some a`. -/
instance instMembership : Membership α (Option α) := ⟨fun b a => b = some a⟩

instance instDecidableMemOfDecidableEq [DecidableEq α] (j : α) (o : Option α) : Decidable (j ∈ o) :=
  inferInstanceAs (Decidable (o = some j))

instance decidableForallMem {p : α → Prop} [DecidablePred p] : (o : Option α) → Decidable (∀ a, a ∈ o → p a)
  | none => isTrue nofun
  | some a => if h : p a then isTrue fun _ e => Option.some.inj e ▸ h else isFalse fun f => h (f _ rfl)

instance decidableExistsMem {p : α → Prop} [DecidablePred p] : (o : Option α) → Decidable (∃ a, a ∈ o ∧ p a)
  | none => isFalse fun ⟨_, h, _⟩ => nomatch h
  | some a => if h : p a then isTrue ⟨_, rfl, h⟩ else isFalse fun ⟨_, e, hn⟩ => h (Option.some.inj e ▸ hn)

/-- Whether an option is `none` can be decided without comparing values. -/
instance decidableEqNone (o : Option α) : Decidable (o = none) :=
  match o with
  | some _ => isFalse nofun
  | none => isTrue rfl

instance decidableNoneEq (o : Option α) : Decidable (none = o) :=
  match o with
  | some _ => isFalse nofun
  | none => isTrue rfl

end Option

instance instFunctorOption : Functor Option where
  map := Option.map

instance instMonadOption : Monad Option where
  pure := Option.some
  bind := Option.bind

instance instLTOption {α : Type u} [LT α] : LT (Option α) := ⟨Option.lt (· < ·)⟩

instance instLEOption {α : Type u} [LE α] : LE (Option α) := ⟨Option.le (· ≤ ·)⟩
