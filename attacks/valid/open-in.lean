import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net in
theorem LeanCheckedNetwork.Net.adds_mod_5 : Spec := by
  unfold Spec
  decide +kernel
