(original)
(flip 0 0)
