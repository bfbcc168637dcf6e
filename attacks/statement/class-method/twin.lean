import LeanCheckedNetwork.Weights
class LeanCheckedNetwork.Net.Extra : Prop where
  one : LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
