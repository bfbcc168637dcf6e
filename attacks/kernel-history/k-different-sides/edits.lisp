(add (theorem lie () (pi (h ({Eq 1} Nat 0 1)) ({Eq 1} Nat ({Eq.rec 1 1} Nat 0 (fun (b Nat) (h ({Eq 1} Nat 0 b)) Nat) 5 1 h) 5)) (fun (h ({Eq 1} Nat 0 1)) ({Eq.refl 1} Nat 5))))
