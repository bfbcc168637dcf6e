-- expect: omega could not prove the goal
theorem t (x : Int) : x / 3 * 3 = x := by omega
