import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net hiding E1
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold Spec; decide +kernel
