import LeanCheckedNetwork.Weights
set_option autoImplicit false
set_option linter.unusedVariables false
set_option pp.all true
set_option maxRecDepth 4000
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
