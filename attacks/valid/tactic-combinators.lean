import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec
  all_goals try skip
  any_goals first | done | decide +kernel
