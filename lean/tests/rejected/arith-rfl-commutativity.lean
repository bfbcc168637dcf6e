-- expect: is not definitionally equal
theorem t (a b : Nat) : a + b = b + a := by rfl
