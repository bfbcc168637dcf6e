-- expect: is false
theorem t : 123 * 456 = 56089 := by decide +kernel
