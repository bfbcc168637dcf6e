import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := set_option maxRecDepth 4000 in by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
