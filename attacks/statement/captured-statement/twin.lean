import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
def LeanCheckedNetwork.Net.Other : Prop := 1 = 1
end LeanCheckedNetwork.Net
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
