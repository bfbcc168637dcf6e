(add (theorem lie () ({Eq 1} Nat (Nat.mod (power 65) (Nat.add (power 33) 1)) (power 32)) ({Eq.refl 1} Nat (power 32))))
