import LeanCheckedNetwork.Weights
theorem axiomatic : 1 = 1 := rfl
theorem initial : 1 = 1 := rfl
theorem RATIO : 1 = 1 := rfl
theorem sorry' : 1 = 1 := rfl
theorem «no sorry here» : 1 = 1 := rfl
theorem axiom₁ : 1 = 1 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
