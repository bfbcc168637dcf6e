import LeanCheckedNetwork.Weights
local instance : Inhabited Nat := ⟨7⟩
theorem seven : (default : Nat) = 7 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
