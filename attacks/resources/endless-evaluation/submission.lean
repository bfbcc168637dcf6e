import LeanCheckedNetwork.Weights
set_option maxRecDepth 100000000
set_option maxHeartbeats 0
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem slow : f 60 0 = 1 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
