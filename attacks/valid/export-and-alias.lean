import LeanCheckedNetwork.Weights
namespace Mine
theorem helper : ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by decide +kernel
end Mine
export Mine (helper)
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := helper
