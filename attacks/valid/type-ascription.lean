import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : (LeanCheckedNetwork.Net.Spec : Prop) := (by unfold LeanCheckedNetwork.Net.Spec; decide +kernel : LeanCheckedNetwork.Net.Spec)
