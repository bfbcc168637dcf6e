import LeanCheckedNetwork.Weights
structure Box (p : Prop) : Prop where
  out : p
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := ({ out := (by unfold LeanCheckedNetwork.Net.Spec; decide +kernel) } : Box LeanCheckedNetwork.Net.Spec).out
