-- expect: unsolved goals
theorem t (p : Nat → Bool) (xs : List Nat) (h : xs.all p = true) : xs.any p = true := by
  cases xs with
  | nil => simp
  | cons x xs => simp_all
