import LeanCheckedNetwork.Weights
set_option trace.profiler true in
theorem said : 1 = 1 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
