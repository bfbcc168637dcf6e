import LeanCheckedNetwork.Weights
def c := '"' axiom cheat : LeanCheckedNetwork.Net.Spec
def d := '"'
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := cheat
