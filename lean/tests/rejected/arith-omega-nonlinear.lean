-- expect: omega could not prove the goal
theorem t (a b : Nat) (h : a * b = 6) (ha : a = 2) : b = 3 := by omega
