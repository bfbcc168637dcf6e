(raw projection-out-of-range)
