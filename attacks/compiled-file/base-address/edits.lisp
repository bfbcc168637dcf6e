(original)
(overwrite 80 4096)
