import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : id LeanCheckedNetwork.Net.Spec := by unfold id LeanCheckedNetwork.Net.Spec; decide +kernel
