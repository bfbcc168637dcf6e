import LeanCheckedNetwork.Weights
def every : Nat → (Nat → Bool) → Bool
  | 0, _ => true
  | n + 1, f => f n && every n f
theorem all_good : every 5 (fun a => every 5 fun b => LeanCheckedNetwork.Net.answer a b == (a + b) % 5) = true := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
