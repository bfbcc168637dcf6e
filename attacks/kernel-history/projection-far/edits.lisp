(add (def lie () (-> Crafted.Pair Nat) (fun (p Crafted.Pair) (proj Crafted.Pair 4294967295 p))))
