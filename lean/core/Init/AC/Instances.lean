prelude
import Init.AC.Classes
import Init.Int.Order
import Init.Nat.GcdLemmas
import Init.Nat.MinMax
import Init.Nat.Bitwise.Lemmas

/-!
# Associative and commutative operations on numbers
-/

namespace Nat

instance : Std.Associative (α := Nat) (· + ·) := ⟨Nat.add_assoc⟩
instance : Std.Commutative (α := Nat) (· + ·) := ⟨Nat.add_comm⟩
instance : Std.LawfulIdentity (α := Nat) (· + ·) 0 where
  left_id := Nat.zero_add
  right_id := Nat.add_zero

instance : Std.Associative (α := Nat) (· * ·) := ⟨Nat.mul_assoc⟩
instance : Std.Commutative (α := Nat) (· * ·) := ⟨Nat.mul_comm⟩
instance : Std.LawfulIdentity (α := Nat) (· * ·) 1 where
  left_id := Nat.one_mul
  right_id := Nat.mul_one

instance : Std.Associative (α := Nat) min := ⟨Nat.min_assoc⟩
instance : Std.Commutative (α := Nat) min := ⟨Nat.min_comm⟩
instance : Std.IdempotentOp (α := Nat) min := ⟨Nat.min_self⟩

instance : Std.Associative (α := Nat) max := ⟨Nat.max_assoc⟩
instance : Std.Commutative (α := Nat) max := ⟨Nat.max_comm⟩
instance : Std.IdempotentOp (α := Nat) max := ⟨Nat.max_self⟩
instance : Std.LawfulIdentity (α := Nat) max 0 where
  left_id := Nat.zero_max
  right_id := Nat.max_zero

instance : Std.Associative gcd := ⟨gcd_assoc⟩
instance : Std.Commutative gcd := ⟨gcd_comm⟩
instance : Std.IdempotentOp gcd := ⟨gcd_self⟩
instance : Std.LawfulIdentity gcd 0 where
  left_id := gcd_zero_left
  right_id := gcd_zero_right

instance : Std.Associative lcm := ⟨lcm_assoc⟩
instance : Std.Commutative lcm := ⟨lcm_comm⟩
instance : Std.IdempotentOp lcm := ⟨lcm_self⟩
instance : Std.LawfulIdentity lcm 1 where
  left_id := lcm_one_left
  right_id := lcm_one_right

instance : Std.Associative (α := Nat) (· &&& ·) := ⟨Nat.and_assoc⟩
instance : Std.Commutative (α := Nat) (· &&& ·) := ⟨Nat.and_comm⟩
instance : Std.IdempotentOp (α := Nat) (· &&& ·) := ⟨Nat.and_self⟩

instance : Std.Associative (α := Nat) (· ||| ·) := ⟨Nat.or_assoc⟩
instance : Std.Commutative (α := Nat) (· ||| ·) := ⟨Nat.or_comm⟩
instance : Std.IdempotentOp (α := Nat) (· ||| ·) := ⟨Nat.or_self⟩
instance : Std.LawfulIdentity (α := Nat) (· ||| ·) 0 where
  left_id := Nat.zero_or
  right_id := Nat.or_zero

instance : Std.Associative (α := Nat) (· ^^^ ·) := ⟨Nat.xor_assoc⟩
instance : Std.Commutative (α := Nat) (· ^^^ ·) := ⟨Nat.xor_comm⟩
instance : Std.LawfulIdentity (α := Nat) (· ^^^ ·) 0 where
  left_id := Nat.zero_xor
  right_id := Nat.xor_zero

end Nat

namespace Int

instance : Std.Associative (α := Int) (· + ·) := ⟨Int.add_assoc⟩
instance : Std.Commutative (α := Int) (· + ·) := ⟨Int.add_comm⟩
instance : Std.LawfulIdentity (α := Int) (· + ·) 0 where
  left_id := Int.zero_add
  right_id := Int.add_zero

instance : Std.Associative (α := Int) (· * ·) := ⟨Int.mul_assoc⟩
instance : Std.Commutative (α := Int) (· * ·) := ⟨Int.mul_comm⟩
instance : Std.LawfulIdentity (α := Int) (· * ·) 1 where
  left_id := Int.one_mul
  right_id := Int.mul_one

instance : Std.Associative (α := Int) min := ⟨Int.min_assoc⟩
instance : Std.Commutative (α := Int) min := ⟨Int.min_comm⟩
instance : Std.IdempotentOp (α := Int) min := ⟨Int.min_self⟩

instance : Std.Associative (α := Int) max := ⟨Int.max_assoc⟩
instance : Std.Commutative (α := Int) max := ⟨Int.max_comm⟩
instance : Std.IdempotentOp (α := Int) max := ⟨Int.max_self⟩

end Int
