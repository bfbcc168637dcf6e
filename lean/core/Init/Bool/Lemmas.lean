prelude
import Init.Induction

/-!
# Booleans

The lemmas about `&&`, `||`, `!`, `==`, `!=`, exclusive or, `bif`, the order of `Bool` and its map to `Nat`.
-/

universe u v

namespace Bool

instance instDecidableForallOfDecidablePred (p : Bool → Prop) [inst : DecidablePred p] : Decidable (∀ x, p x) :=
  match inst true, inst false with
  | isFalse ht, _ => isFalse fun h => absurd (h _) ht
  | _, isFalse hf => isFalse fun h => absurd (h _) hf
  | isTrue ht, isTrue hf => isTrue fun | true => ht | false => hf

instance instDecidableExistsOfDecidablePred (p : Bool → Prop) [inst : DecidablePred p] : Decidable (∃ x, p x) :=
  match inst true, inst false with
  | isTrue ht, _ => isTrue ⟨_, ht⟩
  | _, isTrue hf => isTrue ⟨_, hf⟩
  | isFalse ht, isFalse hf => isFalse fun | ⟨true, h⟩ => absurd h ht | ⟨false, h⟩ => absurd h hf

instance instLE : LE Bool := ⟨(· → ·)⟩
instance instLT : LT Bool := ⟨(!· && ·)⟩

instance instDecidableLe (x y : Bool) : Decidable (x ≤ y) := inferInstanceAs (Decidable (x → y))
instance instDecidableLt (x y : Bool) : Decidable (x < y) := inferInstanceAs (Decidable (!x && y))

instance instMax : Max Bool := ⟨or⟩
instance instMin : Min Bool := ⟨and⟩


theorem false_ne_true : false ≠ true := nofun

theorem eq_false_or_eq_true : (b : Bool) → b = true ∨ b = false := by decide

theorem eq_false_iff : {b : Bool} → b = false ↔ b ≠ true := by decide

theorem ne_false_iff : {b : Bool} → b ≠ false ↔ b = true := by decide

theorem eq_iff_iff {a b : Bool} : a = b ↔ (a ↔ b) := by cases b <;> cases a <;> decide

@[simp] theorem decide_eq_true {b : Bool} [Decidable (b = true)] : decide (b = true) = b := by
  cases b with
  | true => exact _root_.decide_eq_true rfl
  | false => exact _root_.decide_eq_false nofun

@[simp] theorem decide_eq_false {b : Bool} [Decidable (b = false)] : decide (b = false) = !b := by
  cases b with
  | true => exact _root_.decide_eq_false nofun
  | false => exact _root_.decide_eq_true rfl

theorem decide_true_eq {b : Bool} [Decidable (true = b)] : decide (true = b) = b := by
  cases b with
  | true => exact _root_.decide_eq_true rfl
  | false => exact _root_.decide_eq_false nofun

theorem decide_false_eq {b : Bool} [Decidable (false = b)] : decide (false = b) = !b := by
  cases b with
  | true => exact _root_.decide_eq_false nofun
  | false => exact _root_.decide_eq_true rfl

theorem eq_not : ∀ {a b : Bool}, (a = (!b)) ↔ (a ≠ b) := by decide
theorem not_eq : ∀ {a b : Bool}, ((!a) = b) ↔ (a ≠ b) := by decide

@[simp] theorem coe_iff_coe : ∀ {a b : Bool}, (a ↔ b) ↔ a = b := by decide

@[simp] theorem coe_true_iff_false : ∀ {a b : Bool}, (a ↔ b = false) ↔ a = (!b) := by decide
@[simp] theorem coe_false_iff_true : ∀ {a b : Bool}, (a = false ↔ b) ↔ (!a) = b := by decide
@[simp] theorem coe_false_iff_false : ∀ {a b : Bool}, (a = false ↔ b = false) ↔ (!a) = (!b) := by decide

theorem apply_apply_apply (f : Bool → Bool) (x : Bool) : f (f (f x)) = f x := by
  cases x <;> cases ht : f true <;> cases hf : f false <;> simp [ht, hf]

/-! ## Conjunction -/

@[simp] theorem and_self_left : ∀ (a b : Bool), (a && (a && b)) = (a && b) := by decide
@[simp] theorem and_self_right : ∀ (a b : Bool), ((a && b) && b) = (a && b) := by decide
@[simp] theorem not_and_self : ∀ (x : Bool), (!x && x) = false := by decide
@[simp] theorem and_not_self : ∀ (x : Bool), (x && !x) = false := by decide
theorem and_comm : ∀ (x y : Bool), (x && y) = (y && x) := by decide
theorem and_left_comm : ∀ (x y z : Bool), (x && (y && z)) = (y && (x && z)) := by decide
theorem and_right_comm : ∀ (x y z : Bool), ((x && y) && z) = ((x && z) && y) := by decide
@[simp] theorem and_iff_left_iff_imp : ∀ {a b : Bool}, ((a && b) = a) ↔ (a → b) := by decide
@[simp] theorem and_iff_right_iff_imp : ∀ {a b : Bool}, ((a && b) = b) ↔ (b → a) := by decide
@[simp] theorem iff_self_and : ∀ {a b : Bool}, (a = (a && b)) ↔ (a → b) := by decide
@[simp] theorem iff_and_self : ∀ {a b : Bool}, (b = (a && b)) ↔ (b → a) := by decide
@[simp] theorem not_and_iff_left_iff_imp : ∀ {a b : Bool}, ((!a && b) = a) ↔ !a ∧ !b := by decide
@[simp] theorem and_not_iff_right_iff_imp : ∀ {a b : Bool}, ((a && !b) = b) ↔ !a ∧ !b := by decide
@[simp] theorem iff_not_self_and : ∀ {a b : Bool}, (a = (!a && b)) ↔ !a ∧ !b := by decide
@[simp] theorem iff_and_not_self : ∀ {a b : Bool}, (b = (a && !b)) ↔ !a ∧ !b := by decide

/-! ## Disjunction -/

@[simp] theorem or_self_left : ∀ (a b : Bool), (a || (a || b)) = (a || b) := by decide
@[simp] theorem or_self_right : ∀ (a b : Bool), ((a || b) || b) = (a || b) := by decide
@[simp] theorem not_or_self : ∀ (x : Bool), (!x || x) = true := by decide
@[simp] theorem or_not_self : ∀ (x : Bool), (x || !x) = true := by decide
@[simp] theorem or_iff_left_iff_imp : ∀ {a b : Bool}, ((a || b) = a) ↔ (b → a) := by decide
@[simp] theorem or_iff_right_iff_imp : ∀ {a b : Bool}, ((a || b) = b) ↔ (a → b) := by decide
@[simp] theorem iff_self_or : ∀ {a b : Bool}, (a = (a || b)) ↔ (b → a) := by decide
@[simp] theorem iff_or_self : ∀ {a b : Bool}, (b = (a || b)) ↔ (a → b) := by decide
@[simp] theorem not_or_iff_left_iff_imp : ∀ {a b : Bool}, ((!a || b) = a) ↔ a ∧ b := by decide
@[simp] theorem or_not_iff_right_iff_imp : ∀ {a b : Bool}, ((a || !b) = b) ↔ a ∧ b := by decide
@[simp] theorem iff_not_self_or : ∀ {a b : Bool}, (a = (!a || b)) ↔ a ∧ b := by decide
@[simp] theorem iff_or_not_self : ∀ {a b : Bool}, (b = (a || !b)) ↔ a ∧ b := by decide
theorem or_comm : ∀ (x y : Bool), (x || y) = (y || x) := by decide
theorem or_left_comm : ∀ (x y z : Bool), (x || (y || z)) = (y || (x || z)) := by decide
theorem or_right_comm : ∀ (x y z : Bool), ((x || y) || z) = ((x || z) || y) := by decide

/-! ## Distributivity and negation -/

theorem and_or_distrib_left : ∀ (x y z : Bool), (x && (y || z)) = (x && y || x && z) := by decide
theorem and_or_distrib_right : ∀ (x y z : Bool), ((x || y) && z) = (x && z || y && z) := by decide
theorem or_and_distrib_left : ∀ (x y z : Bool), (x || y && z) = ((x || y) && (x || z)) := by decide
theorem or_and_distrib_right : ∀ (x y z : Bool), (x && y || z) = ((x || z) && (y || z)) := by decide
@[simp] theorem not_and : ∀ (x y : Bool), (!(x && y)) = (!x || !y) := by decide
@[simp] theorem not_or : ∀ (x y : Bool), (!(x || y)) = (!x && !y) := by decide
theorem and_eq_true_iff : ∀ {x y : Bool}, (x && y) = true ↔ x = true ∧ y = true := by decide
theorem and_eq_false_iff : ∀ {x y : Bool}, (x && y) = false ↔ x = false ∨ y = false := by decide
@[simp] theorem and_eq_false_imp : ∀ {x y : Bool}, (x && y) = false ↔ (x = true → y = false) := by decide
theorem or_eq_true_iff : ∀ {x y : Bool}, (x || y) = true ↔ x = true ∨ y = true := by decide
@[simp] theorem or_eq_false_iff : ∀ {x y : Bool}, (x || y) = false ↔ x = false ∧ y = false := by decide
theorem not_inj : ∀ {x y : Bool}, (!x) = (!y) → x = y := by decide
@[simp] theorem not_inj_iff : ∀ {x y : Bool}, (!x) = (!y) ↔ x = y := by decide
theorem eq_not_iff : ∀ {a b : Bool}, a = (!b) ↔ a ≠ b := by decide
theorem not_eq_iff : ∀ {a b : Bool}, (!a) = b ↔ a ≠ b := by decide
@[simp] theorem not_eq_eq_eq_not : ∀ {a b : Bool}, ((!a) = b) = (a = (!b)) :=
  fun {a b} => propext (show (!a) = b ↔ a = (!b) by revert a b; decide)
@[simp] theorem not_eq_not : ∀ {a b : Bool}, ¬a = (!b) ↔ a = b := by decide
@[simp] theorem not_not_eq : ∀ {a b : Bool}, ¬(!a) = b ↔ a = b := by decide

/-! ## Boolean equality -/

theorem beq_comm : ∀ {a b : Bool}, (a == b) = (b == a) := by decide
@[simp] theorem true_beq : ∀ (b : Bool), (true == b) = b := by decide
@[simp] theorem false_beq : ∀ (b : Bool), (false == b) = !b := by decide
@[simp] theorem true_bne : ∀ (b : Bool), (true != b) = !b := by decide
@[simp] theorem false_bne : ∀ (b : Bool), (false != b) = b := by decide
@[simp] theorem bne_true : ∀ (b : Bool), (b != true) = !b := by decide
@[simp] theorem bne_false : ∀ (b : Bool), (b != false) = b := by decide
@[simp] theorem not_beq_self : ∀ (x : Bool), ((!x) == x) = false := by decide
@[simp] theorem beq_not_self : ∀ (x : Bool), (x == !x) = false := by decide
@[simp] theorem not_bne : ∀ (a b : Bool), ((!a) != b) = (a == b) := by decide
@[simp] theorem bne_not : ∀ (a b : Bool), (a != !b) = (a == b) := by decide
theorem not_bne_self : ∀ (x : Bool), ((!x) != x) = true := by decide
theorem bne_not_self : ∀ (x : Bool), (x != !x) = true := by decide
theorem not_bne_not : ∀ (x y : Bool), ((!x) != (!y)) = (x != y) := by decide
@[simp] theorem beq_self_left : ∀ (a b : Bool), (a == (a == b)) = b := by decide
@[simp] theorem beq_self_right : ∀ (a b : Bool), ((a == b) == b) = a := by decide
@[simp] theorem bne_self_left : ∀ (a b : Bool), (a != (a != b)) = b := by decide
@[simp] theorem bne_self_right : ∀ (a b : Bool), ((a != b) != b) = a := by decide
theorem beq_eq_decide_eq {α : Type u} [BEq α] [LawfulBEq α] [DecidableEq α] (a b : α) : (a == b) = decide (a = b) := by
  cases h : (a == b) with
  | true => exact (_root_.decide_eq_true (eq_of_beq h)).symm
  | false => exact (_root_.decide_eq_false (beq_eq_false_iff_ne.1 h)).symm
/-! ## Exclusive or -/

theorem false_xor : ∀ (x : Bool), xor false x = x := false_bne
theorem xor_false : ∀ (x : Bool), xor x false = x := bne_false
theorem true_xor : ∀ (x : Bool), xor true x = !x := true_bne
theorem xor_true : ∀ (x : Bool), xor x true = !x := bne_true
theorem not_xor_self : ∀ (x : Bool), xor (!x) x = true := not_bne_self
theorem xor_not_self : ∀ (x : Bool), xor x (!x) = true := bne_not_self
theorem not_xor : ∀ (x y : Bool), xor (!x) y = !(xor x y) := by decide
theorem xor_not : ∀ (x y : Bool), xor x (!y) = !(xor x y) := by decide
theorem not_xor_not : ∀ (x y : Bool), xor (!x) (!y) = xor x y := not_bne_not
theorem xor_self : ∀ (x : Bool), xor x x = false := by decide
theorem xor_comm : ∀ (x y : Bool), xor x y = xor y x := by decide
theorem xor_left_comm : ∀ (x y z : Bool), xor x (xor y z) = xor y (xor x z) := by decide
theorem xor_right_comm : ∀ (x y z : Bool), xor (xor x y) z = xor (xor x z) y := by decide
theorem xor_assoc : ∀ (x y z : Bool), xor (xor x y) z = xor x (xor y z) := by decide
theorem xor_right_inj : ∀ {x y z : Bool}, xor x y = xor x z ↔ y = z := by decide
theorem xor_left_inj : ∀ {x y z : Bool}, xor x z = xor y z ↔ x = y := by decide
theorem and_xor_distrib_left : ∀ (x y z : Bool), (x && xor y z) = xor (x && y) (x && z) := by decide
theorem and_xor_distrib_right : ∀ (x y z : Bool), (xor x y && z) = xor (x && z) (y && z) := by decide

/-! ## Order -/

@[simp] protected theorem le_true : ∀ (x : Bool), x ≤ true := by decide
@[simp] protected theorem false_le : ∀ (x : Bool), false ≤ x := by decide
@[simp] protected theorem le_refl : ∀ (x : Bool), x ≤ x := by decide
@[simp] protected theorem lt_irrefl : ∀ (x : Bool), ¬ x < x := by decide
protected theorem le_trans : ∀ {x y z : Bool}, x ≤ y → y ≤ z → x ≤ z := by decide
protected theorem le_antisymm : ∀ {x y : Bool}, x ≤ y → y ≤ x → x = y := by decide
protected theorem le_total : ∀ (x y : Bool), x ≤ y ∨ y ≤ x := by decide
protected theorem lt_asymm : ∀ {x y : Bool}, x < y → ¬ y < x := by decide
protected theorem lt_trans : ∀ {x y z : Bool}, x < y → y < z → x < z := by decide
protected theorem lt_iff_le_not_le : ∀ {x y : Bool}, x < y ↔ x ≤ y ∧ ¬ y ≤ x := by decide
protected theorem lt_of_le_of_lt : ∀ {x y z : Bool}, x ≤ y → y < z → x < z := by decide
protected theorem lt_of_lt_of_le : ∀ {x y z : Bool}, x < y → y ≤ z → x < z := by decide
protected theorem le_of_lt : ∀ {x y : Bool}, x < y → x ≤ y := by decide
protected theorem le_of_eq : ∀ {x y : Bool}, x = y → x ≤ y := by decide
protected theorem ne_of_lt : ∀ {x y : Bool}, x < y → x ≠ y := by decide
protected theorem lt_of_le_of_ne : ∀ {x y : Bool}, x ≤ y → x ≠ y → x < y := by decide
protected theorem le_of_lt_or_eq : ∀ {x y : Bool}, x < y ∨ x = y → x ≤ y := by decide
protected theorem eq_true_of_true_le : ∀ {x : Bool}, true ≤ x → x = true := by decide
protected theorem eq_false_of_le_false : ∀ {x : Bool}, x ≤ false → x = false := by decide

/-! ## Values as numbers -/

/-- `1` for `true`, `0` for `false`. -/
def toNat (b : Bool) : Nat := cond b 1 0

@[simp] theorem toNat_false : false.toNat = 0 := rfl
@[simp] theorem toNat_true : true.toNat = 1 := rfl
theorem toNat_le (c : Bool) : c.toNat ≤ 1 := by cases c <;> decide
theorem toNat_lt (b : Bool) : b.toNat < 2 := Nat.succ_le_succ (toNat_le b)
@[simp] theorem toNat_eq_zero {b : Bool} : b.toNat = 0 ↔ b = false := by cases b <;> decide
@[simp] theorem toNat_eq_one {b : Bool} : b.toNat = 1 ↔ b = true := by cases b <;> decide

/-- `1` for `true`, `0` for `false`. -/
def toInt (b : Bool) : Int := cond b 1 0

@[simp] theorem toInt_false : false.toInt = 0 := rfl
@[simp] theorem toInt_true : true.toInt = 1 := rfl

/-! ## Conditionals -/

variable {α : Sort u} {β : Sort v}

@[simp] theorem cond_not (b : Bool) (t e : α) : cond (!b) t e = cond b e t := by cases b <;> rfl
@[simp] theorem cond_self (c : Bool) (t : α) : cond c t t = t := by cases c <;> rfl
theorem cond_eq_ite {b : Bool} {x y : α} : cond b x y = if b then x else y := by cases b <;> rfl
theorem cond_eq_if {b : Bool} {x y : α} : (bif b then x else y) = (if b then x else y) := cond_eq_ite
theorem cond_pos {b : Bool} {a a' : α} (h : b = true) : (bif b then a else a') = a := by rw [h]; rfl
theorem cond_neg {b : Bool} {a a' : α} (h : b = false) : (bif b then a else a') = a' := by rw [h]; rfl
theorem apply_cond (f : α → β) {b : Bool} {a a' : α} : f (bif b then a else a') = bif b then f a else f a' := by
  cases b <;> rfl
@[simp] theorem cond_true_left : ∀ (c f : Bool), cond c true f = (c || f) := by decide
@[simp] theorem cond_false_left : ∀ (c f : Bool), cond c false f = (!c && f) := by decide
@[simp] theorem cond_true_right : ∀ (c t : Bool), cond c t true = (!c || t) := by decide
@[simp] theorem cond_false_right : ∀ (c t : Bool), cond c t false = (c && t) := by decide
theorem cond_prop {b : Bool} {p q : Prop} : (bif b then p else q) ↔ if b then p else q := by cases b <;> exact Iff.rfl
theorem if_eq_cond (x : Bool) (a b : α) : (if x then a else b) = cond x a b := cond_eq_ite.symm

/-! ## `decide` -/

theorem decide_and_distrib (p q : Prop) [hp : Decidable p] [hq : Decidable q] :
    decide (p ∧ q) = (decide p && decide q) := by
  cases hp <;> cases hq <;> rfl
theorem decide_or_distrib (p q : Prop) [hp : Decidable p] [hq : Decidable q] :
    decide (p ∨ q) = (decide p || decide q) := by
  cases hp <;> cases hq <;> rfl
theorem decide_iff_dist (p q : Prop) [hp : Decidable p] [hq : Decidable q] :
    decide (p ↔ q) = (decide p == decide q) := by
  cases hp <;> cases hq <;> rfl

end Bool

@[simp] theorem decide_coe {b : Bool} [Decidable (b = true)] : decide (b = true) = b := Bool.decide_eq_true

attribute [simp] cond_true cond_false
