prelude
import Init.Induction

/-!
# Natural numbers: what is proved by hand

Addition, multiplication, the order and truncated subtraction, by plain induction. These are the
facts on which the integers and the soundness of `omega` rest; the many laws that follow from them are
in the files that come after it (`Init.Nat.Order`, `Init.Nat.Arith`, …). Those do without `omega` too, whose
proofs would be much longer.
-/

universe u

namespace Nat

/-! ## Function names and their notation -/

@[simp] theorem zero_eq : Nat.zero = 0 := rfl
@[simp] theorem add_eq {x y : Nat} : Nat.add x y = x + y := rfl
@[simp] theorem mul_eq {x y : Nat} : Nat.mul x y = x * y := rfl
@[simp] theorem sub_eq {x y : Nat} : Nat.sub x y = x - y := rfl
@[simp] theorem lt_eq {x y : Nat} : Nat.lt x y = (x < y) := rfl
@[simp] theorem le_eq {x y : Nat} : Nat.le x y = (x ≤ y) := rfl
@[simp] theorem pow_eq {m n : Nat} : m.pow n = m ^ n := rfl

/-! ## Addition -/

@[simp] protected theorem add_zero (n : Nat) : n + 0 = n := rfl

@[simp] protected theorem zero_add : ∀ n : Nat, 0 + n = n
  | 0 => rfl
  | n + 1 => congrArg succ (Nat.zero_add n)

theorem add_succ (n m : Nat) : n + succ m = succ (n + m) := rfl
theorem add_one (n : Nat) : n + 1 = succ n := rfl

theorem succ_add : ∀ n m : Nat, succ n + m = succ (n + m)
  | _, 0 => rfl
  | n, m + 1 => congrArg succ (succ_add n m)

@[simp] theorem succ_eq_add_one (n : Nat) : succ n = n + 1 := rfl
theorem add_one_ne_zero (n : Nat) : n + 1 ≠ 0 := nofun
theorem zero_ne_add_one (n : Nat) : 0 ≠ n + 1 := nofun
@[simp] theorem succ_ne_zero (n : Nat) : succ n ≠ 0 := nofun
theorem zero_ne_one : 0 ≠ (1 : Nat) := nofun
theorem one_ne_zero : 1 ≠ (0 : Nat) := nofun
protected theorem one_add (n : Nat) : 1 + n = succ n := (succ_add 0 n).trans (congrArg succ (Nat.zero_add n))
theorem succ_eq_one_add (n : Nat) : succ n = 1 + n := (Nat.one_add n).symm
theorem succ_add_eq_add_succ (a b : Nat) : succ a + b = a + succ b := succ_add a b

protected theorem add_comm : ∀ n m : Nat, n + m = m + n
  | n, 0 => (Nat.zero_add n).symm
  | n, m + 1 => (congrArg succ (Nat.add_comm n m)).trans (succ_add m n).symm

protected theorem add_assoc : ∀ n m k : Nat, n + m + k = n + (m + k)
  | _, _, 0 => rfl
  | n, m, k + 1 => congrArg succ (Nat.add_assoc n m k)

protected theorem add_left_comm (n m k : Nat) : n + (m + k) = m + (n + k) := by
  rw [← Nat.add_assoc, Nat.add_comm n m, Nat.add_assoc]

protected theorem add_right_comm (n m k : Nat) : n + m + k = n + k + m := by
  rw [Nat.add_assoc, Nat.add_comm m k, Nat.add_assoc]

protected theorem add_add_add_comm (a b c d : Nat) : a + b + (c + d) = a + c + (b + d) := by
  rw [Nat.add_assoc, Nat.add_assoc, Nat.add_left_comm b]

protected theorem add_left_cancel {n m k : Nat} : n + m = n + k → m = k := by
  induction n with
  | zero => intro h; rwa [Nat.zero_add, Nat.zero_add] at h
  | succ n ih => intro h; rw [succ_add, succ_add] at h; exact ih (Nat.succ.inj h)

protected theorem add_right_cancel {n m k : Nat} (h : n + m = k + m) : n = k := by
  rw [Nat.add_comm n m, Nat.add_comm k m] at h
  exact Nat.add_left_cancel h

theorem eq_zero_of_add_eq_zero : ∀ {n m : Nat}, n + m = 0 → n = 0 ∧ m = 0
  | 0, 0, _ => ⟨rfl, rfl⟩
  | _ + 1, 0, h => nomatch h

/-! ## Multiplication -/

@[simp] protected theorem mul_zero (n : Nat) : n * 0 = 0 := rfl
theorem mul_succ (n m : Nat) : n * succ m = n * m + n := rfl
theorem mul_add_one (n m : Nat) : n * (m + 1) = n * m + n := rfl

@[simp] protected theorem zero_mul : ∀ n : Nat, 0 * n = 0
  | 0 => rfl
  | n + 1 => Nat.zero_mul n

theorem succ_mul (n m : Nat) : succ n * m = n * m + m := by
  induction m with
  | zero => rfl
  | succ m ih => rw [mul_add_one, ih, mul_add_one, add_succ, Nat.add_right_comm]; rfl

theorem add_one_mul (n m : Nat) : (n + 1) * m = n * m + m := succ_mul n m

protected theorem mul_comm : ∀ n m : Nat, n * m = m * n
  | n, 0 => (Nat.zero_mul n).symm
  | n, m + 1 => by rw [mul_add_one, add_one_mul, Nat.mul_comm n m]

@[simp] protected theorem mul_one (n : Nat) : n * 1 = n := Nat.zero_add n
@[simp] protected theorem one_mul (n : Nat) : 1 * n = n := (Nat.mul_comm 1 n).trans (Nat.mul_one n)

protected theorem left_distrib (n m k : Nat) : n * (m + k) = n * m + n * k := by
  induction k with
  | zero => rfl
  | succ k ih => rw [← Nat.add_assoc, mul_add_one, ih, mul_add_one, Nat.add_assoc]

protected theorem mul_add (k m n : Nat) : k * (m + n) = k * m + k * n := Nat.left_distrib k m n

protected theorem right_distrib (n m k : Nat) : (n + m) * k = n * k + m * k := by
  rw [Nat.mul_comm, Nat.left_distrib, Nat.mul_comm k n, Nat.mul_comm k m]

protected theorem add_mul (k m n : Nat) : (k + m) * n = k * n + m * n := Nat.right_distrib k m n

protected theorem mul_assoc (n m k : Nat) : n * m * k = n * (m * k) := by
  induction k with
  | zero => rfl
  | succ k ih => rw [mul_add_one, mul_add_one, Nat.left_distrib, ih]

protected theorem mul_left_comm (n m k : Nat) : n * (m * k) = m * (n * k) := by
  rw [← Nat.mul_assoc, Nat.mul_comm n m, Nat.mul_assoc]

protected theorem mul_right_comm (n m k : Nat) : n * m * k = n * k * m := by
  rw [Nat.mul_assoc, Nat.mul_comm m k, Nat.mul_assoc]

protected theorem mul_mul_mul_comm (a b c d : Nat) : a * b * (c * d) = a * c * (b * d) := by
  rw [Nat.mul_assoc, Nat.mul_assoc, Nat.mul_left_comm b]

protected theorem mul_two (n : Nat) : n * 2 = n + n := by rw [Nat.mul_add_one, Nat.mul_one]
protected theorem two_mul (n : Nat) : 2 * n = n + n := (Nat.mul_comm 2 n).trans (Nat.mul_two n)

/-! ## Order -/

attribute [simp] Nat.le_refl Nat.zero_le Nat.lt_irrefl Nat.not_lt_zero Nat.zero_lt_succ Nat.succ_sub_succ_eq_sub
  Nat.sub_le

protected theorem le_rfl {n : Nat} : n ≤ n := .refl
protected theorem le_of_eq {n m : Nat} (h : n = m) : n ≤ m := h ▸ .refl
theorem succ_lt_succ {n m : Nat} : n < m → succ n < succ m := succ_le_succ
theorem lt_of_succ_le {n m : Nat} (h : succ n ≤ m) : n < m := h
theorem succ_le_of_lt {n m : Nat} (h : n < m) : succ n ≤ m := h
theorem lt_of_succ_lt_succ {n m : Nat} : succ n < succ m → n < m := le_of_succ_le_succ
protected theorem lt_of_le_of_lt {n m k : Nat} (h : n ≤ m) (h' : m < k) : n < k := Nat.le_trans (succ_le_succ h) h'
protected theorem le_of_lt {n m : Nat} (h : n < m) : n ≤ m := Nat.le_trans (.step .refl) h
theorem zero_lt_one : 0 < (1 : Nat) := zero_lt_succ 0

protected theorem not_le_of_gt {n m : Nat} (h : n > m) : ¬n ≤ m := fun h' => Nat.lt_irrefl m (Nat.lt_of_lt_of_le h h')
protected theorem not_lt_of_ge {n m : Nat} (h : n ≥ m) : ¬n < m := fun h' => Nat.not_le_of_gt h' h
protected theorem lt_of_not_ge {n m : Nat} (h : ¬n ≥ m) : n < m := (Nat.lt_or_ge n m).elim id fun h' => (h h').elim
protected theorem le_of_not_gt {n m : Nat} (h : ¬n > m) : n ≤ m := (Nat.lt_or_ge m n).elim (fun h' => (h h').elim) id
protected theorem le_of_not_lt {a b : Nat} (h : ¬a < b) : b ≤ a := Nat.le_of_not_gt h

protected theorem lt_or_gt_of_ne {a b : Nat} (ne : a ≠ b) : a < b ∨ a > b :=
  (Nat.lt_or_ge a b).elim .inl fun h => .inr (Nat.lt_of_le_of_ne h ne.symm)

protected theorem le_total (m n : Nat) : m ≤ n ∨ n ≤ m :=
  (Nat.lt_or_ge m n).elim (fun h => .inl (Nat.le_of_lt h)) .inr

protected theorem lt_asymm {a b : Nat} (h : a < b) : ¬b < a := Nat.not_lt_of_ge (Nat.le_of_lt h)
protected theorem ne_of_gt {a b : Nat} (h : b < a) : a ≠ b := fun e => Nat.lt_irrefl b (e ▸ h)
protected theorem ne_of_lt {a b : Nat} (h : a < b) : a ≠ b := fun e => Nat.lt_irrefl b (e ▸ h)
protected theorem pos_of_ne_zero {n : Nat} (h : n ≠ 0) : 0 < n := Nat.lt_of_le_of_ne n.zero_le h.symm

protected theorem eq_zero_or_pos : ∀ n : Nat, n = 0 ∨ 0 < n
  | 0 => .inl rfl
  | n + 1 => .inr n.succ_pos

/-! ## Order and addition -/

theorem le_add_right : ∀ n k : Nat, n ≤ n + k
  | _, 0 => .refl
  | n, k + 1 => .step (le_add_right n k)

theorem le_add_left (n m : Nat) : n ≤ m + n := Nat.add_comm n m ▸ le_add_right n m

theorem le.dest : ∀ {n m : Nat}, n ≤ m → ∃ k, n + k = m
  | _, _, .refl => ⟨0, rfl⟩
  | _, _, .step h => match le.dest h with | ⟨k, h⟩ => ⟨k + 1, congrArg succ h⟩

theorem le.intro {n m k : Nat} (h : n + k = m) : n ≤ m := h ▸ le_add_right n k

protected theorem add_le_add_left {n m : Nat} (h : n ≤ m) (k : Nat) : k + n ≤ k + m :=
  match le.dest h with | ⟨d, hd⟩ => le.intro (k := d) (by rw [Nat.add_assoc, hd])

protected theorem add_le_add_right {n m : Nat} (h : n ≤ m) (k : Nat) : n + k ≤ m + k := by
  rw [Nat.add_comm n k, Nat.add_comm m k]; exact Nat.add_le_add_left h k

protected theorem add_le_add {a b c d : Nat} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Nat.le_trans (Nat.add_le_add_right h₁ c) (Nat.add_le_add_left h₂ b)

protected theorem add_lt_add_left {n m : Nat} (h : n < m) (k : Nat) : k + n < k + m := Nat.add_le_add_left h k

protected theorem add_lt_add_right {n m : Nat} (h : n < m) (k : Nat) : n + k < m + k := by
  rw [Nat.add_comm n, Nat.add_comm m]; exact Nat.add_lt_add_left h k

protected theorem le_of_add_le_add_left {a b c : Nat} (h : a + b ≤ a + c) : b ≤ c :=
  match le.dest h with | ⟨_, hd⟩ => le.intro (Nat.add_left_cancel ((Nat.add_assoc ..).symm.trans hd))

theorem mul_le_mul_left {m n : Nat} (k : Nat) (h : m ≤ n) : k * m ≤ k * n :=
  match le.dest h with | ⟨d, hd⟩ => by rw [← hd, Nat.left_distrib]; exact le_add_right ..

theorem mul_le_mul_right {m n : Nat} (k : Nat) (h : m ≤ n) : m * k ≤ n * k := by
  rw [Nat.mul_comm m k, Nat.mul_comm n k]; exact mul_le_mul_left k h

protected theorem mul_le_mul {p q m n : Nat} (h₁ : p ≤ m) (h₂ : q ≤ n) : p * q ≤ m * n :=
  Nat.le_trans (mul_le_mul_right q h₁) (mul_le_mul_left m h₂)

protected theorem eq_of_mul_eq_mul_left {a b c : Nat} (ha : 0 < a) (h : a * b = a * c) : b = c := by
  rcases Nat.lt_or_ge b c with hlt | hge
  · have := mul_le_mul_left a hlt
    rw [mul_succ, h] at this
    exact (Nat.lt_irrefl _ (Nat.lt_of_lt_of_le (Nat.add_le_add_left ha _) this)).elim
  · refine Nat.le_antisymm (Nat.le_of_not_gt fun hlt => ?_) hge
    have := mul_le_mul_left a hlt
    rw [mul_succ, ← h] at this
    exact Nat.lt_irrefl _ (Nat.lt_of_lt_of_le (Nat.add_le_add_left ha _) this)

/-! ## Subtraction -/

@[simp] protected theorem sub_zero (n : Nat) : n - 0 = n := rfl
theorem sub_succ (n m : Nat) : n - succ m = pred (n - m) := rfl
theorem sub_add_eq : ∀ a b c : Nat, a - (b + c) = a - b - c
  | _, _, 0 => rfl
  | a, b, c + 1 => congrArg pred (sub_add_eq a b c)

theorem succ_sub_succ (n m : Nat) : succ n - succ m = n - m := succ_sub_succ_eq_sub n m

@[simp] protected theorem sub_self : ∀ n : Nat, n - n = 0
  | 0 => rfl
  | n + 1 => (succ_sub_succ n n).trans (Nat.sub_self n)

@[simp] protected theorem zero_sub : ∀ n : Nat, 0 - n = 0
  | 0 => rfl
  | n + 1 => congrArg pred (Nat.zero_sub n)

protected theorem add_sub_add_left (k n m : Nat) : (k + n) - (k + m) = n - m := by
  induction k with
  | zero => rw [Nat.zero_add, Nat.zero_add]
  | succ k ih => rw [succ_add, succ_add, succ_sub_succ, ih]

@[simp] protected theorem add_sub_cancel_left (n m : Nat) : n + m - n = m := Nat.add_sub_add_left n m 0

@[simp] protected theorem add_sub_cancel (n m : Nat) : n + m - m = n := by
  rw [Nat.add_comm, Nat.add_sub_cancel_left]

theorem sub_self_add (n m : Nat) : n - (n + m) = 0 :=
  (Nat.add_sub_add_left n 0 m).trans (Nat.zero_sub m)

theorem sub_eq_zero_of_le {n m : Nat} (h : n ≤ m) : n - m = 0 :=
  match le.dest h with | ⟨k, hk⟩ => hk ▸ sub_self_add n k

@[simp] protected theorem sub_add_cancel {n m : Nat} (h : m ≤ n) : n - m + m = n :=
  match le.dest h with | ⟨k, hk⟩ => by rw [← hk, Nat.add_sub_cancel_left, Nat.add_comm]

end Nat
