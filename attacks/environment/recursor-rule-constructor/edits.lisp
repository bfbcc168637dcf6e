(rule Crafted.Colour.rec 1 constructor Crafted.Colour.red)
