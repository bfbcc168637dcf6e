import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net
structure Certificate where
  claim : Prop
  proof : claim
  same : claim = Spec
def mine : Certificate := { claim := Spec, proof := by unfold Spec; decide +kernel, same := rfl }
theorem LeanCheckedNetwork.Net.adds_mod_5 : Spec := mine.same ▸ mine.proof
