import LeanCheckedNetwork.Weights
structure Claim where
  p : Prop
instance : CoeSort Claim Prop := ⟨Claim.p⟩
def claim : Claim := ⟨LeanCheckedNetwork.Net.Spec⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : claim := by show LeanCheckedNetwork.Net.Spec; unfold LeanCheckedNetwork.Net.Spec; decide +kernel
