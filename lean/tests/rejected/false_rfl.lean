-- expect: rfl
theorem t : 2 + 2 = 5 := by rfl
