import LeanCheckedNetwork.Weights
inductive LeanCheckedNetwork.Net : Prop
  | adds_mod_5
