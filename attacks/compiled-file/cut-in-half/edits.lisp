(original)
(cut 20000)
