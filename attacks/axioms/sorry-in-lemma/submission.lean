import LeanCheckedNetwork.Weights
theorem base : ∀ n : Nat, n < 5 → n * 2 = n := by
  sorry
theorem up : 1 * 2 = 1 := base 1 (by decide)
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := absurd up (by decide)
