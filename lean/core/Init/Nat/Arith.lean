prelude
import Init.Nat.Order

/-!
# Natural numbers: addition and subtraction

How the order and truncated subtraction go together with addition.
-/

namespace Nat

/-! ## Addition: cancellation -/

@[simp] protected theorem add_left_cancel_iff {m k n : Nat} : n + m = n + k ↔ m = k :=
  ⟨Nat.add_left_cancel, fun h => h ▸ rfl⟩
@[simp] protected theorem add_right_cancel_iff {m k n : Nat} : m + n = k + n ↔ m = k :=
  ⟨Nat.add_right_cancel, fun h => h ▸ rfl⟩
protected theorem add_left_inj {m k n : Nat} : m + n = k + n ↔ m = k := Nat.add_right_cancel_iff
protected theorem add_right_inj {m k n : Nat} : n + m = n + k ↔ m = k := Nat.add_left_cancel_iff
@[simp] protected theorem add_eq_zero_iff {n m : Nat} : n + m = 0 ↔ n = 0 ∧ m = 0 := by omega
@[simp] protected theorem add_eq_left {a b : Nat} : a + b = a ↔ b = 0 := by omega
@[simp] protected theorem add_eq_right {a b : Nat} : a + b = b ↔ a = 0 := by omega
@[simp] protected theorem left_eq_add {a b : Nat} : a = a + b ↔ b = 0 := by omega
@[simp] protected theorem right_eq_add {a b : Nat} : b = a + b ↔ a = 0 := by omega
protected theorem eq_zero_of_add_eq_zero_left {n m : Nat} (h : n + m = 0) : m = 0 := by omega
protected theorem eq_zero_of_add_eq_zero_right {n m : Nat} (h : n + m = 0) : n = 0 := by omega
protected theorem add_eq_one_iff {m n : Nat} : m + n = 1 ↔ m = 0 ∧ n = 1 ∨ m = 1 ∧ n = 0 := by
  match m, n with
  | 0, n => simp
  | 1, n => simp
  | m + 2, n => omega
protected theorem add_self_ne_one (n : Nat) : n + n ≠ 1 := by omega
theorem succ_add_sub_one (n m : Nat) : succ n + m - 1 = n + m := by rw [succ_add]; rfl
theorem add_succ_sub_one (n m : Nat) : n + succ m - 1 = n + m := rfl
theorem add_one_add_sub_one (a b : Nat) : a + 1 + b - 1 = a + b := succ_add_sub_one a b
theorem eq_of_add_eq_add {a b : Nat} (h : a + a = b + b) : a = b := by omega

/-! ## Addition: order -/

@[simp] protected theorem add_le_add_iff_left {m k n : Nat} : n + m ≤ n + k ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_left, fun h => Nat.add_le_add_left h n⟩
@[simp] protected theorem add_le_add_iff_right {m k n : Nat} : m + n ≤ k + n ↔ m ≤ k := by omega
@[simp] protected theorem add_lt_add_iff_left {k n m : Nat} : k + n < k + m ↔ n < m := by omega
@[simp] protected theorem add_lt_add_iff_right {k n m : Nat} : n + k < m + k ↔ n < m := by omega
protected theorem le_of_add_le_add_right {a b c : Nat} (h : a + b ≤ c + b) : a ≤ c := Nat.add_le_add_iff_right.mp h
protected theorem lt_of_add_lt_add_left {k n m : Nat} (h : k + n < k + m) : n < m := Nat.add_lt_add_iff_left.mp h
protected theorem lt_of_add_lt_add_right {a b c : Nat} (h : a + b < c + b) : a < c := Nat.add_lt_add_iff_right.mp h
protected theorem add_lt_add {a b c d : Nat} (h₁ : a < b) (h₂ : c < d) : a + c < b + d := by omega
protected theorem add_lt_add_of_le_of_lt {a b c d : Nat} (hle : a ≤ b) (hlt : c < d) : a + c < b + d := by omega
protected theorem add_lt_add_of_lt_of_le {a b c d : Nat} (hlt : a < b) (hle : c ≤ d) : a + c < b + d := by omega
protected theorem lt_add_of_pos_left {n k : Nat} (h : 0 < k) : n < k + n := by omega
protected theorem lt_add_of_pos_right {n k : Nat} (h : 0 < k) : n < n + k := by omega
@[simp] protected theorem lt_add_left_iff_pos {n k : Nat} : n < k + n ↔ 0 < k := by omega
@[simp] protected theorem lt_add_right_iff_pos {n k : Nat} : n < n + k ↔ 0 < k := by omega
protected theorem lt_add_left {a b : Nat} (c : Nat) (h : a < b) : a < c + b := by omega
protected theorem lt_add_right {a b : Nat} (c : Nat) (h : a < b) : a < b + c := by omega
protected theorem le_add_left_of_le {m n : Nat} (h : m ≤ n) (k : Nat) : m ≤ k + n := by omega
protected theorem le_add_right_of_le {m n k : Nat} (h : m ≤ n) : m ≤ n + k := by omega
theorem le_of_add_right_le {n m k : Nat} (h : n + k ≤ m) : n ≤ m := by omega
theorem le_of_add_left_le {n m k : Nat} (h : k + n ≤ m) : n ≤ m := by omega
theorem lt_of_add_right_lt {n m k : Nat} (h : n + k < m) : n < m := by omega
theorem lt_of_add_left_lt {n m k : Nat} (h : k + n < m) : n < m := by omega
theorem le_add_one (n : Nat) : n ≤ n + 1 := le_add_right n 1
theorem not_lt_add_right (n k : Nat) : ¬n + k < n := by omega
theorem not_add_lt_self (n m : Nat) : ¬n + m < n := not_lt_add_right n m
@[simp] protected theorem not_lt_add_left {n k : Nat} : ¬k + n < n := by omega
protected theorem pos_of_lt_add_right {n k : Nat} (h : n < n + k) : 0 < k := Nat.lt_add_right_iff_pos.mp h
protected theorem pos_of_lt_add_left {n k : Nat} (h : n < k + n) : 0 < k := Nat.lt_add_left_iff_pos.mp h
protected theorem add_pos_iff_pos_or_pos {m n : Nat} : 0 < m + n ↔ 0 < m ∨ 0 < n := by omega
protected theorem add_lt_of_lt_sub {a b c : Nat} (h : a < c - b) : a + b < c := by omega
theorem add_le_of_le_sub {a b c : Nat} (hle : b ≤ c) (h : a ≤ c - b) : a + b ≤ c := by omega
theorem add_le_of_le_sub' {a b c : Nat} (hle : b ≤ c) (h : a ≤ c - b) : b + a ≤ c := by omega
theorem add_lt_of_lt_sub' {a b c : Nat} (h : b < c - a) : a + b < c := by omega

/-! ## Subtraction -/

@[simp] protected theorem sub_one_sub_one (n : Nat) : n - 1 - 1 = n - 2 := rfl
theorem succ_sub_one (n : Nat) : succ n - 1 = n := rfl
theorem succ_sub {m n : Nat} (h : n ≤ m) : succ m - n = succ (m - n) := by
  rcases exists_eq_add_of_le h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel_left, ← add_succ, Nat.add_sub_cancel_left]
theorem add_one_sub {m n : Nat} (h : n ≤ m) : m + 1 - n = m - n + 1 := succ_sub h
protected theorem sub_add_comm {n m k : Nat} (h : k ≤ n) : n + m - k = n - k + m := by
  rcases exists_eq_add_of_le h with ⟨k, rfl⟩
  rw [Nat.add_assoc, Nat.add_sub_cancel_left, Nat.add_sub_cancel_left]
protected theorem sub_sub (n m k : Nat) : n - m - k = n - (m + k) := (sub_add_eq n m k).symm
protected theorem sub_right_comm (m n k : Nat) : m - n - k = m - k - n :=
  by rw [← sub_add_eq, Nat.add_comm, sub_add_eq]
@[simp] protected theorem add_sub_add_right (n k m : Nat) : n + k - (m + k) = n - m :=
  by rw [Nat.add_comm n, Nat.add_comm m, Nat.add_sub_add_left]
protected theorem add_sub_assoc {m k : Nat} (h : k ≤ m) (n : Nat) : n + m - k = n + (m - k) := by
  rcases exists_eq_add_of_le' h with ⟨l, rfl⟩
  rw [← Nat.add_assoc, Nat.add_sub_cancel, Nat.add_sub_cancel]
protected theorem add_sub_cancel' {n m : Nat} (h : m ≤ n) : m + (n - m) = n := by omega
protected theorem add_sub_of_le {a b : Nat} (h : a ≤ b) : a + (b - a) = b := Nat.add_sub_cancel' h
theorem add_sub_sub_cancel {a b c : Nat} (h : c ≤ a) : a + b - (a - c) = b + c := by
  rcases exists_eq_add_of_le h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel_left, Nat.add_right_comm, Nat.add_sub_cancel, Nat.add_comm]
@[simp] theorem sub_add_sub_cancel {a b c : Nat} (hab : b ≤ a) (hcb : c ≤ b) : a - b + (b - c) = a - c :=
  by rw [← Nat.add_sub_assoc hcb, Nat.sub_add_cancel hab]
protected theorem sub_sub_self {n m : Nat} (h : m ≤ n) : n - (n - m) = m := by
  rcases exists_eq_add_of_le h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel_left, Nat.add_sub_cancel]
theorem sub_sub_right (a : Nat) {b c : Nat} (h : c ≤ b) : a - (b - c) = a + c - b := by
  rcases exists_eq_add_of_le h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel_left, Nat.add_comm a, Nat.add_sub_add_left]
protected theorem sub_sub_sub_cancel_right {a b c : Nat} (h₁ : c ≤ b) : a - c - (b - c) = a - b :=
  by rw [← sub_add_eq, Nat.add_comm, Nat.sub_add_cancel h₁]
protected theorem sub_sub_sub_cancel_left {a b c : Nat} (h : b ≤ a) : a - c - (a - b) = b - c := by
  rcases exists_eq_add_of_le h with ⟨k, rfl⟩
  rw [Nat.add_sub_cancel_left, Nat.sub_right_comm, Nat.add_sub_cancel]
protected theorem sub_eq_iff_eq_add {a b c : Nat} (h : b ≤ a) : a - b = c ↔ a = c + b :=
  ⟨fun h' => by rw [← h', Nat.sub_add_cancel h], fun h' => by rw [h', Nat.add_sub_cancel]⟩
protected theorem sub_eq_iff_eq_add' {a b c : Nat} (h : b ≤ a) : a - b = c ↔ a = b + c := by
  rw [Nat.sub_eq_iff_eq_add h, Nat.add_comm]
protected theorem sub_eq_of_eq_add {a b c : Nat} (h : a = c + b) : a - b = c := by omega
protected theorem sub_eq_of_eq_add' {a b c : Nat} (h : a = b + c) : a - b = c := by omega
protected theorem eq_sub_of_add_eq {a b c : Nat} (h : a + b = c) : a = c - b := (Nat.sub_eq_of_eq_add h.symm).symm
protected theorem eq_sub_of_add_eq' {a b c : Nat} (h : b + a = c) : a = c - b := (Nat.sub_eq_of_eq_add' h.symm).symm
protected theorem eq_add_of_sub_eq {a b c : Nat} (hle : b ≤ a) (h : a - b = c) : a = c + b :=
  (Nat.sub_eq_iff_eq_add hle).mp h
protected theorem sub_eq_zero_iff_le {n m : Nat} : n - m = 0 ↔ n ≤ m := by omega
protected theorem sub_eq_zero_of_lt {n m : Nat} (h : n < m) : n - m = 0 := by omega
protected theorem le_of_sub_eq_zero {n m : Nat} (h : n - m = 0) : n ≤ m := Nat.sub_eq_zero_iff_le.mp h
protected theorem sub_ne_zero_of_lt {a b : Nat} (h : a < b) : b - a ≠ 0 := by omega
protected theorem sub_ne_zero_iff_lt {n m : Nat} : n - m ≠ 0 ↔ m < n := by omega
protected theorem sub_pos_of_lt {m n : Nat} (h : m < n) : 0 < n - m := by omega
protected theorem sub_pos_iff_lt {m n : Nat} : 0 < n - m ↔ m < n := by omega
protected theorem lt_of_sub_pos {m n : Nat} (h : 0 < n - m) : m < n := Nat.sub_pos_iff_lt.mp h
protected theorem lt_of_sub_ne_zero {m n : Nat} (h : n - m ≠ 0) : m < n := Nat.sub_ne_zero_iff_lt.mp h
protected theorem lt_of_sub_eq_succ {m n l : Nat} (h : m - n = succ l) : n < m := by omega
protected theorem lt_of_sub_eq_sub_one {m n l : Nat} (h : m - n = l + 1) : n < m := Nat.lt_of_sub_eq_succ h
protected theorem sub_le_sub_left {n m : Nat} (h : n ≤ m) (k : Nat) : k - m ≤ k - n := by omega
protected theorem sub_le_sub_right {n m : Nat} (h : n ≤ m) (k : Nat) : n - k ≤ m - k := by omega
protected theorem sub_le_sub {a b c d : Nat} (h₁ : a ≤ b) (h₂ : d ≤ c) : a - c ≤ b - d :=
  Nat.le_trans (Nat.sub_le_sub_right h₁ c) (Nat.sub_le_sub_left h₂ b)
protected theorem sub_lt_sub_left {k m n : Nat} (h : k < m) (h' : k < n) : m - n < m - k := by omega
protected theorem sub_le_sub_iff_left {n m k : Nat} (h : n ≤ k) : k - m ≤ k - n ↔ n ≤ m :=
  ⟨fun h' => Nat.le_of_not_lt fun hlt => Nat.not_le_of_lt (Nat.sub_lt_sub_left (Nat.lt_of_lt_of_le hlt h) hlt) h',
    fun h' => Nat.sub_le_sub_left h' k⟩
protected theorem sub_lt_sub_right {a b c : Nat} (h : c ≤ a) (h' : a < b) : a - c < b - c := by omega
protected theorem sub_lt_self {a b : Nat} (h₀ : 0 < a) (h₁ : a ≤ b) : b - a < b := by omega
protected theorem sub_le_iff_le_add {a b c : Nat} : a - b ≤ c ↔ a ≤ c + b := by omega
protected theorem sub_le_iff_le_add' {a b c : Nat} : a - b ≤ c ↔ a ≤ b + c := by
  rw [Nat.sub_le_iff_le_add, Nat.add_comm]
protected theorem sub_le_of_le_add {a b c : Nat} (h : a ≤ c + b) : a - b ≤ c := Nat.sub_le_iff_le_add.mpr h
protected theorem le_sub_iff_add_le {x y k : Nat} (h : k ≤ y) : x ≤ y - k ↔ x + k ≤ y := by omega
protected theorem le_sub_iff_add_le' {x y k : Nat} (h : k ≤ y) : x ≤ y - k ↔ k + x ≤ y := by
  rw [Nat.le_sub_iff_add_le h, Nat.add_comm]
theorem le_sub_of_add_le {a b c : Nat} (h : a + b ≤ c) : a ≤ c - b := by omega
theorem le_sub_of_add_le' {a b c : Nat} (h : b + a ≤ c) : a ≤ c - b := by omega
protected theorem le_sub_one_iff_lt {m n : Nat} (h : 0 < n) : m ≤ n - 1 ↔ m < n := Iff.symm (lt_iff_le_pred h)
theorem le_sub_one_of_lt {a b : Nat} (h : a < b) : a ≤ b - 1 := le_sub_of_add_le h
theorem le_add_of_sub_le {a b c : Nat} (h : a - b ≤ c) : a ≤ c + b := Nat.sub_le_iff_le_add.mp h
theorem lt_sub_of_add_lt {a b c : Nat} (h : a + b < c) : a < c - b := by omega
protected theorem lt_sub_iff_add_lt {a b c : Nat} : a < c - b ↔ a + b < c := ⟨Nat.add_lt_of_lt_sub, lt_sub_of_add_lt⟩
protected theorem lt_sub_iff_add_lt' {a b c : Nat} : a < c - b ↔ b + a < c := by
  rw [Nat.lt_sub_iff_add_lt, Nat.add_comm]
theorem lt_add_of_sub_lt {a b c : Nat} (h : a - b < c) : a < c + b := by omega
theorem sub_lt_left_of_lt_add {n k m : Nat} (h : n ≤ k) (h' : k < n + m) : k - n < m := by omega
theorem sub_lt_right_of_lt_add {n k m : Nat} (h : n ≤ k) (h' : k < m + n) : k - n < m := by omega
protected theorem sub_lt_iff_lt_add {a b c : Nat} (h : b ≤ a) : a - b < c ↔ a < c + b := by omega
protected theorem sub_lt_iff_lt_add' {a b c : Nat} (h : b ≤ a) : a - b < c ↔ a < b + c := by
  rw [Nat.sub_lt_iff_lt_add h, Nat.add_comm]
theorem sub_lt_of_lt {a b c : Nat} (h : a < c) : a - b < c := by omega
theorem sub_lt_of_pos_le {a b : Nat} (h₀ : 0 < a) (h₁ : a ≤ b) : b - a < b := Nat.sub_lt_self h₀ h₁
theorem sub_lt_succ (a b : Nat) : a - b < succ a := by omega
theorem sub_lt_add_one (a b : Nat) : a - b < a + 1 := sub_lt_succ a b
theorem sub_succ_lt_self {a i : Nat} (h : i < a) : a - (i + 1) < a - i := by omega
theorem sub_one_sub_lt {n i : Nat} (h : i < n) : n - 1 - i < n := by omega
theorem sub_succ' (m n : Nat) : m - n.succ = m - n - 1 := rfl
theorem sub_add_lt_sub {n m k : Nat} (h₁ : m + k ≤ n) (h₂ : 0 < k) : n - (m + k) < n - m := by omega
protected theorem sub_add_eq_max (a b : Nat) : a - b + b = max a b := by omega
protected theorem lt_of_lt_sub {a b c : Nat} (h : a < b - c) : a < b := by omega
protected theorem self_sub_lt {n m : Nat} (h : 0 < m) (h' : 0 < n) : n - m < n := sub_lt h' h
protected theorem sub_eq_left_iff {m n : Nat} : m - n = m ↔ m = 0 ∨ n = 0 := by
  rcases n.eq_zero_or_pos with rfl | hn
  · exact iff_of_true (Nat.sub_zero m) (.inr rfl)
  · omega
theorem sub_one_cancel {a b : Nat} (ha : 0 < a) (hb : 0 < b) (h : a - 1 = b - 1) : a = b := pred_inj ha hb h
protected theorem sub_left_cancel {n m k : Nat} (h : n ≤ k) (h' : m ≤ k) (e : k - n = k - m) : n = m := by
  rw [← Nat.sub_sub_self h, e, Nat.sub_sub_self h']
protected theorem sub_right_cancel {n m k : Nat} (h : k ≤ n) (h' : k ≤ m) (e : n - k = m - k) : n = m := by
  rw [← Nat.sub_add_cancel h, e, Nat.sub_add_cancel h']

end Nat
