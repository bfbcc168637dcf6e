-- expect: Unknown constant
theorem t : 1 + 1 = 2 := by rw [Nat.no_such_lemma]
