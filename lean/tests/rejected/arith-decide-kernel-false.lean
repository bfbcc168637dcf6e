-- expect: is false
theorem t : ∀ a < 16, ∀ b < 16, (a &&& b) + (a ||| b) = a ^^^ b := by decide +kernel
