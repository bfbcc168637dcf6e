import LeanCheckedNetwork.Weights
noncomputable def pick : Nat := Classical.choice ⟨3⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
