import LeanCheckedNetwork.Weights
theorem unused (n : Nat) (h : n = n) : 1 = 1 := rfl
@[deprecated "use another" (since := "2026-01-01")] theorem old : 1 = 1 := rfl
theorem uses : 1 = 1 := old
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
