-- expect: proved that the proposition
theorem t : 2 + 2 = 5 := by decide
