import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork
namespace Net
theorem adds_mod_5 : Spec := by
  unfold Spec; decide +kernel
end Net
end LeanCheckedNetwork
