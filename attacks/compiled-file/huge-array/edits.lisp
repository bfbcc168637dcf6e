(raw huge-array)
