import LeanCheckedNetwork.Weights
theorem adds_mod_5 : 1 = 1 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5.extra : 2 = 2 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5' : 3 = 3 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
