import LeanCheckedNetwork.Weights
def say (p : Prop) : Prop := p
theorem LeanCheckedNetwork.Net.adds_mod_5 : say LeanCheckedNetwork.Net.Spec := by show LeanCheckedNetwork.Net.Spec; unfold LeanCheckedNetwork.Net.Spec; decide +kernel
