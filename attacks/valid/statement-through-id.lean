import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : id LeanCheckedNetwork.Net.Spec := by
  show LeanCheckedNetwork.Net.Spec
  unfold LeanCheckedNetwork.Net.Spec
  decide +kernel
