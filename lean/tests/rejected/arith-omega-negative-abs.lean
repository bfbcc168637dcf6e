-- expect: omega could not prove the goal
theorem t (x : Int) : (x.natAbs : Int) = x := by omega
