-- expect: omega could not prove the goal
theorem t (n : Nat) : n >>> 2 <<< 2 = n := by omega
