import LeanCheckedNetwork.Weights
instance LeanCheckedNetwork.Net.adds_mod_5 : Nonempty LeanCheckedNetwork.Net.Spec := ⟨by unfold LeanCheckedNetwork.Net.Spec; decide +kernel⟩
