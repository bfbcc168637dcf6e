import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 1 → ∀ b, b < 1 → LeanCheckedNetwork.Net.answer a b = (a + b) % 1 := by decide +kernel
