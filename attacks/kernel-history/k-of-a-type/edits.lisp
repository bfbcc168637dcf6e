(add (inductive () 0 (One (-> Nat Type) (One.mk (One 0)))))
(add (theorem lie () (pi (h (One 0)) ({Eq 1} Nat ({One.rec 1} (fun (n Nat) (h (One n)) Nat) 5 0 h) 5)) (fun (h (One 0)) ({Eq.refl 1} Nat 5))))
