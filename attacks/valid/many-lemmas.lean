import LeanCheckedNetwork.Weights
theorem row0 : ∀ b, b < 5 → LeanCheckedNetwork.Net.answer 0 b = (0 + b) % 5 := by decide +kernel
theorem row1 : ∀ b, b < 5 → LeanCheckedNetwork.Net.answer 1 b = (1 + b) % 5 := by decide +kernel
theorem row2 : ∀ b, b < 5 → LeanCheckedNetwork.Net.answer 2 b = (2 + b) % 5 := by decide +kernel
theorem row3 : ∀ b, b < 5 → LeanCheckedNetwork.Net.answer 3 b = (3 + b) % 5 := by decide +kernel
theorem row4 : ∀ b, b < 5 → LeanCheckedNetwork.Net.answer 4 b = (4 + b) % 5 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec
  | 0, _ => row0
  | 1, _ => row1
  | 2, _ => row2
  | 3, _ => row3
  | 4, _ => row4
  | n + 5, h => absurd h (by omega)
