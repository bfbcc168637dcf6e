(drop-rule Crafted.Tree.rec)
