import LeanCheckedNetwork.Weights
theorem table : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by decide +kernel
@[simp] theorem same (a b : Nat) (ha : a < 5) (hb : b < 5) : LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := table a ha b hb
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  intro a ha b hb
  simp [ha, hb]
