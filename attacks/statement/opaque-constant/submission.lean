import LeanCheckedNetwork.Weights
instance : Nonempty LeanCheckedNetwork.Net.Spec := ⟨by unfold LeanCheckedNetwork.Net.Spec; decide +kernel⟩
opaque LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec
