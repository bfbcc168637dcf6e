(add (theorem lie () ({Eq 1} Nat (Nat.mod 7 0) 0) ({Eq.refl 1} Nat 0)))
