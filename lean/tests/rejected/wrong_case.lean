-- expect: Invalid alternative name
theorem t (n : Nat) : n = n := by
  cases n with
  | zero => rfl
  | one => rfl
  | succ n => rfl
