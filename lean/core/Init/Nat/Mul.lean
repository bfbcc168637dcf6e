prelude
import Init.Nat.Arith
import Init.Nat.Div

/-!
# Natural numbers: multiplication and powers

Cancellation, order and subtraction under multiplication; the laws of powers and their order.
-/

namespace Nat

/-! ## Products that are zero, one or positive -/

protected theorem mul_eq_zero {m n : Nat} : n * m = 0 ↔ n = 0 ∨ m = 0 := by
  refine ⟨fun h => ?_, fun h => by rcases h with rfl | rfl <;> simp⟩
  cases m with
  | zero => exact .inr rfl
  | succ m => exact .inl (eq_zero_of_add_eq_zero h).2

attribute [simp] Nat.mul_eq_zero

protected theorem mul_ne_zero {n m : Nat} (hn : n ≠ 0) (hm : m ≠ 0) : n * m ≠ 0 := fun h =>
  (Nat.mul_eq_zero.1 h).elim hn hm

protected theorem mul_ne_zero_iff {n m : Nat} : n * m ≠ 0 ↔ n ≠ 0 ∧ m ≠ 0 :=
  not_congr Nat.mul_eq_zero |>.trans not_or

protected theorem mul_pos_iff_of_pos_left {a b : Nat} (h : 0 < a) : 0 < a * b ↔ 0 < b := by
  rw [Nat.pos_iff_ne_zero, Nat.mul_ne_zero_iff, ← Nat.pos_iff_ne_zero, ← Nat.pos_iff_ne_zero]
  exact and_iff_right h

protected theorem mul_pos_iff_of_pos_right {a b : Nat} (h : 0 < b) : 0 < a * b ↔ 0 < a := by
  rw [Nat.mul_comm, Nat.mul_pos_iff_of_pos_left h]

protected theorem pos_of_mul_pos {m n : Nat} (h : 0 < m * n) : 0 < m :=
  Nat.pos_of_ne_zero fun h' => by rw [h', Nat.zero_mul] at h; exact Nat.lt_irrefl 0 h

theorem mul_self_eq_zero {n : Nat} : n * n = 0 ↔ n = 0 := Nat.mul_eq_zero.trans (iff_of_eq (or_self _))

/-! ## Distribution over subtraction -/

protected theorem mul_sub (k m n : Nat) : k * (m - n) = k * m - k * n := by
  rcases Nat.le_total n m with h | h
  · rcases exists_eq_add_of_le h with ⟨d, rfl⟩
    rw [Nat.mul_add, Nat.add_sub_cancel_left, Nat.add_sub_cancel_left]
  · rw [Nat.sub_eq_zero_of_le h, Nat.sub_eq_zero_of_le (mul_le_mul_left k h), Nat.mul_zero]

protected theorem sub_mul (n m k : Nat) : (n - m) * k = n * k - m * k := by
  rw [Nat.mul_comm, Nat.mul_sub, Nat.mul_comm k n, Nat.mul_comm k m]

protected theorem mul_sub_one (n m : Nat) : n * (m - 1) = n * m - n := by rw [Nat.mul_sub, Nat.mul_one]
protected theorem sub_one_mul (n m : Nat) : (n - 1) * m = n * m - m := by rw [Nat.sub_mul, Nat.one_mul]
theorem mul_pred (n m : Nat) : n * pred m = n * m - n := Nat.mul_sub_one n m
theorem pred_mul (n m : Nat) : pred n * m = n * m - m := Nat.sub_one_mul n m
protected theorem mul_sub_le (n m k : Nat) : n * (m - k) ≤ n * m := mul_le_mul_left n (sub_le m k)
protected theorem mul_self_add_mul_self_eq (a b : Nat) : (a + b) * (a + b) = a * a + 2 * (a * b) + b * b := by
  rw [Nat.mul_add, Nat.add_mul, Nat.add_mul, Nat.mul_comm b a, Nat.two_mul, ← Nat.add_assoc, ← Nat.add_assoc]

protected theorem mul_self_sub_mul_self_eq (a b : Nat) : a * a - b * b = (a + b) * (a - b) := by
  rw [Nat.mul_sub, Nat.add_mul, Nat.add_mul, Nat.mul_comm b a, Nat.sub_add_eq, Nat.add_sub_cancel]

theorem succ_mul_succ_eq (a b : Nat) : succ a * succ b = a * b + a + b + 1 := by
  rw [succ_mul, mul_succ]; rfl

theorem add_mul_self_eq (a b : Nat) : (a + b) * (a + b) = a * a + a * b + b * a + b * b := by
  rw [Nat.mul_add, Nat.add_mul, Nat.add_mul, ← Nat.add_assoc, Nat.add_right_comm (a * a)]

/-! ## Order -/

protected theorem mul_lt_mul_of_lt_of_le {a b c d : Nat} (hac : a < c) (hbd : b ≤ d) (hd : 0 < d) : a * b < c * d := by
  have h : (a + 1) * d ≤ c * d := mul_le_mul_right d hac
  rw [add_one_mul] at h
  exact Nat.lt_of_le_of_lt (mul_le_mul_left a hbd) (Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right hd) h)

protected theorem mul_lt_mul_of_le_of_lt {a b c d : Nat} (hac : a ≤ c) (hbd : b < d) (hc : 0 < c) : a * b < c * d := by
  rw [Nat.mul_comm a, Nat.mul_comm c]
  exact Nat.mul_lt_mul_of_lt_of_le hbd hac hc

protected theorem mul_lt_mul_of_lt_of_lt {a b c d : Nat} (hac : a < c) (hbd : b < d) : a * b < c * d :=
  Nat.mul_lt_mul_of_le_of_lt (Nat.le_of_lt hac) hbd (zero_lt_of_lt hac)

protected theorem mul_lt_mul'' {a b c d : Nat} (hac : a < c) (hbd : b < d) : a * b < c * d :=
  Nat.mul_lt_mul_of_lt_of_lt hac hbd

protected theorem mul_lt_mul_of_pos_left {m n k : Nat} (h : m < n) (hk : k > 0) : k * m < k * n :=
  Nat.mul_lt_mul_of_le_of_lt k.le_refl h hk

protected theorem mul_lt_mul_of_pos_right {m n k : Nat} (h : m < n) (hk : k > 0) : m * k < n * k :=
  Nat.mul_lt_mul_of_lt_of_le h k.le_refl hk

protected theorem le_of_mul_le_mul_left {a b c : Nat} (h : c * a ≤ c * b) (hc : 0 < c) : a ≤ b :=
  Nat.le_of_not_lt fun h' => Nat.not_le_of_lt (Nat.mul_lt_mul_of_pos_left h' hc) h

protected theorem le_of_mul_le_mul_right {a b c : Nat} (h : a * c ≤ b * c) (hc : 0 < c) : a ≤ b := by
  rw [Nat.mul_comm a, Nat.mul_comm b] at h
  exact Nat.le_of_mul_le_mul_left h hc

protected theorem lt_of_mul_lt_mul_left {a b c : Nat} (h : a * b < a * c) : b < c :=
  Nat.lt_of_not_le fun h' => Nat.not_lt_of_le (mul_le_mul_left a h') h

protected theorem lt_of_mul_lt_mul_right {a b c : Nat} (h : b * a < c * a) : b < c :=
  Nat.lt_of_not_le fun h' => Nat.not_lt_of_le (mul_le_mul_right a h') h

protected theorem mul_le_mul_left_iff {m n k : Nat} (w : 0 < k) : k * m ≤ k * n ↔ m ≤ n :=
  ⟨fun h => Nat.le_of_mul_le_mul_left h w, mul_le_mul_left k⟩

protected theorem mul_le_mul_right_iff {m n k : Nat} (w : 0 < k) : m * k ≤ n * k ↔ m ≤ n :=
  ⟨fun h => Nat.le_of_mul_le_mul_right h w, mul_le_mul_right k⟩

protected theorem mul_lt_mul_left {a b c : Nat} (a0 : 0 < a) : a * b < a * c ↔ b < c :=
  ⟨Nat.lt_of_mul_lt_mul_left, fun h => Nat.mul_lt_mul_of_pos_left h a0⟩

protected theorem mul_lt_mul_right {a b c : Nat} (a0 : 0 < a) : b * a < c * a ↔ b < c :=
  ⟨Nat.lt_of_mul_lt_mul_right, fun h => Nat.mul_lt_mul_of_pos_right h a0⟩

protected theorem le_mul_of_pos_left {n : Nat} (m : Nat) (h : 0 < n) : m ≤ n * m :=
  Nat.le_trans (Nat.le_of_eq (Nat.one_mul m).symm) (mul_le_mul_right m h)

protected theorem le_mul_of_pos_right {m : Nat} (n : Nat) (h : 0 < m) : n ≤ n * m :=
  Nat.le_trans (Nat.le_of_eq (Nat.mul_one n).symm) (mul_le_mul_left n h)

theorem le_mul_self : ∀ n : Nat, n ≤ n * n
  | 0 => .refl
  | n + 1 => Nat.le_mul_of_pos_left _ n.succ_pos

protected theorem lt_mul_iff_one_lt_left {a b : Nat} (ha : 0 < a) : a < b * a ↔ 1 < b := by
  have := Nat.mul_lt_mul_right (b := 1) (c := b) ha; rwa [Nat.one_mul] at this

protected theorem lt_mul_iff_one_lt_right {a b : Nat} (ha : 0 < a) : a < a * b ↔ 1 < b := by
  have := Nat.mul_lt_mul_left (b := 1) (c := b) ha; rwa [Nat.mul_one] at this

theorem mul_self_le_mul_self {m n : Nat} (h : m ≤ n) : m * m ≤ n * n := Nat.mul_le_mul h h
theorem mul_self_lt_mul_self {m n : Nat} (h : m < n) : m * m < n * n := Nat.mul_lt_mul_of_lt_of_lt h h

theorem mul_self_le_mul_self_iff {m n : Nat} : m * m ≤ n * n ↔ m ≤ n :=
  ⟨fun h => Nat.le_of_not_lt fun h' => Nat.not_le_of_lt (mul_self_lt_mul_self h') h, mul_self_le_mul_self⟩

theorem mul_self_lt_mul_self_iff {m n : Nat} : m * m < n * n ↔ m < n := by
  rw [← Nat.not_le, ← Nat.not_le, mul_self_le_mul_self_iff]

theorem mul_self_inj {m n : Nat} : m * m = n * n ↔ m = n :=
  ⟨fun h => Nat.le_antisymm (mul_self_le_mul_self_iff.1 (Nat.le_of_eq h)) (mul_self_le_mul_self_iff.1 (Nat.le_of_eq h.symm)),
    fun h => h ▸ rfl⟩

/-! ## Cancellation -/

protected theorem eq_of_mul_eq_mul_right {a b c : Nat} (ha : 0 < a) (h : b * a = c * a) : b = c := by
  rw [Nat.mul_comm b, Nat.mul_comm c] at h
  exact Nat.eq_of_mul_eq_mul_left ha h

protected theorem mul_left_cancel {n m k : Nat} (np : 0 < n) (h : n * m = n * k) : m = k :=
  Nat.eq_of_mul_eq_mul_left np h

protected theorem mul_right_cancel {n m k : Nat} (mp : 0 < m) (h : n * m = k * m) : n = k :=
  Nat.eq_of_mul_eq_mul_right mp h

protected theorem mul_left_cancel_iff {n : Nat} (p : 0 < n) {m k : Nat} : n * m = n * k ↔ m = k :=
  ⟨Nat.mul_left_cancel p, congrArg _⟩

protected theorem mul_right_cancel_iff {m : Nat} (p : 0 < m) {n k : Nat} : n * m = k * m ↔ n = k :=
  ⟨Nat.mul_right_cancel p, congrArg (· * m)⟩

theorem mul_eq_one_iff {m n : Nat} : m * n = 1 ↔ m = 1 ∧ n = 1 := by
  refine ⟨fun h => ?_, fun ⟨h₁, h₂⟩ => by rw [h₁, h₂]⟩
  have hm : 0 < m := Nat.pos_of_mul_pos (h ▸ Nat.one_pos)
  have hn : 0 < n := Nat.pos_of_mul_pos (Nat.mul_comm m n ▸ h ▸ Nat.one_pos)
  exact ⟨Nat.le_antisymm (h ▸ Nat.le_mul_of_pos_right m hn) hm, Nat.le_antisymm (h ▸ Nat.le_mul_of_pos_left n hm) hn⟩

theorem eq_one_of_mul_eq_one_right {m n : Nat} (h : m * n = 1) : m = 1 := (mul_eq_one_iff.1 h).1
theorem eq_one_of_mul_eq_one_left {m n : Nat} (h : m * n = 1) : n = 1 := (mul_eq_one_iff.1 h).2

/-! ## Powers -/

protected theorem pow_add_one {b n : Nat} : b ^ (n + 1) = b ^ n * b := rfl
protected theorem pow_succ' {m n : Nat} : m ^ n.succ = m * m ^ n := Nat.mul_comm ..
protected theorem pow_add_one' {m n : Nat} : m ^ (n + 1) = m * m ^ n := Nat.mul_comm ..
@[simp] protected theorem pow_one (a : Nat) : a ^ 1 = a := Nat.one_mul a
protected theorem pow_two (b : Nat) : b ^ 2 = b * b := by rw [Nat.pow_add_one, Nat.pow_one]

theorem pow_lt_pow_succ {n a : Nat} (h : 1 < a) : a ^ n < a ^ (n + 1) :=
  (Nat.lt_mul_iff_one_lt_right (Nat.pow_pos (zero_lt_of_lt h))).2 h

protected theorem zero_pow {n : Nat} (H : 0 < n) : 0 ^ n = 0 :=
  match n with | _ + 1 => rfl

@[simp] theorem zero_pow_of_pos (n : Nat) (h : 0 < n) : 0 ^ n = 0 := Nat.zero_pow h

@[simp] protected theorem one_pow (n : Nat) : 1 ^ n = 1 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.pow_succ, ih]

protected theorem pow_add (a m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := by
  induction n with
  | zero => rw [Nat.add_zero, Nat.pow_zero, Nat.mul_one]
  | succ n ih => rw [← Nat.add_assoc, Nat.pow_succ, ih, Nat.pow_succ, Nat.mul_assoc]

protected theorem pow_add' (a m n : Nat) : a ^ (m + n) = a ^ n * a ^ m := by rw [Nat.add_comm, Nat.pow_add]

protected theorem pow_mul (a m n : Nat) : a ^ (m * n) = (a ^ m) ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [mul_add_one, Nat.pow_add, ih, Nat.pow_succ]

protected theorem pow_mul' (a m n : Nat) : a ^ (m * n) = (a ^ n) ^ m := by rw [Nat.mul_comm, Nat.pow_mul]
protected theorem pow_right_comm (a m n : Nat) : (a ^ m) ^ n = (a ^ n) ^ m := by rw [← Nat.pow_mul, Nat.pow_mul']

protected theorem mul_pow (a b n : Nat) : (a * b) ^ n = a ^ n * b ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.pow_succ, ih, Nat.pow_succ, Nat.pow_succ, Nat.mul_mul_mul_comm]

@[simp] theorem pow_eq_zero {a n : Nat} : a ^ n = 0 ↔ a = 0 ∧ n ≠ 0 := by
  induction n with
  | zero => exact iff_of_false Nat.one_ne_zero fun h => h.2 rfl
  | succ n ih =>
    rw [Nat.pow_succ, Nat.mul_eq_zero, ih]
    exact ⟨fun h => ⟨h.elim And.left id, succ_ne_zero n⟩, fun h => .inr h.1⟩

protected theorem pow_ne_zero {a n : Nat} (h : a ≠ 0) : a ^ n ≠ 0 := fun h' => h (pow_eq_zero.1 h').1

theorem pos_pow_of_pos {b : Nat} (n : Nat) (h : 0 < b) : 0 < b ^ n := Nat.pow_pos h

theorem pow_le_pow_left {m n : Nat} (h : m ≤ n) : ∀ i : Nat, m ^ i ≤ n ^ i
  | 0 => .refl
  | i + 1 => Nat.mul_le_mul (pow_le_pow_left h i) h

theorem pow_le_pow_right {n m i : Nat} (h : n > 0) (h' : m ≤ i) : n ^ m ≤ n ^ i := by
  rcases exists_eq_add_of_le h' with ⟨d, rfl⟩
  rw [Nat.pow_add]
  exact Nat.le_mul_of_pos_right _ (Nat.pow_pos h)

protected theorem pow_lt_pow_left {a b n : Nat} (h : a < b) (hn : n ≠ 0) : a ^ n < b ^ n :=
  match n with
  | n + 1 => Nat.mul_lt_mul_of_le_of_lt (pow_le_pow_left (Nat.le_of_lt h) n) h (Nat.pow_pos (zero_lt_of_lt h))

protected theorem pow_lt_pow_right {a n m : Nat} (ha : 1 < a) (h : m < n) : a ^ m < a ^ n :=
  Nat.lt_of_lt_of_le (pow_lt_pow_succ ha) (pow_le_pow_right (zero_lt_of_lt ha) h)

protected theorem pow_le_pow_iff_right {a n m : Nat} (h : 1 < a) : a ^ n ≤ a ^ m ↔ n ≤ m :=
  ⟨fun h' => Nat.le_of_not_lt fun h'' => Nat.not_le_of_lt (Nat.pow_lt_pow_right h h'') h', pow_le_pow_right (zero_lt_of_lt h)⟩

protected theorem pow_lt_pow_iff_right {a n m : Nat} (h : 1 < a) : a ^ n < a ^ m ↔ n < m := by
  rw [← Nat.not_le, ← Nat.not_le, Nat.pow_le_pow_iff_right h]

protected theorem pow_le_pow_iff_left {a b n : Nat} (hn : n ≠ 0) : a ^ n ≤ b ^ n ↔ a ≤ b :=
  ⟨fun h => Nat.le_of_not_lt fun h' => Nat.not_le_of_lt (Nat.pow_lt_pow_left h' hn) h, fun h => pow_le_pow_left h n⟩

protected theorem pow_lt_pow_iff_left {a b n : Nat} (hn : n ≠ 0) : a ^ n < b ^ n ↔ a < b := by
  rw [← Nat.not_le, ← Nat.not_le, Nat.pow_le_pow_iff_left hn]

protected theorem pow_left_inj {a b n : Nat} (hn : n ≠ 0) : a ^ n = b ^ n ↔ a = b :=
  ⟨fun h => Nat.le_antisymm ((Nat.pow_le_pow_iff_left hn).1 (Nat.le_of_eq h)) ((Nat.pow_le_pow_iff_left hn).1 (Nat.le_of_eq h.symm)),
    fun h => h ▸ rfl⟩

protected theorem pow_right_inj {a m n : Nat} (h : 1 < a) : a ^ m = a ^ n ↔ m = n :=
  ⟨fun h' => Nat.le_antisymm ((Nat.pow_le_pow_iff_right h).1 (Nat.le_of_eq h')) ((Nat.pow_le_pow_iff_right h).1 (Nat.le_of_eq h'.symm)),
    fun h => h ▸ rfl⟩

protected theorem one_lt_pow {m n : Nat} (hn : n ≠ 0) (hm : 1 < m) : 1 < m ^ n :=
  Nat.pow_zero m ▸ Nat.pow_lt_pow_right hm (Nat.pos_of_ne_zero hn)

theorem one_lt_two_pow {n : Nat} (h : n ≠ 0) : 1 < 2 ^ n := Nat.one_lt_pow h (by decide)
theorem one_le_two_pow {n : Nat} : 1 ≤ 2 ^ n := two_pow_pos n

theorem lt_pow_self {n b : Nat} (hb : 1 < b) : n < b ^ n := by
  induction n with
  | zero => exact .refl
  | succ n ih => exact Nat.lt_of_le_of_lt ih (pow_lt_pow_succ hb)

@[simp] theorem lt_two_pow_self {n : Nat} : n < 2 ^ n := lt_pow_self (by decide)
protected theorem lt_two_pow (n : Nat) : n < 2 ^ n := lt_two_pow_self

theorem two_pow_succ (n : Nat) : 2 ^ (n + 1) = 2 ^ n + 2 ^ n := by rw [Nat.pow_succ, Nat.mul_two]
theorem two_pow_pred_mul_two {w : Nat} (h : 0 < w) : 2 ^ (w - 1) * 2 = 2 ^ w := by
  rw [← Nat.pow_succ, Nat.sub_add_cancel h]
theorem two_pow_pred_add_two_pow_pred {w : Nat} (h : 0 < w) : 2 ^ (w - 1) + 2 ^ (w - 1) = 2 ^ w := by
  rw [← two_pow_pred_mul_two h, Nat.mul_two]
theorem two_pow_sub_two_pow_pred {w : Nat} (h : 0 < w) : 2 ^ w - 2 ^ (w - 1) = 2 ^ (w - 1) := by
  rw [← two_pow_pred_add_two_pow_pred h, Nat.add_sub_cancel]
theorem two_pow_pred_lt_two_pow {w : Nat} (h : 0 < w) : 2 ^ (w - 1) < 2 ^ w :=
  Nat.pow_lt_pow_right (by decide) (sub_one_lt_of_lt h)
protected theorem pow_le_pow {m n a b : Nat} (h₁ : m ≤ n) (h₂ : a ≤ b) (hn : 0 < n) : m ^ a ≤ n ^ b :=
  Nat.le_trans (pow_le_pow_left h₁ a) (pow_le_pow_right hn h₂)

end Nat
