import LeanCheckedNetwork.Weights
def grow : Nat → List Nat → List Nat | 0, l => l | n + 1, l => grow n (l ++ l)
theorem big : (grow 40 [1]).length = 3 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
