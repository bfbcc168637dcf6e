(set Crafted.Tree recursive false)
