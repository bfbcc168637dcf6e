(add (theorem lie () ({Eq 1} Nat (Nat.mul (power 32) (power 32)) 0) ({Eq.refl 1} Nat 0)))
