(add (def Crafted.Rose.rec_1 () Nat 0))
