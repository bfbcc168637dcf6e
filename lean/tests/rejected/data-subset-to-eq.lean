-- expect: unsolved goals
theorem t (xs ys : List Nat) (h : xs ⊆ ys) : xs = ys := by
  cases xs with
  | nil => simp
  | cons x xs => simp_all
