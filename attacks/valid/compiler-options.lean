import LeanCheckedNetwork.Weights
set_option compiler.extract_closed false
set_option Elab.async false
theorem one : 1 = 1 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
