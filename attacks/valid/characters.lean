import LeanCheckedNetwork.Weights
def quote : Char := '"'
def tick : Char := '\''
def letter : Char := '\u03b1'
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
