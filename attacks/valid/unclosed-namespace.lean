import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net
theorem adds_mod_5 : Spec := by unfold Spec; decide +kernel
