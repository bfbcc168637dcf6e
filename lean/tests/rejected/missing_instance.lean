-- expect: failed to synthesize
structure Opaque where
  f : Nat → Nat
theorem t (a b : Opaque) : decide (a = b) = true ∨ True := by decide
