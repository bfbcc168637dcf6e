import LeanCheckedNetwork.Weights
@[inline] def twice (f : Nat → Nat) (n : Nat) : Nat := f (f n)
@[specialize] def apply (f : Nat → Nat) : Nat → Nat | 0 => 0 | n + 1 => f (apply f n)
@[noinline, never_extract] def keep (n : Nat) := twice (· + 1) n
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
