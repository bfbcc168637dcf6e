import LeanCheckedNetwork.Weights
theorem arith (a b : Nat) (h : a < b) : a + 1 ≤ b := by omega
theorem logic (p q : Prop) (h : p ∧ q) : q ∧ p := by grind
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
