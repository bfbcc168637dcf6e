import LeanCheckedNetwork.Weights
set_option «maxRecDepth» 2000
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
