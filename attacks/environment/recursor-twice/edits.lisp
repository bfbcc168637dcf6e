(twice Crafted.Tree.rec)
