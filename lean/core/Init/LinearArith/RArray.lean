prelude
import Init.Induction

/-!
# Trees for looking up atoms

`RArray` is a binary search tree by position. The arithmetic procedures store the atoms of a term in
one, because the kernel looks up an entry in few steps.
-/

universe u

-- the types below only serve proofs by computation: no injectivity or size lemmas for them
set_option genInjectivity false
set_option genSizeOf false

namespace Lean

/-- A tree whose inner nodes carry the first position of their right half. -/
inductive RArray (α : Type u) : Type u where
  | leaf : α → RArray α
  | branch : Nat → RArray α → RArray α → RArray α

/-- The entry at a position; positions beyond the end give the last entry. -/
noncomputable def RArray.get {α : Type u} (a : RArray α) (n : Nat) : α :=
  match a with
  | .leaf x => x
  | .branch p l r => bif Nat.ble p n then r.get n else l.get n

end Lean
