-- expect: No goals to be solved
theorem t : 1 = 1 := by
  rfl
  rfl
