-- expect: omega could not prove the goal
theorem t (n : Nat) : n ^ 2 ≤ 2 * n := by
  induction n with
  | zero => decide
  | succ n ih => rw [Nat.pow_two] at *; omega
