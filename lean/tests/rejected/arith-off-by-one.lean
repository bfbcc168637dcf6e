-- expect: omega could not prove the goal
theorem t (a b p : Nat) (ha : a ≤ p) (hb : b ≤ p) : (if a + b < p then a + b else a + b - p) < p := by split <;> omega
