(drop Crafted.Tree.leaf)
