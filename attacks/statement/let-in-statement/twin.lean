import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : let q := 5; ∀ a, a < q → ∀ b, b < q → LeanCheckedNetwork.Net.answer a b = (a + b) % q := by
  show ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5
  decide +kernel
