-- expect: proved that the proposition
theorem t : "b" < "a" := by decide
