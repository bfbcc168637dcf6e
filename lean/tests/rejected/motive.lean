-- expect: motive is not type correct
theorem t (n m : Nat) (h : n = m) (i : Fin n) (p : (k : Nat) → Fin k → Prop) (hp : p n i) : p n i ∧ n = n := by
  rw [h]
  exact ⟨hp, rfl⟩
