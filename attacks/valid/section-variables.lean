import LeanCheckedNetwork.Weights
section
variable (n : Nat)
theorem add_zero' : n + 0 = n := rfl
end
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
