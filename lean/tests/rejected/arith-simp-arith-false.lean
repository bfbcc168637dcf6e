-- expect: unsolved goals
theorem t (a b : Nat) : a + b ≤ 2 * a := by simp +arith
