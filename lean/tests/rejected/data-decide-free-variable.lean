-- expect: Expected type must not contain free variables
theorem t (xs : List Nat) : xs = xs ++ [] := by decide
