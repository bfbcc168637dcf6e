import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 (a : Nat) (ha : a < 5) (b : Nat) (hb : b < 5) :
    LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  revert a b
  decide +kernel
