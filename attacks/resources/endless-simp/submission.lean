import LeanCheckedNetwork.Weights
set_option maxHeartbeats 0
set_option maxRecDepth 1000000000
theorem grow (n : Nat) : n = n + 0 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  simp (maxSteps := 1000000000) [grow] 
