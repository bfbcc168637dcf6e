(set Crafted.Rose nested 0)
