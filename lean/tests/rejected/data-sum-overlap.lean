-- expect: unsolved goals
theorem t (a : Nat) (b : Bool) (x : Nat ⊕ Bool) : x = .inl a ∨ x = .inr b := by
  cases x <;> simp
