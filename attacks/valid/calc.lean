import LeanCheckedNetwork.Weights
theorem same : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (b + a) % 5 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := fun a ha b hb =>
  calc LeanCheckedNetwork.Net.answer a b
    _ = (b + a) % 5 := same a ha b hb
    _ = (a + b) % 5 := by rw [Nat.add_comm]
