import LeanCheckedNetwork.Weights
universe u v
def const {α : Type u} {β : Type v} (a : α) (_ : β) : α := a
theorem const_eq {α : Type u} {β : Type v} (a : α) (b : β) : const a b = a := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
