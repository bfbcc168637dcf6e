import LeanCheckedNetwork.Weights
@[simp, reducible] def two : Nat := 2
@[inline] def three : Nat := 3
@[irreducible] def four : Nat := 4
attribute [local simp] Nat.add_comm
theorem two_eq : two = 2 := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
