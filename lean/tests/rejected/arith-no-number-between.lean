-- expect: unsolved goals
theorem t (a b : Nat) (h : a < b) : ∃ c, a < c ∧ c < b := by
  refine ⟨a + 1, by omega, ?_⟩
