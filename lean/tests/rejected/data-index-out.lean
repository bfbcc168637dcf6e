-- expect: failed to prove index is valid
theorem t (xs : List Nat) : xs[2] = xs[2] := rfl
