(set Crafted.Even.rec universes (u))
