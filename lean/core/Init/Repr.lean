prelude
import Init.Format
import Init.Int.Basic
import Init.Prod
import Init.Sum

/-!
# `Repr`: values as Lean code

What `#eval` shows. Instances for the usual types print as those of the official library.
-/

universe u v

open Std

/-- Types whose elements can be shown as Lean code. -/
class Repr (α : Type u) where
  /-- The code of a value; in brackets, if it is not an atom and the precedence is that of an argument. -/
  reprPrec : α → Nat → Format

export Repr (reprPrec)

/-- The code of a value. -/
abbrev repr {α : Type u} [Repr α] (a : α) : Format := reprPrec a 0

/-- The code of a value, laid out. -/
abbrev reprStr {α : Type u} [Repr α] (a : α) : String := (reprPrec a 0).pretty

/-- The code of a value as an argument. -/
abbrev reprArg {α : Type u} [Repr α] (a : α) : Format := reprPrec a 1024

/-- Marks types whose values are short, so that lists of them are shown in filled lines. -/
class ReprAtom (α : Type u)

/-- Round brackets, if the precedence is that of an argument. -/
def Repr.addAppParen (f : Format) (prec : Nat) : Format := if prec ≥ 1024 then Format.paren f else f

instance instReprEmpty : Repr Empty where
  reprPrec := nofun

instance instReprBool : Repr Bool where
  reprPrec
    | true, _ => "true"
    | false, _ => "false"

instance instReprDecidable {p : Prop} : Repr (Decidable p) where
  reprPrec d prec := Repr.addAppParen (if @decide p d then "Decidable.isTrue _" else "Decidable.isFalse _") prec

instance instReprPUnit : Repr PUnit.{u+1} where
  reprPrec
    | .unit, _ => "PUnit.unit"

instance instReprUnit : Repr Unit where
  reprPrec
    | (), _ => "()"

/-- The code of an option. -/
protected def Option.repr {α : Type u} [Repr α] : Option α → Nat → Format
  | none, _ => "none"
  | some a, prec => Repr.addAppParen ("some " ++ reprArg a) prec

instance instReprOption {α : Type u} [Repr α] : Repr (Option α) := ⟨Option.repr⟩

instance instReprExcept {ε : Type u} {α : Type v} [Repr ε] [Repr α] : Repr (Except ε α) where
  reprPrec
    | .error e, prec => Repr.addAppParen ("Except.error " ++ reprArg e) prec
    | .ok a, prec => Repr.addAppParen ("Except.ok " ++ reprArg a) prec

/-- The code of an element of a sum. -/
protected def Sum.repr {α : Type u} {β : Type v} [Repr α] [Repr β] : Sum α β → Nat → Format
  | .inl a, prec => Repr.addAppParen ("Sum.inl " ++ reprArg a) prec
  | .inr b, prec => Repr.addAppParen ("Sum.inr " ++ reprArg b) prec

instance instReprSum {α : Type u} {β : Type v} [Repr α] [Repr β] : Repr (Sum α β) := ⟨Sum.repr⟩

/-- Tuples, shown without inner brackets: the components so far, reversed, are the second argument. -/
class ReprTuple (α : Type u) where
  reprTuple : α → List Format → List Format

export ReprTuple (reprTuple)

instance instReprTupleOfRepr {α : Type u} [Repr α] : ReprTuple α where
  reprTuple a xs := repr a :: xs

/-- The components of a pair whose second component may be a tuple. -/
protected def Prod.reprTuple {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : α × β → List Format → List Format
  | (a, b), xs => reprTuple b (repr a :: xs)

instance instReprTupleProdOfRepr {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : ReprTuple (α × β) := ⟨Prod.reprTuple⟩

/-- The code of a tuple. -/
protected def Prod.repr {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : α × β → Nat → Format
  | (a, b), _ => Format.bracket "(" (Format.joinSep (reprTuple b [repr a]).reverse ("," ++ Format.line)) ")"

instance instReprProdOfReprTuple {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : Repr (α × β) := ⟨Prod.repr⟩

/-- The code of a dependent pair. -/
protected def Sigma.repr {α : Type u} {β : α → Type v} [Repr α] [(x : α) → Repr (β x)] : Sigma β → Nat → Format
  | ⟨a, b⟩, _ => Format.bracket "⟨" (repr a ++ ", " ++ repr b) "⟩"

instance instReprSigma {α : Type u} {β : α → Type v} [Repr α] [(x : α) → Repr (β x)] : Repr (Sigma β) := ⟨Sigma.repr⟩

instance instReprSubtype {α : Type u} {p : α → Prop} [Repr α] : Repr (Subtype p) where
  reprPrec s prec := reprPrec s.val prec

/-! ## Numbers -/

namespace Nat

/-- The digit of value `n`, for `n` below 16. -/
def digitChar (n : Nat) : Char :=
  if n = 0 then '0' else
  if n = 1 then '1' else
  if n = 2 then '2' else
  if n = 3 then '3' else
  if n = 4 then '4' else
  if n = 5 then '5' else
  if n = 6 then '6' else
  if n = 7 then '7' else
  if n = 8 then '8' else
  if n = 9 then '9' else
  if n = 0xa then 'a' else
  if n = 0xb then 'b' else
  if n = 0xc then 'c' else
  if n = 0xd then 'd' else
  if n = 0xe then 'e' else
  if n = 0xf then 'f' else
  '*'

/-- The digits of `n` in front of those found already; `fuel` is more than their number. -/
def toDigitsCore (base : Nat) : (fuel n : Nat) → List Char → List Char
  | 0, _, ds => ds
  | fuel+1, n, ds =>
    let d := digitChar (n % base)
    let n' := n / base
    if n' = 0 then d :: ds
    else toDigitsCore base fuel n' (d :: ds)

/-- The digits of a number to the given base. -/
def toDigits (base : Nat) (n : Nat) : List Char := toDigitsCore base (n+1) n []

/-- The number in decimal notation. -/
protected def repr (n : Nat) : String := String.ofList (toDigits 10 n)

end Nat

instance instReprNat : Repr Nat where
  reprPrec n _ := Nat.repr n

/-- The number in decimal notation. -/
protected def Int.repr : Int → String
  | .ofNat m => Nat.repr m
  | .negSucc m => "-" ++ Nat.repr (m + 1)

instance instReprInt : Repr Int where
  reprPrec i prec := if i < 0 then Repr.addAppParen i.repr prec else i.repr

instance instReprFin (n : Nat) : Repr (Fin n) where
  reprPrec f _ := repr f.val

instance instReprUInt8 : Repr UInt8 where
  reprPrec n prec := reprPrec n.toNat prec

instance instReprUInt16 : Repr UInt16 where
  reprPrec n prec := reprPrec n.toNat prec

instance instReprUInt32 : Repr UInt32 where
  reprPrec n prec := reprPrec n.toNat prec

instance instReprUInt64 : Repr UInt64 where
  reprPrec n prec := reprPrec n.toNat prec

/-! ## Characters, strings, collections -/

instance instReprChar : Repr Char where
  reprPrec c _ := c.quote

instance instReprString : Repr String where
  reprPrec s _ := s.quote

/-- The code of a list. -/
protected def List.repr {α : Type u} [Repr α] (a : List α) (n : Nat) : Format :=
  let _ : ToFormat α := ⟨repr⟩
  match a, n with
  | [], _ => "[]"
  | as, _ => Format.bracket "[" (Format.joinSep as ("," ++ Format.line)) "]"

instance instReprList {α : Type u} [Repr α] : Repr (List α) := ⟨List.repr⟩

/-- The code of a list of short elements. -/
protected def List.repr' {α : Type u} [Repr α] [ReprAtom α] (a : List α) (n : Nat) : Format :=
  let _ : ToFormat α := ⟨repr⟩
  match a, n with
  | [], _ => "[]"
  | as, _ => Format.bracketFill "[" (Format.joinSep as ("," ++ Format.line)) "]"

instance instReprListOfReprAtom {α : Type u} [Repr α] [ReprAtom α] : Repr (List α) := ⟨List.repr'⟩

/-- The code of an array. -/
protected def Array.repr {α : Type u} [Repr α] (xs : Array α) : Format :=
  let _ : ToFormat α := ⟨repr⟩
  if xs.size == 0 then "#[]"
  else Format.bracketFill "#[" (Format.joinSep xs.toList ("," ++ Format.line)) "]"

instance Array.instRepr {α : Type u} [Repr α] : Repr (Array α) where
  reprPrec xs _ := Array.repr xs

instance instReprOrdering : Repr Ordering where
  reprPrec
    | .lt, prec => Repr.addAppParen "Ordering.lt" prec
    | .eq, prec => Repr.addAppParen "Ordering.eq" prec
    | .gt, prec => Repr.addAppParen "Ordering.gt" prec

instance instReprAtomBool : ReprAtom Bool := ⟨⟩
instance instReprAtomNat : ReprAtom Nat := ⟨⟩
instance instReprAtomInt : ReprAtom Int := ⟨⟩
instance instReprAtomChar : ReprAtom Char := ⟨⟩
instance instReprAtomString : ReprAtom String := ⟨⟩
instance instReprAtomUInt8 : ReprAtom UInt8 := ⟨⟩
instance instReprAtomUInt16 : ReprAtom UInt16 := ⟨⟩
instance instReprAtomUInt32 : ReprAtom UInt32 := ⟨⟩
instance instReprAtomUInt64 : ReprAtom UInt64 := ⟨⟩
