(original)
(cut -8)
