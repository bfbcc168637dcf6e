import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  set_option maxRecDepth 2000 in
  unfold LeanCheckedNetwork.Net.Spec
  decide +kernel
