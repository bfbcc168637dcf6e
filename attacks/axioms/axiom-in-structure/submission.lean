import LeanCheckedNetwork.Weights
axiom cheat : False
structure S where
  n : Nat
  h : LeanCheckedNetwork.Net.Spec
def s : S := ⟨0, cheat.elim⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := s.h
