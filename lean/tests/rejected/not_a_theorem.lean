-- expect: is not a proposition
theorem t : Nat := 3
