(drop Crafted.Tree.rec)
