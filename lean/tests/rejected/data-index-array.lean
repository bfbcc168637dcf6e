-- expect: failed to prove index is valid
theorem t (xs : Array Nat) (h : xs.size = 3) : xs[3] = 0 := by simp
