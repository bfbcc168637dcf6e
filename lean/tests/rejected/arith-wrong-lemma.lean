-- expect: Type mismatch
theorem t (a b c : Nat) : a * (b + c) = a * b + c := Nat.mul_add a b c
