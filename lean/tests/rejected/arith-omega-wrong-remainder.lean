-- expect: omega could not prove the goal
theorem t (n : Nat) (h : n % 4 = 1) : n % 8 = 1 := by omega
