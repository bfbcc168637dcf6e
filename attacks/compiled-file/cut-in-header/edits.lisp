(cut 20)
