(add (theorem lie () (pi (f (-> Nat Nat Nat)) (y Nat) ({Eq 1} (-> Nat Nat) (f y) (fun (x Nat) (f x y)))) (fun (f (-> Nat Nat Nat)) (y Nat) ({Eq.refl 1} (-> Nat Nat) (f y)))))
