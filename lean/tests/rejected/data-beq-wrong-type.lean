-- expect: synthesize
structure Opaque where
  f : Nat → Nat

theorem t (a b : Opaque) : (a == b) = (b == a) := by simp
