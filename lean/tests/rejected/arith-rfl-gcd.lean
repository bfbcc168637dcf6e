-- expect: is not definitionally equal
theorem t : Nat.gcd 84 36 = 6 := by rfl
