prelude
import Init.Classes

/-!
# Sizes of values

`sizeOf` measures values of inductive types; it is the default measure of well-founded recursion. Instances for the
types of the first layers are derived here, later types get theirs from the `inductive` command.
-/

universe u v

class SizeOf (α : Sort u) where
  sizeOf : α → Nat

export SizeOf (sizeOf)

/-- The size of a value nothing is known about. -/
protected def default.sizeOf (α : Sort u) : α → Nat
  | _ => 0

instance (priority := low) instSizeOfDefault (α : Sort u) : SizeOf α where
  sizeOf := default.sizeOf α

@[simp] theorem sizeOf_default {α : Sort u} (n : α) : sizeOf n = 0 := rfl

instance instSizeOfNat : SizeOf Nat where
  sizeOf n := n

@[simp] theorem sizeOf_nat (n : Nat) : sizeOf n = n := rfl

instance instSizeOfForallUnit {α : Sort u} [SizeOf α] : SizeOf (Unit → α) where
  sizeOf f := sizeOf (f ())

@[simp] theorem sizeOf_thunk {α : Sort u} [SizeOf α] (f : Unit → α) : sizeOf f = sizeOf (f ()) := rfl

deriving instance SizeOf for PUnit
deriving instance SizeOf for Prod
deriving instance SizeOf for PProd
deriving instance SizeOf for MProd
deriving instance SizeOf for And
deriving instance SizeOf for Bool
deriving instance SizeOf for Subtype
deriving instance SizeOf for Sigma
deriving instance SizeOf for PSigma
deriving instance SizeOf for Sum
deriving instance SizeOf for PSum
deriving instance SizeOf for PLift
deriving instance SizeOf for ULift
deriving instance SizeOf for Decidable
deriving instance SizeOf for Fin
deriving instance SizeOf for BitVec
deriving instance SizeOf for UInt8
deriving instance SizeOf for UInt16
deriving instance SizeOf for UInt32
deriving instance SizeOf for UInt64
deriving instance SizeOf for USize
deriving instance SizeOf for Char
deriving instance SizeOf for Option
deriving instance SizeOf for List
deriving instance SizeOf for Array
deriving instance SizeOf for ByteArray
deriving instance SizeOf for String
deriving instance SizeOf for String.Pos.Raw
deriving instance SizeOf for Substring.Raw
deriving instance SizeOf for Except
deriving instance SizeOf for EStateM.Result
deriving instance SizeOf for Int
deriving instance SizeOf for Ordering

namespace Lean

/-- Names: one more than the parts; the hash does not count. -/
@[simp] protected noncomputable def Name.sizeOf : Name → Nat
  | anonymous => 1
  | str p s => 1 + Name.sizeOf p + sizeOf s
  | num p n => 1 + Name.sizeOf p + sizeOf n

noncomputable instance : SizeOf Name where
  sizeOf n := n.sizeOf

deriving instance SizeOf for Lean.SourceInfo
deriving instance SizeOf for Lean.Syntax.Preresolved
deriving instance SizeOf for Lean.Syntax

end Lean
