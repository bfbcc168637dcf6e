-- expect: unsolved goals
theorem t (o : Option Nat) : o.isSome = true := by
  cases o with
  | none => simp
  | some a => rfl
