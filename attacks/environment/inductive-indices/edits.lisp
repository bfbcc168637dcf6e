(set Crafted.Vector indices 0)
