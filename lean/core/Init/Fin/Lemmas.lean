prelude
import Init.Fin.Basic
import Init.Nat.Bitwise.Lemmas
import Init.Omega

/-!
# `Fin n`: laws

Values of the operations, order, changes of the bound, induction and the unfolding of quantifiers.
-/

universe u

namespace Fin

variable {n m : Nat}

/-! ## Values -/

@[ext] protected theorem ext {a b : Fin n} (h : (a : Nat) = b) : a = b := eq_of_val_eq h
theorem val_inj {a b : Fin n} : a.val = b.val ↔ a = b := ⟨Fin.ext, congrArg _⟩
theorem val_ne_iff {a b : Fin n} : a.val ≠ b.val ↔ a ≠ b := not_congr val_inj
theorem val_mk {a : Nat} (h : a < n) : (⟨a, h⟩ : Fin n).val = a := rfl
@[simp] theorem mk_val (i : Fin n) : (⟨i, i.isLt⟩ : Fin n) = i := rfl
@[simp] protected theorem eta (a : Fin n) (h : a < n) : (⟨a, h⟩ : Fin n) = a := rfl
@[simp] theorem mk.inj_iff {a b : Nat} {ha : a < n} {hb : b < n} : (⟨a, ha⟩ : Fin n) = ⟨b, hb⟩ ↔ a = b :=
  ⟨congrArg val, fun h => Fin.ext h⟩
theorem eq_mk_iff_val_eq {a : Fin n} {k : Nat} {hk : k < n} : a = ⟨k, hk⟩ ↔ (a : Nat) = k := val_inj.symm
theorem mk_eq_iff {a : Nat} {h : a < n} {b : Fin n} : ⟨a, h⟩ = b ↔ a = b.val := val_inj.symm
theorem is_lt (a : Fin n) : (a : Nat) < n := a.isLt
theorem is_le (i : Fin (n + 1)) : i.val ≤ n := Nat.le_of_lt_succ i.isLt
theorem is_le' {a : Fin n} : a.val ≤ n := Nat.le_of_lt a.isLt
theorem val_lt_of_le (i : Fin m) (h : m ≤ n) : i.val < n := Nat.lt_of_lt_of_le i.isLt h
theorem size_pos : Fin n → 0 < n
  | ⟨_, h⟩ => Nat.zero_lt_of_lt h
theorem pos (i : Fin n) : 0 < n := size_pos i
theorem pos' [h : Nonempty (Fin n)] : 0 < n := match h with | ⟨i⟩ => i.pos
theorem pos_iff_nonempty : 0 < n ↔ Nonempty (Fin n) := ⟨fun h => ⟨⟨0, h⟩⟩, fun ⟨i⟩ => i.pos⟩
protected theorem pos_of_ne_zero [NeZero n] {i : Fin n} (h : i ≠ 0) : 0 < i.val :=
  Nat.pos_of_ne_zero fun h' => h (Fin.ext (h'.trans (Nat.zero_mod n).symm))

@[simp] theorem val_ofNat (n : Nat) [NeZero n] (a : Nat) : (Fin.ofNat n a).val = a % n := rfl
@[simp] theorem ofNat_self [NeZero n] : Fin.ofNat n n = 0 := Fin.ext (by rw [val_ofNat, Nat.mod_self]; exact (Nat.zero_mod n).symm)
@[simp] theorem ofNat_val_eq_self [NeZero n] (x : Fin n) : Fin.ofNat n x.val = x := Fin.ext (Nat.mod_eq_of_lt x.isLt)
@[simp] theorem val_zero (n : Nat) [NeZero n] : ((0 : Fin n) : Nat) = 0 := Nat.zero_mod n
theorem val_one (n : Nat) : ((1 : Fin (n + 2)) : Nat) = 1 :=
  show 1 % (n + 2) = 1 from Nat.mod_eq_of_lt (by omega)
theorem val_two {n : Nat} : ((2 : Fin (n + 3)) : Nat) = 2 :=
  show 2 % (n + 3) = 2 from Nat.mod_eq_of_lt (by omega)
@[simp] theorem mk_zero : (⟨0, Nat.succ_pos n⟩ : Fin (n + 1)) = 0 := rfl
theorem mk_one : (⟨1, Nat.succ_lt_succ (Nat.succ_pos n)⟩ : Fin (n + 2)) = 1 := Fin.ext (val_one n).symm
@[simp] theorem val_eq_zero_iff [NeZero n] {a : Fin n} : a.val = 0 ↔ a = 0 := by rw [← val_inj, val_zero]
theorem val_ne_zero_iff [NeZero n] {a : Fin n} : a.val ≠ 0 ↔ a ≠ 0 := not_congr val_eq_zero_iff
@[simp] theorem val_eq_zero (a : Fin 1) : a.val = 0 := by have := a.isLt; omega
theorem fin_one_eq_zero (a : Fin 1) : a = 0 := Fin.ext (by rw [val_eq_zero, val_zero])

theorem add_def (a b : Fin n) : a + b = ⟨(a + b) % n, Nat.mod_lt _ a.pos⟩ := rfl
theorem sub_def (a b : Fin n) : a - b = ⟨((n - b) + a) % n, Nat.mod_lt _ a.pos⟩ := rfl
theorem mul_def (a b : Fin n) : a * b = ⟨a * b % n, Nat.mod_lt _ a.pos⟩ := rfl
theorem mod_def (a m : Fin n) : a % m = ⟨a % m, Nat.lt_of_le_of_lt (Nat.mod_le _ _) a.isLt⟩ := rfl
theorem div_def (a b : Fin n) : a / b = ⟨a / b, Nat.lt_of_le_of_lt (Nat.div_le_self _ _) a.isLt⟩ := rfl
theorem neg_def (a : Fin n) : -a = ⟨(n - a) % n, Nat.mod_lt _ a.pos⟩ := rfl
@[simp] theorem val_add (a b : Fin n) : (a + b).val = (a.val + b.val) % n := rfl
@[simp] theorem val_mul (a b : Fin n) : (a * b).val = a.val * b.val % n := rfl
theorem val_sub (a b : Fin n) : (a - b).val = ((n - b.val) + a.val) % n := rfl
theorem coe_sub (a b : Fin n) : ((a - b : Fin n) : Nat) = ((n - b) + a) % n := rfl
@[simp] theorem val_mod (a b : Fin n) : (a % b).val = a.val % b.val := rfl
@[simp] theorem val_div (a b : Fin n) : (a / b).val = a.val / b.val := rfl
theorem val_neg' (a : Fin n) : (-a).val = (n - a.val) % n := rfl
@[simp] theorem and_val (a b : Fin n) : (a &&& b).val = a.val &&& b.val :=
  Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt Nat.and_le_left a.isLt)
theorem mod_val (a b : Fin n) : (a % b).val = a.val % b.val := rfl
theorem div_val (a b : Fin n) : (a / b).val = a.val / b.val := rfl

/-! ## Quantifiers over values -/

theorem forall_iff {p : Fin n → Prop} : (∀ i, p i) ↔ ∀ i h, p ⟨i, h⟩ := ⟨fun H i hi => H ⟨i, hi⟩, fun H i => H i.1 i.2⟩
theorem exists_iff {p : Fin n → Prop} : (∃ i, p i) ↔ ∃ i h, p ⟨i, h⟩ :=
  ⟨fun ⟨⟨i, h⟩, hp⟩ => ⟨i, h, hp⟩, fun ⟨i, h, hp⟩ => ⟨⟨i, h⟩, hp⟩⟩

/-! ## Order -/

theorem le_def {a b : Fin n} : a ≤ b ↔ a.val ≤ b.val := .rfl
theorem lt_def {a b : Fin n} : a < b ↔ a.val < b.val := .rfl
theorem lt_iff_val_lt_val {a b : Fin n} : a < b ↔ a.val < b.val := .rfl
theorem le_iff_val_le_val {a b : Fin n} : a ≤ b ↔ a.val ≤ b.val := .rfl
@[simp] theorem val_fin_lt {a b : Fin n} : a.val < b.val ↔ a < b := .rfl
@[simp] theorem val_fin_le {a b : Fin n} : a.val ≤ b.val ↔ a ≤ b := .rfl
@[simp] protected theorem not_le {a b : Fin n} : ¬a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : Fin n} : ¬a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : Fin n) : a ≤ a := Nat.le_refl _
protected theorem le_rfl {a : Fin n} : a ≤ a := Nat.le_refl _
protected theorem le_of_eq {a b : Fin n} (h : a = b) : a ≤ b := Nat.le_of_eq (congrArg _ h)
protected theorem le_trans {a b c : Fin n} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : Fin n} : a < b → b < c → a < c := Nat.lt_trans
protected theorem lt_of_le_of_lt {a b c : Fin n} : a ≤ b → b < c → a < c := Nat.lt_of_le_of_lt
protected theorem lt_of_lt_of_le {a b c : Fin n} : a < b → b ≤ c → a < c := Nat.lt_of_lt_of_le
protected theorem le_antisymm {a b : Fin n} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b := Fin.ext (Nat.le_antisymm h₁ h₂)
protected theorem le_antisymm_iff {a b : Fin n} : a = b ↔ a ≤ b ∧ b ≤ a := by rw [← val_inj]; exact Nat.le_antisymm_iff
protected theorem le_total (a b : Fin n) : a ≤ b ∨ b ≤ a := Nat.le_total a b
@[simp] protected theorem lt_irrefl (a : Fin n) : ¬a < a := Nat.lt_irrefl _
protected theorem lt_asymm {a b : Fin n} (h : a < b) : ¬b < a := Nat.lt_asymm h
protected theorem le_of_lt {a b : Fin n} (h : a < b) : a ≤ b := Nat.le_of_lt h
protected theorem ne_of_lt {a b : Fin n} (h : a < b) : a ≠ b := ne_of_val_ne (Nat.ne_of_lt h)
protected theorem ne_of_gt {a b : Fin n} (h : a < b) : b ≠ a := ne_of_val_ne (Nat.ne_of_gt h)
protected theorem lt_of_le_of_ne {a b : Fin n} (h₁ : a ≤ b) (h₂ : a ≠ b) : a < b := Nat.lt_of_le_of_ne h₁ (val_ne_of_ne h₂)
protected theorem lt_or_eq_of_le {a b : Fin n} (h : a ≤ b) : a < b ∨ a = b := (Nat.lt_or_eq_of_le h).imp id Fin.ext
protected theorem lt_or_ge (a b : Fin n) : a < b ∨ a ≥ b := Nat.lt_or_ge _ _
protected theorem le_or_gt (a b : Fin n) : a ≤ b ∨ a > b := Nat.le_or_gt _ _
protected theorem le_of_not_gt {a b : Fin n} (h : ¬b < a) : a ≤ b := Nat.le_of_not_gt h
protected theorem le_of_not_lt {a b : Fin n} (h : ¬b < a) : a ≤ b := Nat.le_of_not_gt h
protected theorem lt_of_not_ge {a b : Fin n} (h : ¬b ≤ a) : a < b := Nat.lt_of_not_ge h
protected theorem lt_or_gt_of_ne {a b : Fin n} (h : a ≠ b) : a < b ∨ a > b := Nat.lt_or_gt_of_ne (val_ne_of_ne h)
theorem mk_lt_of_lt_val {b : Fin n} {a : Nat} (h : a < b) : (⟨a, Nat.lt_trans h b.is_lt⟩ : Fin n) < b := h
theorem mk_le_of_le_val {b : Fin n} {a : Nat} (h : a ≤ b) : (⟨a, Nat.lt_of_le_of_lt h b.is_lt⟩ : Fin n) ≤ b := h
@[simp] theorem mk_le_mk {x y : Nat} {hx hy} : (⟨x, hx⟩ : Fin n) ≤ ⟨y, hy⟩ ↔ x ≤ y := .rfl
@[simp] theorem mk_lt_mk {x y : Nat} {hx hy} : (⟨x, hx⟩ : Fin n) < ⟨y, hy⟩ ↔ x < y := .rfl
@[simp] theorem zero_le [NeZero n] (a : Fin n) : 0 ≤ a := by rw [le_def, val_zero]; exact Nat.zero_le _
@[simp] theorem not_lt_zero [NeZero n] (a : Fin n) : ¬a < 0 := Fin.not_lt.2 a.zero_le
theorem pos_iff_ne_zero [NeZero n] {a : Fin n} : 0 < a ↔ a ≠ 0 := by rw [lt_def, val_zero, Nat.pos_iff_ne_zero, val_ne_zero_iff]
theorem zero_lt_one : (0 : Fin (n + 2)) < 1 := by rw [lt_def, val_one, val_zero]; omega
instance : @Trans (Fin n) (Fin n) (Fin n) (· < ·) (· < ·) (· < ·) := ⟨Fin.lt_trans⟩
instance : @Trans (Fin n) (Fin n) (Fin n) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Fin.le_trans⟩
instance : @Trans (Fin n) (Fin n) (Fin n) (· < ·) (· ≤ ·) (· < ·) := ⟨Fin.lt_of_lt_of_le⟩
instance : @Trans (Fin n) (Fin n) (Fin n) (· ≤ ·) (· < ·) (· < ·) := ⟨Fin.lt_of_le_of_lt⟩

instance : Subsingleton (Fin 0) := ⟨fun i => i.elim0⟩
instance : Subsingleton (Fin 1) := ⟨fun a b => by rw [fin_one_eq_zero a, fin_one_eq_zero b]⟩

/-! ## Arithmetic -/

protected theorem add_comm (i j : Fin n) : i + j = j + i := Fin.ext (by simp only [val_add, Nat.add_comm])
protected theorem add_assoc (i j k : Fin n) : i + j + k = i + (j + k) :=
  Fin.ext (by simp only [val_add, Nat.mod_add_mod, Nat.add_mod_mod, Nat.add_assoc])
protected theorem add_left_comm (i j k : Fin n) : i + (j + k) = j + (i + k) := by
  rw [← Fin.add_assoc, Fin.add_comm i, Fin.add_assoc]
protected theorem mul_comm (i j : Fin n) : i * j = j * i := Fin.ext (by simp only [val_mul, Nat.mul_comm])
protected theorem mul_assoc (i j k : Fin n) : i * j * k = i * (j * k) :=
  Fin.ext (by simp only [val_mul, Nat.mod_mul_mod, Nat.mul_mod_mod, Nat.mul_assoc])
protected theorem left_distrib (i j k : Fin n) : i * (j + k) = i * j + i * k :=
  Fin.ext (by simp only [val_mul, val_add, Nat.mul_mod_mod, Nat.mod_add_mod, Nat.add_mod_mod, Nat.mul_add])
protected theorem right_distrib (i j k : Fin n) : (i + j) * k = i * k + j * k := by
  rw [Fin.mul_comm, Fin.left_distrib, Fin.mul_comm k, Fin.mul_comm k]
@[simp] protected theorem add_zero [NeZero n] (k : Fin n) : k + 0 = k :=
  Fin.ext (by rw [val_add, val_zero, Nat.add_zero, Nat.mod_eq_of_lt k.isLt])
@[simp] protected theorem zero_add [NeZero n] (k : Fin n) : 0 + k = k := by rw [Fin.add_comm, Fin.add_zero]
@[simp] protected theorem mul_zero [NeZero n] (k : Fin n) : k * 0 = 0 :=
  Fin.ext (by rw [val_mul, val_zero, Nat.mul_zero, Nat.zero_mod])
@[simp] protected theorem zero_mul [NeZero n] (k : Fin n) : 0 * k = 0 := by rw [Fin.mul_comm, Fin.mul_zero]
@[simp] protected theorem mul_one [NeZero n] (i : Fin n) : i * 1 = i := Fin.ext (by
  show i.val * (1 % n) % n = i.val
  rw [Nat.mul_mod_mod, Nat.mul_one, Nat.mod_eq_of_lt i.isLt])
@[simp] protected theorem one_mul [NeZero n] (i : Fin n) : 1 * i = i := by rw [Fin.mul_comm, Fin.mul_one]
@[simp] protected theorem sub_self [NeZero n] {x : Fin n} : x - x = 0 := Fin.ext (by
  rw [val_sub, Nat.sub_add_cancel (Nat.le_of_lt x.isLt), Nat.mod_self, val_zero])
protected theorem sub_eq_add_neg (x y : Fin n) : x - y = x + -y := Fin.ext (by
  rw [val_sub, val_add, val_neg', Nat.add_mod_mod, Nat.add_comm])
protected theorem neg_add_cancel [NeZero n] (x : Fin n) : -x + x = 0 := by
  rw [Fin.add_comm, ← Fin.sub_eq_add_neg, Fin.sub_self]
protected theorem sub_add_cancel [NeZero n] (x y : Fin n) : x - y + y = x := by
  rw [Fin.sub_eq_add_neg, Fin.add_assoc, Fin.neg_add_cancel, Fin.add_zero]
protected theorem add_sub_cancel [NeZero n] (x y : Fin n) : x + y - y = x := by
  rw [Fin.sub_eq_add_neg, Fin.add_assoc, Fin.add_comm y, Fin.neg_add_cancel, Fin.add_zero]
protected theorem add_right_cancel [NeZero n] {a b c : Fin n} (h : a + c = b + c) : a = b := by
  rw [← Fin.add_sub_cancel a c, h, Fin.add_sub_cancel]
theorem val_sub_of_le {a b : Fin n} (h : b ≤ a) : (a - b).val = a.val - b.val := by
  rw [val_sub, ← Nat.sub_add_comm (Nat.le_of_lt b.isLt), Nat.add_comm n, Nat.sub_add_comm h, Nat.add_mod_right,
    Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt (Nat.sub_le _ _) a.isLt)]
theorem sub_val_of_le {a b : Fin n} : b ≤ a → (a - b).val = a.val - b.val := val_sub_of_le
theorem val_sub_of_lt {a b : Fin n} (h : a < b) : (a - b).val = n + a.val - b.val := by
  have h : a.val < b.val := h
  rw [val_sub, ← Nat.sub_add_comm (Nat.le_of_lt b.isLt), Nat.mod_eq_of_lt (by omega)]
theorem val_add_of_lt {a b : Fin n} (h : a.val + b.val < n) : (a + b).val = a.val + b.val := by
  rw [val_add, Nat.mod_eq_of_lt h]
theorem val_add_eq_ite (a b : Fin n) : (a + b).val = if n ≤ a.val + b.val then a.val + b.val - n else a.val + b.val := by
  rw [val_add]; split
  next h =>
    rw [Nat.mod_eq_sub_mod h, Nat.mod_eq_of_lt (Nat.sub_lt_left_of_lt_add h (Nat.add_lt_add a.isLt b.isLt))]
  next h => rw [Nat.mod_eq_of_lt (Nat.lt_of_not_le h)]
theorem val_add_one_of_lt {i : Fin (n + 1)} (h : i < last n) : (i + 1).val = i.val + 1 := by
  have h : i.val < n := h
  show (i.val + 1 % (n + 1)) % (n + 1) = i.val + 1
  rw [Nat.add_mod_mod, Nat.mod_eq_of_lt (by omega)]
@[simp] theorem last_add_one (n : Nat) : last n + 1 = 0 := Fin.ext (by
  show (n + 1 % (n + 1)) % (n + 1) = 0 % (n + 1)
  rw [Nat.add_mod_mod, Nat.mod_self, Nat.zero_mod])

/-! ## Reversal -/

@[simp] theorem val_rev (i : Fin n) : (rev i).val = n - (i + 1) := rfl
theorem rev_eq {n a : Nat} (i : Fin (n + 1)) (h : n = a + i) : rev i = ⟨a, by omega⟩ :=
  Fin.ext (show n + 1 - (i + 1) = a by omega)
@[simp] theorem rev_rev (i : Fin n) : rev (rev i) = i :=
  Fin.ext (Nat.sub_eq_of_eq_add (by
  rw [val_rev, ← Nat.add_assoc, Nat.add_right_comm]
  exact (Nat.add_sub_of_le i.isLt).symm))
@[simp] theorem rev_le_rev {i j : Fin n} : rev i ≤ rev j ↔ j ≤ i :=
  (Nat.sub_le_sub_iff_left j.isLt).trans Nat.succ_le_succ_iff
@[simp] theorem rev_lt_rev {i j : Fin n} : rev i < rev j ↔ j < i := by
  rw [← Fin.not_le, ← Fin.not_le, rev_le_rev]
@[simp] theorem rev_inj {i j : Fin n} : rev i = rev j ↔ i = j := ⟨fun h => by rw [← rev_rev i, h, rev_rev], congrArg _⟩
@[simp] theorem rev_last (n : Nat) : rev (last n) = 0 := Fin.ext (by rw [val_rev, val_zero]; exact Nat.sub_self (n + 1))
@[simp] theorem rev_zero (n : Nat) : rev 0 = last n := Fin.ext (by rw [val_rev, val_zero]; rfl)

/-! ## The last element -/

@[simp] theorem val_last (n : Nat) : (last n).val = n := rfl
@[simp] theorem last_zero : last 0 = 0 := rfl
theorem le_last (i : Fin (n + 1)) : i ≤ last n := i.is_le
theorem last_pos : (0 : Fin (n + 2)) < last (n + 1) := by rw [lt_def, val_zero, val_last]; omega
theorem eq_last_of_not_lt {i : Fin (n + 1)} (h : ¬i.val < n) : i = last n := Fin.ext (by have := i.isLt; rw [val_last]; omega)
theorem val_lt_last {i : Fin (n + 1)} (h : i ≠ last n) : i.val < n := by
  have := val_ne_of_ne h; have := i.isLt; rw [val_last] at *; omega
theorem lt_last_iff_ne_last {a : Fin (n + 1)} : a < last n ↔ a ≠ last n := ⟨Fin.ne_of_lt, val_lt_last⟩
theorem last_le_iff {k : Fin (n + 1)} : last n ≤ k ↔ k = last n := ⟨fun h => Fin.le_antisymm k.le_last h, Fin.le_of_eq ∘ Eq.symm⟩

/-! ## Successor -/

@[simp] theorem val_succ (j : Fin n) : (j.succ : Nat) = j + 1 := rfl
@[simp] theorem succ_pos (a : Fin n) : (0 : Fin (n + 1)) < a.succ := by rw [lt_def, val_zero, val_succ]; omega
@[simp] theorem succ_ne_zero (k : Fin n) : k.succ ≠ 0 := Fin.ne_of_gt k.succ_pos
@[simp] theorem succ_le_succ_iff {a b : Fin n} : a.succ ≤ b.succ ↔ a ≤ b := Nat.succ_le_succ_iff
@[simp] theorem succ_lt_succ_iff {a b : Fin n} : a.succ < b.succ ↔ a < b := Nat.succ_lt_succ_iff
@[simp] theorem succ_inj {a b : Fin n} : a.succ = b.succ ↔ a = b := by rw [← val_inj, ← val_inj]; exact Nat.succ_inj
@[simp] theorem succ_zero_eq_one : succ (0 : Fin (n + 1)) = 1 := Fin.ext (by rw [val_succ, val_zero, val_one])
@[simp] theorem succ_last (n : Nat) : (last n).succ = last n.succ := rfl
@[simp] theorem succ_mk (n i : Nat) (h : i < n) : succ ⟨i, h⟩ = ⟨i + 1, Nat.succ_lt_succ h⟩ := rfl
theorem mk_succ_pos (i : Nat) (h : i < n) : (0 : Fin (n + 1)) < ⟨i.succ, Nat.add_lt_add_right h 1⟩ := by
  rw [lt_def, val_zero]; exact Nat.succ_pos i
theorem eq_succ_of_ne_zero {i : Fin (n + 1)} (hi : i ≠ 0) : ∃ j : Fin n, i = j.succ := by
  have := Fin.pos_of_ne_zero hi
  have := i.isLt
  exact ⟨⟨i.val - 1, by omega⟩, Fin.ext (by rw [val_succ]; show i.val = i.val - 1 + 1; omega)⟩
theorem eq_zero_or_eq_succ (i : Fin (n + 1)) : i = 0 ∨ ∃ j : Fin n, i = j.succ :=
  (Decidable.em (i = 0)).imp id eq_succ_of_ne_zero

/-! ## Changes of the bound -/

@[simp] theorem val_castLT (i : Fin m) (h : i.val < n) : (castLT i h : Nat) = i := rfl
@[simp] theorem castLT_mk (i n m : Nat) (hn : i < n) (hm : i < m) : castLT ⟨i, hn⟩ hm = ⟨i, hm⟩ := rfl
@[simp] theorem val_castLE (h : n ≤ m) (i : Fin n) : (castLE h i : Nat) = i := rfl
@[simp] theorem castLE_mk (i n m : Nat) (hn : i < n) (h : n ≤ m) : castLE h ⟨i, hn⟩ = ⟨i, Nat.lt_of_lt_of_le hn h⟩ := rfl
theorem castLE_rfl (n : Nat) : castLE (Nat.le_refl n) = id := rfl
@[simp] theorem castLE_castLE {k} (km : k ≤ m) (mn : m ≤ n) (i : Fin k) : castLE mn (castLE km i) = castLE (Nat.le_trans km mn) i := rfl
@[simp] theorem val_cast (h : n = m) (i : Fin n) : (i.cast h : Nat) = i := rfl
@[simp] theorem cast_refl (n : Nat) (h : n = n) (i : Fin n) : i.cast h = i := rfl
@[simp] theorem cast_mk (h : n = m) (i : Nat) (hn : i < n) : Fin.cast h ⟨i, hn⟩ = ⟨i, h ▸ hn⟩ := rfl
@[simp] theorem cast_trans {k : Nat} (h : n = m) (h' : m = k) {i : Fin n} : (i.cast h).cast h' = i.cast (h.trans h') := rfl
@[simp] theorem val_castAdd (m : Nat) (i : Fin n) : (castAdd m i : Nat) = i := rfl
@[simp] theorem val_castSucc (i : Fin n) : (i.castSucc : Nat) = i := rfl
@[simp] theorem castSucc_mk (n i : Nat) (h : i < n) : castSucc ⟨i, h⟩ = ⟨i, Nat.lt_succ_of_lt h⟩ := rfl
@[simp] theorem castSucc_inj {a b : Fin n} : a.castSucc = b.castSucc ↔ a = b := by rw [← val_inj, ← val_inj]; rfl
theorem castSucc_lt_succ {i : Fin n} : i.castSucc < i.succ := Nat.lt_succ_self _
theorem castSucc_lt_last (a : Fin n) : a.castSucc < last n := a.isLt
@[simp] theorem castSucc_zero [NeZero n] : castSucc (0 : Fin n) = 0 := Fin.ext (by rw [val_castSucc, val_zero, val_zero])
@[simp] theorem castSucc_lt_castSucc_iff {a b : Fin n} : a.castSucc < b.castSucc ↔ a < b := .rfl
@[simp] theorem castSucc_le_castSucc_iff {a b : Fin n} : a.castSucc ≤ b.castSucc ↔ a ≤ b := .rfl
@[simp] theorem castSucc_castLT (i : Fin (n + 1)) (h : i.val < n) : (castLT i h).castSucc = i := rfl
@[simp] theorem castLT_castSucc (a : Fin n) (h : (a : Nat) < n) : castLT a.castSucc h = a := rfl
theorem succ_castSucc (i : Fin n) : i.castSucc.succ = i.succ.castSucc := rfl
@[simp] theorem val_addNat (m : Nat) (i : Fin n) : (addNat i m : Nat) = i + m := rfl
@[simp] theorem addNat_one {i : Fin n} : addNat i 1 = i.succ := rfl
@[simp] theorem val_natAdd (n : Nat) (i : Fin m) : (natAdd n i : Nat) = n + i := rfl
theorem le_coe_addNat (m : Nat) (i : Fin n) : m ≤ addNat i m := Nat.le_add_left ..
theorem le_coe_natAdd (m : Nat) (i : Fin n) : m ≤ natAdd m i := Nat.le_add_right ..
@[simp] theorem val_subNat (i : Fin (n + m)) (h : m ≤ i.val) : (i.subNat m h : Nat) = i - m := rfl
@[simp] theorem val_pred (j : Fin (n + 1)) (h : j ≠ 0) : (j.pred h : Nat) = j - 1 := rfl
@[simp] theorem succ_pred (i : Fin (n + 1)) (h : i ≠ 0) : (i.pred h).succ = i := Fin.ext (by
  have := Fin.pos_of_ne_zero h; rw [val_succ, val_pred]; omega)
@[simp] theorem pred_succ (i : Fin n) {h : i.succ ≠ 0} : i.succ.pred h = i := rfl
theorem pred_eq_iff_eq_succ {i : Fin (n + 1)} (hi : i ≠ 0) {j : Fin n} : i.pred hi = j ↔ i = j.succ :=
  ⟨fun h => by rw [← h, succ_pred], fun h => by subst h; rfl⟩
theorem pred_mk_succ (i : Nat) (h : i < n + 1) : pred ⟨i + 1, Nat.add_lt_add_right h 1⟩ (Fin.ne_of_gt (mk_succ_pos i h)) = ⟨i, h⟩ := rfl
@[simp] theorem pred_inj {a b : Fin (n + 1)} {ha : a ≠ 0} {hb : b ≠ 0} : a.pred ha = b.pred hb ↔ a = b := by
  rw [pred_eq_iff_eq_succ, succ_pred]

/-! ## Induction -/

/-- Induction from zero upwards. -/
@[elab_as_elim]
def induction {motive : Fin (n + 1) → Sort u} (zero : motive 0)
    (succ : ∀ i : Fin n, motive (castSucc i) → motive i.succ) : ∀ i : Fin (n + 1), motive i
  | ⟨i, hi⟩ => go i hi
where
  go : ∀ (i : Nat) (hi : i < n + 1), motive ⟨i, hi⟩
    | 0, _ => zero
    | i + 1, hi => succ ⟨i, Nat.lt_of_succ_lt_succ hi⟩ (go i (Nat.lt_of_succ_lt hi))

@[simp] theorem induction_zero {motive : Fin (n + 1) → Sort u} (zero : motive 0)
    (hs : ∀ i : Fin n, motive (castSucc i) → motive i.succ) : (induction zero hs : ∀ i, motive i) 0 = zero := rfl

@[simp] theorem induction_succ {motive : Fin (n + 1) → Sort u} (zero : motive 0)
    (succ : ∀ i : Fin n, motive (castSucc i) → motive i.succ) (i : Fin n) :
    induction (motive := motive) zero succ i.succ = succ i (induction (motive := motive) zero succ (castSucc i)) := rfl

/-- Induction from zero upwards, for a given element. -/
@[elab_as_elim]
def inductionOn (i : Fin (n + 1)) {motive : Fin (n + 1) → Sort u} (zero : motive 0)
    (succ : ∀ i : Fin n, motive (castSucc i) → motive i.succ) : motive i :=
  induction zero succ i

/-- Zero or a successor. -/
@[elab_as_elim]
def cases {motive : Fin (n + 1) → Sort u} (zero : motive 0) (succ : ∀ i : Fin n, motive i.succ) :
    ∀ i : Fin (n + 1), motive i :=
  induction zero fun i _ => succ i

@[simp] theorem cases_zero {motive : Fin (n + 1) → Sort u} {zero succ} : @Fin.cases n motive zero succ 0 = zero := rfl
@[simp] theorem cases_succ {motive : Fin (n + 1) → Sort u} {zero succ} (i : Fin n) :
    @Fin.cases n motive zero succ i.succ = succ i := rfl

/-- The last element or one below it. -/
@[elab_as_elim]
def lastCases {motive : Fin (n + 1) → Sort u} (last : motive (Fin.last n)) (cast : ∀ i : Fin n, motive (castSucc i))
    (i : Fin (n + 1)) : motive i :=
  if h : i.val < n then cast ⟨i.val, h⟩ else (eq_last_of_not_lt h).symm ▸ last

/-- An element of the first or of the second part of `Fin (m + n)`. -/
@[elab_as_elim]
def addCases {m n : Nat} {motive : Fin (m + n) → Sort u} (left : ∀ i : Fin m, motive (castAdd n i))
    (right : ∀ i : Fin n, motive (natAdd m i)) (i : Fin (m + n)) : motive i :=
  if hi : (i : Nat) < m then left (i.castLT hi)
  else
    have e : natAdd m ⟨i.val - m, by have := i.isLt; omega⟩ = i := Fin.ext (by rw [val_natAdd]; show m + (i.val - m) = _; omega)
    e ▸ right _

theorem forall_fin_succ {P : Fin (n + 1) → Prop} : (∀ i, P i) ↔ P 0 ∧ ∀ i : Fin n, P i.succ :=
  ⟨fun H => ⟨H 0, fun _ => H _⟩, fun ⟨H0, H1⟩ i => Fin.cases H0 H1 i⟩
theorem exists_fin_succ {P : Fin (n + 1) → Prop} : (∃ i, P i) ↔ P 0 ∨ ∃ i : Fin n, P i.succ :=
  ⟨fun ⟨i, h⟩ => Fin.cases (motive := fun i => P i → P 0 ∨ ∃ i : Fin n, P i.succ) .inl (fun i hi => .inr ⟨i, hi⟩) i h,
    fun h => h.elim (fun h => ⟨0, h⟩) fun ⟨i, hi⟩ => ⟨i.succ, hi⟩⟩
theorem forall_fin_zero {p : Fin 0 → Prop} : (∀ i, p i) ↔ True := ⟨fun _ => trivial, fun _ i => i.elim0⟩
theorem exists_fin_zero {p : Fin 0 → Prop} : (∃ i, p i) ↔ False := ⟨fun ⟨i, _⟩ => i.elim0, False.elim⟩
theorem forall_fin_one {p : Fin 1 → Prop} : (∀ i, p i) ↔ p 0 :=
  ⟨fun h => h 0, fun h i => fin_one_eq_zero i ▸ h⟩
theorem exists_fin_one {p : Fin 1 → Prop} : (∃ i, p i) ↔ p 0 :=
  ⟨fun ⟨i, h⟩ => fin_one_eq_zero i ▸ h, fun h => ⟨0, h⟩⟩
theorem forall_fin_two {p : Fin 2 → Prop} : (∀ i, p i) ↔ p 0 ∧ p 1 := by
  rw [forall_fin_succ, forall_fin_one]; rfl
theorem exists_fin_two {p : Fin 2 → Prop} : (∃ i, p i) ↔ p 0 ∨ p 1 := by
  rw [exists_fin_succ, exists_fin_one]; rfl
theorem forall_fin_succ_last {P : Fin (n + 1) → Prop} : (∀ i, P i) ↔ P (last n) ∧ ∀ i : Fin n, P i.castSucc :=
  ⟨fun H => ⟨H _, fun _ => H _⟩, fun ⟨H0, H1⟩ i => lastCases H0 H1 i⟩

end Fin
