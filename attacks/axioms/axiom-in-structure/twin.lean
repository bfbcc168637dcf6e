import LeanCheckedNetwork.Weights
structure S where
  n : Nat
  h : LeanCheckedNetwork.Net.Spec
def s : S := ⟨0, by unfold LeanCheckedNetwork.Net.Spec; decide +kernel⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := s.h
