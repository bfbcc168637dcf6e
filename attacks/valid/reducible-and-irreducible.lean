import LeanCheckedNetwork.Weights
attribute [local irreducible] LeanCheckedNetwork.Net.answer
@[reducible] def Claim : Prop := LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 : Claim := by
  unfold Claim LeanCheckedNetwork.Net.Spec; decide +kernel
