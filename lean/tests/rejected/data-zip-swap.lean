-- expect: unsolved goals
theorem t (xs ys : List Nat) : xs.zip ys = ys.zip xs := by
  induction xs generalizing ys with
  | nil => simp
  | cons x xs ih => cases ys <;> simp [ih]
