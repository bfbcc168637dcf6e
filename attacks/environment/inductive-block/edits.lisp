(set Crafted.Even all (Crafted.Even))
