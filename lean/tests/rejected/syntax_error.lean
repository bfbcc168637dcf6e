-- expect: unexpected token
theorem t : 1 = 1 := by rfl )
