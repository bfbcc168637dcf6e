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
@[simp] protected theorem add_eq_zero_iff {n m : Nat} : n + m = 0 ↔ n = 0 ∧ m = 0 :=
  ⟨eq_zero_of_add_eq_zero, fun ⟨h, h'⟩ => by rw [h, h']⟩
@[simp] protected theorem add_eq_left {a b : Nat} : a + b = a ↔ b = 0 := Nat.add_left_cancel_iff (k := 0)
@[simp] protected theorem add_eq_right {a b : Nat} : a + b = b ↔ a = 0 :=
  by rw [Nat.add_comm]; exact Nat.add_eq_left
@[simp] protected theorem left_eq_add {a b : Nat} : a = a + b ↔ b = 0 := eq_comm.trans Nat.add_eq_left
@[simp] protected theorem right_eq_add {a b : Nat} : b = a + b ↔ a = 0 := eq_comm.trans Nat.add_eq_right
protected theorem eq_zero_of_add_eq_zero_left {n m : Nat} (h : n + m = 0) : m = 0 := (eq_zero_of_add_eq_zero h).2
protected theorem eq_zero_of_add_eq_zero_right {n m : Nat} (h : n + m = 0) : n = 0 := (eq_zero_of_add_eq_zero h).1
protected theorem add_eq_one_iff {m n : Nat} : m + n = 1 ↔ m = 0 ∧ n = 1 ∨ m = 1 ∧ n = 0 := by
  refine ⟨fun h => ?_, fun h => by rcases h with ⟨rfl, rfl⟩ | ⟨rfl, rfl⟩ <;> rfl⟩
  cases m with
  | zero => exact .inl ⟨rfl, Nat.zero_add n ▸ h⟩
  | succ m =>
    have h := eq_zero_of_add_eq_zero (succ.inj (succ_add m n ▸ h))
    exact .inr ⟨congrArg succ h.1, h.2⟩
protected theorem add_self_ne_one (n : Nat) : n + n ≠ 1 :=
  fun h => (Nat.add_eq_one_iff.1 h).elim (fun h => nomatch h.1.symm.trans h.2) fun h => nomatch h.1.symm.trans h.2
theorem succ_add_sub_one (n m : Nat) : succ n + m - 1 = n + m := by rw [succ_add]; rfl
theorem add_succ_sub_one (n m : Nat) : n + succ m - 1 = n + m := rfl
theorem add_one_add_sub_one (a b : Nat) : a + 1 + b - 1 = a + b := succ_add_sub_one a b
theorem eq_of_add_eq_add {a b : Nat} (h : a + a = b + b) : a = b := by
  rw [← Nat.two_mul, ← Nat.two_mul] at h; exact Nat.eq_of_mul_eq_mul_left two_pos h

/-! ## Addition: order -/

@[simp] protected theorem add_le_add_iff_left {m k n : Nat} : n + m ≤ n + k ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_left, fun h => Nat.add_le_add_left h n⟩
@[simp] protected theorem add_le_add_iff_right {m k n : Nat} : m + n ≤ k + n ↔ m ≤ k := by
  rw [Nat.add_comm m, Nat.add_comm k]; exact Nat.add_le_add_iff_left
@[simp] protected theorem add_lt_add_iff_left {k n m : Nat} : k + n < k + m ↔ n < m :=
  Nat.add_le_add_iff_left (m := n + 1)
@[simp] protected theorem add_lt_add_iff_right {k n m : Nat} : n + k < m + k ↔ n < m := by
  rw [Nat.add_comm n, Nat.add_comm m]; exact Nat.add_lt_add_iff_left
protected theorem le_of_add_le_add_right {a b c : Nat} (h : a + b ≤ c + b) : a ≤ c := Nat.add_le_add_iff_right.mp h
protected theorem lt_of_add_lt_add_left {k n m : Nat} (h : k + n < k + m) : n < m := Nat.add_lt_add_iff_left.mp h
protected theorem lt_of_add_lt_add_right {a b c : Nat} (h : a + b < c + b) : a < c := Nat.add_lt_add_iff_right.mp h
protected theorem add_lt_add {a b c d : Nat} (h₁ : a < b) (h₂ : c < d) : a + c < b + d :=
  Nat.lt_trans (Nat.add_lt_add_right h₁ c) (Nat.add_lt_add_left h₂ b)
protected theorem add_lt_add_of_le_of_lt {a b c d : Nat} (hle : a ≤ b) (hlt : c < d) : a + c < b + d :=
  Nat.lt_of_le_of_lt (Nat.add_le_add_right hle c) (Nat.add_lt_add_left hlt b)
protected theorem add_lt_add_of_lt_of_le {a b c d : Nat} (hlt : a < b) (hle : c ≤ d) : a + c < b + d :=
  Nat.lt_of_lt_of_le (Nat.add_lt_add_right hlt c) (Nat.add_le_add_left hle b)
protected theorem lt_add_of_pos_left {n k : Nat} (h : 0 < k) : n < k + n :=
  Nat.add_comm n k ▸ Nat.add_lt_add_left h n
protected theorem lt_add_of_pos_right {n k : Nat} (h : 0 < k) : n < n + k := Nat.add_lt_add_left h n
@[simp] protected theorem lt_add_right_iff_pos {n k : Nat} : n < n + k ↔ 0 < k := Nat.add_lt_add_iff_left (n := 0)
@[simp] protected theorem lt_add_left_iff_pos {n k : Nat} : n < k + n ↔ 0 < k := by
  rw [Nat.add_comm]; exact Nat.lt_add_right_iff_pos
protected theorem lt_add_left {a b : Nat} (c : Nat) (h : a < b) : a < c + b :=
  Nat.lt_of_lt_of_le h (le_add_left b c)
protected theorem lt_add_right {a b : Nat} (c : Nat) (h : a < b) : a < b + c :=
  Nat.lt_of_lt_of_le h (le_add_right b c)
protected theorem le_add_left_of_le {m n : Nat} (h : m ≤ n) (k : Nat) : m ≤ k + n :=
  Nat.le_trans h (le_add_left n k)
protected theorem le_add_right_of_le {m n k : Nat} (h : m ≤ n) : m ≤ n + k := Nat.le_trans h (le_add_right n k)
theorem le_of_add_right_le {n m k : Nat} (h : n + k ≤ m) : n ≤ m := Nat.le_trans (le_add_right n k) h
theorem le_of_add_left_le {n m k : Nat} (h : k + n ≤ m) : n ≤ m := Nat.le_trans (le_add_left n k) h
theorem lt_of_add_right_lt {n m k : Nat} (h : n + k < m) : n < m := Nat.lt_of_le_of_lt (le_add_right n k) h
theorem lt_of_add_left_lt {n m k : Nat} (h : k + n < m) : n < m := Nat.lt_of_le_of_lt (le_add_left n k) h
theorem le_add_one (n : Nat) : n ≤ n + 1 := le_add_right n 1
theorem not_lt_add_right (n k : Nat) : ¬n + k < n := Nat.not_lt_of_ge (le_add_right n k)
theorem not_add_lt_self (n m : Nat) : ¬n + m < n := not_lt_add_right n m
@[simp] protected theorem not_lt_add_left {n k : Nat} : ¬k + n < n := Nat.not_lt_of_ge (le_add_left n k)
protected theorem pos_of_lt_add_right {n k : Nat} (h : n < n + k) : 0 < k := Nat.lt_add_right_iff_pos.mp h
protected theorem pos_of_lt_add_left {n k : Nat} (h : n < k + n) : 0 < k := Nat.lt_add_left_iff_pos.mp h
protected theorem add_pos_iff_pos_or_pos {m n : Nat} : 0 < m + n ↔ 0 < m ∨ 0 < n :=
  ⟨fun h => m.eq_zero_or_pos.symm.imp id fun e => by rwa [e, Nat.zero_add] at h,
    fun h => h.elim (Nat.lt_add_right n) (Nat.lt_add_left m)⟩

/-! ## Subtraction -/

protected theorem sub_le_iff_le_add {a b c : Nat} : a - b ≤ c ↔ a ≤ c + b := by
  rcases Nat.le_total b a with h | h
  · rcases exists_eq_add_of_le h with ⟨k, rfl⟩
    rw [Nat.add_sub_cancel_left, Nat.add_comm c, Nat.add_le_add_iff_left]
  · exact iff_of_true (Nat.sub_eq_zero_of_le h ▸ c.zero_le) (Nat.le_trans h (le_add_left b c))
protected theorem sub_le_of_le_add {a b c : Nat} (h : a ≤ c + b) : a - b ≤ c := Nat.sub_le_iff_le_add.mpr h
theorem le_add_of_sub_le {a b c : Nat} (h : a - b ≤ c) : a ≤ c + b := Nat.sub_le_iff_le_add.mp h
theorem lt_sub_of_add_lt {a b c : Nat} (h : a + b < c) : a < c - b :=
  Nat.lt_of_not_le fun h' => Nat.not_le_of_lt h (Nat.sub_le_iff_le_add.1 h')
protected theorem sub_le_sub_right {n m : Nat} (h : n ≤ m) (k : Nat) : n - k ≤ m - k :=
  Nat.sub_le_iff_le_add.2 (Nat.le_trans h (le_add_of_sub_le .refl))
protected theorem sub_le_sub_left {n m : Nat} (h : n ≤ m) (k : Nat) : k - m ≤ k - n :=
  Nat.sub_le_iff_le_add.2 (Nat.le_trans (le_add_of_sub_le .refl) (Nat.add_le_add_left h _))
theorem le_sub_of_add_le {a b c : Nat} (h : a + b ≤ c) : a ≤ c - b :=
  Nat.add_sub_cancel a b ▸ Nat.sub_le_sub_right h b
protected theorem add_lt_of_lt_sub {a b c : Nat} (h : a < c - b) : a + b < c :=
  Nat.lt_of_not_le fun h' => Nat.not_le_of_lt h (Nat.sub_le_iff_le_add.2 h')
theorem add_le_of_le_sub {a b c : Nat} (hle : b ≤ c) (h : a ≤ c - b) : a + b ≤ c :=
  Nat.sub_add_cancel hle ▸ Nat.add_le_add_right h b
theorem add_le_of_le_sub' {a b c : Nat} (hle : b ≤ c) (h : a ≤ c - b) : b + a ≤ c :=
  Nat.add_comm a b ▸ add_le_of_le_sub hle h
theorem add_lt_of_lt_sub' {a b c : Nat} (h : b < c - a) : a + b < c := Nat.add_comm b a ▸ Nat.add_lt_of_lt_sub h

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
protected theorem add_sub_cancel' {n m : Nat} (h : m ≤ n) : m + (n - m) = n :=
  by rw [Nat.add_comm, Nat.sub_add_cancel h]
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
protected theorem sub_eq_of_eq_add {a b c : Nat} (h : a = c + b) : a - b = c := by rw [h, Nat.add_sub_cancel]
protected theorem sub_eq_of_eq_add' {a b c : Nat} (h : a = b + c) : a - b = c := by rw [h, Nat.add_sub_cancel_left]
protected theorem eq_sub_of_add_eq {a b c : Nat} (h : a + b = c) : a = c - b := (Nat.sub_eq_of_eq_add h.symm).symm
protected theorem eq_sub_of_add_eq' {a b c : Nat} (h : b + a = c) : a = c - b := (Nat.sub_eq_of_eq_add' h.symm).symm
protected theorem eq_add_of_sub_eq {a b c : Nat} (hle : b ≤ a) (h : a - b = c) : a = c + b :=
  (Nat.sub_eq_iff_eq_add hle).mp h
protected theorem sub_eq_zero_iff_le {n m : Nat} : n - m = 0 ↔ n ≤ m :=
  ⟨fun h => Nat.zero_add m ▸ le_add_of_sub_le (Nat.le_of_eq h), Nat.sub_eq_zero_of_le⟩
protected theorem sub_ne_zero_iff_lt {n m : Nat} : n - m ≠ 0 ↔ m < n :=
  (not_congr Nat.sub_eq_zero_iff_le).trans Nat.not_le
protected theorem sub_pos_iff_lt {m n : Nat} : 0 < n - m ↔ m < n := Nat.pos_iff_ne_zero.trans Nat.sub_ne_zero_iff_lt
protected theorem sub_eq_zero_of_lt {n m : Nat} (h : n < m) : n - m = 0 := Nat.sub_eq_zero_of_le (Nat.le_of_lt h)
protected theorem le_of_sub_eq_zero {n m : Nat} (h : n - m = 0) : n ≤ m := Nat.sub_eq_zero_iff_le.mp h
protected theorem sub_ne_zero_of_lt {a b : Nat} (h : a < b) : b - a ≠ 0 := Nat.sub_ne_zero_iff_lt.2 h
protected theorem sub_pos_of_lt {m n : Nat} (h : m < n) : 0 < n - m := Nat.sub_pos_iff_lt.2 h
protected theorem lt_of_sub_pos {m n : Nat} (h : 0 < n - m) : m < n := Nat.sub_pos_iff_lt.mp h
protected theorem lt_of_sub_ne_zero {m n : Nat} (h : n - m ≠ 0) : m < n := Nat.sub_ne_zero_iff_lt.mp h
protected theorem lt_of_sub_eq_succ {m n l : Nat} (h : m - n = succ l) : n < m :=
  Nat.sub_pos_iff_lt.1 (by rw [h]; exact l.succ_pos)
protected theorem lt_of_sub_eq_sub_one {m n l : Nat} (h : m - n = l + 1) : n < m := Nat.lt_of_sub_eq_succ h
protected theorem sub_le_sub {a b c d : Nat} (h₁ : a ≤ b) (h₂ : d ≤ c) : a - c ≤ b - d :=
  Nat.le_trans (Nat.sub_le_sub_right h₁ c) (Nat.sub_le_sub_left h₂ b)
protected theorem sub_lt_sub_left {k m n : Nat} (h : k < m) (h' : k < n) : m - n < m - k := by
  rcases Nat.le_total n m with hn | hn
  · exact lt_sub_of_add_lt (Nat.lt_of_lt_of_eq (Nat.add_lt_add_left h' _) (Nat.sub_add_cancel hn))
  · rw [Nat.sub_eq_zero_of_le hn]; exact Nat.sub_pos_of_lt h
protected theorem sub_le_sub_iff_left {n m k : Nat} (h : n ≤ k) : k - m ≤ k - n ↔ n ≤ m :=
  ⟨fun h' => Nat.le_of_not_lt fun hlt => Nat.not_le_of_lt (Nat.sub_lt_sub_left (Nat.lt_of_lt_of_le hlt h) hlt) h',
    fun h' => Nat.sub_le_sub_left h' k⟩
protected theorem sub_lt_sub_right {a b c : Nat} (h : c ≤ a) (h' : a < b) : a - c < b - c :=
  lt_sub_of_add_lt (by rwa [Nat.sub_add_cancel h])
protected theorem sub_lt_self {a b : Nat} (h₀ : 0 < a) (h₁ : a ≤ b) : b - a < b :=
  sub_lt (Nat.lt_of_lt_of_le h₀ h₁) h₀
protected theorem sub_le_iff_le_add' {a b c : Nat} : a - b ≤ c ↔ a ≤ b + c := by
  rw [Nat.sub_le_iff_le_add, Nat.add_comm]
protected theorem le_sub_iff_add_le {x y k : Nat} (h : k ≤ y) : x ≤ y - k ↔ x + k ≤ y :=
  ⟨add_le_of_le_sub h, le_sub_of_add_le⟩
protected theorem le_sub_iff_add_le' {x y k : Nat} (h : k ≤ y) : x ≤ y - k ↔ k + x ≤ y := by
  rw [Nat.le_sub_iff_add_le h, Nat.add_comm]
theorem le_sub_of_add_le' {a b c : Nat} (h : b + a ≤ c) : a ≤ c - b := le_sub_of_add_le (Nat.add_comm b a ▸ h)
protected theorem le_sub_one_iff_lt {m n : Nat} (h : 0 < n) : m ≤ n - 1 ↔ m < n := Iff.symm (lt_iff_le_pred h)
theorem le_sub_one_of_lt {a b : Nat} (h : a < b) : a ≤ b - 1 := le_sub_of_add_le h
protected theorem lt_sub_iff_add_lt {a b c : Nat} : a < c - b ↔ a + b < c := ⟨Nat.add_lt_of_lt_sub, lt_sub_of_add_lt⟩
protected theorem lt_sub_iff_add_lt' {a b c : Nat} : a < c - b ↔ b + a < c := by
  rw [Nat.lt_sub_iff_add_lt, Nat.add_comm]
theorem lt_add_of_sub_lt {a b c : Nat} (h : a - b < c) : a < c + b :=
  Nat.lt_of_not_le fun h' => Nat.not_le_of_lt h (le_sub_of_add_le h')
protected theorem sub_lt_iff_lt_add {a b c : Nat} (h : b ≤ a) : a - b < c ↔ a < c + b :=
  ⟨lt_add_of_sub_lt, fun h' => Nat.lt_of_not_le fun h'' => Nat.not_le_of_lt h' (add_le_of_le_sub h h'')⟩
theorem sub_lt_right_of_lt_add {n k m : Nat} (h : n ≤ k) (h' : k < m + n) : k - n < m :=
  (Nat.sub_lt_iff_lt_add h).2 h'
theorem sub_lt_left_of_lt_add {n k m : Nat} (h : n ≤ k) (h' : k < n + m) : k - n < m :=
  sub_lt_right_of_lt_add h (Nat.add_comm n m ▸ h')
protected theorem sub_lt_iff_lt_add' {a b c : Nat} (h : b ≤ a) : a - b < c ↔ a < b + c := by
  rw [Nat.sub_lt_iff_lt_add h, Nat.add_comm]
theorem sub_lt_of_lt {a b c : Nat} (h : a < c) : a - b < c := Nat.lt_of_le_of_lt (sub_le a b) h
theorem sub_lt_of_pos_le {a b : Nat} (h₀ : 0 < a) (h₁ : a ≤ b) : b - a < b := Nat.sub_lt_self h₀ h₁
theorem sub_lt_succ (a b : Nat) : a - b < succ a := lt_succ_of_le (sub_le a b)
theorem sub_lt_add_one (a b : Nat) : a - b < a + 1 := sub_lt_succ a b
theorem sub_succ_lt_self {a i : Nat} (h : i < a) : a - (i + 1) < a - i := pred_lt (Nat.sub_ne_zero_of_lt h)
theorem sub_one_sub_lt {n i : Nat} (h : i < n) : n - 1 - i < n := Nat.lt_of_le_of_lt (sub_le _ i) (pred_lt_of_lt h)
theorem sub_succ' (m n : Nat) : m - n.succ = m - n - 1 := rfl
theorem sub_add_lt_sub {n m k : Nat} (h₁ : m + k ≤ n) (h₂ : 0 < k) : n - (m + k) < n - m := by
  rw [sub_add_eq]; exact sub_lt (Nat.sub_pos_of_lt (Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right h₂) h₁)) h₂
protected theorem sub_add_eq_max (a b : Nat) : a - b + b = max a b := by
  by_cases h : a ≤ b
  · rw [Nat.sub_eq_zero_of_le h, Nat.zero_add]; exact (if_pos h).symm
  · rw [Nat.sub_add_cancel (Nat.le_of_not_le h)]; exact (if_neg h).symm
protected theorem lt_of_lt_sub {a b c : Nat} (h : a < b - c) : a < b := Nat.lt_of_lt_of_le h (sub_le b c)
protected theorem self_sub_lt {n m : Nat} (h : 0 < m) (h' : 0 < n) : n - m < n := sub_lt h' h
protected theorem sub_eq_left_iff {m n : Nat} : m - n = m ↔ m = 0 ∨ n = 0 := by
  refine ⟨fun h => m.eq_zero_or_pos.imp id fun hm => n.eq_zero_or_pos.elim id fun hn => ?_, fun h => ?_⟩
  · exact absurd h (Nat.ne_of_lt (sub_lt hm hn))
  · rcases h with rfl | rfl
    · exact Nat.zero_sub n
    · exact Nat.sub_zero m
theorem sub_one_cancel {a b : Nat} (ha : 0 < a) (hb : 0 < b) (h : a - 1 = b - 1) : a = b := pred_inj ha hb h
protected theorem sub_left_cancel {n m k : Nat} (h : n ≤ k) (h' : m ≤ k) (e : k - n = k - m) : n = m := by
  rw [← Nat.sub_sub_self h, e, Nat.sub_sub_self h']
protected theorem sub_right_cancel {n m k : Nat} (h : k ≤ n) (h' : k ≤ m) (e : n - k = m - k) : n = m := by
  rw [← Nat.sub_add_cancel h, e, Nat.sub_add_cancel h']

end Nat
