import LeanCheckedNetwork.Weights
theorem base : ∀ n : Nat, n * 1 = n := Nat.mul_one
theorem up : 1 * 1 = 1 := base 1
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
