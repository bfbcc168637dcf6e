-- expect: failed to prove index is valid
theorem t (xs : List Nat) (i : Nat) (h : i ≤ xs.length) : xs[i] ∈ xs := List.getElem_mem (by omega)
