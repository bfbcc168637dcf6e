prelude
import Init.Int.Div
import Init.Fin.Basic

/-!
# `omega`: terms and facts about them

Equations by which `omega` moves terms from `Nat` and `Fin` to `Int`, and the facts that it adds
about subterms such as truncated subtractions, minima, absolute values, powers and shifts. The names
are those under which the tactic looks them up.
-/

universe u v

namespace Int

@[simp] protected theorem pow_zero (b : Int) : b ^ 0 = 1 := rfl
protected theorem pow_succ (b : Int) (e : Nat) : b ^ (e + 1) = b ^ e * b := rfl

theorem natCast_pow (b n : Nat) : ((b ^ n : Nat) : Int) = (b : Int) ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.pow_succ, natCast_mul, ih, Int.pow_succ]

protected theorem mul_pos {a b : Int} (ha : 0 < a) (hb : 0 < b) : 0 < a * b :=
  match eq_ofNat_of_zero_le (Int.le_of_lt ha), eq_ofNat_of_zero_le (Int.le_of_lt hb) with
  | ⟨_, ha'⟩, ⟨_, hb'⟩ => by
    subst ha' hb'
    exact ofNat_lt.2 (Nat.mul_pos (ofNat_lt.1 ha) (ofNat_lt.1 hb))

protected theorem pow_pos {n : Int} {m : Nat} (h : 0 < n) : 0 < n ^ m := by
  induction m with
  | zero => exact Int.le_refl 1
  | succ m ih => exact Int.mul_pos ih h

protected theorem min_def (n m : Int) : min n m = if n ≤ m then n else m := rfl
protected theorem max_def (n m : Int) : max n m = if n ≤ m then m else n := rfl

protected theorem min_le_right (a b : Int) : min a b ≤ b := by
  rw [Int.min_def]; split
  · assumption
  · exact b.le_refl

protected theorem min_le_left (a b : Int) : min a b ≤ a := by
  rw [Int.min_def]; split
  · exact a.le_refl
  next h => exact Int.le_of_lt (Int.lt_of_not_ge h)

protected theorem le_max_left (a b : Int) : a ≤ max a b := by
  rw [Int.max_def]; split
  · assumption
  · exact a.le_refl

protected theorem le_max_right (a b : Int) : b ≤ max a b := by
  rw [Int.max_def]; split
  · exact b.le_refl
  next h => exact Int.le_of_lt (Int.lt_of_not_ge h)

theorem toNat_eq_max : ∀ a : Int, (toNat a : Int) = max a 0
  | ofNat n => by
    rw [Int.max_def]; split
    next h => exact Int.le_antisymm h (natCast_nonneg n)
    · rfl
  | negSucc _ => rfl

theorem natAbs_of_nonneg : ∀ {a : Int}, 0 ≤ a → (natAbs a : Int) = a
  | ofNat _, _ => rfl

theorem natAbs_of_neg : ∀ {a : Int}, a < 0 → (natAbs a : Int) = -a
  | ofNat n, h => (Int.not_le_of_gt h (natCast_nonneg n)).elim
  | negSucc _, _ => rfl

theorem le_natAbs {a : Int} : a ≤ natAbs a := by
  rcases Int.lt_or_ge a 0 with h | h
  · exact Int.le_trans (Int.le_of_lt h) (natCast_nonneg _)
  · exact Int.le_of_eq (natAbs_of_nonneg h).symm

end Int

namespace Fin

theorem val_congr {n : Nat} {a b : Fin n} (h : a = b) : a.val = b.val := val_eq_of_eq h
theorem val_le_of_le {n : Nat} {a b : Fin n} (h : a ≤ b) : a.val ≤ b.val := h
theorem val_le_of_ge {n : Nat} {a b : Fin n} (h : a ≥ b) : b.val ≤ a.val := h
theorem val_add_one_le_of_lt {n : Nat} {a b : Fin n} (h : a < b) : a.val + 1 ≤ b.val := h
theorem val_add_one_le_of_gt {n : Nat} {a b : Fin n} (h : a > b) : b.val + 1 ≤ a.val := h

end Fin

namespace Lean.Omega

namespace Int

theorem ofNat_pow (a b : Nat) : ((a ^ b : Nat) : Int) = (a : Int) ^ b := _root_.Int.natCast_pow a b
theorem pos_pow_of_pos (a : Int) (b : Nat) (h : 0 < a) : 0 < a ^ b := _root_.Int.pow_pos h
theorem ofNat_pos_of_pos {a : Nat} (h : 0 < a) : 0 < (a : Int) := _root_.Int.ofNat_lt.2 h

theorem natCast_ofNat {x : Nat} : @Nat.cast Int instNatCastInt (no_index (OfNat.ofNat x)) = OfNat.ofNat x := rfl

theorem emod_ofNat_nonneg {x : Nat} {y : Int} : (x : Int) % y ≥ 0 := _root_.Int.natCast_nonneg _

theorem lt_of_not_le {x y : Int} (h : ¬x ≤ y) : y < x := _root_.Int.lt_of_not_ge h
theorem le_of_not_lt {x y : Int} (h : ¬x < y) : y ≤ x := _root_.Int.le_of_not_gt h
theorem lt_of_gt {x y : Int} (h : x > y) : y < x := h
theorem le_of_ge {x y : Int} (h : x ≥ y) : y ≤ x := h

theorem add_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a + c = b + d := h₁ ▸ h₂ ▸ rfl
theorem mul_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a * c = b * d := h₁ ▸ h₂ ▸ rfl
theorem mul_congr_left {a b : Int} (h₁ : a = b) (c : Int) : a * c = b * c := h₁ ▸ rfl
theorem sub_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a - c = b - d := h₁ ▸ h₂ ▸ rfl
theorem neg_congr {a b : Int} (h₁ : a = b) : -a = -b := h₁ ▸ rfl

theorem ofNat_mul_nonneg {a b : Nat} : 0 ≤ (a : Int) * b := _root_.Int.natCast_nonneg (a * b)

theorem ofNat_shiftLeft_eq {x y : Nat} : ((x <<< y : Nat) : Int) = (x : Int) * (2 ^ y : Nat) :=
  congrArg _ (Nat.shiftLeft_eq x y)

theorem ofNat_shiftRight_eq_div_pow {x y : Nat} : ((x >>> y : Nat) : Int) = (x : Int) / (2 ^ y : Nat) :=
  congrArg _ (Nat.shiftRight_eq_div_pow x y)

theorem ofNat_lt_of_lt {x y : Nat} (h : x < y) : (x : Int) < y := _root_.Int.ofNat_lt.2 h
theorem ofNat_le_of_le {x y : Nat} (h : x ≤ y) : (x : Int) ≤ y := _root_.Int.ofNat_le.2 h
theorem ofNat_congr {x y : Nat} (h : x = y) : (x : Int) = y := congrArg _ h

theorem ofNat_sub_dichotomy {a b : Nat} :
    b ≤ a ∧ ((a - b : Nat) : Int) = a - b ∨ a < b ∧ ((a - b : Nat) : Int) = 0 := by
  rcases Nat.lt_or_ge a b with h | h
  · exact .inr ⟨h, by rw [Nat.sub_eq_zero_of_le (Nat.le_of_lt h)]; rfl⟩
  · rcases Nat.le.dest h with ⟨k, rfl⟩
    refine .inl ⟨h, ?_⟩
    rw [Nat.add_sub_cancel_left, _root_.Int.natCast_add, _root_.Int.sub_eq_add_neg, _root_.Int.add_right_comm,
      _root_.Int.add_right_neg, _root_.Int.zero_add]

theorem ofNat_sub_sub {a b c : Nat} : ((a - b - c : Nat) : Int) = ((a - (b + c) : Nat) : Int) :=
  congrArg _ (Nat.sub_add_eq a b c).symm

private theorem natCast_ite {p q : Prop} [Decidable p] [Decidable q] (h : p ↔ q) (a b : Nat) :
    ((if p then a else b : Nat) : Int) = if q then (a : Int) else (b : Int) := by
  split
  next hp => rw [if_pos (h.1 hp)]
  next hp => rw [if_neg fun hq => hp (h.2 hq)]

theorem ofNat_min (a b : Nat) : ((min a b : Nat) : Int) = min (a : Int) (b : Int) :=
  natCast_ite _root_.Int.ofNat_le.symm a b

theorem ofNat_max (a b : Nat) : ((max a b : Nat) : Int) = max (a : Int) (b : Int) :=
  natCast_ite _root_.Int.ofNat_le.symm b a

theorem ofNat_natAbs (a : Int) : (a.natAbs : Int) = if 0 ≤ a then a else -a := by
  split
  next h => exact _root_.Int.natAbs_of_nonneg h
  next h => exact _root_.Int.natAbs_of_neg (_root_.Int.lt_of_not_ge h)

theorem natAbs_dichotomy {a : Int} : 0 ≤ a ∧ a.natAbs = a ∨ a < 0 ∧ a.natAbs = -a :=
  (_root_.Int.lt_or_ge a 0).elim (fun h => .inr ⟨h, _root_.Int.natAbs_of_neg h⟩)
    fun h => .inl ⟨h, _root_.Int.natAbs_of_nonneg h⟩

theorem neg_le_natAbs {a : Int} : -a ≤ a.natAbs := by
  have := _root_.Int.le_natAbs (a := -a)
  rwa [_root_.Int.natAbs_neg] at this

theorem ofNat_fst_mk {β : Type u} {x : Nat} {y : β} : ((Prod.mk x y).fst : Int) = x := rfl
theorem ofNat_snd_mk {α : Type u} {x : α} {y : Nat} : ((Prod.mk x y).snd : Int) = y := rfl

end Int

namespace Nat

theorem lt_of_gt {x y : Nat} (h : x > y) : y < x := h
theorem le_of_ge {x y : Nat} (h : x ≥ y) : y ≤ x := h

end Nat

namespace Fin

theorem lt_or_gt_of_ne {n : Nat} {i j : Fin n} (h : i ≠ j) : i < j ∨ i > j :=
  _root_.Nat.lt_or_gt_of_ne (Fin.val_ne_of_ne h)

theorem lt_of_not_le {n : Nat} {i j : Fin n} (h : ¬i ≤ j) : j < i := _root_.Nat.lt_of_not_le h
theorem le_of_not_lt {n : Nat} {i j : Fin n} (h : ¬i < j) : j ≤ i := _root_.Nat.le_of_not_lt h

theorem ofNat_val_add {n : Nat} {x y : Fin n} : (((x + y : Fin n) : Nat) : Int) = ((x : Nat) + (y : Nat) : Int) % n := rfl
theorem ofNat_val_sub {n : Nat} {x y : Fin n} :
    (((x - y : Fin n) : Nat) : Int) = ((n - y : Nat) + (x : Nat) : Int) % n := rfl
theorem ofNat_val_mul {n : Nat} {x y : Fin n} : (((x * y : Fin n) : Nat) : Int) = ((x : Nat) * (y : Nat) : Int) % n := rfl

open Fin.NatCast in
theorem ofNat_val_natCast {n x : Nat} [NeZero n] : (((x : Fin n) : Nat) : Int) = (x : Int) % n := rfl

end Fin

namespace Prod

variable {α : Type u} {β : Type v}

theorem fst_mk {x : α} {y : β} : (Prod.mk x y).fst = x := rfl
theorem snd_mk {x : α} {y : β} : (Prod.mk x y).snd = y := rfl

theorem of_lex {r : α → α → Prop} {s : β → β → Prop} {p q : α × β} (w : Prod.Lex r s p q) :
    r p.fst q.fst ∨ p.fst = q.fst ∧ s p.snd q.snd :=
  match w with
  | .left _ _ h => .inl h
  | .right _ h => .inr ⟨rfl, h⟩

theorem of_not_lex {r : α → α → Prop} [DecidableEq α] {s : β → β → Prop} {p q : α × β} (w : ¬Prod.Lex r s p q) :
    ¬r p.fst q.fst ∧ (p.fst ≠ q.fst ∨ ¬s p.snd q.snd) := by
  rcases p with ⟨a, b⟩
  rcases q with ⟨c, d⟩
  refine ⟨fun h => w (.left _ _ h), ?_⟩
  by_cases h : a = c
  · subst h; exact .inr fun h' => w (.right _ h')
  · exact .inl h

end Prod

end Lean.Omega
