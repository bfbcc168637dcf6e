import LeanCheckedNetwork.Weights
open LeanCheckedNetwork Net in
theorem row (a b : Nat) (ha : a < 5) (hb : b < 5) : answer a b = (a + b) % 5 := by
  match a, b, ha, hb with
  | 0, b, _, hb => revert b; decide +kernel
  | 1, b, _, hb => revert b; decide +kernel
  | 2, b, _, hb => revert b; decide +kernel
  | 3, b, _, hb => revert b; decide +kernel
  | 4, b, _, hb => revert b; decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec :=
  fun a ha b hb => row a b ha hb
