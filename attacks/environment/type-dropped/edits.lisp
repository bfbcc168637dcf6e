(drop Crafted.Tree)
