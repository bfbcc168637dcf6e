-- expect: don't know how to synthesize placeholder
theorem t : ∃ n : Nat, n = n := ⟨_, rfl⟩
