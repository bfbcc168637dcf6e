/-! A recursion one million calls deep. -/

def count : Nat → Nat
  | 0 => 0
  | n + 1 => count n + 1

theorem deep : count 1000000 = 1000000 := by decide +kernel
