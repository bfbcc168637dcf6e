import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5.{u} (α : Type u := PUnit) : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel

