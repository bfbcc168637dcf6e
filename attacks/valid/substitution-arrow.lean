import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net
theorem claim_eq : (∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5) = Spec := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : Spec :=
  claim_eq ▸ (by decide +kernel : ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5)
