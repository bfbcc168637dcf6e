-- expect: omega could not prove the goal
theorem t (p : Nat → Bool) (xs : List Nat) : (xs.filter p).length < xs.length := by
  have := List.length_filter_le p xs
  omega
