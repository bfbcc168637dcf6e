-- expect: free variables
theorem t (n : Nat) : n &&& n = n := by decide
