/-! `grind` without arithmetic: connectives, congruence closure, case splits, instantiation of hypotheses. -/

theorem project (p q : Prop) (h : p ∧ q) : q := by grind

theorem resolve (p q : Prop) (h : p ∨ q) (h₂ : ¬p) : q := by grind

theorem chain (p q r : Prop) (h : p → q) (h₂ : q → r) (hp : p) : r := by grind

theorem chain_iff (p q r : Prop) (h : p ↔ q) (h₂ : q ↔ r) (hp : p) : r := by grind

theorem distribute (p q r : Prop) (h : p ∧ (q ∨ r)) : (p ∧ q) ∨ (p ∧ r) := by grind

theorem de_morgan (p q : Prop) : ¬(p ∧ q) → ¬p ∨ ¬q := by grind

theorem congruence (α : Type) (f : α → α) (a b c : α) (h : a = b) (h₂ : b = c) : f a = f c := by grind

theorem periods (α : Type) (f : α → α) (a : α) (h : f (f a) = a) (h₂ : f (f (f a)) = a) : f a = a := by grind

theorem instantiate (α : Type) (f : α → α) (p : α → Prop) (a : α) (h : ∀ x, p x → p (f x)) (h₂ : p a) :
    p (f (f a)) := by grind

theorem constructors (x : Option Nat) (h : x = none) (y : Nat) : x ≠ some y := by grind

theorem injective (α : Type) (xs ys : List α) (a b : α) (h : a :: xs = b :: ys) : xs = ys := by grind

theorem conditional (α : Type) (a b : α) (c : Prop) [Decidable c] (h : a = b) : (if c then a else b) = b := by grind

theorem no_witness (p : Nat → Prop) (h : ¬∃ x, p x) : ¬p 3 := by grind

theorem booleans (a b : Bool) (h : a = true) (h₂ : (a && b) = false) : b = false := by grind

/-! Linear arithmetic: order, divisibility, remainders, disequalities. -/

theorem strict (a b : Nat) (h : a ≤ b) : a < b + 1 := by grind

theorem successor (a b : Nat) (h : a + 1 = b) : b ≠ 0 := by grind

theorem gap (a b c : Int) (h : a < b) (h₂ : b < c) : a + 1 < c := by grind

theorem parity (a b : Nat) (h : 2 * a = 2 * b + 1) : False := by grind

theorem residue (a : Nat) (h : a % 5 = 3) : a ≥ 3 := by grind

theorem truncated (a b : Nat) (h : a - b = 0) : a ≤ b := by grind

theorem truncated_twice (x y z : Nat) (h : x - y - z = 3) : x = y + 3 + z := by grind

theorem few_values (a : Nat) (h : a < 4) : a = 0 ∨ a = 1 ∨ a = 2 ∨ a = 3 := by grind

theorem common_multiple (x : Nat) (h : 5 ∣ x) (h₂ : 3 ∣ x) (h₃ : x < 15) : x = 0 := by grind

theorem quotient (x : Int) (h : x / 2 = 3) : x = 6 ∨ x = 7 := by grind

theorem no_point (x y : Int) (h : 27 ≤ 11 * x + 13 * y) (h₂ : 11 * x + 13 * y ≤ 45) (h₃ : -10 ≤ 7 * x - 9 * y)
    (h₄ : 7 * x - 9 * y ≤ 4) : False := by grind

theorem coincide (f : Nat → Nat) (x y : Nat) (h : x ≤ y) (h₂ : y ≤ x) (h₃ : f x = 3) : f y = 3 := by grind

/-! Arithmetic under conditionals and offsets. -/

theorem smaller (x y : Nat) : (if x < y then x else y) ≤ x := by grind

theorem positive_part (x z : Int) (h : z = if x > 0 then x else 0) : 0 ≤ z := by grind

theorem larger (x y z : Nat) (h : z = if x = y then x else if x < y then y else x) : x ≤ z ∧ y ≤ z := by grind

theorem path (p : Prop) (f : Nat → Nat) (x y z : Nat) (h : f x < f y + 2) (h₂ : f y + 3 < f z) (h₃ : f x + 2 < f z ↔ p) : p := by
  grind

theorem least (a b : Int) (h : a < b) : min a b = a := by grind

theorem absolute (a : Int) : a.natAbs = a ∨ a.natAbs = -a := by grind

/-! Commutative rings. -/

theorem distributes (a b c : Int) : a * (b + c) = a * b + a * c := by grind

theorem square (a b : Int) : (a + b) ^ 2 = a ^ 2 + 2 * a * b + b ^ 2 := by grind

theorem eliminate (a b c : Int) (h : a * b = 1) (h₂ : a * c = 2) : c = 2 * b := by grind

theorem power_sums (a b c : Int) (h : a + b + c = 3) (h₁ : a ^ 2 + b ^ 2 + c ^ 2 = 5) (h₂ : a ^ 3 + b ^ 3 + c ^ 3 = 7) :
    a ^ 4 + b ^ 4 + c ^ 4 = 9 := by grind

theorem nonlinear_order (a b c : Int) (h : ¬c ≤ a * b + 4) (h₂ : c ≤ 3) : a * b < 0 := by grind
