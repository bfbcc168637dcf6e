(add (inductive () 0 (One (-> Nat Type) (One.mk (One 0)))))
(add (theorem lie () (pi (a (One 0)) (b (One 0)) ({Eq 1} (One 0) a b)) (fun (a (One 0)) (b (One 0)) ({Eq.refl 1} (One 0) a))))
