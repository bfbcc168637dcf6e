-- expect: proved that the proposition
theorem t : [1] ++ [2] = [2] ++ [1] := by decide
