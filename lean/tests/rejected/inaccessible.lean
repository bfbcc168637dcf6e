-- expect: Unknown identifier
theorem t (n : Nat) : n = n := by
  cases n
  · rfl
  · exact congrArg Nat.succ (ih n)
