(add (theorem lie () (pi (p Crafted.Pair) ({Eq 1} Crafted.Pair p (Crafted.Pair.mk (proj Crafted.Pair 1 p) (proj Crafted.Pair 0 p)))) (fun (p Crafted.Pair) ({Eq.refl 1} Crafted.Pair p))))
