import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net
theorem none_below (n : Nat) : n < 0 → False := nofun
theorem not_both (h : False) : 1 = 2 := nomatch h
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
