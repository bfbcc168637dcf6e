-- expect: omega could not prove the goal
theorem t (p : Nat → Bool) (h : (List.range 10).all p = true) : ∀ i, i < 11 → p i = true := by
  intro i hi
  exact List.all_eq_true.mp h i (List.mem_range.mpr (by omega))
