import LeanCheckedNetwork.Weights
theorem split (p q r : Prop) (h : (p ∧ q) ∨ r) : q ∨ r := by
  rcases h with ⟨_, hq⟩ | hr
  · exact Or.inl hq
  · exact Or.inr hr
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
