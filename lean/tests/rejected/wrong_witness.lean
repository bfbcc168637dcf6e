-- expect: mismatch
theorem t : ∃ n : Nat, n + 1 = 3 := ⟨3, rfl⟩
