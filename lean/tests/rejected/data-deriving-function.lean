-- expect: failed to synthesize
structure Opaque where
  f : Nat → Nat
  deriving DecidableEq
