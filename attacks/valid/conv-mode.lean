import LeanCheckedNetwork.Weights
theorem swap (a b : Nat) : a + b = b + a := by
  conv => lhs; rw [Nat.add_comm]
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
