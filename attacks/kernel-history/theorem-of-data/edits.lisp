(add (theorem lie () Nat 3))
