-- expect: unsolved goals
theorem t (xs : Array Nat) : (xs.push 1).size = xs.size := by simp
