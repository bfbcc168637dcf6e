-- expect: unsolved goals
def revAcc : List Nat → List Nat → List Nat
  | [], acc => acc
  | x :: xs, acc => revAcc xs (x :: acc)

theorem t (xs acc : List Nat) : revAcc xs acc = xs.reverse ++ acc := by
  induction xs with
  | nil => simp [revAcc]
  | cons x xs ih => simp [revAcc, ih]
