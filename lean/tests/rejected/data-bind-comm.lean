-- expect: unsolved goals
theorem t (a : Option Nat) (f : Nat → Option Nat) : a.bind f = f (a.getD 0) := by
  cases a with
  | none => simp
  | some x => rfl
