-- expect: Did not find an occurrence of the pattern
theorem t (xs ys : List Nat) : (xs ++ ys).length = xs.length + ys.length := by
  rw [List.length_reverse]
