(add (theorem lie () (pi (x Nat) ({Eq 1} Nat (Nat.pow x 2) 4)) (fun (x Nat) ({Eq.refl 1} Nat 4))))
