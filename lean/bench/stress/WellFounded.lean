/-! Recursion by a well-founded relation: the proofs that it ends are evaluated. -/

def gcd' (a b : Nat) : Nat :=
  if h : b = 0 then a else gcd' b (a % b)
termination_by b
decreasing_by exact Nat.mod_lt _ (Nat.pos_of_ne_zero h)

theorem common : gcd' 17711 10946 = 1 := by decide +kernel
