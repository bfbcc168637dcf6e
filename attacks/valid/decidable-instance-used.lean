import LeanCheckedNetwork.Weights
open LeanCheckedNetwork.Net
theorem LeanCheckedNetwork.Net.adds_mod_5 : Spec :=
  let d : Decidable (∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5) := inferInstance
  @of_decide_eq_true _ d (by decide +kernel)
