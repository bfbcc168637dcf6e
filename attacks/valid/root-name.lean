import LeanCheckedNetwork.Weights
namespace Mine
theorem _root_.LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
end Mine
