(rule Crafted.Tree.rec 1 fields 2)
