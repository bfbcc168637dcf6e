-- expect: Type mismatch
theorem t : 12 ^^^ 10 = 7 := rfl
