import LeanCheckedNetwork.Weights
namespace LeanCheckedNetwork.Net.Net
theorem _root_.LeanCheckedNetwork.Net.adds_mod_5 : ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5 := by decide +kernel
end LeanCheckedNetwork.Net.Net
