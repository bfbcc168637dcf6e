-- expect: failed to synthesize
theorem t : ∀ n : Nat, n < n + 1 := by decide
