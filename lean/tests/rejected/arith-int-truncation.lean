-- expect: is false
theorem t : (-7 : Int).tdiv 2 = (-7 : Int) / 2 := by decide
