-- expect: unsolved goals
open List in
theorem t (xs ys : List Nat) (h : xs.length = ys.length) : xs ~ ys := by
  induction xs generalizing ys with
  | nil => simp_all
  | cons x xs ih =>
    cases ys with
    | nil => simp at h
    | cons y ys => simp_all
