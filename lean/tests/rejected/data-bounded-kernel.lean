-- expect: proved that the proposition
theorem t : ∀ a, a < 7 → ∀ b, b < 7 → (a * b) % 7 = (a + b) % 7 := by decide +kernel
