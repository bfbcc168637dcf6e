-- expect: could not synthesize
#eval fun x : Nat => x
