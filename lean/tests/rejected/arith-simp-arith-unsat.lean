-- expect: unsolved goals
theorem t (a : Nat) : a + 5 = a + 3 := by simp +arith
