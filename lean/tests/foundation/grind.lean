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
