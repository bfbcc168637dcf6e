import LeanCheckedNetwork.Weights
namespace Scope
scoped instance : Inhabited Nat := ⟨7⟩
end Scope
open Scope in
theorem seven : (default : Nat) = 7 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
