-- expect: is not definitionally equal
theorem t : (-7 : Int) / 2 = -3 := by rfl
