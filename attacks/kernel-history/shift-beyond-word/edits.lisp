(add (theorem lie () ({Eq 1} Nat (Nat.shiftLeft 1 64) 0) ({Eq.refl 1} Nat 0)))
