-- expect: omega could not prove the goal
theorem t (a b : Nat) (h : a ≤ b) : a < b := by omega
