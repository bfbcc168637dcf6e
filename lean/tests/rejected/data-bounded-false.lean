-- expect: proved that the proposition
theorem t : ∀ n, n < 20 → n * n ≠ 144 := by decide
