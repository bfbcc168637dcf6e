import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.«ádds_mod_5» : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
-- á
