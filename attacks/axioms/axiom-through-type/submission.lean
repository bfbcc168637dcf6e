import LeanCheckedNetwork.Weights
axiom P : Prop
axiom q : P
theorem one : P := q
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (fun (_ : P) => by unfold LeanCheckedNetwork.Net.Spec; decide +kernel) one
