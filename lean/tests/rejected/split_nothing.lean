-- expect: split
theorem t (a b : Nat) (h : a = b) : a = b := by
  split
  · exact h
