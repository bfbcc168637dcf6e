-- expect: unsolved goals
theorem t (a b : Nat) : a + 3 ≤ b + 5 := by simp
