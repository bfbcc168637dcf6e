/-! A loop with an accumulator. -/

def loop : Nat → Nat → Nat
  | 0, acc => acc
  | n + 1, acc => loop n ((acc * 3 + n) % 1000003)

theorem looped : (loop 20000 1 < 1000003) := by decide +kernel
