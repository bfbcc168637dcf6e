(set Crafted.Tree.rec k true)
