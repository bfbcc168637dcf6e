(set Crafted.Colour.green index 0)
