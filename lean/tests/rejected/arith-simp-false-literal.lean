-- expect: unsolved goals
theorem t : 2 + 2 = 5 := by simp
