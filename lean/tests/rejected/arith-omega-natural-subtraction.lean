-- expect: omega could not prove the goal
theorem t (a b : Nat) : a - b + b = a := by omega
