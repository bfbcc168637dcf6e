import LeanCheckedNetwork.Weights
theorem words : "abc" ++ "d" = "abcd" := by decide
theorem chars : "ab".toList = ['a', 'b'] := by decide
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
