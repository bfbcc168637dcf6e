import LeanCheckedNetwork.Weights
mutual
inductive Even : Nat → Prop
  | zero : Even 0
  | succ {n : Nat} : Odd n → Even (n + 1)
inductive Odd : Nat → Prop
  | succ {n : Nat} : Even n → Odd (n + 1)
end
theorem two : Even 2 := .succ (.succ .zero)
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
