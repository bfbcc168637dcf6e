-- expect: Unknown constant
theorem t (a b : Nat) : a + b = b + a := Nat.add_commutes a b
