-- expect: unsolved goals
theorem t (a b : Nat) : a - b + b = a := by rw [Nat.sub_add_cancel]
