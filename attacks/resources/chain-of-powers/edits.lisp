(add (theorem lie () ({Eq 1} Nat (Nat.pow 2 (Nat.pow 2 (Nat.pow 2 (Nat.pow 2 (Nat.pow 2 2))))) 0) ({Eq.refl 1} Nat 0)))
