-- expect: omega could not prove the goal
theorem t (f : Nat → Nat) (xs : List Nat) : (xs.map f).length < xs.length := by
  simp only [List.length_map]
  omega
