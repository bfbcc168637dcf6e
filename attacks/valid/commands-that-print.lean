import LeanCheckedNetwork.Weights
#check LeanCheckedNetwork.Net.answer
#print LeanCheckedNetwork.Net.Spec
#print axioms LeanCheckedNetwork.Net.answer
#check (rfl : 1 = 1)
#reduce 1 + 1
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
#print axioms LeanCheckedNetwork.Net.adds_mod_5
