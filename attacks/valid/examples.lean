import LeanCheckedNetwork.Weights
example : 1 + 1 = 2 := rfl
example (p q : Prop) (hp : p) (hq : q) : p ∧ q := ⟨hp, hq⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
