import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net renaming answer → response
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → response a b = (a + b) % 5 := by decide +kernel
