(add (theorem lie () ({Eq 1} Nat (Nat.div 7 0) 7) ({Eq.refl 1} Nat 7)))
