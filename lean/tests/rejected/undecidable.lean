-- expect: failed to synthesize
theorem t : ∀ n : Nat, n = n := by decide
