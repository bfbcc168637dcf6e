(set Crafted.Pair.mk fields 1)
