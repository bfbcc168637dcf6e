import LeanCheckedNetwork.Weights
-- no sorry, no axiom, no native_decide
/- macro /- unsafe -/ #eval set_option debug.skipKernelTC true -/
/-- An `opaque` statement. sorry! -/
theorem documented : 1 = 1 := rfl
/-! initialize, IO, syntax, notation -/
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
