-- expect: failed to prove termination
def g (n : Nat) : Nat := g (n + 1)
termination_by n
