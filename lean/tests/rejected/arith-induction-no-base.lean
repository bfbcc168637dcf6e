-- expect: unsolved goals
theorem t (n : Nat) : n < 2 ^ n - 1 := by
  induction n with
  | zero => skip
  | succ n ih => rw [Nat.pow_succ]; omega
