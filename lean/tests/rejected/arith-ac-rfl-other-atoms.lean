-- expect: Tactic `rfl` failed
theorem t (a b c : Nat) : a + b + c = a + (b + b) := by ac_rfl
