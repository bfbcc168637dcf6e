prelude
import Init.Int.Arith

/-!
# Integers: order

`≤`, `<`, `min` and `max`, and how the order goes together with the ring operations.
-/

namespace Int

/-! ## Transitivity, totality, negation -/

instance : @Trans Int Int Int (· < ·) (· < ·) (· < ·) := ⟨fun h₁ h₂ => Int.lt_of_lt_of_le h₁ (Int.le_of_lt h₂)⟩
instance : @Trans Int Int Int (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Int.le_trans⟩
instance : @Trans Int Int Int (· < ·) (· ≤ ·) (· < ·) := ⟨Int.lt_of_lt_of_le⟩
instance : @Trans Int Int Int (· ≤ ·) (· < ·) (· < ·) := ⟨Int.lt_of_le_of_lt⟩

protected theorem lt_trans {a b c : Int} (h₁ : a < b) (h₂ : b < c) : a < c :=
  Int.lt_of_lt_of_le h₁ (Int.le_of_lt h₂)
protected theorem le_total (a b : Int) : a ≤ b ∨ b ≤ a := (Int.lt_or_ge a b).imp Int.le_of_lt id
protected theorem lt_trichotomy (a b : Int) : a < b ∨ a = b ∨ b < a :=
  (Decidable.em (a = b)).elim (fun h => .inr (.inl h)) fun h => (Int.lt_or_gt_of_ne h).imp id .inr
protected theorem ne_of_lt {a b : Int} (e : a < b) : a ≠ b := Ne.symm (Int.ne_of_gt e)
protected theorem ne_iff_lt_or_gt {a b : Int} : a ≠ b ↔ a < b ∨ b < a :=
  ⟨Int.lt_or_gt_of_ne, fun h => h.elim Int.ne_of_lt Int.ne_of_gt⟩
protected theorem lt_or_lt_of_ne {a b : Int} (h : a ≠ b) : a < b ∨ b < a := Int.ne_iff_lt_or_gt.mp h
protected theorem eq_iff_le_and_ge {x y : Int} : x = y ↔ x ≤ y ∧ y ≤ x :=
  ⟨fun h => ⟨Int.le_of_eq h, Int.le_of_eq h.symm⟩, fun h => Int.le_antisymm h.1 h.2⟩
protected theorem le_antisymm_iff {a b : Int} : a = b ↔ a ≤ b ∧ b ≤ a := Int.eq_iff_le_and_ge
protected theorem lt_of_le_of_ne {a b : Int} (h₁ : a ≤ b) (h₂ : a ≠ b) : a < b :=
  (Int.lt_or_gt_of_ne h₂).elim id fun h => absurd h₁ (Int.not_le_of_gt h)
protected theorem lt_iff_le_and_ne {a b : Int} : a < b ↔ a ≤ b ∧ a ≠ b :=
  ⟨fun h => ⟨Int.le_of_lt h, Int.ne_of_lt h⟩, fun h => Int.lt_of_le_of_ne h.1 h.2⟩
protected theorem lt_iff_le_not_le {a b : Int} : a < b ↔ a ≤ b ∧ ¬b ≤ a :=
  ⟨fun h => ⟨Int.le_of_lt h, Int.not_le_of_gt h⟩, fun h => Int.lt_of_not_ge h.2⟩
protected theorem le_iff_lt_or_eq {a b : Int} : a ≤ b ↔ a < b ∨ a = b :=
  ⟨fun h => (Decidable.em (a = b)).elim .inr fun h' => .inl (Int.lt_of_le_of_ne h h'), fun h => h.elim Int.le_of_lt Int.le_of_eq⟩
protected theorem le_iff_eq_or_lt {a b : Int} : a ≤ b ↔ a = b ∨ a < b := Int.le_iff_lt_or_eq.trans or_comm
protected theorem lt_of_not_le {a b : Int} (h : ¬a ≤ b) : b < a := Int.lt_of_not_ge h
protected theorem le_of_not_lt {a b : Int} (h : ¬a < b) : b ≤ a := Int.not_lt.mp h
protected theorem le_of_not_le {a b : Int} (h : ¬a ≤ b) : b ≤ a := Int.le_of_lt (Int.lt_of_not_ge h)
protected theorem not_le_of_lt {a b : Int} (h : a < b) : ¬b ≤ a := Int.not_le.mpr h
protected theorem not_lt_of_le {a b : Int} (h : a ≤ b) : ¬b < a := Int.not_lt_of_ge h
protected theorem lt_asymm {a b : Int} (h : a < b) : ¬b < a := Int.not_lt_of_ge (Int.le_of_lt h)
protected theorem le_or_lt (a b : Int) : a ≤ b ∨ b < a := (Int.lt_or_ge b a).symm
protected theorem lt_or_le (a b : Int) : a < b ∨ b ≤ a := Int.lt_or_ge a b
protected theorem lt_or_eq_of_le {a b : Int} (h : a ≤ b) : a < b ∨ a = b := Int.le_iff_lt_or_eq.mp h
protected theorem eq_of_le_of_not_lt {a b : Int} (h₁ : a ≤ b) (h₂ : ¬a < b) : a = b :=
  Int.le_antisymm h₁ (Int.le_of_not_gt h₂)
protected theorem lt_of_eq_of_lt {a b c : Int} (h₁ : a = b) (h₂ : b < c) : a < c := h₁ ▸ h₂
protected theorem lt_of_lt_of_eq {a b c : Int} (h₁ : a < b) (h₂ : b = c) : a < c := h₂ ▸ h₁
theorem not_le_eq (a b : Int) : (¬a ≤ b) = (b + 1 ≤ a) := propext Int.not_le
theorem not_ge_eq (a b : Int) : (¬a ≥ b) = (a + 1 ≤ b) := propext Int.not_le
theorem not_lt_eq (a b : Int) : (¬a < b) = (b ≤ a) := propext Int.not_lt
theorem not_gt_eq (a b : Int) : (¬a > b) = (a ≤ b) := propext Int.not_lt

/-! ## Natural numbers as integers -/

attribute [simp] ofNat_le ofNat_lt natCast_nonneg

@[simp] theorem natCast_pos {n : Nat} : (0 : Int) < n ↔ 0 < n := ofNat_lt (n := 0)
theorem ofNat_pos {n : Nat} : (0 : Int) < n ↔ 0 < n := natCast_pos
@[simp] theorem natCast_nonpos_iff {n : Nat} : (n : Int) ≤ 0 ↔ n = 0 :=
  (ofNat_le (n := 0)).trans ⟨Nat.eq_zero_of_le_zero, Nat.le_of_eq⟩
theorem ofNat_nonneg (n : Nat) : (0 : Int) ≤ n := natCast_nonneg n
theorem ofNat_zero_le (n : Nat) : (0 : Int) ≤ n := natCast_nonneg n
theorem natCast_succ_pos (n : Nat) : 0 < ((n.succ : Nat) : Int) := ofNat_lt.2 (Nat.succ_pos n)
theorem ofNat_succ_pos (n : Nat) : 0 < ((n.succ : Nat) : Int) := natCast_succ_pos n
theorem natCast_le_zero {n : Nat} : (n : Int) ≤ 0 ↔ n = 0 := natCast_nonpos_iff
theorem eq_succ_of_zero_lt {a : Int} (h : 0 < a) : ∃ n : Nat, a = n.succ :=
  match le.dest h with | ⟨n, hn⟩ => ⟨n, by rw [← hn, Int.add_comm]; rfl⟩
theorem exists_eq_neg_ofNat {a : Int} (H : a ≤ 0) : ∃ n : Nat, a = -(n : Int) :=
  match eq_ofNat_of_zero_le (Int.neg_le_neg H) with | ⟨n, hn⟩ => ⟨n, (Int.neg_eq_comm.1 hn).symm⟩
theorem negSucc_lt_zero (n : Nat) : -[n+1] < 0 := Int.lt_of_not_ge fun h => nomatch (show NonNeg -[n+1] from h)
theorem negSucc_le_zero (n : Nat) : -[n+1] ≤ 0 := Int.le_of_lt (negSucc_lt_zero n)
theorem negSucc_not_nonneg (n : Nat) : 0 ≤ -[n+1] ↔ False :=
  iff_of_false (Int.not_le_of_gt (negSucc_lt_zero n)) id
theorem negSucc_not_pos (n : Nat) : 0 < -[n+1] ↔ False :=
  iff_of_false (Int.not_lt_of_ge (negSucc_le_zero n)) id
theorem lt.dest {a b : Int} (h : a < b) : ∃ n : Nat, a + ((n.succ : Nat) : Int) = b :=
  match le.dest h with | ⟨n, hn⟩ => ⟨n, by rw [← hn, Int.add_assoc, Int.add_comm 1]; rfl⟩
theorem lt.intro {a b : Int} {n : Nat} (h : a + ((n.succ : Nat) : Int) = b) : a < b :=
  le.intro n (by rw [← h, Int.add_assoc, Int.add_comm 1]; rfl)
theorem lt_add_succ (a : Int) (n : Nat) : a < a + ((n.succ : Nat) : Int) := lt.intro rfl

/-! ## Addition -/

protected theorem add_lt_add_left {a b : Int} (h : a < b) (c : Int) : c + a < c + b := by
  rw [lt_iff_add_one_le, Int.add_assoc]; exact Int.add_le_add_left h c
protected theorem add_lt_add_right {a b : Int} (h : a < b) (c : Int) : a + c < b + c := by
  rw [Int.add_comm a, Int.add_comm b]; exact Int.add_lt_add_left h c
protected theorem add_lt_add {a b c d : Int} (h₁ : a < b) (h₂ : c < d) : a + c < b + d :=
  Int.lt_trans (Int.add_lt_add_right h₁ c) (Int.add_lt_add_left h₂ b)
protected theorem add_lt_add_of_le_of_lt {a b c d : Int} (h₁ : a ≤ b) (h₂ : c < d) : a + c < b + d :=
  Int.lt_of_le_of_lt (Int.add_le_add_right h₁ c) (Int.add_lt_add_left h₂ b)
protected theorem add_lt_add_of_lt_of_le {a b c d : Int} (h₁ : a < b) (h₂ : c ≤ d) : a + c < b + d :=
  Int.lt_of_lt_of_le (Int.add_lt_add_right h₁ c) (Int.add_le_add_left h₂ b)
protected theorem le_of_add_le_add_left {a b c : Int} (h : a + b ≤ a + c) : b ≤ c := by
  have := Int.add_le_add_left h (-a); rwa [Int.neg_add_cancel_left, Int.neg_add_cancel_left] at this
protected theorem le_of_add_le_add_right {a b c : Int} (h : a + b ≤ c + b) : a ≤ c := by
  rw [Int.add_comm a, Int.add_comm c] at h; exact Int.le_of_add_le_add_left h
protected theorem lt_of_add_lt_add_left {a b c : Int} (h : a + b < a + c) : b < c :=
  Int.lt_of_not_ge fun h' => Int.not_lt_of_ge (Int.add_le_add_left h' a) h
protected theorem lt_of_add_lt_add_right {a b c : Int} (h : a + b < c + b) : a < c :=
  Int.lt_of_not_ge fun h' => Int.not_lt_of_ge (Int.add_le_add_right h' b) h
@[simp] protected theorem add_le_add_iff_left {b c : Int} (a : Int) : a + b ≤ a + c ↔ b ≤ c :=
  ⟨Int.le_of_add_le_add_left, fun h => Int.add_le_add_left h a⟩
@[simp] protected theorem add_le_add_iff_right {a b : Int} (c : Int) : a + c ≤ b + c ↔ a ≤ b :=
  ⟨Int.le_of_add_le_add_right, fun h => Int.add_le_add_right h c⟩
@[simp] protected theorem add_lt_add_iff_left {b c : Int} (a : Int) : a + b < a + c ↔ b < c :=
  ⟨Int.lt_of_add_lt_add_left, fun h => Int.add_lt_add_left h a⟩
@[simp] protected theorem add_lt_add_iff_right {a b : Int} (c : Int) : a + c < b + c ↔ a < b :=
  ⟨Int.lt_of_add_lt_add_right, fun h => Int.add_lt_add_right h c⟩
protected theorem le_add_of_nonneg_right {a b : Int} (h : 0 ≤ b) : a ≤ a + b := by
  have := Int.add_le_add_left h a; rwa [Int.add_zero] at this
protected theorem le_add_of_nonneg_left {a b : Int} (h : 0 ≤ b) : a ≤ b + a := by
  rw [Int.add_comm]; exact Int.le_add_of_nonneg_right h
protected theorem lt_add_of_pos_right (a : Int) {b : Int} (h : 0 < b) : a < a + b := by
  have := Int.add_lt_add_left h a; rwa [Int.add_zero] at this
protected theorem lt_add_of_pos_left (a : Int) {b : Int} (h : 0 < b) : a < b + a := by
  rw [Int.add_comm]; exact Int.lt_add_of_pos_right a h
protected theorem add_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a + b := Int.add_le_add ha hb
protected theorem add_nonpos {a b : Int} (ha : a ≤ 0) (hb : b ≤ 0) : a + b ≤ 0 := Int.add_le_add ha hb
protected theorem add_pos {a b : Int} (ha : 0 < a) (hb : 0 < b) : 0 < a + b := Int.add_lt_add ha hb
protected theorem add_pos_of_pos_of_nonneg {a b : Int} (ha : 0 < a) (hb : 0 ≤ b) : 0 < a + b :=
  Int.add_lt_add_of_lt_of_le ha hb
protected theorem add_pos_of_nonneg_of_pos {a b : Int} (ha : 0 ≤ a) (hb : 0 < b) : 0 < a + b :=
  Int.add_lt_add_of_le_of_lt ha hb
protected theorem add_neg {a b : Int} (ha : a < 0) (hb : b < 0) : a + b < 0 := Int.add_lt_add ha hb

/-! ## Negation -/

@[simp] protected theorem neg_le_neg_iff {a b : Int} : -a ≤ -b ↔ b ≤ a :=
  ⟨fun h => by have := Int.neg_le_neg h; rwa [Int.neg_neg, Int.neg_neg] at this, Int.neg_le_neg⟩
@[simp] protected theorem neg_lt_neg_iff {a b : Int} : -a < -b ↔ b < a := by
  rw [← Int.not_le, Int.neg_le_neg_iff, Int.not_le]
protected theorem neg_lt_neg {a b : Int} (h : a < b) : -b < -a := Int.neg_lt_neg_iff.2 h
protected theorem le_of_neg_le_neg {a b : Int} (h : -b ≤ -a) : a ≤ b := Int.neg_le_neg_iff.mp h
protected theorem lt_of_neg_lt_neg {a b : Int} (h : -b < -a) : a < b := Int.neg_lt_neg_iff.mp h
protected theorem neg_nonneg_of_nonpos {a : Int} (h : a ≤ 0) : 0 ≤ -a := Int.neg_le_neg h
protected theorem neg_nonpos_of_nonneg {a : Int} (h : 0 ≤ a) : -a ≤ 0 := Int.neg_le_neg h
protected theorem nonneg_of_neg_nonpos {a : Int} (h : -a ≤ 0) : 0 ≤ a := Int.neg_le_neg_iff.mp h
protected theorem nonpos_of_neg_nonneg {a : Int} (h : 0 ≤ -a) : a ≤ 0 := Int.neg_le_neg_iff.mp h
protected theorem neg_neg_of_pos {a : Int} (h : 0 < a) : -a < 0 := Int.neg_lt_neg h
protected theorem neg_pos_of_neg {a : Int} (h : a < 0) : 0 < -a := Int.neg_lt_neg h
protected theorem pos_of_neg_neg {a : Int} (h : -a < 0) : 0 < a := Int.neg_lt_neg_iff.mp h
protected theorem neg_of_neg_pos {a : Int} (h : 0 < -a) : a < 0 := Int.neg_lt_neg_iff.mp h
@[simp] protected theorem neg_nonneg {a : Int} : 0 ≤ -a ↔ a ≤ 0 :=
  ⟨Int.nonpos_of_neg_nonneg, Int.neg_nonneg_of_nonpos⟩
@[simp] protected theorem neg_nonpos_iff (i : Int) : -i ≤ 0 ↔ 0 ≤ i :=
  ⟨Int.nonneg_of_neg_nonpos, Int.neg_nonpos_of_nonneg⟩
@[simp] protected theorem neg_pos {a : Int} : 0 < -a ↔ a < 0 := ⟨Int.neg_of_neg_pos, Int.neg_pos_of_neg⟩
@[simp] protected theorem neg_lt_zero_iff {a : Int} : -a < 0 ↔ 0 < a := ⟨Int.pos_of_neg_neg, Int.neg_neg_of_pos⟩
protected theorem le_neg_of_le_neg {a b : Int} (h : a ≤ -b) : b ≤ -a := by
  have := Int.neg_le_neg h; rwa [Int.neg_neg] at this
protected theorem neg_le_of_neg_le {a b : Int} (h : -a ≤ b) : -b ≤ a := by
  have := Int.neg_le_neg h; rwa [Int.neg_neg] at this
protected theorem lt_neg_of_lt_neg {a b : Int} (h : a < -b) : b < -a := by
  have := Int.neg_lt_neg h; rwa [Int.neg_neg] at this
protected theorem neg_lt_of_neg_lt {a b : Int} (h : -a < b) : -b < a := by
  have := Int.neg_lt_neg h; rwa [Int.neg_neg] at this

/-! ## Subtraction -/

protected theorem sub_le_iff_le_add {a b c : Int} : a - c ≤ b ↔ a ≤ b + c :=
  ⟨fun h => Int.sub_add_cancel a c ▸ Int.add_le_add_right h c, fun h => Int.add_sub_cancel b c ▸ Int.add_le_add_right h (-c)⟩
theorem add_le_of_le_sub {a b c : Int} (h : a ≤ c - b) : a + b ≤ c := by
  have := Int.add_le_add_right h b; rwa [Int.sub_add_cancel] at this
protected theorem le_sub_right_of_add_le {a b c : Int} (h : a + b ≤ c) : a ≤ c - b :=
  Int.add_sub_cancel a b ▸ Int.add_le_add_right h (-b)
protected theorem le_sub_iff_add_le {a b c : Int} : a ≤ b - c ↔ a + c ≤ b :=
  ⟨add_le_of_le_sub, Int.le_sub_right_of_add_le⟩
protected theorem sub_lt_iff_lt_add {a b c : Int} : a - c < b ↔ a < b + c :=
  by rw [← Int.not_le, ← Int.not_le, Int.le_sub_iff_add_le]
protected theorem lt_sub_iff_add_lt {a b c : Int} : a < b - c ↔ a + c < b :=
  by rw [← Int.not_le, ← Int.not_le, Int.sub_le_iff_le_add]
protected theorem le_of_sub_nonneg {a b : Int} (h : 0 ≤ a - b) : b ≤ a := Int.zero_add b ▸ add_le_of_le_sub h
protected theorem sub_nonneg {a b : Int} : 0 ≤ a - b ↔ b ≤ a := ⟨Int.le_of_sub_nonneg, Int.sub_nonneg_of_le⟩
protected theorem sub_nonpos_of_le {a b : Int} (h : a ≤ b) : a - b ≤ 0 :=
  Int.sub_le_iff_le_add.2 (by rwa [Int.zero_add])
protected theorem le_of_sub_nonpos {a b : Int} (h : a - b ≤ 0) : a ≤ b := Int.zero_add b ▸ Int.sub_le_iff_le_add.1 h
protected theorem sub_pos_of_lt {a b : Int} (h : b < a) : 0 < a - b :=
  Int.lt_sub_iff_add_lt.2 (by rwa [Int.zero_add])
protected theorem lt_of_sub_pos {a b : Int} (h : 0 < a - b) : b < a := Int.zero_add b ▸ Int.lt_sub_iff_add_lt.1 h
protected theorem sub_pos {a b : Int} : 0 < a - b ↔ b < a := ⟨Int.lt_of_sub_pos, Int.sub_pos_of_lt⟩
protected theorem sub_neg_of_lt {a b : Int} (h : a < b) : a - b < 0 :=
  Int.sub_lt_iff_lt_add.2 (by rwa [Int.zero_add])
protected theorem lt_of_sub_neg {a b : Int} (h : a - b < 0) : a < b := Int.zero_add b ▸ Int.sub_lt_iff_lt_add.1 h
protected theorem sub_le_sub {a b c d : Int} (hab : a ≤ b) (hcd : c ≤ d) : a - d ≤ b - c :=
  Int.add_le_add hab (Int.neg_le_neg hcd)
protected theorem sub_le_sub_left {a b : Int} (h : a ≤ b) (c : Int) : c - b ≤ c - a :=
  Int.add_le_add_left (Int.neg_le_neg h) c
protected theorem sub_le_sub_right {a b : Int} (h : a ≤ b) (c : Int) : a - c ≤ b - c := Int.add_le_add_right h (-c)
protected theorem sub_lt_sub {a b c d : Int} (hab : a < b) (hcd : c < d) : a - d < b - c :=
  Int.add_lt_add hab (Int.neg_lt_neg hcd)
protected theorem sub_lt_sub_left {a b : Int} (h : a < b) (c : Int) : c - b < c - a :=
  Int.add_lt_add_left (Int.neg_lt_neg h) c
protected theorem sub_lt_sub_right {a b : Int} (h : a < b) (c : Int) : a - c < b - c := Int.add_lt_add_right h (-c)
@[simp] protected theorem sub_le_sub_left_iff {a b c : Int} : c - a ≤ c - b ↔ b ≤ a :=
  (Int.add_le_add_iff_left c).trans Int.neg_le_neg_iff
@[simp] protected theorem sub_le_sub_right_iff {a b c : Int} : a - c ≤ b - c ↔ a ≤ b :=
  ⟨Int.le_of_add_le_add_right, fun h => Int.sub_le_sub_right h c⟩
protected theorem sub_le_self (a : Int) {b : Int} (h : 0 ≤ b) : a - b ≤ a :=
  Int.sub_le_iff_le_add.2 (Int.le_add_of_nonneg_right h)
protected theorem sub_lt_self (a : Int) {b : Int} (h : 0 < b) : a - b < a :=
  Int.sub_lt_iff_lt_add.2 (Int.lt_add_of_pos_right a h)
protected theorem sub_left_le_iff_le_add {a b c : Int} : a - b ≤ c ↔ a ≤ b + c :=
  by rw [Int.sub_le_iff_le_add, Int.add_comm]
protected theorem sub_right_le_of_le_add {a b c : Int} (h : a ≤ b + c) : a - c ≤ b := Int.sub_le_iff_le_add.mpr h
protected theorem sub_left_le_of_le_add {a b c : Int} (h : a ≤ b + c) : a - b ≤ c := Int.sub_left_le_iff_le_add.mpr h
protected theorem le_add_of_sub_left_le {a b c : Int} (h : a - b ≤ c) : a ≤ b + c := Int.sub_left_le_iff_le_add.mp h
protected theorem le_add_of_sub_right_le {a b c : Int} (h : a - c ≤ b) : a ≤ b + c := Int.sub_le_iff_le_add.mp h
protected theorem le_sub_left_of_add_le {a b c : Int} (h : a + b ≤ c) : b ≤ c - a :=
  Int.le_sub_right_of_add_le (Int.add_comm a b ▸ h)
protected theorem add_le_iff_le_sub {a b c : Int} : a + b ≤ c ↔ a ≤ c - b := Iff.symm Int.le_sub_iff_add_le
protected theorem add_le_of_le_sub_left {a b c : Int} (h : b ≤ c - a) : a + b ≤ c :=
  Int.add_comm b a ▸ add_le_of_le_sub h
protected theorem add_le_of_le_sub_right {a b c : Int} (h : a ≤ c - b) : a + b ≤ c := add_le_of_le_sub h
protected theorem sub_left_lt_of_lt_add {a b c : Int} (h : a < b + c) : a - b < c :=
  Int.sub_lt_iff_lt_add.2 (Int.add_comm b c ▸ h)
protected theorem sub_right_lt_of_lt_add {a b c : Int} (h : a < b + c) : a - c < b := Int.sub_lt_iff_lt_add.mpr h
protected theorem lt_sub_right_of_add_lt {a b c : Int} (h : a + b < c) : a < c - b := Int.lt_sub_iff_add_lt.mpr h
protected theorem lt_sub_left_of_add_lt {a b c : Int} (h : a + b < c) : b < c - a :=
  Int.lt_sub_iff_add_lt.2 (Int.add_comm a b ▸ h)
protected theorem add_lt_of_lt_sub_left {a b c : Int} (h : b < c - a) : a + b < c :=
  Int.add_comm b a ▸ Int.lt_sub_iff_add_lt.1 h
protected theorem add_lt_of_lt_sub_right {a b c : Int} (h : a < c - b) : a + b < c := Int.lt_sub_iff_add_lt.mp h
protected theorem add_lt_iff {a b c : Int} : a + b < c ↔ a < -b + c :=
  by rw [← Int.lt_sub_iff_add_lt, Int.sub_eq_neg_add]
protected theorem lt_add_of_sub_left_lt {a b c : Int} (h : a - b < c) : a < b + c :=
  Int.add_comm c b ▸ Int.sub_lt_iff_lt_add.1 h
protected theorem le_of_sub_right_le {a b : Int} (h : a - b ≤ 0) : a ≤ b := Int.le_of_sub_nonpos h

/-! ## Steps of one -/

protected theorem zero_lt_one : (0 : Int) < 1 := by decide
protected theorem zero_ne_one : (0 : Int) ≠ 1 := by decide
protected theorem one_pos : (0 : Int) < 1 := by decide
protected theorem one_ne_zero : (1 : Int) ≠ 0 := by decide
theorem lt_succ (a : Int) : a < a + 1 := lt.intro rfl
@[simp] theorem lt_add_one (a : Int) : a < a + 1 := lt_succ a
theorem le_add_one {a b : Int} (h : a ≤ b) : a ≤ b + 1 := Int.le_of_lt (Int.add_le_add_right h 1)
theorem lt_add_one_of_le {a b : Int} (h : a ≤ b) : a < b + 1 := Int.add_le_add_right h 1
theorem le_of_lt_add_one {a b : Int} (h : a < b + 1) : a ≤ b := Int.le_of_add_le_add_right h
theorem lt_add_one_iff {a b : Int} : a < b + 1 ↔ a ≤ b := ⟨le_of_lt_add_one, lt_add_one_of_le⟩
theorem add_one_le_iff {a b : Int} : a + 1 ≤ b ↔ a < b := .rfl
theorem lt_of_add_one_le {a b : Int} (h : a + 1 ≤ b) : a < b := h
theorem le_sub_one_of_lt {a b : Int} (h : a < b) : a ≤ b - 1 := Int.le_sub_right_of_add_le h
theorem lt_of_le_sub_one {a b : Int} (h : a ≤ b - 1) : a < b := add_le_of_le_sub h
theorem le_sub_one_iff {a b : Int} : a ≤ b - 1 ↔ a < b := ⟨lt_of_le_sub_one, le_sub_one_of_lt⟩
theorem sub_one_lt_iff {a b : Int} : a - 1 < b ↔ a ≤ b := iff_of_eq (congrArg (· ≤ b) (Int.sub_add_cancel a 1))
theorem sub_one_lt_of_le {a b : Int} (h : a ≤ b) : a - 1 < b := sub_one_lt_iff.2 h
theorem le_of_sub_one_lt {a b : Int} (h : a - 1 < b) : a ≤ b := sub_one_lt_iff.mp h
theorem sub_one_lt (m : Int) : m - 1 < m := Int.le_of_eq (Int.sub_add_cancel m 1)
theorem pos_iff_one_le {a : Int} : 0 < a ↔ 1 ≤ a := { mp := fun a => a, mpr := fun a => a }

/-! ## Minimum and maximum -/

protected theorem min_eq_left {a b : Int} (h : a ≤ b) : min a b = a := if_pos h
protected theorem min_eq_right {a b : Int} (h : b ≤ a) : min a b = b := by
  rcases Int.lt_or_eq_of_le h with h | rfl
  · exact if_neg (Int.not_le_of_lt h)
  · exact Int.min_eq_left (Int.le_refl b)
protected theorem max_eq_right {a b : Int} (h : a ≤ b) : max a b = b := if_pos h
protected theorem max_eq_left {a b : Int} (h : b ≤ a) : max a b = a := by
  rcases Int.lt_or_eq_of_le h with h | rfl
  · exact if_neg (Int.not_le_of_lt h)
  · exact Int.max_eq_right (Int.le_refl b)

protected theorem le_min {a b c : Int} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c := by
  rcases Int.le_total b c with h | h
  · rw [Int.min_eq_left h]; exact ⟨fun h' => ⟨h', Int.le_trans h' h⟩, And.left⟩
  · rw [Int.min_eq_right h]; exact ⟨fun h' => ⟨Int.le_trans h' h, h'⟩, And.right⟩
protected theorem max_le {a b c : Int} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c := by
  rcases Int.le_total a b with h | h
  · rw [Int.max_eq_right h]; exact ⟨fun h' => ⟨Int.le_trans h h', h'⟩, And.right⟩
  · rw [Int.max_eq_left h]; exact ⟨fun h' => ⟨h', Int.le_trans h h'⟩, And.left⟩
protected theorem min_le {a b c : Int} : min a b ≤ c ↔ a ≤ c ∨ b ≤ c := by
  rcases Int.le_total a b with h | h
  · rw [Int.min_eq_left h]; exact ⟨.inl, fun h' => h'.elim id (Int.le_trans h)⟩
  · rw [Int.min_eq_right h]; exact ⟨.inr, fun h' => h'.elim (Int.le_trans h) id⟩
protected theorem le_max {a b c : Int} : a ≤ max b c ↔ a ≤ b ∨ a ≤ c := by
  rcases Int.le_total b c with h | h
  · rw [Int.max_eq_right h]; exact ⟨.inr, fun h' => h'.elim (Int.le_trans · h) id⟩
  · rw [Int.max_eq_left h]; exact ⟨.inl, fun h' => h'.elim id (Int.le_trans · h)⟩
protected theorem lt_min {a b c : Int} : a < min b c ↔ a < b ∧ a < c := Int.le_min
protected theorem max_lt {a b c : Int} : max a b < c ↔ a < c ∧ b < c := by
  rcases Int.le_total a b with h | h
  · rw [Int.max_eq_right h]; exact ⟨fun h' => ⟨Int.lt_of_le_of_lt h h', h'⟩, And.right⟩
  · rw [Int.max_eq_left h]; exact ⟨fun h' => ⟨h', Int.lt_of_le_of_lt h h'⟩, And.left⟩

private theorem eq_of_le_iff {m n : Int} (h : ∀ k, k ≤ m ↔ k ≤ n) : m = n :=
  Int.le_antisymm ((h m).1 m.le_refl) ((h n).2 n.le_refl)
private theorem eq_of_ge_iff {m n : Int} (h : ∀ k, m ≤ k ↔ n ≤ k) : m = n :=
  Int.le_antisymm ((h n).2 n.le_refl) ((h m).1 m.le_refl)

@[simp] protected theorem min_self (a : Int) : min a a = a := Int.min_eq_left a.le_refl
@[simp] protected theorem max_self (a : Int) : max a a = a := Int.max_eq_left a.le_refl
protected theorem min_comm (a b : Int) : min a b = min b a := eq_of_le_iff fun k => by simp only [Int.le_min, and_comm]
protected theorem max_comm (a b : Int) : max a b = max b a := eq_of_ge_iff fun k => by simp only [Int.max_le, and_comm]
protected theorem min_assoc (a b c : Int) : min (min a b) c = min a (min b c) :=
  eq_of_le_iff fun k => by simp only [Int.le_min, and_assoc]
protected theorem max_assoc (a b c : Int) : max (max a b) c = max a (max b c) :=
  eq_of_ge_iff fun k => by simp only [Int.max_le, and_assoc]
protected theorem min_le_max (a b : Int) : min a b ≤ max a b := Int.le_trans (Int.min_le_left a b) (Int.le_max_left a b)
protected theorem neg_min_neg (a b : Int) : min (-a) (-b) = -max a b := by
  rcases Int.le_total a b with h | h
  · rw [Int.max_eq_right h, Int.min_eq_right (Int.neg_le_neg h)]
  · rw [Int.max_eq_left h, Int.min_eq_left (Int.neg_le_neg h)]
protected theorem neg_max_neg (a b : Int) : max (-a) (-b) = -min a b := by
  rcases Int.le_total a b with h | h
  · rw [Int.min_eq_left h, Int.max_eq_left (Int.neg_le_neg h)]
  · rw [Int.min_eq_right h, Int.max_eq_right (Int.neg_le_neg h)]
protected theorem add_min_add_right (a b c : Int) : min (a + c) (b + c) = min a b + c := by
  rcases Int.le_total a b with h | h
  · rw [Int.min_eq_left h, Int.min_eq_left (Int.add_le_add_right h c)]
  · rw [Int.min_eq_right h, Int.min_eq_right (Int.add_le_add_right h c)]
protected theorem add_max_add_right (a b c : Int) : max (a + c) (b + c) = max a b + c := by
  rcases Int.le_total a b with h | h
  · rw [Int.max_eq_right h, Int.max_eq_right (Int.add_le_add_right h c)]
  · rw [Int.max_eq_left h, Int.max_eq_left (Int.add_le_add_right h c)]
protected theorem add_min_add_left (a b c : Int) : min (a + b) (a + c) = a + min b c := by
  rw [Int.add_comm a, Int.add_comm a, Int.add_comm a, Int.add_min_add_right]
protected theorem add_max_add_left (a b c : Int) : max (a + b) (a + c) = a + max b c := by
  rw [Int.add_comm a, Int.add_comm a, Int.add_comm a, Int.add_max_add_right]

/-! ## Multiplication -/

protected theorem mul_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a * b := by
  have := Int.mul_le_mul_of_nonneg_left hb ha; rwa [Int.mul_zero] at this
protected theorem mul_nonneg_of_nonpos_of_nonpos {a b : Int} (ha : a ≤ 0) (hb : b ≤ 0) : 0 ≤ a * b := by
  have := Int.mul_le_mul_of_nonpos_left hb ha; rwa [Int.mul_zero] at this
protected theorem mul_nonpos_of_nonneg_of_nonpos {a b : Int} (ha : 0 ≤ a) (hb : b ≤ 0) : a * b ≤ 0 := by
  have := Int.mul_le_mul_of_nonneg_left hb ha; rwa [Int.mul_zero] at this
protected theorem mul_nonpos_of_nonpos_of_nonneg {a b : Int} (ha : a ≤ 0) (hb : 0 ≤ b) : a * b ≤ 0 := by
  rw [Int.mul_comm]; exact Int.mul_nonpos_of_nonneg_of_nonpos hb ha
protected theorem mul_pos_of_neg_of_neg {a b : Int} (ha : a < 0) (hb : b < 0) : 0 < a * b := by
  have := Int.mul_pos (Int.neg_pos_of_neg ha) (Int.neg_pos_of_neg hb); rwa [Int.neg_mul_neg] at this
protected theorem mul_neg_of_pos_of_neg {a b : Int} (ha : 0 < a) (hb : b < 0) : a * b < 0 := by
  have := Int.mul_pos ha (Int.neg_pos_of_neg hb); rw [Int.mul_neg] at this; exact Int.neg_of_neg_pos this
protected theorem mul_neg_of_neg_of_pos {a b : Int} (ha : a < 0) (hb : 0 < b) : a * b < 0 := by
  rw [Int.mul_comm]; exact Int.mul_neg_of_pos_of_neg hb ha
protected theorem mul_le_mul_of_nonneg_right {a b c : Int} (h₁ : a ≤ b) (h₂ : 0 ≤ c) : a * c ≤ b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_le_mul_of_nonneg_left h₁ h₂
protected theorem mul_le_mul_of_nonpos_right {a b c : Int} (h : b ≤ a) (hc : c ≤ 0) : a * c ≤ b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_le_mul_of_nonpos_left h hc
protected theorem mul_le_mul {a b c d : Int} (hac : a ≤ c) (hbd : b ≤ d) (nn_b : 0 ≤ b) (nn_c : 0 ≤ c) :
    a * b ≤ c * d :=
  Int.le_trans (Int.mul_le_mul_of_nonneg_right hac nn_b) (Int.mul_le_mul_of_nonneg_left hbd nn_c)
protected theorem mul_lt_mul_of_pos_left {a b c : Int} (h₁ : a < b) (h₂ : 0 < c) : c * a < c * b := by
  have := Int.mul_pos h₂ (Int.sub_pos_of_lt h₁); rw [Int.mul_sub] at this; exact Int.lt_of_sub_pos this
protected theorem mul_lt_mul_of_pos_right {a b c : Int} (h₁ : a < b) (h₂ : 0 < c) : a * c < b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_lt_mul_of_pos_left h₁ h₂
protected theorem mul_lt_mul_of_neg_left {a b c : Int} (h : b < a) (hc : c < 0) : c * a < c * b := by
  have := Int.mul_lt_mul_of_pos_left h (Int.neg_pos_of_neg hc)
  rw [Int.neg_mul, Int.neg_mul] at this
  exact Int.lt_of_neg_lt_neg this
protected theorem mul_lt_mul_of_neg_right {a b c : Int} (h : b < a) (hc : c < 0) : a * c < b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_lt_mul_of_neg_left h hc
protected theorem mul_lt_mul {a b c d : Int} (h₁ : a < c) (h₂ : b ≤ d) (h₃ : 0 < b) (h₄ : 0 ≤ c) : a * b < c * d :=
  Int.lt_of_lt_of_le (Int.mul_lt_mul_of_pos_right h₁ h₃) (Int.mul_le_mul_of_nonneg_left h₂ h₄)
protected theorem le_of_mul_le_mul_left {a b c : Int} (w : a * b ≤ a * c) (h : 0 < a) : b ≤ c :=
  Int.le_of_not_gt fun h' => Int.not_le_of_lt (Int.mul_lt_mul_of_pos_left h' h) w
protected theorem le_of_mul_le_mul_right {a b c : Int} (w : b * a ≤ c * a) (h : 0 < a) : b ≤ c :=
  Int.le_of_mul_le_mul_left (by rwa [Int.mul_comm a, Int.mul_comm a]) h
protected theorem lt_of_mul_lt_mul_left {a b c : Int} (w : a * b < a * c) (h : 0 ≤ a) : b < c :=
  Int.lt_of_not_ge fun h' => Int.not_lt_of_le (Int.mul_le_mul_of_nonneg_left h' h) w
protected theorem lt_of_mul_lt_mul_right {a b c : Int} (w : b * a < c * a) (h : 0 ≤ a) : b < c :=
  Int.lt_of_mul_lt_mul_left (by rwa [Int.mul_comm a, Int.mul_comm a]) h
protected theorem mul_le_mul_left_iff {a b c : Int} (h : 0 < a) : a * b ≤ a * c ↔ b ≤ c :=
  ⟨fun w => Int.le_of_mul_le_mul_left w h, fun w => Int.mul_le_mul_of_nonneg_left w (Int.le_of_lt h)⟩
protected theorem mul_lt_mul_left_iff {a b c : Int} (h : 0 < a) : a * b < a * c ↔ b < c :=
  ⟨fun w => Int.lt_of_mul_lt_mul_left w (Int.le_of_lt h), fun w => Int.mul_lt_mul_of_pos_left w h⟩
theorem pos_of_mul_pos_left {a b : Int} (h : 0 < a * b) (hb : 0 ≤ b) : 0 < a :=
  Int.lt_of_not_ge fun ha => Int.not_lt_of_le (Int.mul_nonpos_of_nonpos_of_nonneg ha hb) h
protected theorem mul_self_nonneg (a : Int) : 0 ≤ a * a := by
  rcases Int.le_total 0 a with h | h
  · exact Int.mul_nonneg h h
  · exact Int.mul_nonneg_of_nonpos_of_nonpos h h
protected theorem sq_nonneg (m : Int) : 0 ≤ m ^ 2 := by rw [Int.pow_two]; exact m.mul_self_nonneg
protected theorem mul_self_le_mul_self {a b : Int} (h1 : 0 ≤ a) (h2 : a ≤ b) : a * a ≤ b * b :=
  Int.mul_le_mul h2 h2 h1 (Int.le_trans h1 h2)
protected theorem mul_self_lt_mul_self {a b : Int} (h1 : 0 ≤ a) (h2 : a < b) : a * a < b * b :=
  Int.lt_of_le_of_lt (Int.mul_le_mul_of_nonneg_left (Int.le_of_lt h2) h1)
    (Int.mul_lt_mul_of_pos_right h2 (Int.lt_of_le_of_lt h1 h2))

theorem pow_nonneg {n : Int} {m : Nat} (h : 0 ≤ n) : 0 ≤ n ^ m := by
  induction m with
  | zero => rw [Int.pow_zero]; decide
  | succ m ih => exact Int.mul_nonneg ih h

theorem pow_le_pow_left {a b : Int} {n : Nat} (ha : 0 ≤ a) (hab : a ≤ b) : a ^ n ≤ b ^ n := by
  induction n with
  | zero => exact Int.le_refl _
  | succ n ih => exact Int.mul_le_mul ih hab ha (pow_nonneg (Int.le_trans ha hab))

theorem pow_le_pow_right {a : Int} {n m : Nat} (ha : 1 ≤ a) (h : n ≤ m) : a ^ n ≤ a ^ m := by
  rcases Nat.exists_eq_add_of_le h with ⟨d, rfl⟩
  have := Int.mul_le_mul_of_nonneg_left (Int.pow_pos (m := d) ha) (pow_nonneg (m := n) (Int.le_of_lt ha))
  rwa [Int.zero_add, Int.mul_one, ← Int.pow_add] at this

/-! ## Casts for `norm_cast`, `push_cast` and `simp` -/

attribute [simp, norm_cast] natCast_add natCast_mul natCast_ediv natCast_emod natCast_pow natCast_min natCast_max
attribute [norm_cast] natCast_inj natCast_eq_zero natCast_ne_zero natCast_eq_one natCast_pos ofNat_le ofNat_lt
  natCast_sub natCast_zero natCast_one natCast_succ Nat.cast_ofNat_Int

end Int
