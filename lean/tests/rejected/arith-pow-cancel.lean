-- expect: omega could not prove the goal
theorem t (a b : Nat) (h : a ^ 2 = b ^ 2 + 1) : a = b := by omega
