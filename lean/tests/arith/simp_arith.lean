/-!
`simp` on numbers: literals, cancellation of literals, `simp +arith`, `ac_rfl`, `ac_nf`, the simp set of the
order and of the operations.
-/

namespace SimpArith

/-! ## Literals -/

example : 2 + 3 * 4 = 14 := by simp
example : 17 / 5 = 3 ∧ 17 % 5 = 2 ∧ 2 ^ 10 = 1024 ∧ 5 - 7 = 0 := by simp
example : (3 : Int) - 5 = -2 ∧ (-7 : Int) / 2 = -4 ∧ (-7 : Int) % 2 = 1 ∧ (-2 : Int) ^ 3 = -8 := by simp
example : 3 < 5 ∧ ¬5 < 3 ∧ 3 ≤ 3 ∧ 3 ≠ 4 ∧ (3 == 3) = true := by simp
example : (-3 : Int) < 2 ∧ (-3 : Int).natAbs = 3 ∧ (5 : Int).toNat = 5 := by simp
example : 3 ∣ 12 ∧ ¬5 ∣ 12 ∧ (3 : Int) ∣ -12 := by simp
example : Nat.gcd 12 18 = 6 := by simp
example : min 3 5 = 3 ∧ max 3 5 = 5 := by decide
example : (-7 : Int).tdiv 2 = -3 ∧ (-7 : Int).tmod 2 = -1 ∧ (7 : Int).bmod 4 = -1 := by simp

/-! ## Literals on both sides -/

example (n : Nat) (h : n = 5) : n + 3 = 8 := by simp [h]
example (n : Nat) (h : n ≤ 5) : n + 3 ≤ 8 := by simp [h]
example (m n : Nat) (h : m = n + 2) : m + 3 = n + 5 := by simp [h]
example (m n : Nat) (h : m < n) : m + 7 < n + 7 := by simp [h]
example (n : Nat) : n + 5 ≠ 3 := by simp
example (n : Nat) : 3 ≤ n + 5 := by simp
example (m n : Nat) : m + 5 - 5 = m ∧ m + n - n = m := by simp

/-! ## The simp set -/

example (n : Nat) : 0 + n = n ∧ n + 0 = n ∧ n * 1 = n ∧ 1 * n = n ∧ n * 0 = 0 ∧ 0 * n = 0 := by simp
example (n : Nat) : n - n = 0 ∧ 0 - n = 0 ∧ n - 0 = n ∧ n ^ 1 = n ∧ n ^ 0 = 1 ∧ 1 ^ n = 1 := by simp
example (n : Nat) : n / 1 = n ∧ 0 / n = 0 ∧ n % n = 0 ∧ n % 1 = 0 ∧ 0 % n = 0 := by simp
example (a b c : Nat) (h : b = c) : a + b = a + c := by simp [h]
example (a b c : Nat) : a + b ≤ a + c ↔ b ≤ c := by simp
example (a b c : Nat) : a + c < b + c ↔ a < b := by simp
example (n : Nat) : ¬n < 0 ∧ 0 ≤ n ∧ ¬n < n ∧ n ≤ n ∧ n < n + 1 ∧ 0 < n + 1 := by simp
example (a b : Nat) : ¬a ≤ b ↔ b < a := by simp
example (a b : Nat) (h : a * b = 0) : a = 0 ∨ b = 0 := by simpa using h
example (x : Int) : x + 0 = x ∧ x - x = 0 ∧ - -x = x ∧ x * 0 = 0 ∧ x + -x = 0 := by simp
example (x y : Int) : x - y + y = x ∧ x + y - y = x ∧ -x * -y = x * y := by simp
example (m n : Nat) : (m : Int) = n ↔ m = n := by simp
example (m n : Nat) : (m : Int) ≤ n ↔ m ≤ n := by simp
example (n : Nat) : (n : Int).toNat = n ∧ (n : Int).natAbs = n ∧ 0 ≤ (n : Int) := by simp
example (n : Nat) : min n n = n ∧ max n n = n ∧ min n 0 = 0 ∧ max n 0 = n := by simp
example (a b : Nat) : (a * b) % a = 0 ∧ a ∣ a * b ∧ (b + a) % a = b % a := by simp

/-! ## `simp +arith` -/

example (a b : Nat) : a + b + a = 2 * a + b := by simp +arith
example (a b c : Nat) (h : a ≤ b) : a + c ≤ b + c := by simp +arith [h]
example (a b c : Nat) : a + b + c ≤ c + b + a := by simp +arith
example (a b c : Nat) : a + b + c < c + b + a + 1 := by simp +arith
example (a b : Nat) (h : 2 * a + 3 = b + a) : a + 3 = b := by simp +arith at h; exact h
example (a b : Nat) (f : Nat → Nat) : f a + f b ≤ f b + f a + 2 := by simp +arith
example (a b : Int) : a - (b - a) = 2 * a - b := by simp +arith
example (a b c : Int) : a + b + c < c + b + a + 1 := by simp +arith
example (a b : Int) : 2 * a + 4 * b ≠ 5 := by simp +arith
example (a b : Int) (h : a + 2 * b + -2 ≤ 0) : 2 * a + 4 * b ≤ 5 := by simp +arith; exact h
example (a b : Int) (h : 3 ∣ a + b) : 6 ∣ 2 * a + 2 * b := by simp +arith; exact h
example (a b : Int) : ¬6 ∣ 2 * a + 2 * b + 1 := by simp +arith

/-! ## Associativity and commutativity -/

example (a b c d : Nat) : a + b + (c + d) = d + c + (b + a) := by ac_rfl
example (a b c d : Nat) : a * b * (c * d) = d * (b * c) * a := by ac_rfl
example (a b c : Nat) : a + b * c = c * b + a := by ac_rfl
example (a b c : Int) : a * b * c + 0 = c * (a * b) := by ac_rfl
example (a b c : Nat) : max a (max b c) = max (max c a) (max b b) := by ac_rfl
example (a b c : Nat) : Nat.gcd a (Nat.gcd b c) = Nat.gcd (Nat.gcd c a) b := by ac_rfl
example (p q r : Prop) : (p ∧ q ∧ r ∧ p) = (r ∧ q ∧ p) := by ac_rfl
example (p q r : Bool) : (p || q || r) = (r || (q || p)) := by ac_rfl
example (f : Nat → Nat) (a b c : Nat) : f (a + b + c) = f (c + (b + a)) := by ac_rfl
example (a b c n : Nat) (h : a + b + c = n) : c + a + b = n := by ac_nf at *

/-- An operation of one's own, with instances. -/
def join (a b : Nat) : Nat := a + b + a * b

instance : Std.Commutative join := ⟨fun a b => by rw [join, join, Nat.add_comm a, Nat.mul_comm a]⟩
instance : Std.Associative join := ⟨fun a b c => by
  simp only [join, Nat.add_mul, Nat.mul_add, Nat.mul_assoc]
  omega⟩

example (a b c d : Nat) : join (join a b) (join c d) = join d (join (join b c) a) := by ac_rfl

end SimpArith
