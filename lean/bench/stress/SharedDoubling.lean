/-! Sixty doublings of a shared value: quick when it is computed once, endless when it is copied. -/

def double : Nat → Nat → Nat
  | 0, x => x
  | n + 1, x => double n (x + x)

theorem doubled : double 60 1 = 2 ^ 60 := by decide +kernel
