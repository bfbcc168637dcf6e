-- expect: Unknown constant `List.length_reverse_append`
theorem t (xs ys : List Nat) : (xs ++ ys).reverse.length = xs.length + ys.length := by
  rw [List.length_reverse_append]
