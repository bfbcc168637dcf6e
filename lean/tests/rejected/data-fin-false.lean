-- expect: proved that the proposition
theorem t : ∀ i : Fin 10, i.val * i.val < 81 := by decide
