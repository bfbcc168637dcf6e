(raw pointer-out-of-range)
