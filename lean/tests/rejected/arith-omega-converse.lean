-- expect: omega could not prove the goal
theorem t (a b : Nat) (h : a < 5 → b < 5) (h' : b < 5) : a < 5 := by omega
