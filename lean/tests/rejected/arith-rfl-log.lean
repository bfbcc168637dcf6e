-- expect: is not definitionally equal
theorem t : Nat.log2 1024 = 9 := by rfl
