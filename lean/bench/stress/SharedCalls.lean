/-! Two equal calls at every level: quick when equal calls are recognised, slow when each is made. -/

def tree : Nat → Nat → Nat
  | 0, x => x
  | n + 1, x => tree n x + tree n x

theorem shared : tree 20 1 = 2 ^ 20 := by decide +kernel
