-- expect: rfl
theorem t (f g : Nat → Nat) : f = g := by
  funext x
  rfl
