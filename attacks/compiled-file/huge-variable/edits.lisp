(raw huge-variable)
