-- expect: Type mismatch
theorem t : 2 * 3 = 7 := rfl
