import LeanCheckedNetwork.Weights
inductive Rose
  | node : List Rose → Rose
def leaf : Rose := .node []
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
