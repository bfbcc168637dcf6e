import LeanCheckedNetwork.Weights
inductive Colour
  | red | green | blue
  deriving DecidableEq, BEq
structure Point where
  x : Nat
  y : Nat
  deriving DecidableEq
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
