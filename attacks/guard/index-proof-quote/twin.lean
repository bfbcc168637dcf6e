import LeanCheckedNetwork.Weights
theorem zeroth (xs : List Nat) (h : 0 < xs.length) : xs[0]'h = xs[0] := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
