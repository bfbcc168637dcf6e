(add (theorem lie () (pi (a Bool) (b Bool) ({Eq 1} Bool a b)) (fun (a Bool) (b Bool) ({Eq.refl 1} Bool a))))
