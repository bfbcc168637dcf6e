prelude
import Init.Nat.Basic

/-!
# Natural numbers: order

Equivalences and transitivity laws on `≤` and `<`, predecessors and successors, decidable order,
strong induction.
-/

universe u

namespace Nat

/-! ## Boolean tests -/

@[simp] theorem beq_eq {x y : Nat} : (Nat.beq x y = true) = (x = y) :=
  propext ⟨Nat.eq_of_beq_eq_true, fun h => h ▸ Nat.beq_refl x⟩

@[simp] theorem ble_eq {x y : Nat} : (Nat.ble x y = true) = (x ≤ y) :=
  propext ⟨Nat.le_of_ble_eq_true, Nat.ble_eq_true_of_le⟩

@[simp] theorem blt_eq {x y : Nat} : (Nat.blt x y = true) = (x < y) := ble_eq

theorem beq_eq_true_eq (a b : Nat) : ((a == b) = true) = (a = b) := decide_eq_true_eq

theorem not_beq_eq_true_eq (a b : Nat) : ((!(a == b)) = true) = ¬(a = b) := by
  show ((!decide (a = b)) = true) = ¬(a = b)
  by_cases h : a = b
  · rw [decide_eq_true h]; exact propext ⟨nofun, fun h' => (h' h).elim⟩
  · rw [decide_eq_false h]; exact propext ⟨fun _ => h, fun _ => rfl⟩

private theorem bool_ext {b : Bool} {p : Prop} [Decidable p] (h : (b = true) = p) : b = decide p := by
  cases b
  · exact (decide_eq_false fun hp => nomatch (h ▸ hp : false = true)).symm
  · exact (decide_eq_true (h ▸ rfl)).symm

theorem beq_eq_decide {n m : Nat} : Nat.beq n m = decide (n = m) := bool_ext beq_eq
theorem ble_eq_decide {n m : Nat} : Nat.ble n m = decide (n ≤ m) := bool_ext ble_eq

/-! ## Reflexivity, transitivity, totality -/

instance : @Trans Nat Nat Nat (· < ·) (· < ·) (· < ·) := ⟨Nat.lt_trans⟩
instance : @Trans Nat Nat Nat (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Nat.le_trans⟩
instance : @Trans Nat Nat Nat (· < ·) (· ≤ ·) (· < ·) := ⟨Nat.lt_of_lt_of_le⟩
instance : @Trans Nat Nat Nat (· ≤ ·) (· < ·) (· < ·) := ⟨Nat.lt_of_le_of_lt⟩

theorem le_of_eq' {n m : Nat} (h : m = n) : n ≤ m := Nat.le_of_eq h.symm
protected theorem ge_of_eq {m n : Nat} (h : m = n) : m ≥ n := Nat.le_of_eq h.symm
theorem lt.base (n : Nat) : n < succ n := .refl
theorem lt.step {n m : Nat} : n < m → n < succ m := le_step
@[simp] protected theorem lt_add_one (n : Nat) : n < n + 1 := .refl
theorem lt_succ_of_le {n m : Nat} : n ≤ m → n < succ m := succ_le_succ
protected theorem lt_add_one_of_le {n m : Nat} : n ≤ m → n < m + 1 := succ_le_succ
theorem le_of_lt_add_one {n m : Nat} : n < m + 1 → n ≤ m := le_of_succ_le_succ
theorem lt_add_one_iff {m n : Nat} : m < n + 1 ↔ m ≤ n := ⟨le_of_lt_add_one, lt_succ_of_le⟩
theorem lt_succ_iff {m n : Nat} : m < succ n ↔ m ≤ n := lt_add_one_iff
theorem lt_add_one_of_lt {n m : Nat} (h : n < m) : n < m + 1 := lt.step h
theorem lt_succ_of_lt {n m : Nat} (h : n < m) : n < succ m := lt.step h
protected theorem lt_or_eq_of_le {n m : Nat} (h : n ≤ m) : n < m ∨ n = m := (Nat.eq_or_lt_of_le h).symm
protected theorem le_of_lt_or_eq {n m : Nat} (h : n < m ∨ n = m) : n ≤ m := h.elim Nat.le_of_lt Nat.le_of_eq
@[simp] protected theorem not_le {n m : Nat} : ¬n ≤ m ↔ m < n := ⟨Nat.lt_of_not_le, Nat.not_le_of_gt⟩
@[simp] protected theorem not_lt {n m : Nat} : ¬n < m ↔ m ≤ n := ⟨Nat.le_of_not_lt, Nat.not_lt_of_ge⟩
theorem le_add_one_iff {m n : Nat} : m ≤ n + 1 ↔ m ≤ n ∨ m = n + 1 :=
  ⟨fun h => (Nat.lt_or_eq_of_le h).imp le_of_lt_add_one id, fun h => h.elim le_step Nat.le_of_eq⟩
theorem le_succ_iff {m n : Nat} : m ≤ n.succ ↔ m ≤ n ∨ m = n.succ := le_add_one_iff
theorem lt_add_one_iff_lt_or_eq {m n : Nat} : m < n + 1 ↔ m < n ∨ m = n :=
  ⟨fun h => Nat.lt_or_eq_of_le (le_of_lt_add_one h), fun h => lt_succ_of_le (Nat.le_of_lt_or_eq h)⟩
theorem lt_succ_iff_lt_or_eq {m n : Nat} : m < succ n ↔ m < n ∨ m = n := lt_add_one_iff_lt_or_eq
theorem eq_of_lt_succ_of_not_lt {m n : Nat} (hmn : m < n + 1) (h : ¬m < n) : m = n :=
  Nat.le_antisymm (le_of_lt_add_one hmn) (Nat.le_of_not_lt h)
theorem eq_of_le_of_lt_succ {n m : Nat} (h₁ : n ≤ m) (h₂ : m < n + 1) : m = n :=
  Nat.le_antisymm (le_of_lt_add_one h₂) h₁
theorem le_of_succ_le {n m : Nat} (h : succ n ≤ m) : n ≤ m := Nat.le_of_lt h
theorem lt_of_succ_lt {n m : Nat} (h : succ n < m) : n < m := le_of_succ_le h
theorem lt_of_add_one_lt {n m : Nat} (h : n + 1 < m) : n < m := lt_of_succ_lt h
theorem lt_of_add_one_le {n m : Nat} (h : n + 1 ≤ m) : n < m := h
theorem add_one_le_of_lt {n m : Nat} (h : n < m) : n + 1 ≤ m := h
theorem add_one_le_iff {n m : Nat} : n + 1 ≤ m ↔ n < m := .rfl
theorem succ_le_iff {n m : Nat} : succ n ≤ m ↔ n < m := .rfl
theorem succ_le {n m : Nat} : succ n ≤ m ↔ n < m := .rfl
theorem lt_iff_add_one_le {m n : Nat} : m < n ↔ m + 1 ≤ n := .rfl
theorem lt_iff_le_pred {n m : Nat} (hm : 0 < m) : n < m ↔ n ≤ m - 1 := by
  cases m with
  | zero => exact absurd hm (Nat.lt_irrefl 0)
  | succ m => exact lt_succ_iff
theorem not_add_one_le_self (n : Nat) : ¬n + 1 ≤ n := not_succ_le_self n
theorem not_add_one_le_zero (n : Nat) : ¬n + 1 ≤ 0 := nofun
theorem not_succ_lt_self {n : Nat} : ¬succ n < n := Nat.lt_asymm .refl
theorem lt_one_of_le_zero {n : Nat} (h : n ≤ 0) : n < 1 := lt_succ_of_le h

theorem not_le_eq (a b : Nat) : (¬a ≤ b) = (b + 1 ≤ a) := propext Nat.not_le
theorem not_ge_eq (a b : Nat) : (¬a ≥ b) = (a + 1 ≤ b) := propext Nat.not_le
theorem not_lt_eq (a b : Nat) : (¬a < b) = (b ≤ a) := propext Nat.not_lt
theorem not_gt_eq (a b : Nat) : (¬a > b) = (a ≤ b) := propext Nat.not_lt
protected theorem not_le_of_lt {n m : Nat} (h : m < n) : ¬n ≤ m := Nat.not_le.mpr h
protected theorem not_lt_of_le {n m : Nat} (h : n ≤ m) : ¬m < n := Nat.not_lt.mpr h
protected theorem not_lt_of_gt {a b : Nat} (h : b < a) : ¬a < b := Nat.lt_asymm h
protected theorem not_lt_of_lt {a b : Nat} (h : a < b) : ¬b < a := Nat.not_lt_of_gt h
protected theorem gt_of_not_le {n m : Nat} (h : ¬n ≤ m) : n > m := Nat.not_le.mp h
protected theorem ge_of_not_lt {n m : Nat} (h : ¬n < m) : n ≥ m := Nat.not_lt.mp h
protected theorem le_of_not_le {a b : Nat} (h : ¬b ≤ a) : a ≤ b := Nat.le_of_lt (Nat.lt_of_not_le h)
protected theorem lt_or_lt_of_ne {a b : Nat} (h : a ≠ b) : a < b ∨ b < a := Nat.lt_or_gt_of_ne h
protected theorem ne_iff_lt_or_gt {a b : Nat} : a ≠ b ↔ a < b ∨ a > b :=
  ⟨Nat.lt_or_gt_of_ne, fun h => h.elim Nat.ne_of_lt Nat.ne_of_gt⟩
protected theorem ne_of_lt' {a b : Nat} (h : b < a) : a ≠ b := Ne.symm (Nat.ne_of_lt h)
protected theorem le_or_le (a b : Nat) : a ≤ b ∨ b ≤ a := Nat.le_total a b
protected theorem le_or_gt (a b : Nat) : a ≤ b ∨ a > b := (Nat.lt_or_ge b a).symm
protected theorem lt_trichotomy (a b : Nat) : a < b ∨ a = b ∨ b < a :=
  (Nat.lt_or_ge a b).imp id fun h => (Nat.lt_or_eq_of_le h).symm.imp Eq.symm id
protected theorem le_iff_lt_or_eq {n m : Nat} : n ≤ m ↔ n < m ∨ n = m := ⟨Nat.lt_or_eq_of_le, Nat.le_of_lt_or_eq⟩
protected theorem lt_iff_le_and_ne {m n : Nat} : m < n ↔ m ≤ n ∧ m ≠ n :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.ne_of_lt h⟩, fun h => Nat.lt_of_le_of_ne h.1 h.2⟩
protected theorem lt_iff_le_not_le {m n : Nat} : m < n ↔ m ≤ n ∧ ¬n ≤ m :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.not_le_of_gt h⟩, fun h => Nat.lt_of_not_le h.2⟩
protected theorem le_antisymm_iff {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => ⟨Nat.le_of_eq h, Nat.le_of_eq h.symm⟩, fun h => Nat.le_antisymm h.1 h.2⟩
protected theorem eq_iff_le_and_ge {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a := Nat.le_antisymm_iff
protected theorem eq_of_le_of_ge {a b : Nat} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b := Nat.le_antisymm h₁ h₂
protected theorem eq_of_not_lt_not_gt {a b : Nat} (h₁ : ¬a < b) (h₂ : ¬b < a) : a = b :=
  Nat.le_antisymm (Nat.le_of_not_lt h₂) (Nat.le_of_not_lt h₁)
theorem eq_of_le_of_not_lt {a b : Nat} (h₁ : a ≤ b) (h₂ : ¬a < b) : a = b :=
  Nat.le_antisymm h₁ (Nat.le_of_not_lt h₂)
protected theorem lt_of_lt_of_eq {n m k : Nat} (h₁ : n < m) (h₂ : m = k) : n < k := h₂ ▸ h₁
protected theorem lt_of_eq_of_lt {n m k : Nat} (h₁ : n = m) (h₂ : m < k) : n < k := h₁ ▸ h₂
protected theorem le_of_eq_of_le {n m k : Nat} (h₁ : n = m) (h₂ : m ≤ k) : n ≤ k := h₁ ▸ h₂
protected theorem le_of_le_of_eq {n m k : Nat} (h₁ : n ≤ m) (h₂ : m = k) : n ≤ k := h₂ ▸ h₁

/-! ## Zero, one, positivity -/

theorem eq_zero_of_le_zero {n : Nat} (h : n ≤ 0) : n = 0 := Nat.le_antisymm h n.zero_le
theorem le_zero {n : Nat} : n ≤ 0 ↔ n = 0 := ⟨eq_zero_of_le_zero, Nat.le_of_eq⟩
@[simp] theorem le_zero_eq (a : Nat) : (a ≤ 0) = (a = 0) := propext le_zero
theorem eq_zero_of_not_pos {n : Nat} (h : ¬0 < n) : n = 0 := eq_zero_of_le_zero (Nat.le_of_not_lt h)
theorem zero_lt_of_lt {a b : Nat} (h : a < b) : 0 < b := Nat.lt_of_le_of_lt a.zero_le h
theorem zero_lt_of_ne_zero {a : Nat} (h : a ≠ 0) : 0 < a := Nat.pos_of_ne_zero h
theorem zero_le_one : 0 ≤ 1 := by decide
theorem ne_zero_of_lt {a b : Nat} (h : b < a) : a ≠ 0 := Nat.ne_of_gt (zero_lt_of_lt h)
protected theorem pos_iff_ne_zero {n : Nat} : 0 < n ↔ n ≠ 0 := ⟨ne_zero_of_lt, zero_lt_of_ne_zero⟩
protected theorem ne_zero_iff_zero_lt {n : Nat} : n ≠ 0 ↔ 0 < n := Iff.symm Nat.pos_iff_ne_zero
protected theorem pos_of_lt {a b : Nat} (h : a < b) : 0 < b := zero_lt_of_lt h
@[simp] theorem lt_one_iff {n : Nat} : n < 1 ↔ n = 0 := lt_succ_iff.trans le_zero
theorem eq_zero_of_lt_one {n : Nat} (h : n < 1) : n = 0 := lt_one_iff.mp h
theorem one_le_iff_ne_zero {n : Nat} : 1 ≤ n ↔ n ≠ 0 := Nat.pos_iff_ne_zero
theorem one_lt_succ_succ (n : Nat) : 1 < n.succ.succ := succ_lt_succ n.zero_lt_succ
theorem one_lt_two : 1 < 2 := by decide
theorem two_pos : 0 < 2 := by decide
theorem le_one_iff_eq_zero_or_eq_one {n : Nat} : n ≤ 1 ↔ n = 0 ∨ n = 1 :=
  le_add_one_iff.trans (or_congr_left le_zero)
theorem lt_two_iff {n : Nat} : n < 2 ↔ n = 0 ∨ n = 1 := lt_succ_iff.trans le_one_iff_eq_zero_or_eq_one
theorem two_le_iff (n : Nat) : 2 ≤ n ↔ n ≠ 0 ∧ n ≠ 1 := by rw [← Nat.not_lt, lt_two_iff, not_or]
protected theorem pos_of_neZero (n : Nat) [NeZero n] : 0 < n := Nat.pos_of_ne_zero (NeZero.ne n)
theorem add_one_pos (n : Nat) : 0 < n + 1 := n.succ_pos
theorem zero_lt_two : 0 < 2 := by decide
protected theorem one_pos : 0 < 1 := Nat.zero_lt_one

/-! ## Successor and predecessor -/

@[simp] theorem add_one_inj {a b : Nat} : a + 1 = b + 1 ↔ a = b := ⟨succ.inj, congrArg succ⟩
theorem succ_inj {a b : Nat} : succ a = succ b ↔ a = b := add_one_inj
@[simp] protected theorem add_one_le_add_one_iff {a b : Nat} : a + 1 ≤ b + 1 ↔ a ≤ b :=
  ⟨le_of_lt_add_one, fun h => Nat.add_le_add_right h 1⟩
@[simp] protected theorem add_one_lt_add_one_iff {a b : Nat} : a + 1 < b + 1 ↔ a < b :=
  ⟨lt_of_succ_lt_succ, lt_succ_of_le⟩
theorem succ_le_succ_iff {a b : Nat} : succ a ≤ succ b ↔ a ≤ b := Nat.add_one_le_add_one_iff
theorem succ_lt_succ_iff {a b : Nat} : succ a < succ b ↔ a < b := Nat.add_one_lt_add_one_iff
theorem succ_ne_self (n : Nat) : succ n ≠ n := Nat.ne_of_gt .refl
theorem add_one_ne_self (n : Nat) : n + 1 ≠ n := succ_ne_self n
theorem succ_succ_ne_one (a : Nat) : succ (succ a) ≠ 1 := fun h => succ_ne_zero a (succ.inj h)
theorem one_ne_succ_succ (n : Nat) : 1 ≠ n.succ.succ := Ne.symm (succ_succ_ne_one n)
theorem add_one_eq_one {x : Nat} : x + 1 = 1 ↔ x = 0 := add_one_inj

@[simp] theorem pred_zero : pred 0 = 0 := rfl
@[simp] theorem pred_succ (n : Nat) : pred (succ n) = n := rfl
theorem pred_eq_sub_one {n : Nat} : pred n = n - 1 := rfl
theorem sub_one (n : Nat) : n - 1 = pred n := rfl
theorem pred_lt {n : Nat} (h : n ≠ 0) : pred n < n := sub_lt (Nat.pos_of_ne_zero h) .refl
theorem pred_lt_of_lt {n m : Nat} (h : m < n) : pred n < n := pred_lt (ne_zero_of_lt h)
theorem pred_le_iff {n m : Nat} : pred n ≤ m ↔ n ≤ succ m :=
  ⟨fun h => match n with | 0 => Nat.zero_le _ | _ + 1 => succ_le_succ h, pred_le_pred⟩
theorem pred_le_iff_le_succ {n m : Nat} : pred n ≤ m ↔ n ≤ succ m := pred_le_iff
theorem pred_lt_iff_le {n m : Nat} (h : n ≠ 0) : pred n < m ↔ n ≤ m := by
  cases n with
  | zero => exact absurd rfl h
  | succ n => exact .rfl
theorem le_succ_pred (n : Nat) : n ≤ succ (pred n) := match n with | 0 => Nat.zero_le _ | _ + 1 => .refl
theorem pred_lt_pred {n m : Nat} (h : n ≠ 0) (h' : n < m) : pred n < pred m :=
  match n with | _ + 1 => lt_of_succ_lt_succ (Nat.lt_of_lt_of_le h' (le_succ_pred m))
theorem lt_pred_iff {n m : Nat} : n < pred m ↔ succ n < m := by
  cases m with
  | zero => exact iff_of_false (not_lt_zero _) (not_lt_zero _)
  | succ m => exact succ_lt_succ_iff.symm
theorem lt_of_lt_pred {n m : Nat} (h : n < pred m) : n < m := lt_of_succ_lt (lt_pred_iff.1 h)
theorem le_pred_of_lt {n m : Nat} (h : n < m) : n ≤ m - 1 := pred_le_pred h
theorem le_pred_iff_lt {n m : Nat} (h : 0 < m) : n ≤ pred m ↔ n < m := (lt_iff_le_pred h).symm
theorem succ_pred {a : Nat} (h : a ≠ 0) : a.pred.succ = a := by
  cases a with
  | zero => exact absurd rfl h
  | succ a => rfl
theorem succ_pred_eq_of_pos {v : Nat} (h : 0 < v) : succ (pred v) = v := succ_pred (Nat.ne_of_gt h)
theorem succ_pred_eq_of_ne_zero {n : Nat} (h : n ≠ 0) : succ (pred n) = n := succ_pred h
theorem eq_zero_or_eq_succ_pred (n : Nat) : n = 0 ∨ n = succ (pred n) := by
  cases n with
  | zero => exact .inl rfl
  | succ n => exact .inr rfl
theorem exists_eq_succ_of_ne_zero {n : Nat} (h : n ≠ 0) : ∃ k, n = succ k := ⟨pred n, (succ_pred h).symm⟩
theorem exists_eq_add_one_of_ne_zero {n : Nat} (h : n ≠ 0) : ∃ k, n = k + 1 := ⟨pred n, (succ_pred h).symm⟩
theorem pred_inj {a b : Nat} (ha : 0 < a) (hb : 0 < b) (h : pred a = pred b) : a = b := by
  rw [← succ_pred_eq_of_pos ha, h, succ_pred_eq_of_pos hb]
theorem pred_ne_self {a : Nat} (h : a ≠ 0) : pred a ≠ a := Nat.ne_of_lt (pred_lt h)
theorem sub_one_lt {n : Nat} (h : n ≠ 0) : n - 1 < n := pred_lt h
theorem sub_one_lt_of_lt {n m : Nat} (h : m < n) : n - 1 < n := pred_lt_of_lt h
theorem sub_one_lt_of_le {n m : Nat} (h₀ : 0 < n) (h₁ : n ≤ m) : n - 1 < m :=
  Nat.lt_of_lt_of_le (pred_lt (Nat.ne_of_gt h₀)) h₁
theorem sub_one_add_one {a : Nat} (h : a ≠ 0) : a - 1 + 1 = a := succ_pred h
theorem sub_one_add_one_eq_of_pos {n : Nat} (h : 0 < n) : n - 1 + 1 = n := succ_pred_eq_of_pos h
@[simp] protected theorem add_one_sub_one (n : Nat) : n + 1 - 1 = n := rfl
theorem one_add_sub_one (n : Nat) : 1 + n - 1 = n := Nat.add_sub_cancel_left 1 n
theorem sub_one_lt_iff {n : Nat} : n - 1 < n ↔ 0 < n := ⟨zero_lt_of_lt, sub_one_lt_of_lt⟩

/-! ## Existence -/

theorem exists_eq_add_of_le {m n : Nat} (h : m ≤ n) : ∃ k, n = m + k :=
  match le.dest h with | ⟨k, hk⟩ => ⟨k, hk.symm⟩
theorem exists_eq_add_of_le' {m n : Nat} (h : m ≤ n) : ∃ k, n = k + m :=
  match le.dest h with | ⟨k, hk⟩ => ⟨k, hk.symm.trans (Nat.add_comm m k)⟩
theorem exists_eq_add_of_lt {m n : Nat} (h : m < n) : ∃ k, n = m + k + 1 :=
  match le.dest h with | ⟨k, hk⟩ => ⟨k, hk.symm.trans (succ_add m k)⟩

/-! ## Bounded quantifiers one step up -/

theorem forall_lt_succ_right {n : Nat} {p : Nat → Prop} : (∀ m, m < n + 1 → p m) ↔ (∀ m, m < n → p m) ∧ p n :=
  ⟨fun h => ⟨fun m hm => h m (lt_succ_of_lt hm), h n .refl⟩,
    fun ⟨h, hn⟩ m hm => (Nat.lt_or_eq_of_le (le_of_lt_succ hm)).elim (h m) fun e => e ▸ hn⟩

theorem forall_lt_succ_left {n : Nat} {p : Nat → Prop} : (∀ m, m < n + 1 → p m) ↔ p 0 ∧ ∀ m, m < n → p (m + 1) :=
  ⟨fun h => ⟨h 0 (zero_lt_succ n), fun m hm => h (m + 1) (succ_lt_succ hm)⟩,
    fun ⟨h0, h⟩ m hm => match m with | 0 => h0 | m + 1 => h m (lt_of_succ_lt_succ hm)⟩

theorem exists_lt_succ_right {n : Nat} {p : Nat → Prop} : (∃ m, m < n + 1 ∧ p m) ↔ (∃ m, m < n ∧ p m) ∨ p n :=
  ⟨fun ⟨m, hm, hp⟩ => (Nat.lt_or_eq_of_le (le_of_lt_succ hm)).elim (fun h => .inl ⟨m, h, hp⟩) fun e => .inr (e ▸ hp),
    fun h => h.elim (fun ⟨m, hm, hp⟩ => ⟨m, lt_succ_of_lt hm, hp⟩) fun hp => ⟨n, .refl, hp⟩⟩

theorem exists_lt_succ_left {n : Nat} {p : Nat → Prop} : (∃ m, m < n + 1 ∧ p m) ↔ p 0 ∨ ∃ m, m < n ∧ p (m + 1) :=
  ⟨fun ⟨m, hm, hp⟩ => match m with | 0 => .inl hp | m + 1 => .inr ⟨m, lt_of_succ_lt_succ hm, hp⟩,
    fun h => h.elim (fun hp => ⟨0, zero_lt_succ n, hp⟩) fun ⟨m, hm, hp⟩ => ⟨m + 1, succ_lt_succ hm, hp⟩⟩

/-! ## Strong induction -/

/-- Strong induction, with the case of zero apart. -/
@[elab_as_elim]
protected noncomputable def caseStrongRecOn {motive : Nat → Sort u} (a : Nat) (zero : motive 0)
    (ind : ∀ n, (∀ m, m ≤ n → motive m) → motive (succ n)) : motive a :=
  Nat.strongRecOn a fun
    | 0, _ => zero
    | n + 1, h => ind n fun m hm => h m (lt_succ_of_le hm)

end Nat
