import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net
theorem LeanCheckedNetwork.Net.adds_mod_5 : Spec := fun a ha b hb =>
  if h : answer a b = (a + b) % 5 then h
  else absurd ((by decide +kernel : ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5) a ha b hb) h
