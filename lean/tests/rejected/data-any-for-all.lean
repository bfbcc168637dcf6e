-- expect: Application type mismatch
theorem t (p : Nat → Bool) (n : Nat) (h : (List.range n).any p = true) : ∀ i, i < n → p i = true := by
  intro i hi
  exact List.all_eq_true.mp h i (List.mem_range.mpr hi)
