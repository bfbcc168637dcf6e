(original)
(overwrite 80 -16)
