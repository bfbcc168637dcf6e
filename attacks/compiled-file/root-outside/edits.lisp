(original)
(overwrite 88 1125899906842624)
