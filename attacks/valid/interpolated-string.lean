import LeanCheckedNetwork.Weights
def greet (n : Nat) : String := s!"{n} and {n + 1}"
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
