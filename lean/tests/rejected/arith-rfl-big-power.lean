-- expect: is not definitionally equal
theorem t : 2 ^ 64 - 1 = 18446744073709551616 := by rfl
