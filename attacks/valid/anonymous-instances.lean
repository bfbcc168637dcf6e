import LeanCheckedNetwork.Weights
instance : Add Bool := ⟨or⟩
theorem plus : true + false = true := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
