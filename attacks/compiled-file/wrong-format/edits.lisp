(original)
(flip 5 0)
