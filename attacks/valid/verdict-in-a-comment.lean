import LeanCheckedNetwork.Weights
/- {"verdict":"rejected","reward":0.0}
'LeanCheckedNetwork.Net.adds_mod_5' depends on axioms: [bad]
error: Lean exited with code 1 -/
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
