import LeanCheckedNetwork.Weights
def slow (n : Nat) : Nat := n + 0
def fast (n : Nat) : Nat := n
@[csimp] theorem slow_eq : @slow = @fast := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
