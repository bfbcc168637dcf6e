(set Crafted.Tree.rec parameters 0)
