import LeanCheckedNetwork.Weights
theorem same : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (b + a) % 5 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  intro a ha b hb
  rw [same a ha b hb, Nat.add_comm b a]
