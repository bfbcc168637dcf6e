-- expect: Type mismatch
def x : Nat := "three"
