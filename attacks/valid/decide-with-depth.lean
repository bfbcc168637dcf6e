import LeanCheckedNetwork.Weights
set_option maxRecDepth 20000 in
set_option maxHeartbeats 400000 in
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec
  decide +kernel
