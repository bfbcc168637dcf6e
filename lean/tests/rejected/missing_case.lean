-- expect: missing
theorem t (n : Nat) : n = n := by
  cases n with
  | zero => rfl
