(set Crafted.Colour.red inductive Crafted.Tree)
