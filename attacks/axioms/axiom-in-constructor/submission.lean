import LeanCheckedNetwork.Weights
axiom Odd : Nat → Prop
inductive Two : Prop | mk (n : Nat) (h : Odd n ∨ True)
theorem two : Two := .mk 0 (Or.inr trivial)
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := match two with | .mk _ _ => by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
