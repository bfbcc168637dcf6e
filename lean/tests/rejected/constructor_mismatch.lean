-- expect: constructor
theorem t (a b : Nat) : a = b := by constructor
