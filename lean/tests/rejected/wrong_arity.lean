-- expect: Function expected
theorem t (h : 1 = 1) : 1 = 1 := h 3
