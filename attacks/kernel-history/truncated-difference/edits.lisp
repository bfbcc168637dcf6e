(add (theorem lie () ({Eq 1} Nat (Nat.sub 3 5) 18446744073709551614) ({Eq.refl 1} Nat 18446744073709551614)))
