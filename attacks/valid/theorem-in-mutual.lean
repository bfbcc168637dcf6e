import LeanCheckedNetwork.Weights
mutual
theorem even_half (n : Nat) (h : n % 2 = 0) : n / 2 * 2 = n := by omega
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
end
