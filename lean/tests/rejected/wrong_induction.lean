-- expect: rfl
theorem t (f : Nat → Nat) (h : f 0 = 0) (n : Nat) : f n = 0 := by
  induction n with
  | zero => exact h
  | succ n ih => rfl
