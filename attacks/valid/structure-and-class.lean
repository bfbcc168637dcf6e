import LeanCheckedNetwork.Weights
structure Checked (p : Prop) : Prop where
  out : p
class Holds (p : Prop) : Prop where
  out : p
instance : Holds LeanCheckedNetwork.Net.Spec := ⟨by unfold LeanCheckedNetwork.Net.Spec; decide +kernel⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := Holds.out
