prelude
import Init.Induction

/-!
# Associative, commutative and idempotent operations

The classes that `ac_rfl` and `ac_nf` search: instances say that an operation is associative or
commutative, that `op x x = x`, or that an element is neutral for it.
-/

universe u v

namespace Std

variable {α : Sort u} {β : Sort v}

/-- `op` is associative. -/
class Associative (op : α → α → α) : Prop where
  assoc : (a b c : α) → op (op a b) c = op a (op b c)

/-- `op` is commutative. -/
class Commutative (op : α → α → α) : Prop where
  comm : (a b : α) → op a b = op b a

/-- `op x x = x`. -/
class IdempotentOp (op : α → α → α) : Prop where
  idempotent : (x : α) → op x x = x

/-- `o` is meant to be neutral on the left of `op`. -/
class LeftIdentity (op : α → β → β) (o : outParam α) : Prop

/-- `o` is neutral on the left of `op`. -/
class LawfulLeftIdentity (op : α → β → β) (o : outParam α) : Prop extends LeftIdentity op o where
  left_id : ∀ a, op o a = a

/-- `o` is meant to be neutral on the right of `op`. -/
class RightIdentity (op : α → β → α) (o : outParam β) : Prop

/-- `o` is neutral on the right of `op`. -/
class LawfulRightIdentity (op : α → β → α) (o : outParam β) : Prop extends RightIdentity op o where
  right_id : ∀ a, op a o = a

/-- `o` is meant to be neutral for `op`. -/
class Identity (op : α → α → α) (o : outParam α) : Prop extends LeftIdentity op o, RightIdentity op o

/-- `o` is neutral for `op`. -/
class LawfulIdentity (op : α → α → α) (o : outParam α) : Prop extends
    Identity op o, LawfulLeftIdentity op o, LawfulRightIdentity op o

/-- For a commutative operation one side is enough. -/
class LawfulCommIdentity (op : α → α → α) (o : outParam α) [hc : Commutative op] : Prop extends
    LawfulIdentity op o where
  left_id a := (hc.comm o a).trans (right_id a)
  right_id a := (hc.comm a o).trans (left_id a)

instance : Associative And := ⟨fun _ _ _ => propext and_assoc⟩
instance : Commutative And := ⟨fun _ _ => propext and_comm⟩
instance : IdempotentOp And := ⟨and_self⟩
instance : LawfulCommIdentity And True where left_id := true_and
instance : Associative Or := ⟨fun _ _ _ => propext or_assoc⟩
instance : Commutative Or := ⟨fun _ _ => propext or_comm⟩
instance : IdempotentOp Or := ⟨or_self⟩
instance : LawfulCommIdentity Or False where left_id := false_or
instance : Commutative Iff := ⟨fun _ _ => propext iff_comm⟩

end Std

namespace Bool

instance : Std.Associative (· && ·) := ⟨Bool.and_assoc⟩
instance : Std.Commutative (· && ·) := ⟨fun a b => by cases a <;> cases b <;> rfl⟩
instance : Std.IdempotentOp (· && ·) := ⟨fun a => by cases a <;> rfl⟩
instance : Std.LawfulCommIdentity (· && ·) true where left_id := Bool.true_and
instance : Std.Associative (· || ·) := ⟨Bool.or_assoc⟩
instance : Std.Commutative (· || ·) := ⟨fun a b => by cases a <;> cases b <;> rfl⟩
instance : Std.IdempotentOp (· || ·) := ⟨fun a => by cases a <;> rfl⟩
instance : Std.LawfulCommIdentity (· || ·) false where left_id := Bool.false_or

end Bool
