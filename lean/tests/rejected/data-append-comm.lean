-- expect: unsolved goals
theorem t (xs ys : List Nat) : xs ++ ys = ys ++ xs := by
  induction xs with
  | nil => simp
  | cons x xs ih => simp [ih]
