-- expect: unsolved goals
theorem t (xs : List Nat) : (xs ++ [0]).count 0 = xs.count 0 := by simp
