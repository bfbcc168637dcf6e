import LeanCheckedNetwork.Weights
theorem big : 2 ^ 2 ^ 2 ^ 2 ^ 2 ^ 2 = 0 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
