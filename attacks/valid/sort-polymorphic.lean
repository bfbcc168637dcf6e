import LeanCheckedNetwork.Weights
def same.{w} {α : Sort w} (a : α) : α := a
theorem same_eq {α : Sort _} (a : α) : same a = a := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
