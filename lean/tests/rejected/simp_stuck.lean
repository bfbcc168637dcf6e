-- expect: simp
theorem t (a b : Nat) : a = b := by simp
