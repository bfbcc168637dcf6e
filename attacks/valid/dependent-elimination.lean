import LeanCheckedNetwork.Weights
theorem transport (α β : Type) (h : α = β) (a : α) : HEq (h ▸ a : β) a := by
  subst h; rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
