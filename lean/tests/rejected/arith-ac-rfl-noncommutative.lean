-- expect: Tactic `rfl` failed
theorem t (a b : Nat) : a - b = b - a := by ac_rfl
