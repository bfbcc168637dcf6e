-- expect: proved that the proposition
theorem t : ∀ n, n ≤ 10 → n * n < 100 := by decide
