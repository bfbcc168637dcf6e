-- expect: is false
theorem t : ∀ a : Fin 6, a ≠ 0 → ∃ b : Fin 6, a * b = 1 := by decide
