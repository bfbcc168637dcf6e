-- expect: is false
theorem t : ∀ a < 10, a * a ≠ 49 := by decide
