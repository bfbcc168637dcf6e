import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a < 5, ∀ b < 5, LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by decide +kernel
