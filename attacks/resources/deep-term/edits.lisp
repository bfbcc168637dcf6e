(add (theorem lie () ({Eq 1} Nat (deep Nat.succ 200000 0) 0) ({Eq.refl 1} Nat 0)))
