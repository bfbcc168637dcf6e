-- expect: Alternative `succ` has not been provided
theorem t (n : Nat) : n = n := by
  cases n with
  | zero => rfl
