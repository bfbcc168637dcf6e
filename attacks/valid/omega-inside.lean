import LeanCheckedNetwork.Weights
theorem table : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = if a + b < 5 then a + b else a + b - 5 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  intro a ha b hb
  rw [table a ha b hb]
  split <;> omega
