import LeanCheckedNetwork.Weights
abbrev Goal : Prop := LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 : Goal := by
  show LeanCheckedNetwork.Net.Spec
  unfold LeanCheckedNetwork.Net.Spec
  decide +kernel
