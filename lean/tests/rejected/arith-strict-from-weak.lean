-- expect: Application type mismatch
theorem t {a b : Nat} (h : a ≤ b) : 2 ^ a < 2 ^ b := Nat.pow_lt_pow_right (by decide) h
