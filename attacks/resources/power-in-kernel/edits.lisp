(add (theorem lie () ({Eq 1} Nat (Nat.pow 2 (power 64)) 0) ({Eq.refl 1} Nat 0)))
