import LeanCheckedNetwork.Weights
def half (n : Nat) : Nat :=
  if n < 2 then 0 else half (n - 2) + 1
termination_by n

theorem half_zero : half 0 = 0 := by unfold half; rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
