/-!
The decision procedure `omega`: what it is documented to handle.
-/

namespace OmegaTests

variable (a b c d x y z : Int) (i j k m n p q r : Nat)

/-! ## Linear integer arithmetic -/

example (h₁ : 2 * x + 3 * y = 7) (h₂ : 5 * x - 2 * y = 8) : x = 2 ∧ y = 1 := by omega
example (h : 6 * x + 9 * y = 5) : False := by omega
example (h : 3 * x + 5 * y = 1) (h₀ : 0 ≤ x) (h₁ : x < 5) : x = 2 ∧ y = -1 := by omega
example (h₁ : x < y) (h₂ : y < z) (h₃ : z < x + 2) : False := by omega
example (h : 7 * x ≥ 50) (h' : 7 * x ≤ 55) : False := by omega
example (h₁ : a + b > 10) (h₂ : a < 4) (h₃ : b < 6) : False := by omega
example : x - (y - x) = 2 * x - y := by omega
example (h : x = -x) : x = 0 := by omega

/-! ## Natural numbers and truncated subtraction -/

example : n - n = 0 := by omega
example (h : m ≤ n) : n - m + m = n := by omega
example : n - m - k = n - (m + k) := by omega
example (h : n - m = 3) : n = m + 3 := by omega
example (h : n - 1 = 0) : n = 0 ∨ n = 1 := by omega
example (h : n ≠ 0) : n - 1 + 1 = n := by omega
example (h : ¬n < m) : m ≤ n := by omega
example : i < j ∨ i = j ∨ j < i := by omega
example (h : 0 < n * m) : 1 ≤ n * m := by omega
example (h : n.succ = m.succ) : n = m := by omega

/-! ## Division, remainder, divisibility -/

example : n / 2 ≤ n := by omega
example : n % 10 < 10 := by omega
example : 10 * (n / 10) + n % 10 = n := by omega
example (h : 0 ≤ x) : x / 3 ≤ x := by omega
example : (x + 6) / 3 = x / 3 + 2 := by omega
example (h : n % 2 = 1) (h' : n % 3 = 2) : n % 6 = 5 := by omega
example (h : 2 ∣ n) (h' : ¬4 ∣ n) : n % 4 = 2 := by omega
example (h : 6 ∣ x) : 3 ∣ x := by omega
example : ¬(2 ∣ n ∧ 2 ∣ n + 1) := by omega
example (h : x / 5 = 3) : 15 ≤ x ∧ x ≤ 19 := by omega
example (h : n / 2 = m / 2) (h' : n % 2 = m % 2) : n = m := by omega
example : x / -2 = -(x / 2) := by omega
example : n / 2 / 3 = n / 6 := by omega
example : n % 12 % 4 = n % 4 := by omega

/-! ## Minimum, maximum, absolute value, conversions -/

example : min m n ≤ m ∧ n ≤ max m n := by omega
example : min a b + max a b = a + b := by omega
example (h : m ≤ n) : min m n = m := by omega
example : x.natAbs = (-x).natAbs := by omega
example (h : x.natAbs = 0) : x = 0 := by omega
example : (x.natAbs : Int) = max x (-x) := by omega
example : (x.toNat : Int) = max x 0 := by omega
example (h : x < 0) : x.toNat = 0 := by omega
example : ((m - n : Nat) : Int) = max ((m : Int) - n) 0 := by omega
example (h : (m : Int) + n = 3) : m ≤ 3 := by omega

/-! ## Powers and shifts by literals -/

example : 2 ^ (k + 1) = 2 * 2 ^ k := by omega
example (h : n < 2 ^ k) : n < 2 ^ (k + 1) := by omega
example : n % 2 ^ 5 < 32 := by omega
example : n % 2 ^ k < 2 ^ k := by omega
example : n <<< 3 = 8 * n := by omega
example : n >>> 2 = n / 4 := by omega
example (h : n < 2 ^ 10) : n >>> 4 < 64 := by omega

/-! ## Propositional structure -/

example (h : m < n ∨ n < m) : m ≠ n := by omega
example (h : m ≠ n) : m < n ∨ n < m := by omega
example (h : ¬(m < 5 ∧ n < 5)) (h' : m < 5) : 5 ≤ n := by omega
example (h : m < 5 → n < 5) (h' : m = 3) : n < 5 := by omega
example (h : m < 5 ↔ n < 5) (h' : 5 ≤ m) : 5 ≤ n := by omega
example (h : ¬(m < 5 → n < 5)) : m < 5 ∧ 5 ≤ n := by omega
example (h : ∃ t, n = 2 * t) : n % 2 = 0 := by omega
example (h : m = n ∧ n = k) : m = k := by omega
example (h : m < n ∧ (n < k ∨ n = k)) : m < k := by omega
example : (m ≤ n) = (m < n + 1) := by apply propext; omega

/-! ## `Fin`, pairs, conditionals, atoms -/

example (s t : Fin 10) (h : s < t) : s.val + 1 ≤ t.val := by omega
example (s t : Fin 10) : (s + t).val ≤ 9 := by omega
example (s t : Fin 10) (h : s ≠ t) : s.val < t.val ∨ t.val < s.val := by omega
example (u : Nat × Nat) (h : u.1 < u.2) : u.1 + 1 ≤ u.2 := by omega
example : (m, n).1 + (m, n).2 = n + m := by omega
example : (if x < 0 then -x else x) ≥ 0 := by omega
example (f : Nat → Nat) (h : f m < f n) : f m + 1 ≤ f n := by omega
example (l : List Nat) (h : 3 ≤ l.length) : 0 < l.length := by omega
example (s : { t : Nat // t < 5 }) : s.val ≤ 4 := by have := s.property; omega

end OmegaTests
