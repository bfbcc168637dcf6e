import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  intro a ha b hb
  cases a
  · sorry
  · sorry
