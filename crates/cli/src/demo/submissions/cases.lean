import LeanCheckedNetwork.Network
import LeanCheckedNetwork.Weights

open LeanCheckedNetwork.Net

/-- A number below five is one of five numbers. -/
theorem below_five {n : Nat} (h : n < 5) : n = 0 ∨ n = 1 ∨ n = 2 ∨ n = 3 ∨ n = 4 := by
  omega

/-- One case for each pair; each is settled by computing both sides. -/
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5 := by
  intro a ha b hb
  rcases below_five ha with rfl | rfl | rfl | rfl | rfl <;>
    rcases below_five hb with rfl | rfl | rfl | rfl | rfl <;> rfl
