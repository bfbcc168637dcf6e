import LeanCheckedNetwork.Weights
def s : String := "\x41\u2203\n\t\\ \
   joined"
theorem s_eq : s.length = s.length := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
