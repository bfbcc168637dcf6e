(set Crafted.Even.rec motives 3)
