import LeanCheckedNetwork.Weights
theorem row (a : Nat) (h : a < 5) : ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  revert a
  decide +kernel

theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := row
