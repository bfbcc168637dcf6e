-- expect: is not definitionally equal to the right-hand side
theorem t : [1, 2, 3].reverse = [3, 1, 2] := by rfl
