prelude
import Init.Nat.Mul
import Init.Nat.Gcd
import Init.Nat.Bitwise.Basic

/-!
# Natural numbers: division, remainder, divisibility

Consequences of the Euclidean specification in `Init.Nat.Div`: recursion equations, how `/` and `%`
go together with the other operations and the order, and the laws of divisibility.
-/

universe u

namespace Nat

/-! ## Recursion equations and bounds -/

theorem mod_add_div (m k : Nat) : m % k + k * (m / k) = m := by rw [Nat.add_comm, div_add_mod]
theorem div_add_mod' (a b : Nat) : a / b * b + a % b = a := by rw [Nat.mul_comm, div_add_mod]
theorem mod_add_div' (m k : Nat) : m % k + m / k * k = m := by rw [Nat.mul_comm, mod_add_div]
theorem mod_def (m k : Nat) : m % k = m - k * (m / k) := (Nat.sub_eq_of_eq_add (mod_add_div m k).symm).symm
theorem mod_eq_sub (x w : Nat) : x % w = x - w * (x / w) := mod_def x w
theorem div_mul_le_self (m n : Nat) : m / n * n ≤ m := le.intro (div_add_mod' m n)
theorem mul_div_le (m n : Nat) : n * (m / n) ≤ m := le.intro (div_add_mod m n)
theorem mod_le (x y : Nat) : x % y ≤ x := le.intro (mod_add_div x y)
theorem mod_lt_of_lt {a b c : Nat} (h : a < c) : a % b < c := Nat.lt_of_le_of_lt (mod_le a b) h
@[simp] theorem mod_mod (a n : Nat) : a % n % n = a % n := by
  rcases n.eq_zero_or_pos with rfl | h
  · rw [mod_zero]
  · exact mod_eq_of_lt (mod_lt a h)

@[simp] theorem zero_mod (b : Nat) : 0 % b = 0 := Nat.le_antisymm (mod_le 0 b) (zero_le _)
@[simp] protected theorem zero_div (b : Nat) : 0 / b = 0 := by
  rcases b.eq_zero_or_pos with rfl | h
  · rfl
  · exact Nat.div_eq_of_lt h

@[simp] protected theorem div_one (n : Nat) : n / 1 = n := (euclid_unique Nat.one_pos (Nat.one_mul n)).1
@[simp] theorem mod_one (x : Nat) : x % 1 = 0 := (euclid_unique Nat.one_pos (Nat.one_mul x)).2

/-- Quotient and remainder are determined by their specification. -/
protected theorem div_mod_unique {n k m d : Nat} (h : 0 < k) : n / k = d ∧ n % k = m ↔ m + k * d = n ∧ m < k :=
  ⟨fun ⟨h₁, h₂⟩ => ⟨by rw [← h₁, ← h₂, mod_add_div], h₂ ▸ mod_lt n h⟩,
    fun ⟨h₁, h₂⟩ => euclid_unique h₂ (by rw [Nat.add_comm, h₁])⟩

theorem div_eq_of_lt_le {k n m : Nat} (lo : k * n ≤ m) (hi : m < (k + 1) * n) : m / n = k := by
  rw [add_one_mul] at hi
  exact (euclid_unique (b := n) (q := k) (r := m - k * n) (sub_lt_left_of_lt_add lo hi)
    (by rw [Nat.mul_comm n, Nat.add_sub_cancel' lo])).1

@[simp] theorem add_mul_div_left (x z : Nat) {y : Nat} (H : 0 < y) : (x + y * z) / y = x / y + z :=
  (euclid_unique (mod_lt x H) (by rw [Nat.mul_add, Nat.add_right_comm, div_add_mod])).1

@[simp] theorem add_mul_div_right (x y : Nat) {z : Nat} (H : 0 < z) : (x + y * z) / z = x / z + y := by
  rw [Nat.mul_comm, add_mul_div_left x y H]

@[simp] theorem add_mul_mod_self_left (x y z : Nat) : (x + y * z) % y = x % y := by
  rcases y.eq_zero_or_pos with rfl | H
  · rw [Nat.zero_mul, Nat.add_zero]
  · exact (euclid_unique (q := x / y + z) (mod_lt x H) (by rw [Nat.mul_add, Nat.add_right_comm, div_add_mod])).2

@[simp] theorem add_mul_mod_self_right (x y z : Nat) : (x + y * z) % z = x % z := by
  rw [Nat.mul_comm, add_mul_mod_self_left]

@[simp] theorem mul_add_mod_self_left (a b c : Nat) : (a * b + c) % a = c % a := by
  rw [Nat.add_comm, add_mul_mod_self_left]
@[simp] theorem mul_add_mod_self_right (a b c : Nat) : (a * b + c) % b = c % b := by
  rw [Nat.add_comm, add_mul_mod_self_right]

@[simp] theorem add_div_right (x : Nat) {z : Nat} (H : 0 < z) : (x + z) / z = x / z + 1 := by
  have := add_mul_div_left x 1 H; rwa [Nat.mul_one] at this

@[simp] theorem add_div_left (x : Nat) {z : Nat} (H : 0 < z) : (z + x) / z = x / z + 1 := by
  rw [Nat.add_comm, add_div_right x H]

@[simp] theorem add_mod_right (x z : Nat) : (x + z) % z = x % z := by
  have := add_mul_mod_self_left x z 1; rwa [Nat.mul_one] at this

@[simp] theorem add_mod_left (x z : Nat) : (x + z) % x = z % x := by rw [Nat.add_comm, add_mod_right]

@[simp] theorem mod_self (n : Nat) : n % n = 0 := by have := add_mod_right 0 n; rwa [Nat.zero_add, zero_mod] at this
@[simp] protected theorem div_self {n : Nat} (H : 0 < n) : n / n = 1 := by
  have := add_div_right 0 H; rwa [Nat.zero_add, Nat.zero_div] at this

@[simp] theorem mul_mod_right (m n : Nat) : m * n % m = 0 := by
  have := add_mul_mod_self_left 0 m n; rwa [Nat.zero_add, zero_mod] at this
@[simp] theorem mul_mod_left (m n : Nat) : m * n % n = 0 := by rw [Nat.mul_comm, mul_mod_right]

@[simp] theorem mul_div_right (n : Nat) {m : Nat} (H : 0 < m) : m * n / m = n := by
  have := add_mul_div_left 0 n H; rwa [Nat.zero_add, Nat.zero_div, Nat.zero_add] at this
@[simp] theorem mul_div_left (m : Nat) {n : Nat} (H : 0 < n) : m * n / n = m := by rw [Nat.mul_comm, mul_div_right m H]
protected theorem mul_div_cancel (m : Nat) {n : Nat} (H : 0 < n) : m * n / n = m := mul_div_left m H
protected theorem mul_div_cancel_left (m : Nat) {n : Nat} (H : 0 < n) : n * m / n = m := mul_div_right m H

theorem div_eq_sub_div {b a : Nat} (h₁ : 0 < b) (h₂ : b ≤ a) : a / b = (a - b) / b + 1 := by
  rw [← add_div_right _ h₁, Nat.sub_add_cancel h₂]

theorem mod_eq_sub_mod {a b : Nat} (h : a ≥ b) : a % b = (a - b) % b := by
  rw [← add_mod_right (a - b), Nat.sub_add_cancel h]

theorem div_eq (x y : Nat) : x / y = if 0 < y ∧ y ≤ x then (x - y) / y + 1 else 0 := by
  split
  next h => exact div_eq_sub_div h.1 h.2
  next h =>
    rcases y.eq_zero_or_pos with rfl | hy
    · rw [Nat.div_zero]
    · exact Nat.div_eq_of_lt (Nat.lt_of_not_le fun h' => h ⟨hy, h'⟩)

theorem mod_eq (x y : Nat) : x % y = if 0 < y ∧ y ≤ x then (x - y) % y else x := by
  split
  next h => exact mod_eq_sub_mod h.2
  next h =>
    rcases y.eq_zero_or_pos with rfl | hy
    · rw [mod_zero]
    · exact mod_eq_of_lt (Nat.lt_of_not_le fun h' => h ⟨hy, h'⟩)

/-- Induction along repeated subtraction. -/
@[elab_as_elim]
noncomputable def div.inductionOn {motive : Nat → Nat → Sort u} (x y : Nat)
    (ind : ∀ x y, 0 < y ∧ y ≤ x → motive (x - y) y → motive x y)
    (base : ∀ x y, ¬(0 < y ∧ y ≤ x) → motive x y) : motive x y :=
  Nat.strongRecOn (motive := fun x => motive x y) x fun x ih =>
    if h : 0 < y ∧ y ≤ x then ind x y h (ih (x - y) (sub_lt (Nat.lt_of_lt_of_le h.1 h.2) h.1)) else base x y h

/-- Induction along repeated subtraction. -/
@[elab_as_elim]
noncomputable def mod.inductionOn {motive : Nat → Nat → Sort u} (x y : Nat)
    (ind : ∀ x y, 0 < y ∧ y ≤ x → motive (x - y) y → motive x y)
    (base : ∀ x y, ¬(0 < y ∧ y ≤ x) → motive x y) : motive x y :=
  div.inductionOn x y ind base

theorem mod_two_eq_zero_or_one (n : Nat) : n % 2 = 0 ∨ n % 2 = 1 := lt_two_iff.1 (mod_lt n two_pos)
theorem mod_two_not_eq_zero {n : Nat} : ¬n % 2 = 0 ↔ n % 2 = 1 :=
  ⟨(mod_two_eq_zero_or_one n).resolve_left, fun h => by rw [h]; decide⟩
theorem mod_two_not_eq_one {n : Nat} : ¬n % 2 = 1 ↔ n % 2 = 0 :=
  ⟨(mod_two_eq_zero_or_one n).resolve_right, fun h => by rw [h]; decide⟩
theorem mod_two_ne_one {n : Nat} : n % 2 ≠ 1 ↔ n % 2 = 0 := mod_two_not_eq_one
theorem mod_two_ne_zero {n : Nat} : n % 2 ≠ 0 ↔ n % 2 = 1 := mod_two_not_eq_zero
attribute [simp] mod_two_not_eq_zero mod_two_not_eq_one

/-! ## Order -/

theorem lt_mul_div_succ (a : Nat) {b : Nat} (hb : 0 < b) : a < b * (a / b + 1) := by
  have := Nat.add_lt_add_left (mod_lt a hb) (b * (a / b))
  rw [div_add_mod] at this
  exact this

theorem le_div_iff_mul_le {k x y : Nat} (k0 : 0 < k) : x ≤ y / k ↔ x * k ≤ y := by
  refine ⟨fun hx => Nat.le_trans (mul_le_mul_right k hx) (div_mul_le_self y k), fun hx => ?_⟩
  refine le_of_lt_succ (Nat.lt_of_mul_lt_mul_right (a := k) (Nat.lt_of_le_of_lt hx ?_))
  rw [Nat.mul_comm]
  exact lt_mul_div_succ y k0

theorem div_lt_iff_lt_mul {k x y : Nat} (Hk : 0 < k) : x / k < y ↔ x < y * k := by
  rw [← Nat.not_le, ← Nat.not_le, le_div_iff_mul_le Hk]

theorem div_le_of_le_mul {m n k : Nat} (h : m ≤ k * n) : m / k ≤ n := by
  rcases k.eq_zero_or_pos with rfl | hk
  · rw [Nat.div_zero]; exact n.zero_le
  · refine le_of_lt_add_one ((div_lt_iff_lt_mul hk).2 ?_)
    rw [add_one_mul, Nat.mul_comm]
    exact Nat.lt_of_le_of_lt h (Nat.lt_add_of_pos_right hk)

theorem div_le_of_le_mul' {m k n : Nat} (h : m ≤ k * n) : m / k ≤ n := div_le_of_le_mul h
theorem div_le_iff_le_mul_add_pred {b a c : Nat} (h : 0 < b) : a / b ≤ c ↔ a ≤ b * c + (b - 1) := by
  rw [← lt_add_one_iff, div_lt_iff_lt_mul h, add_one_mul, Nat.mul_comm c, ← lt_add_one_iff (m := a), Nat.add_assoc,
    Nat.sub_add_cancel h]

theorem mul_le_of_le_div (k x y : Nat) (h : x ≤ y / k) : x * k ≤ y := by
  rcases k.eq_zero_or_pos with rfl | hk
  · exact Nat.zero_le y
  · exact (le_div_iff_mul_le hk).1 h

theorem div_lt_of_lt_mul {m n k : Nat} (h : m < n * k) : m / n < k := by
  have : 0 < n := Nat.pos_of_mul_pos (zero_lt_of_lt h)
  rw [div_lt_iff_lt_mul this, Nat.mul_comm k]; exact h

theorem lt_mul_of_div_lt {a c b : Nat} (h : a / c < b) (w : 0 < c) : a < b * c := (div_lt_iff_lt_mul w).1 h
theorem lt_div_mul_add {a b : Nat} (hb : 0 < b) : a < a / b * b + b := by
  have := lt_mul_div_succ a hb; rwa [Nat.mul_comm, add_one_mul] at this

theorem div_le_self (n k : Nat) : n / k ≤ n := by
  rcases k.eq_zero_or_pos with rfl | hk
  · rw [Nat.div_zero]; exact Nat.zero_le n
  · exact div_le_of_le_mul (Nat.le_mul_of_pos_left n hk)

theorem div_lt_self {n k : Nat} (hLtN : 0 < n) (hLtK : 1 < k) : n / k < n :=
  div_lt_of_lt_mul ((Nat.lt_mul_iff_one_lt_left hLtN).2 hLtK)

theorem div_le_div_right {a b : Nat} (c : Nat) (h : a ≤ b) : a / c ≤ b / c := by
  rcases c.eq_zero_or_pos with rfl | hc
  · rw [Nat.div_zero, Nat.div_zero]
  · exact (le_div_iff_mul_le hc).2 (Nat.le_trans (div_mul_le_self a c) h)

theorem div_le_div_left {c b : Nat} (hcb : c ≤ b) (hc : 0 < c) (a : Nat) : a / b ≤ a / c :=
  (le_div_iff_mul_le hc).2 (Nat.le_trans (mul_le_mul_left _ hcb) (div_mul_le_self a b))

theorem div_le_div {a b c d : Nat} (h1 : a ≤ b) (h2 : d ≤ c) (h3 : d ≠ 0) : a / c ≤ b / d :=
  Nat.le_trans (div_le_div_right c h1) (div_le_div_left h2 (Nat.pos_of_ne_zero h3) b)

theorem div_pos {a b : Nat} (hba : b ≤ a) (hb : 0 < b) : 0 < a / b :=
  (le_div_iff_mul_le hb).2 (Nat.le_trans (Nat.le_of_eq (Nat.one_mul b)) hba)

theorem div_eq_zero_iff {a b : Nat} : a / b = 0 ↔ b = 0 ∨ a < b := by
  refine ⟨fun h => ?_, fun h => h.elim (fun h => by rw [h, Nat.div_zero]) Nat.div_eq_of_lt⟩
  rcases b.eq_zero_or_pos with hb | hb
  · exact .inl hb
  · have := lt_mul_div_succ a hb
    rw [h, Nat.zero_add, Nat.mul_one] at this
    exact .inr this

theorem div_ne_zero_iff {a b : Nat} : a / b ≠ 0 ↔ b ≠ 0 ∧ b ≤ a := by
  rw [Ne, div_eq_zero_iff, not_or, Nat.not_lt]
theorem div_pos_iff {a b : Nat} : 0 < a / b ↔ 0 < b ∧ b ≤ a := by
  rw [Nat.pos_iff_ne_zero, div_ne_zero_iff, ← Nat.pos_iff_ne_zero]
theorem div_eq_zero_iff_lt {a b : Nat} (h : 0 < b) : a / b = 0 ↔ a < b :=
  div_eq_zero_iff.trans (or_iff_right (Nat.ne_of_gt h))
theorem lt_of_div_eq_zero {a b : Nat} (hb : 0 < b) (h : a / b = 0) : a < b := (div_eq_zero_iff_lt hb).1 h
theorem lt_of_div_lt_div {a b c : Nat} (h : a / c < b / c) : a < b :=
  Nat.lt_of_not_le fun h' => Nat.not_le_of_lt h (div_le_div_right c h')
theorem lt_of_div_pos {a b : Nat} (h : 0 < a / b) : 0 < a := Nat.lt_of_lt_of_le h (div_le_self a b)

protected theorem div_eq_iff {a b c : Nat} (h : 0 < b) : a / b = c ↔ b * c ≤ a ∧ a < b * (c + 1) := by
  constructor
  · rintro rfl; exact ⟨mul_div_le a b, lt_mul_div_succ a h⟩
  · intro ⟨h₁, h₂⟩
    exact div_eq_of_lt_le (by rwa [Nat.mul_comm]) (by rwa [Nat.mul_comm])

/-! ## Remainders of sums and products -/

@[simp] theorem mod_add_mod (m n k : Nat) : (m % n + k) % n = (m + k) % n := by
  have := add_mul_mod_self_right (m % n + k) (m / n) n
  rw [← this, Nat.add_right_comm, mod_add_div']

@[simp] theorem add_mod_mod (m n k : Nat) : (m + n % k) % k = (m + n) % k := by
  rw [Nat.add_comm, mod_add_mod, Nat.add_comm]

theorem add_mod (a b n : Nat) : (a + b) % n = (a % n + b % n) % n := by rw [mod_add_mod, add_mod_mod]

@[simp] theorem mod_mul_mod (a b c : Nat) : (a % c * b) % c = a * b % c := by
  have := add_mul_mod_self_right (a % c * b) (a / c * b) c
  rw [← this, Nat.mul_right_comm, ← Nat.add_mul, mod_add_div']

@[simp] theorem mul_mod_mod (a b c : Nat) : (a * (b % c)) % c = a * b % c := by
  rw [Nat.mul_comm, mod_mul_mod, Nat.mul_comm]

theorem mul_mod (a b n : Nat) : a * b % n = (a % n) * (b % n) % n := by rw [mod_mul_mod, mul_mod_mod]

theorem pow_mod (a b n : Nat) : a ^ b % n = (a % n) ^ b % n := by
  induction b with
  | zero => rfl
  | succ b ih => rw [Nat.pow_succ, Nat.pow_succ, mul_mod, ih, mod_mul_mod]

theorem mod_eq_mod_of_add {a b c n : Nat} (h : (a + c) % n = (b + c) % n) : a % n = b % n := by
  rcases n.eq_zero_or_pos with rfl | hn
  · rw [mod_zero, mod_zero] at h ⊢; exact Nat.add_right_cancel h
  · -- add what is missing from `c` to the next multiple of `n`
    have e (x : Nat) : (x + c + (n - c % n)) % n = x % n := by
      rw [← mod_add_mod, ← add_mod_mod x c, mod_add_mod, Nat.add_assoc, Nat.add_sub_cancel' (Nat.le_of_lt (mod_lt c hn)),
        add_mod_right]
    rw [← e a, ← e b, add_mod, h, ← add_mod]

theorem add_mod_eq_add_mod_right {m n k : Nat} (i : Nat) (H : m % n = k % n) : (m + i) % n = (k + i) % n := by
  rw [← mod_add_mod, H, mod_add_mod]
theorem add_mod_eq_add_mod_left {m n k : Nat} (i : Nat) (H : m % n = k % n) : (i + m) % n = (i + k) % n := by
  rw [← add_mod_mod, H, add_mod_mod]

theorem sub_mul_mod {x k n : Nat} (h₁ : n * k ≤ x) : (x - n * k) % n = x % n := by
  rw [← add_mul_mod_self_left (x - n * k) n k, Nat.sub_add_cancel h₁]

theorem sub_mul_div (x n p : Nat) (h₁ : n * p ≤ x) : (x - n * p) / n = x / n - p := by
  rcases n.eq_zero_or_pos with rfl | hn
  · rw [Nat.div_zero, Nat.div_zero, Nat.zero_sub]
  · have := add_mul_div_left (x - n * p) p hn
    rw [Nat.sub_add_cancel h₁] at this
    exact (Nat.sub_eq_of_eq_add this).symm

theorem mul_mod_mul_left (z x y : Nat) : z * x % (z * y) = z * (x % y) := by
  rcases y.eq_zero_or_pos with rfl | hy
  · rw [Nat.mul_zero, mod_zero, mod_zero]
  rcases z.eq_zero_or_pos with rfl | hz
  · rw [Nat.zero_mul, Nat.zero_mul, Nat.zero_mul, zero_mod]
  · refine (euclid_unique (q := x / y) ((Nat.mul_lt_mul_left hz).2 (mod_lt x hy)) ?_).2
    rw [Nat.mul_assoc, ← Nat.mul_add, div_add_mod]

theorem mul_mod_mul_right (z x y : Nat) : x * z % (y * z) = x % y * z := by
  rw [Nat.mul_comm x, Nat.mul_comm y, Nat.mul_comm (x % y), mul_mod_mul_left]

@[simp] protected theorem mul_div_mul_left {m : Nat} (n k : Nat) (H : 0 < m) : m * n / (m * k) = n / k := by
  rcases k.eq_zero_or_pos with rfl | hk
  · rw [Nat.mul_zero, Nat.div_zero, Nat.div_zero]
  · refine (euclid_unique (r := m * (n % k)) ((Nat.mul_lt_mul_left H).2 (mod_lt n hk)) ?_).1
    rw [Nat.mul_assoc, ← Nat.mul_add, div_add_mod]

@[simp] protected theorem mul_div_mul_right {m : Nat} (n k : Nat) (H : 0 < m) : n * m / (k * m) = n / k := by
  rw [Nat.mul_comm n, Nat.mul_comm k, Nat.mul_div_mul_left n k H]

/-! ## Digits: remainders and quotients by products -/

theorem div_div_comm (a b c : Nat) : a / b / c = a / c / b := by
  rw [div_div_eq_div_mul, Nat.mul_comm, ← div_div_eq_div_mul]

theorem mod_mul {a b x : Nat} : x % (a * b) = x % a + a * (x / a % b) := by
  rcases b.eq_zero_or_pos with rfl | hb
  · rw [Nat.mul_zero, mod_zero, mod_zero, mod_add_div]
  rcases a.eq_zero_or_pos with rfl | ha
  · rw [Nat.zero_mul, Nat.zero_mul, mod_zero, Nat.add_zero]
  · have h : a * (x / a % b) + a ≤ a * b := mul_le_mul_left a (mod_lt (x / a) hb)
    rw [Nat.add_comm] at h
    refine (euclid_unique (q := x / a / b) (Nat.lt_of_lt_of_le (Nat.add_lt_add_right (mod_lt x ha) _) h) ?_).2
    rw [Nat.mul_assoc, Nat.add_left_comm, ← Nat.mul_add, div_add_mod, mod_add_div]

theorem mod_mul_right_div_self (m n k : Nat) : m % (n * k) / n = m / n % k := by
  rcases n.eq_zero_or_pos with rfl | hn
  · rw [Nat.div_zero, Nat.div_zero, zero_mod]
  · rw [mod_mul, add_mul_div_left _ _ hn, Nat.div_eq_of_lt (mod_lt m hn), Nat.zero_add]

theorem mod_mul_left_div_self (m n k : Nat) : m % (k * n) / n = m / n % k := by
  rw [Nat.mul_comm k, mod_mul_right_div_self]

theorem mod_pow_succ {x b k : Nat} : x % b ^ (k + 1) = x % b ^ k + b ^ k * (x / b ^ k % b) := by
  rw [Nat.pow_succ, mod_mul]

@[simp] theorem mod_mul_right_mod (a b c : Nat) : a % (b * c) % b = a % b := by
  rw [mod_mul, add_mul_mod_self_left, mod_mod]
@[simp] theorem mod_mul_left_mod (a b c : Nat) : a % (b * c) % c = a % c := by rw [Nat.mul_comm, mod_mul_right_mod]

/-! ## Divisibility -/

theorem mod_eq_zero_iff_dvd {k n : Nat} : n % k = 0 ↔ k ∣ n := ⟨dvd_of_mod_eq_zero, mod_eq_zero_of_dvd⟩
theorem eq_zero_of_zero_dvd {a : Nat} (h : 0 ∣ a) : a = 0 := match h with | ⟨c, h⟩ => h.trans (Nat.zero_mul c)
@[simp] protected theorem zero_dvd {n : Nat} : 0 ∣ n ↔ n = 0 := ⟨eq_zero_of_zero_dvd, fun h => h ▸ Nat.dvd_zero 0⟩
protected theorem dvd_rfl {a : Nat} : a ∣ a := Nat.dvd_refl a

attribute [simp] Nat.dvd_refl Nat.dvd_zero Nat.one_dvd Nat.dvd_mul_left Nat.dvd_mul_right

protected theorem dvd_mul_left_of_dvd {a b : Nat} (h : a ∣ b) (c : Nat) : a ∣ c * b :=
  Nat.dvd_trans h (Nat.dvd_mul_left b c)
protected theorem dvd_mul_right_of_dvd {a b : Nat} (h : a ∣ b) (c : Nat) : a ∣ b * c :=
  Nat.dvd_trans h (Nat.dvd_mul_right b c)
protected theorem dvd_of_eq {a b : Nat} (h : a = b) : a ∣ b := h ▸ Nat.dvd_refl a
protected theorem dvd_of_mul_right_dvd {a b c : Nat} (h : a * b ∣ c) : a ∣ c := Nat.dvd_trans (Nat.dvd_mul_right a b) h
protected theorem dvd_of_mul_left_dvd {a b c : Nat} (h : a * b ∣ c) : b ∣ c := Nat.dvd_trans (Nat.dvd_mul_left b a) h
protected theorem dvd_add_iff_right {k m n : Nat} (h : k ∣ m) : k ∣ n ↔ k ∣ m + n := (Nat.dvd_add_right h).symm
protected theorem dvd_add_left {m k : Nat} (h : k ∣ m) {n : Nat} : k ∣ n + m ↔ k ∣ n := by
  rw [Nat.add_comm, Nat.dvd_add_right h]
protected theorem dvd_add_iff_left {k m n : Nat} (h : k ∣ n) : k ∣ m ↔ k ∣ m + n := (Nat.dvd_add_left h).symm

theorem dvd_sub {k m n : Nat} (h₁ : k ∣ m) (h₂ : k ∣ n) : k ∣ m - n := by
  rcases h₁ with ⟨a, rfl⟩
  rcases h₂ with ⟨b, rfl⟩
  exact ⟨a - b, by rw [Nat.mul_sub]⟩

theorem dvd_sub' {k m n : Nat} (h₁ : k ∣ m) (h₂ : k ∣ n) : k ∣ m - n := dvd_sub h₁ h₂

theorem le_of_dvd {m n : Nat} (h1 : 0 < n) : m ∣ n → m ≤ n
  | ⟨k, e⟩ => by
    subst e
    exact Nat.le_mul_of_pos_right m (Nat.pos_of_ne_zero fun h => by rw [h] at h1; exact Nat.lt_irrefl 0 h1)

theorem pos_of_dvd_of_pos {m n : Nat} (H1 : m ∣ n) (H2 : 0 < n) : 0 < m :=
  Nat.pos_of_ne_zero fun h => by rw [h, Nat.zero_dvd] at H1; exact Nat.ne_of_gt H2 H1

theorem eq_zero_of_dvd_of_lt {a b : Nat} (w : a ∣ b) (h : b < a) : b = 0 :=
  b.eq_zero_or_pos.elim id fun h' => (Nat.not_le_of_lt h (le_of_dvd h' w)).elim

protected theorem dvd_antisymm {m n : Nat} (h₁ : m ∣ n) (h₂ : n ∣ m) : m = n := by
  rcases m.eq_zero_or_pos with rfl | hm
  · rw [eq_zero_of_zero_dvd h₁]
  rcases n.eq_zero_or_pos with rfl | hn
  · rw [eq_zero_of_zero_dvd h₂]
  · exact Nat.le_antisymm (le_of_dvd hn h₁) (le_of_dvd hm h₂)

@[simp] protected theorem dvd_one {n : Nat} : n ∣ 1 ↔ n = 1 :=
  ⟨fun h => Nat.dvd_antisymm h (Nat.one_dvd n), fun h => h ▸ Nat.dvd_refl 1⟩

theorem eq_one_of_dvd_one {n : Nat} (H : n ∣ 1) : n = 1 := Nat.dvd_one.1 H

protected theorem mul_dvd_mul {a b c d : Nat} : a ∣ b → c ∣ d → a * c ∣ b * d
  | ⟨e, he⟩, ⟨f, hf⟩ => ⟨e * f, by rw [he, hf, Nat.mul_mul_mul_comm]⟩

protected theorem mul_dvd_mul_left {b c : Nat} (a : Nat) (h : b ∣ c) : a * b ∣ a * c := Nat.mul_dvd_mul (Nat.dvd_refl a) h
protected theorem mul_dvd_mul_right {a b : Nat} (h : a ∣ b) (c : Nat) : a * c ∣ b * c := Nat.mul_dvd_mul h (Nat.dvd_refl c)

protected theorem dvd_of_mul_dvd_mul_left {k m n : Nat} (kpos : 0 < k) (H : k * m ∣ k * n) : m ∣ n :=
  match H with | ⟨l, H⟩ => ⟨l, Nat.eq_of_mul_eq_mul_left kpos (by rw [H, Nat.mul_assoc])⟩

protected theorem dvd_of_mul_dvd_mul_right {k m n : Nat} (kpos : 0 < k) (H : m * k ∣ n * k) : m ∣ n := by
  rw [Nat.mul_comm m, Nat.mul_comm n] at H
  exact Nat.dvd_of_mul_dvd_mul_left kpos H

protected theorem mul_dvd_mul_iff_left {a b c : Nat} (h : 0 < a) : a * b ∣ a * c ↔ b ∣ c :=
  ⟨Nat.dvd_of_mul_dvd_mul_left h, Nat.mul_dvd_mul_left a⟩

protected theorem mul_dvd_mul_iff_right {a b c : Nat} (h : 0 < c) : a * c ∣ b * c ↔ a ∣ b :=
  ⟨Nat.dvd_of_mul_dvd_mul_right h, fun h' => Nat.mul_dvd_mul_right h' c⟩

theorem pow_dvd_pow {m n : Nat} (a : Nat) (h : m ≤ n) : a ^ m ∣ a ^ n := by
  rcases exists_eq_add_of_le h with ⟨d, rfl⟩
  rw [Nat.pow_add]
  exact Nat.dvd_mul_right ..

theorem pow_dvd_pow_iff_le_right {x k l : Nat} (w : 1 < x) : x ^ k ∣ x ^ l ↔ k ≤ l :=
  ⟨fun h => (Nat.pow_le_pow_iff_right w).1 (le_of_dvd (Nat.pow_pos (zero_lt_of_lt w)) h), pow_dvd_pow x⟩

protected theorem pow_dvd_pow_of_dvd {a b : Nat} (h : a ∣ b) (n : Nat) : a ^ n ∣ b ^ n :=
  match h with | ⟨c, h⟩ => ⟨c ^ n, by rw [h, Nat.mul_pow]⟩

theorem dvd_sub_mod {n : Nat} (k : Nat) : n ∣ k - k % n := ⟨k / n, Nat.sub_eq_of_eq_add (div_add_mod k n).symm⟩

@[simp] theorem mod_mod_of_dvd (a : Nat) {b c : Nat} (h : c ∣ b) : a % b % c = a % c :=
  match h with | ⟨d, h⟩ => by rw [h, mod_mul_right_mod]

theorem dvd_eq_true_of_mod_eq_zero {m n : Nat} (h : n % m == 0) : (m ∣ n) = True :=
  eq_true (dvd_of_mod_eq_zero (eq_of_beq h))
theorem dvd_eq_false_of_mod_ne_zero {m n : Nat} (h : n % m != 0) : (m ∣ n) = False :=
  eq_false fun h' => by rw [mod_eq_zero_of_dvd h'] at h; nomatch h

/-! ## Exact division -/

protected theorem mul_div_cancel' {n m : Nat} (H : n ∣ m) : n * (m / n) = m := by
  have := div_add_mod m n
  rwa [mod_eq_zero_of_dvd H, Nat.add_zero] at this

protected theorem div_mul_cancel {n m : Nat} (H : n ∣ m) : m / n * n = m := by
  rw [Nat.mul_comm, Nat.mul_div_cancel' H]

protected theorem mul_div_assoc {k n : Nat} (m : Nat) (H : k ∣ n) : m * n / k = m * (n / k) := by
  rcases k.eq_zero_or_pos with rfl | hk
  · rw [Nat.div_zero, Nat.div_zero, Nat.mul_zero]
  · rcases H with ⟨c, rfl⟩
    rw [Nat.mul_left_comm, mul_div_right _ hk, mul_div_right _ hk]

theorem add_div_of_dvd_right {a b c : Nat} (hca : c ∣ a) : (a + b) / c = a / c + b / c := by
  rcases c.eq_zero_or_pos with rfl | hc
  · simp only [Nat.div_zero]
  · rcases hca with ⟨d, rfl⟩
    rw [Nat.add_comm, add_mul_div_left _ _ hc, mul_div_right _ hc, Nat.add_comm]

theorem add_div_of_dvd_left {a b c : Nat} (hca : c ∣ b) : (a + b) / c = a / c + b / c := by
  rw [Nat.add_comm, add_div_of_dvd_right hca, Nat.add_comm]

protected theorem eq_mul_of_div_eq_right {a b c : Nat} (H1 : b ∣ a) (H2 : a / b = c) : a = b * c := by
  rw [← H2, Nat.mul_div_cancel' H1]
protected theorem eq_mul_of_div_eq_left {a b c : Nat} (H1 : b ∣ a) (H2 : a / b = c) : a = c * b := by
  rw [Nat.mul_comm, Nat.eq_mul_of_div_eq_right H1 H2]
protected theorem div_eq_of_eq_mul_right {a b c : Nat} (H1 : 0 < b) (H2 : a = b * c) : a / b = c := by
  rw [H2, mul_div_right _ H1]
protected theorem div_eq_of_eq_mul_left {a b c : Nat} (H1 : 0 < b) (H2 : a = c * b) : a / b = c := by
  rw [H2, mul_div_left _ H1]
protected theorem div_eq_iff_eq_mul_right {a b c : Nat} (H : 0 < b) (H' : b ∣ a) : a / b = c ↔ a = b * c :=
  ⟨Nat.eq_mul_of_div_eq_right H', Nat.div_eq_of_eq_mul_right H⟩
protected theorem div_eq_iff_eq_mul_left {a b c : Nat} (H : 0 < b) (H' : b ∣ a) : a / b = c ↔ a = c * b :=
  ⟨Nat.eq_mul_of_div_eq_left H', Nat.div_eq_of_eq_mul_left H⟩

theorem dvd_div_of_mul_dvd {a b c : Nat} (h : a * b ∣ c) : b ∣ c / a := by
  rcases a.eq_zero_or_pos with rfl | ha
  · rw [Nat.div_zero]; exact Nat.dvd_zero b
  · rcases h with ⟨d, rfl⟩
    rw [Nat.mul_assoc, mul_div_right _ ha]
    exact Nat.dvd_mul_right b d

theorem div_dvd_of_dvd {m n : Nat} (h : n ∣ m) : m / n ∣ m := ⟨n, (Nat.div_mul_cancel h).symm⟩

protected theorem div_div_self {n m : Nat} (h : n ∣ m) (hm : m ≠ 0) : m / (m / n) = n := by
  rcases h with ⟨k, rfl⟩
  have hn : 0 < n := Nat.pos_of_ne_zero fun h => hm (by rw [h, Nat.zero_mul])
  have hk : 0 < k := Nat.pos_of_ne_zero fun h => hm (by rw [h, Nat.mul_zero])
  rw [mul_div_right _ hn, mul_div_left _ hk]

theorem mul_div_mul_comm_of_dvd_dvd {a b c d : Nat} (hac : c ∣ a) (hbd : d ∣ b) : a * b / (c * d) = a / c * (b / d) := by
  rcases hac with ⟨e, rfl⟩
  rcases hbd with ⟨f, rfl⟩
  rcases c.eq_zero_or_pos with rfl | hc
  · rw [Nat.zero_mul d, Nat.div_zero, Nat.div_zero, Nat.zero_mul]
  rcases d.eq_zero_or_pos with rfl | hd
  · rw [Nat.mul_zero c, Nat.div_zero, Nat.div_zero, Nat.mul_zero]
  · rw [Nat.mul_mul_mul_comm, mul_div_right _ (Nat.mul_pos hc hd), mul_div_right _ hc, mul_div_right _ hd]

theorem succ_mod_succ_eq_zero_iff {a b : Nat} : (a + 1) % (b + 1) = 0 ↔ a % (b + 1) = b :=
  ⟨fun h => (mod_eq_mod_of_add (h.trans (mod_self _).symm)).trans (mod_eq_of_lt .refl),
    fun h => by rw [← mod_add_mod, h, mod_self]⟩

theorem sub_mod_eq_zero_of_mod_eq {m n k : Nat} (h : m % k = n % k) : (m - n) % k = 0 := by
  rcases Nat.le_total n m with h' | h'
  · refine mod_eq_zero_of_dvd ⟨m / k - n / k, ?_⟩
    rw [Nat.mul_sub, ← Nat.add_sub_add_right (k * (m / k)) (m % k), div_add_mod, h, div_add_mod]
  · rw [sub_eq_zero_of_le h', zero_mod]

theorem div_mul_div_comm {a b c d : Nat} (h₁ : b ∣ a) (h₂ : d ∣ c) : a / b * (c / d) = a * c / (b * d) :=
  (mul_div_mul_comm_of_dvd_dvd h₁ h₂).symm

theorem mod_eq_iff {a b c : Nat} : a % b = c ↔ b = 0 ∧ a = c ∨ c < b ∧ ∃ k, a = b * k + c := by
  constructor
  · rintro rfl
    rcases b.eq_zero_or_pos with rfl | hb
    · exact .inl ⟨rfl, (mod_zero a).symm⟩
    · exact .inr ⟨mod_lt a hb, a / b, (div_add_mod a b).symm⟩
  · rintro (⟨rfl, rfl⟩ | ⟨h, k, rfl⟩)
    · exact mod_zero _
    · rw [mul_add_mod_self_left, mod_eq_of_lt h]

end Nat
