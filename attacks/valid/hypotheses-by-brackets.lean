import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net
theorem LeanCheckedNetwork.Net.adds_mod_5 : Spec := by
  have : ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5 := by decide +kernel
  intro a ha b hb
  exact this a ‹a < 5› b ‹_›
