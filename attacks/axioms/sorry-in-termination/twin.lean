import LeanCheckedNetwork.Weights
def down : Nat → Nat
  | 0 => 0
  | n + 1 => down (n / 2)
termination_by n => n
decreasing_by omega
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
