(set Crafted.Vector parameters 2)
