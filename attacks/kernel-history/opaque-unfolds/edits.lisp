(add (opaque o () Nat 3))
(add (theorem lie () ({Eq 1} Nat o 3) ({Eq.refl 1} Nat 3)))
