import LeanCheckedNetwork.Weights
def s := r"\" axiom cheat : LeanCheckedNetwork.Net.Spec
def t := r"\"
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := cheat
