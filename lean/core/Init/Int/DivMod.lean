prelude
import Init.Int.NatAbs
import Init.Nat.DivMod
import Init.Omega

/-!
# Integers: division, remainder, divisibility

Consequences of the Euclidean specification in `Init.Int.Div`, and how the other roundings `tdiv`,
`fdiv` and `bmod` come down to `/` and `%`.
-/

namespace Int

/-! ## Quotient and remainder -/

theorem ediv_add_emod (a b : Int) : b * (a / b) + a % b = a := mul_ediv_add_emod a b
theorem emod_add_mul_ediv (a b : Int) : a % b + b * (a / b) = a := by rw [Int.add_comm, mul_ediv_add_emod]
theorem emod_add_ediv (a b : Int) : a % b + b * (a / b) = a := emod_add_mul_ediv a b
theorem emod_add_ediv_mul (a b : Int) : a % b + a / b * b = a := by rw [Int.mul_comm, emod_add_mul_ediv]
theorem ediv_mul_add_emod (a b : Int) : a / b * b + a % b = a := by rw [Int.mul_comm, mul_ediv_add_emod]
theorem mul_ediv_self (a b : Int) : b * (a / b) = a - a % b :=
  Int.eq_sub_of_add_eq (mul_ediv_add_emod a b)

private theorem ediv_emod_eq {a b q r : Int} (h : 0 < b) (e : r + b * q = a) (h₀ : 0 ≤ r) (h₁ : r < b) :
    a / b = q ∧ a % b = r := by
  have hq : a / b = q := by
    refine Int.le_antisymm (Int.le_of_not_gt fun hlt => ?_) (le_ediv_of_mul_le h ?_)
    · have h₂ := Int.le_trans (Int.mul_le_mul_of_nonneg_left hlt (Int.le_of_lt h)) (mul_ediv_self_le (Int.ne_of_gt h))
      rw [Int.mul_add_one, ← e, Int.add_comm r] at h₂
      exact Int.not_le_of_lt h₁ (Int.le_of_add_le_add_left h₂)
    · rw [← e, Int.mul_comm]; exact Int.le_add_of_nonneg_left h₀
  exact ⟨hq, by rw [emod_def, hq, ← e, Int.add_sub_cancel]⟩

/-- Quotient and remainder are determined by their specification. -/
protected theorem ediv_emod_unique {a b r q : Int} (h : 0 < b) : a / b = q ∧ a % b = r ↔ r + b * q = a ∧ 0 ≤ r ∧ r < b :=
  ⟨fun ⟨hq, hr⟩ => hq ▸ hr ▸ ⟨emod_add_mul_ediv a b, emod_nonneg a (Int.ne_of_gt h), emod_lt_of_pos a h⟩,
    fun ⟨e, h₀, h₁⟩ => ediv_emod_eq h e h₀ h₁⟩

theorem ediv_eq_zero_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a / b = 0 :=
  (ediv_emod_eq (r := a) (Int.lt_of_le_of_lt H1 H2) (by rw [Int.mul_zero, Int.add_zero]) H1 H2).1
theorem emod_eq_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a % b = a :=
  (ediv_emod_eq (q := 0) (Int.lt_of_le_of_lt H1 H2) (by rw [Int.mul_zero, Int.add_zero]) H1 H2).2

@[simp] theorem emod_zero : ∀ a : Int, a % 0 = a
  | ofNat m => congrArg ofNat m.mod_zero
  | negSucc m => by show subNatNat 0 (m % 0 + 1) = _; rw [Nat.mod_zero]; rfl
@[simp] theorem zero_ediv (b : Int) : 0 / b = 0 := by
  cases b with
  | ofNat n => exact congrArg ofNat n.zero_div
  | negSucc n => show -((0 / (n + 1) : Nat) : Int) = 0; rw [Nat.zero_div]; rfl
@[simp] theorem zero_emod (b : Int) : 0 % b = 0 := by rw [emod_def, zero_ediv, Int.mul_zero, Int.sub_zero]
@[simp] theorem emod_neg (a b : Int) : a % -b = a % b := by rw [emod_def, emod_def, Int.ediv_neg, Int.neg_mul_neg]
@[simp] theorem ediv_one (a : Int) : a / 1 = a := by
  cases a with
  | ofNat m => exact congrArg ofNat m.div_one
  | negSucc m => exact congrArg negSucc m.div_one
@[simp] theorem emod_one (a : Int) : a % 1 = 0 := by rw [emod_def, ediv_one, Int.one_mul, Int.sub_self]
theorem ediv_minus_one (a : Int) : a / -1 = -a := by rw [show (-1 : Int) = -(1 : Int) from rfl, Int.ediv_neg, ediv_one]
theorem emod_minus_one (a : Int) : a % -1 = 0 := by rw [show (-1 : Int) = -(1 : Int) from rfl, emod_neg, emod_one]

theorem emod_two_eq (x : Int) : x % 2 = 0 ∨ x % 2 = 1 :=
  (Int.lt_or_eq_of_le (emod_nonneg x (by decide))).elim
    (fun h => .inr (Int.le_antisymm (le_of_lt_add_one (emod_lt_of_pos x (by decide))) h)) fun h => .inl h.symm
theorem emod_two_eq_zero_or_one (x : Int) : x % 2 = 0 ∨ x % 2 = 1 := emod_two_eq x

@[simp] theorem add_mul_ediv_left (a : Int) {b : Int} (c : Int) (H : b ≠ 0) : (a + b * c) / b = a / b + c := by
  have pos {b c : Int} (h : 0 < b) : (a + b * c) / b = a / b + c :=
    (ediv_emod_eq h (by rw [Int.mul_add, ← Int.add_assoc, emod_add_mul_ediv]) (emod_nonneg a (Int.ne_of_gt h))
      (emod_lt_of_pos a h)).1
  rcases Int.lt_or_gt_of_ne H with h | h
  · have := pos (b := -b) (c := -c) (Int.neg_pos_of_neg h)
    rw [Int.neg_mul_neg, Int.ediv_neg, Int.ediv_neg, ← Int.neg_add] at this
    exact Int.neg_inj.1 this
  · exact pos h

@[simp] theorem add_mul_ediv_right (a b : Int) {c : Int} (H : c ≠ 0) : (a + b * c) / c = a / c + b := by
  rw [Int.mul_comm, add_mul_ediv_left a b H]

@[simp] theorem add_mul_emod_self_left (a b c : Int) : (a + b * c) % b = a % b := by
  by_cases h : b = 0
  · subst h; rw [Int.zero_mul, Int.add_zero]
  · rw [emod_def, add_mul_ediv_left a c h, Int.mul_add, emod_def]; exact Int.add_sub_add_right ..

@[simp] theorem add_mul_emod_self_right (a b c : Int) : (a + b * c) % c = a % c := by
  rw [Int.mul_comm, add_mul_emod_self_left]
theorem add_mul_emod_self {a b c : Int} : (a + b * c) % c = a % c := add_mul_emod_self_right a b c
@[simp] theorem mul_add_emod_self_left (a b c : Int) : (a * b + c) % a = c % a := by
  rw [Int.add_comm, add_mul_emod_self_left]
@[simp] theorem mul_add_emod_self_right (a b c : Int) : (a * b + c) % b = c % b := by
  rw [Int.add_comm, add_mul_emod_self_right]

@[simp] theorem mul_ediv_cancel (a : Int) {b : Int} (H : b ≠ 0) : a * b / b = a := by
  rw [Int.mul_comm, mul_ediv_cancel_left a H]
attribute [simp] mul_ediv_cancel_left
@[simp] theorem ediv_self {a : Int} (H : a ≠ 0) : a / a = 1 := by
  have := mul_ediv_cancel 1 H; rwa [Int.one_mul] at this
@[simp] theorem mul_emod_right (a b : Int) : a * b % a = 0 := by
  have := add_mul_emod_self_left 0 a b; rwa [Int.zero_add, zero_emod] at this
@[simp] theorem mul_emod_left (a b : Int) : a * b % b = 0 := by rw [Int.mul_comm, mul_emod_right]
@[simp] theorem emod_self {a : Int} : a % a = 0 := by have := mul_emod_left 1 a; rwa [Int.one_mul] at this
@[simp] theorem add_emod_right (a b : Int) : (a + b) % b = a % b := by
  have := add_mul_emod_self_left a b 1; rwa [Int.mul_one] at this
@[simp] theorem add_emod_left (a b : Int) : (a + b) % a = b % a := by rw [Int.add_comm, add_emod_right]
theorem add_emod_self {a b : Int} : (a + b) % b = a % b := add_emod_right a b
theorem add_emod_self_left {a b : Int} : (a + b) % a = b % a := add_emod_left a b
@[simp] theorem sub_emod_right (a b : Int) : (a - b) % b = a % b := by
  have := add_mul_emod_self_left a b (-1); rwa [Int.mul_neg_one] at this
@[simp] theorem neg_emod_self (a : Int) : -a % a = 0 := by
  have := mul_emod_left (-1) a; rwa [Int.neg_one_mul] at this

theorem add_ediv_right (a : Int) {b : Int} (h : b ≠ 0) : (a + b) / b = a / b + 1 := by
  have := add_mul_ediv_left a 1 h; rwa [Int.mul_one] at this
theorem add_ediv_left (a : Int) {b : Int} (h : b ≠ 0) : (b + a) / b = a / b + 1 := by rw [Int.add_comm, add_ediv_right a h]

@[simp] theorem emod_emod (a b : Int) : a % b % b = a % b := by
  have := add_mul_emod_self_left (a % b) b (a / b)
  rw [emod_add_mul_ediv] at this
  exact this.symm

@[simp] theorem emod_add_emod (m n k : Int) : (m % n + k) % n = (m + k) % n := by
  have := add_mul_emod_self_left (m % n + k) n (m / n)
  rw [Int.add_right_comm, emod_add_mul_ediv] at this
  exact this.symm
@[simp] theorem add_emod_emod (m n k : Int) : (m + n % k) % k = (m + n) % k := by
  rw [Int.add_comm, emod_add_emod, Int.add_comm]
theorem add_emod (a b n : Int) : (a + b) % n = (a % n + b % n) % n := by rw [emod_add_emod, add_emod_emod]
@[simp] theorem emod_sub_emod (m n k : Int) : (m % n - k) % n = (m - k) % n := emod_add_emod m n (-k)
@[simp] theorem sub_emod_emod (m n k : Int) : (m - n % k) % k = (m - n) % k := by
  rw [emod_def n, Int.sub_sub_eq_add_sub, Int.add_sub_comm, add_mul_emod_self_left]
theorem sub_emod (a b n : Int) : (a - b) % n = (a % n - b % n) % n := by rw [emod_sub_emod, sub_emod_emod]
@[simp] theorem emod_mul_emod (a b c : Int) : (a % c * b) % c = a * b % c := by
  have := add_mul_emod_self_left (a % c * b) c (a / c * b)
  rw [← this, ← Int.mul_assoc, ← Int.add_mul, emod_add_mul_ediv]
@[simp] theorem mul_emod_emod (a b c : Int) : (a * (b % c)) % c = a * b % c := by
  rw [Int.mul_comm, emod_mul_emod, Int.mul_comm]
theorem mul_emod (a b n : Int) : a * b % n = (a % n) * (b % n) % n := by rw [emod_mul_emod, mul_emod_emod]
theorem neg_emod_emod (a n : Int) : -(a % n) % n = -a % n := by
  have := sub_emod_emod 0 a n; rwa [Int.zero_sub, Int.zero_sub] at this
theorem emod_pow (a n : Int) (k : Nat) : (a % n) ^ k % n = a ^ k % n := by
  induction k with
  | zero => rfl
  | succ k ih => rw [Int.pow_succ, Int.pow_succ, mul_emod, ih, emod_emod, ← mul_emod]

theorem add_emod_eq_add_emod_left {m n k : Int} (i : Int) (H : m % n = k % n) : (i + m) % n = (i + k) % n := by
  rw [← add_emod_emod, H, add_emod_emod]
theorem add_emod_eq_add_emod_right {m n k : Int} (i : Int) (H : m % n = k % n) : (m + i) % n = (k + i) % n := by
  rw [← emod_add_emod, H, emod_add_emod]
theorem emod_add_cancel_right {m n k : Int} (i : Int) : (m + i) % n = (k + i) % n ↔ m % n = k % n :=
  ⟨fun H => by have := add_emod_eq_add_emod_right (-i) H; rwa [Int.add_neg_cancel_right, Int.add_neg_cancel_right] at this,
    add_emod_eq_add_emod_right i⟩
theorem emod_add_cancel_left {m n k i : Int} : (i + m) % n = (i + k) % n ↔ m % n = k % n := by
  rw [Int.add_comm i, Int.add_comm i, emod_add_cancel_right]
theorem emod_sub_cancel_right {m n k : Int} (i : Int) : (m - i) % n = (k - i) % n ↔ m % n = k % n :=
  emod_add_cancel_right (-i)
theorem emod_eq_emod_iff_emod_sub_eq_zero {m n k : Int} : m % n = k % n ↔ (m - k) % n = 0 := by
  have := @emod_sub_cancel_right m n k k
  rw [Int.sub_self, zero_emod] at this
  exact this.symm
theorem ediv_emod_unique' {a b r q : Int} (h : 0 < b) (e : r + b * q = a) (h₀ : 0 ≤ r) (h₁ : r < b) :
    a / b = q ∧ a % b = r := ediv_emod_eq h e h₀ h₁

/-! ## Divisibility -/

theorem dvd_def (a b : Int) : (a ∣ b) = ∃ c, b = a * c := rfl
@[simp] protected theorem dvd_zero (n : Int) : n ∣ 0 := ⟨0, (Int.mul_zero n).symm⟩
@[simp] protected theorem dvd_refl (n : Int) : n ∣ n := ⟨1, (Int.mul_one n).symm⟩
@[simp] protected theorem one_dvd (n : Int) : 1 ∣ n := ⟨n, (Int.one_mul n).symm⟩
@[simp] protected theorem dvd_mul_right (a b : Int) : a ∣ a * b := ⟨b, rfl⟩
@[simp] protected theorem dvd_mul_left (a b : Int) : b ∣ a * b := ⟨a, Int.mul_comm a b⟩
protected theorem dvd_trans {a b c : Int} (h : a ∣ b) (h' : b ∣ c) : a ∣ c := by
  rcases h with ⟨d, rfl⟩
  rcases h' with ⟨e, rfl⟩
  exact ⟨d * e, Int.mul_assoc a d e⟩
@[simp] protected theorem zero_dvd {n : Int} : 0 ∣ n ↔ n = 0 :=
  ⟨fun ⟨_, e⟩ => by rw [e, Int.zero_mul], fun h => h ▸ Int.dvd_refl 0⟩
@[simp] protected theorem dvd_neg {a b : Int} : a ∣ -b ↔ a ∣ b :=
  ⟨fun ⟨c, h⟩ => ⟨-c, by rw [Int.mul_neg, ← h, Int.neg_neg]⟩, fun ⟨c, h⟩ => ⟨-c, by rw [Int.mul_neg, h]⟩⟩
@[simp] protected theorem neg_dvd {a b : Int} : -a ∣ b ↔ a ∣ b :=
  ⟨fun ⟨c, h⟩ => ⟨-c, by rw [h, Int.neg_mul_comm]⟩, fun ⟨c, h⟩ => ⟨-c, by rw [h, Int.neg_mul_neg]⟩⟩
protected theorem dvd_add {a b c : Int} (h : a ∣ b) (h' : a ∣ c) : a ∣ b + c := by
  rcases h with ⟨d, rfl⟩
  rcases h' with ⟨e, rfl⟩
  exact ⟨d + e, (Int.mul_add ..).symm⟩
protected theorem dvd_sub {a b c : Int} (h : a ∣ b) (h' : a ∣ c) : a ∣ b - c := Int.dvd_add h (Int.dvd_neg.2 h')
protected theorem dvd_add_right {a b c : Int} (H : a ∣ b) : a ∣ b + c ↔ a ∣ c :=
  ⟨fun h => by have := Int.dvd_sub h H; rwa [Int.add_sub_cancel_left] at this, Int.dvd_add H⟩
protected theorem dvd_add_left {a b c : Int} (H : a ∣ c) : a ∣ b + c ↔ a ∣ b := by
  rw [Int.add_comm, Int.dvd_add_right H]
protected theorem dvd_iff_dvd_of_dvd_sub {a b c : Int} (H : a ∣ b - c) : a ∣ b ↔ a ∣ c := by
  have := Int.dvd_add_left (a := a) (b := c) H
  rwa [Int.add_sub_cancel'_right] at this
protected theorem dvd_mul_right_of_dvd {a b : Int} (h : a ∣ b) (c : Int) : a ∣ b * c := Int.dvd_trans h (Int.dvd_mul_right b c)
protected theorem dvd_mul_left_of_dvd {a b : Int} (h : a ∣ b) (c : Int) : a ∣ c * b := Int.dvd_trans h (Int.dvd_mul_left c b)
protected theorem mul_dvd_mul {a b c d : Int} (h : a ∣ b) (h' : c ∣ d) : a * c ∣ b * d := by
  rcases h with ⟨e, rfl⟩
  rcases h' with ⟨f, rfl⟩
  exact ⟨e * f, Int.mul_mul_mul_comm ..⟩
protected theorem mul_dvd_mul_left {b c : Int} (a : Int) (h : b ∣ c) : a * b ∣ a * c := Int.mul_dvd_mul (Int.dvd_refl a) h
protected theorem mul_dvd_mul_right {a b : Int} (c : Int) (h : a ∣ b) : a * c ∣ b * c := Int.mul_dvd_mul h (Int.dvd_refl c)
protected theorem dvd_of_mul_dvd_mul_left {a m n : Int} (ha : a ≠ 0) (h : a * m ∣ a * n) : m ∣ n :=
  match h with | ⟨b, hb⟩ => ⟨b, Int.eq_of_mul_eq_mul_left ha (by rw [hb, Int.mul_assoc])⟩
protected theorem dvd_of_mul_dvd_mul_right {a m n : Int} (ha : a ≠ 0) (h : m * a ∣ n * a) : m ∣ n :=
  Int.dvd_of_mul_dvd_mul_left ha (by rwa [Int.mul_comm a, Int.mul_comm a])

@[simp, norm_cast] theorem natCast_dvd_natCast {m n : Nat} : (m : Int) ∣ n ↔ m ∣ n := by
  refine ⟨fun ⟨a, ae⟩ => ?_, fun ⟨k, e⟩ => ⟨k, by rw [e, natCast_mul]⟩⟩
  have := congrArg natAbs ae
  rw [natAbs_mul, natAbs_natCast, natAbs_natCast] at this
  exact ⟨natAbs a, this⟩
theorem ofNat_dvd {m n : Nat} : (m : Int) ∣ n ↔ m ∣ n := natCast_dvd_natCast
@[simp] theorem natAbs_dvd {a b : Int} : (a.natAbs : Int) ∣ b ↔ a ∣ b := by
  rcases natAbs_eq a with h | h
  · rw [← h]
  · rw [← Int.neg_dvd, ← h]
@[simp] theorem dvd_natAbs {a b : Int} : a ∣ (b.natAbs : Int) ↔ a ∣ b := by
  rcases natAbs_eq b with h | h
  · rw [← h]
  · rw [← Int.dvd_neg, ← h]
theorem natAbs_dvd_natAbs {a b : Int} : natAbs a ∣ natAbs b ↔ a ∣ b := by
  rw [← natCast_dvd_natCast, natAbs_dvd, dvd_natAbs]
theorem ofNat_dvd_left {n : Nat} {z : Int} : (n : Int) ∣ z ↔ n ∣ z.natAbs := by rw [← natCast_dvd_natCast, dvd_natAbs]
theorem natCast_dvd {z : Int} {n : Nat} : (n : Int) ∣ z ↔ n ∣ z.natAbs := ofNat_dvd_left
theorem dvd_natAbs_of_ofNat_dvd {a : Nat} : ∀ {z : Int}, (a : Int) ∣ z → a ∣ z.natAbs := natCast_dvd.1
theorem ofNat_dvd_of_dvd_natAbs {a : Nat} {z : Int} (h : a ∣ z.natAbs) : (a : Int) ∣ z := natCast_dvd.2 h

theorem le_of_dvd {a b : Int} (bpos : 0 < b) (H : a ∣ b) : a ≤ b := by
  refine Int.le_trans le_natAbs ?_
  rw [← natAbs_of_nonneg (Int.le_of_lt bpos)]
  exact ofNat_le.2 (Nat.le_of_dvd (natAbs_pos.2 (Int.ne_of_gt bpos)) (natAbs_dvd_natAbs.2 H))
theorem natAbs_le_of_dvd {a b : Int} (hb : b ≠ 0) (H : a ∣ b) : a.natAbs ≤ b.natAbs :=
  Nat.le_of_dvd (natAbs_pos.2 hb) (natAbs_dvd_natAbs.2 H)
theorem dvd_antisymm {a b : Int} (H1 : 0 ≤ a) (H2 : 0 ≤ b) (h₁ : a ∣ b) (h₂ : b ∣ a) : a = b := by
  rw [← natAbs_of_nonneg H1, ← natAbs_of_nonneg H2, Nat.dvd_antisymm (natAbs_dvd_natAbs.2 h₁) (natAbs_dvd_natAbs.2 h₂)]
theorem eq_one_of_dvd_one {a : Int} (H : 0 ≤ a) (H' : a ∣ 1) : a = 1 := dvd_antisymm H (by decide) H' (Int.one_dvd a)
theorem natAbs_eq_of_dvd_dvd {s t : Int} (hst : s ∣ t) (hts : t ∣ s) : natAbs s = natAbs t :=
  Nat.dvd_antisymm (natAbs_dvd_natAbs.2 hst) (natAbs_dvd_natAbs.2 hts)

theorem emod_eq_zero_iff_dvd {a b : Int} : b % a = 0 ↔ a ∣ b := dvd_iff_emod_eq_zero.symm
theorem dvd_emod_sub_self {x m : Int} : m ∣ x % m - x := 
  ⟨-(x / m), by rw [emod_def, Int.sub_right_comm, Int.sub_self, Int.zero_sub, Int.mul_neg]⟩
theorem dvd_self_sub_emod {x m : Int} : m ∣ x - x % m := ⟨x / m, (mul_ediv_self x m).symm⟩
theorem dvd_self_sub_of_emod_eq {a b c : Int} (h : a % b = c) : b ∣ a - c := h ▸ dvd_self_sub_emod
theorem emod_emod_of_dvd (n : Int) {m k : Int} (h : m ∣ k) : n % k % m = n % m := by
  rcases h with ⟨c, rfl⟩
  have := add_mul_emod_self_left (n % (m * c)) m (c * (n / (m * c)))
  rw [← this, ← Int.mul_assoc, emod_add_mul_ediv]
theorem emod_eq_emod_of_dvd_sub {a b n : Int} (h : n ∣ a - b) : a % n = b % n :=
  emod_eq_emod_iff_emod_sub_eq_zero.2 (emod_eq_zero_of_dvd h)
theorem dvd_eq_true_of_mod_eq_zero {m n : Int} (h : n % m == 0) : (m ∣ n) = True :=
  eq_true (dvd_of_emod_eq_zero (eq_of_beq h))
theorem dvd_eq_false_of_mod_ne_zero {m n : Int} (h : n % m != 0) : (m ∣ n) = False :=
  eq_false fun h' => by rw [emod_eq_zero_of_dvd h'] at h; nomatch h

/-! ## Exact division -/

protected theorem mul_ediv_cancel' {a b : Int} (H : a ∣ b) : a * (b / a) = b := by
  have := mul_ediv_add_emod b a; rwa [emod_eq_zero_of_dvd H, Int.add_zero] at this
protected theorem ediv_mul_cancel {a b : Int} (H : b ∣ a) : a / b * b = a := by rw [Int.mul_comm, Int.mul_ediv_cancel' H]
protected theorem mul_ediv_assoc (a : Int) : ∀ {b c : Int}, c ∣ b → a * b / c = a * (b / c) := by
  rintro _ c ⟨d, rfl⟩
  by_cases h : c = 0
  · rw [h, Int.ediv_zero, Int.ediv_zero, Int.mul_zero]
  · rw [Int.mul_left_comm, mul_ediv_cancel_left _ h, mul_ediv_cancel_left _ h]
protected theorem mul_ediv_assoc' (b : Int) {a c : Int} (h : c ∣ a) : a * b / c = a / c * b := by
  rw [Int.mul_comm, Int.mul_ediv_assoc _ h, Int.mul_comm]
theorem add_ediv_of_dvd_right {a b c : Int} (H : c ∣ b) : (a + b) / c = a / c + b / c := by
  by_cases h : c = 0
  · rw [h, Int.ediv_zero, Int.ediv_zero, Int.ediv_zero]; rfl
  · rcases H with ⟨d, rfl⟩
    rw [add_mul_ediv_left a d h, mul_ediv_cancel_left d h]
theorem add_ediv_of_dvd_left {a b c : Int} (H : c ∣ a) : (a + b) / c = a / c + b / c := by
  rw [Int.add_comm, add_ediv_of_dvd_right H, Int.add_comm]
theorem neg_ediv_of_dvd : ∀ {a b : Int}, b ∣ a → (-a) / b = -(a / b) := by
  rintro _ b ⟨c, rfl⟩
  by_cases h : b = 0
  · rw [h, Int.ediv_zero, Int.ediv_zero]; rfl
  · rw [← Int.mul_neg, mul_ediv_cancel_left _ h, mul_ediv_cancel_left _ h]
theorem sub_ediv_of_dvd (a : Int) {b c : Int} (hcb : c ∣ b) : (a - b) / c = a / c - b / c := by
  rw [Int.sub_eq_add_neg, add_ediv_of_dvd_right (Int.dvd_neg.2 hcb), neg_ediv_of_dvd hcb]; rfl
protected theorem eq_mul_of_ediv_eq_right {a b c : Int} (H1 : b ∣ a) (H2 : a / b = c) : a = b * c := by
  rw [← H2, Int.mul_ediv_cancel' H1]
protected theorem eq_mul_of_ediv_eq_left {a b c : Int} (H1 : b ∣ a) (H2 : a / b = c) : a = c * b := by
  rw [← H2, Int.ediv_mul_cancel H1]
protected theorem ediv_eq_of_eq_mul_right {a b c : Int} (H1 : b ≠ 0) (H2 : a = b * c) : a / b = c := by
  rw [H2, mul_ediv_cancel_left _ H1]
protected theorem ediv_eq_of_eq_mul_left {a b c : Int} (H1 : b ≠ 0) (H2 : a = c * b) : a / b = c := by
  rw [H2, mul_ediv_cancel _ H1]
protected theorem ediv_eq_iff_eq_mul_right {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a / b = c ↔ a = b * c :=
  ⟨Int.eq_mul_of_ediv_eq_right H', Int.ediv_eq_of_eq_mul_right H⟩
protected theorem ediv_eq_iff_eq_mul_left {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a / b = c ↔ a = c * b :=
  ⟨Int.eq_mul_of_ediv_eq_left H', Int.ediv_eq_of_eq_mul_left H⟩
theorem ediv_dvd_of_dvd {m n : Int} (hmn : m ∣ n) : n / m ∣ n := ⟨m, (Int.ediv_mul_cancel hmn).symm⟩
theorem eq_zero_of_ediv_eq_zero {d n : Int} (h : d ∣ n) (H : n / d = 0) : n = 0 := by
  rw [← Int.mul_ediv_cancel' h, H, Int.mul_zero]

/-! ## Order -/

theorem ediv_nonneg {a b : Int} (Ha : 0 ≤ a) (Hb : 0 ≤ b) : 0 ≤ a / b := by
  rcases eq_ofNat_of_zero_le Ha with ⟨m, rfl⟩
  rcases eq_ofNat_of_zero_le Hb with ⟨n, rfl⟩
  exact natCast_nonneg _
theorem ediv_nonpos_of_nonneg_of_nonpos {a b : Int} (Ha : 0 ≤ a) (Hb : b ≤ 0) : a / b ≤ 0 := by
  have := ediv_nonneg Ha (Int.neg_nonneg_of_nonpos Hb); rw [Int.ediv_neg] at this; exact Int.nonpos_of_neg_nonneg this
theorem ediv_mul_le (a : Int) {b : Int} (H : b ≠ 0) : a / b * b ≤ a := by rw [Int.mul_comm]; exact mul_ediv_self_le H
theorem le_ediv_iff_mul_le {a b c : Int} (H : 0 < c) : a ≤ b / c ↔ a * c ≤ b :=
  ⟨fun h => Int.le_trans (Int.mul_le_mul_of_nonneg_right h (Int.le_of_lt H)) (ediv_mul_le b (Int.ne_of_gt H)),
    le_ediv_of_mul_le H⟩
theorem ediv_lt_iff_lt_mul {a b c : Int} (H : 0 < c) : a / c < b ↔ a < b * c := by
  rw [← Int.not_le, ← Int.not_le, le_ediv_iff_mul_le H]
theorem ediv_lt_of_lt_mul {a b c : Int} (H : 0 < c) (H' : a < b * c) : a / c < b := (ediv_lt_iff_lt_mul H).2 H'
theorem lt_mul_of_ediv_lt {a b c : Int} (H1 : 0 < c) (H2 : a / c < b) : a < b * c := (ediv_lt_iff_lt_mul H1).1 H2
theorem mul_le_of_le_ediv {a b c : Int} (H1 : 0 < c) (H2 : a ≤ b / c) : a * c ≤ b := (le_ediv_iff_mul_le H1).1 H2
theorem ediv_le_of_le_mul {a b c : Int} (H : 0 < c) (H' : a ≤ b * c) : a / c ≤ b :=
  le_of_lt_add_one (ediv_lt_of_lt_mul H (by rw [Int.add_one_mul]; exact Int.lt_of_le_of_lt H' (Int.lt_add_of_pos_right _ H)))
theorem lt_ediv_add_one_mul_self (a : Int) {b : Int} (H : 0 < b) : a < (a / b + 1) * b := by
  have := lt_mul_ediv_self_add (x := a) H; rw [Int.add_one_mul, Int.mul_comm]; exact this
theorem ediv_le_ediv {a b c : Int} (H : 0 < c) (H' : a ≤ b) : a / c ≤ b / c :=
  le_ediv_of_mul_le H (Int.le_trans (ediv_mul_le a (Int.ne_of_gt H)) H')
theorem ediv_le_self {a : Int} (b : Int) (Ha : 0 ≤ a) : a / b ≤ a := by
  rcases Int.lt_or_ge 0 b with hb | hb
  · refine ediv_le_of_le_mul hb ?_
    have := Int.mul_le_mul_of_nonneg_left (add_one_le_of_lt hb) Ha
    rwa [Int.zero_add, Int.mul_one] at this
  · exact Int.le_trans (ediv_nonpos_of_nonneg_of_nonpos Ha hb) Ha
theorem ediv_pos_of_pos_of_dvd {a b : Int} (H1 : 0 < a) (H2 : 0 ≤ b) (H3 : b ∣ a) : 0 < a / b :=
  Int.lt_of_le_of_ne (ediv_nonneg (Int.le_of_lt H1) H2) fun h => Int.ne_of_gt H1 (eq_zero_of_ediv_eq_zero H3 h.symm)
theorem ediv_neg_of_neg_of_pos {a b : Int} (Ha : a < 0) (Hb : 0 < b) : a / b < 0 :=
  (ediv_lt_iff_lt_mul Hb).2 (by rwa [Int.zero_mul])
theorem ediv_neg' {a b : Int} (Ha : a < 0) (Hb : 0 < b) : a / b < 0 := ediv_neg_of_neg_of_pos Ha Hb
theorem ediv_nonneg_iff_of_pos {a b : Int} (h : 0 < b) : 0 ≤ a / b ↔ 0 ≤ a := by
  rw [le_ediv_iff_mul_le h, Int.zero_mul]
theorem ediv_ediv_eq_ediv_mul (m : Int) {n k : Int} (H : 0 ≤ n) : m / n / k = m / (n * k) := by
  have pos {m n k : Int} (hn : 0 < n) (hk : 0 < k) : m / n / k = m / (n * k) := by
    have h₁ := Int.mul_le_mul_of_nonneg_left (emod_lt_of_pos (m / n) hk) (Int.le_of_lt hn)
    rw [Int.mul_add_one] at h₁
    refine (ediv_emod_eq (r := n * (m / n % k) + m % n) (Int.mul_pos hn hk) ?_
      (Int.add_nonneg (Int.mul_nonneg (Int.le_of_lt hn) (emod_nonneg _ (Int.ne_of_gt hk))) (emod_nonneg m (Int.ne_of_gt hn)))
      (Int.lt_of_lt_of_le (Int.add_lt_add_left (emod_lt_of_pos m hn) _) h₁)).1.symm
    rw [Int.mul_assoc, Int.add_right_comm, ← Int.mul_add, emod_add_mul_ediv, mul_ediv_add_emod]
  rcases Int.lt_or_eq_of_le H with hn | rfl
  · rcases Int.lt_trichotomy k 0 with hk | rfl | hk
    · have := pos (m := m) hn (Int.neg_pos_of_neg hk)
      rw [Int.ediv_neg, Int.mul_neg, Int.ediv_neg] at this
      exact Int.neg_inj.1 this
    · rw [Int.ediv_zero, Int.mul_zero, Int.ediv_zero]
    · exact pos hn hk
  · rw [Int.ediv_zero, zero_ediv, Int.zero_mul, Int.ediv_zero]

theorem mul_ediv_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : a * b / (a * c) = b / c := by
  rw [← ediv_ediv_eq_ediv_mul _ (Int.le_of_lt H), mul_ediv_cancel_left _ (Int.ne_of_gt H)]
theorem mul_ediv_mul_of_pos_left (a : Int) {b : Int} (c : Int) (H : 0 < b) : a * b / (c * b) = a / c := by
  rw [Int.mul_comm, Int.mul_comm c, mul_ediv_mul_of_pos _ _ H]
theorem mul_emod_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : a * b % (a * c) = a * (b % c) := by
  rw [emod_def, mul_ediv_mul_of_pos _ _ H, emod_def, Int.mul_sub, Int.mul_assoc]

@[simp] theorem emod_natAbs (a b : Int) : a % (b.natAbs : Int) = a % b := by
  rcases natAbs_eq b with h | h
  · rw [← h]
  · exact (emod_neg a _).symm.trans (congrArg (a % ·) h.symm)

theorem neg_emod {a b : Int} : -a % b = if b ∣ a then 0 else b.natAbs - a % b := by
  split
  next h => exact emod_eq_zero_of_dvd (Int.dvd_neg.2 h)
  next h =>
    by_cases hb : b = 0
    · subst hb; rw [emod_zero, emod_zero]; exact (Int.zero_sub a).symm
    · have h₁ := emod_lt a hb
      have h₂ := (emod_pos_of_not_dvd h).resolve_left hb
      rw [← emod_natAbs] at h₁ h₂ ⊢
      rw [← emod_natAbs a b, ← add_emod_left]
      show (b.natAbs - a) % (b.natAbs : Int) = _
      rw [← sub_emod_emod, emod_eq_of_lt (Int.sub_nonneg_of_le (Int.le_of_lt h₁)) (Int.sub_lt_self _ h₂)]

/-! ## The other roundings -/

@[simp] theorem zero_tdiv : ∀ b : Int, tdiv 0 b = 0
  | ofNat n => congrArg ofNat n.zero_div
  | negSucc n => by show -((0 / (n + 1) : Nat) : Int) = 0; rw [Nat.zero_div]; rfl
@[simp] protected theorem tdiv_zero : ∀ a : Int, tdiv a 0 = 0
  | ofNat n => congrArg ofNat n.div_zero
  | negSucc n => by show -(((n + 1) / 0 : Nat) : Int) = 0; rw [Nat.div_zero]; rfl
@[simp] theorem tdiv_neg : ∀ a b : Int, a.tdiv (-b) = -a.tdiv b
  | a, 0 => by rw [Int.neg_zero, Int.tdiv_zero, Int.neg_zero]
  | ofNat _, ofNat (_ + 1) => rfl
  | negSucc m, ofNat (n + 1) => (Int.neg_neg (((m + 1) / (n + 1) : Nat) : Int)).symm
  | ofNat m, negSucc n => (Int.neg_neg ((m / (n + 1) : Nat) : Int)).symm
  | negSucc _, negSucc _ => rfl
@[simp] theorem neg_tdiv : ∀ a b : Int, (-a).tdiv b = -a.tdiv b
  | 0, b => by rw [Int.neg_zero, zero_tdiv, Int.neg_zero]
  | ofNat (_ + 1), ofNat _ => rfl
  | ofNat (m + 1), negSucc n => (Int.neg_neg (((m + 1) / (n + 1) : Nat) : Int)).symm
  | negSucc m, ofNat n => (Int.neg_neg (((m + 1) / n : Nat) : Int)).symm
  | negSucc _, negSucc _ => rfl
theorem natCast_tdiv (m n : Nat) : ((m / n : Nat) : Int) = tdiv m n := rfl
theorem natCast_tmod (m n : Nat) : ((m % n : Nat) : Int) = tmod m n := rfl

theorem tdiv_eq_ediv_of_nonneg {a b : Int} (h : 0 ≤ a) : a.tdiv b = a / b := by
  rcases eq_ofNat_of_zero_le h with ⟨m, rfl⟩
  cases b <;> rfl
theorem tmod_eq_emod_of_nonneg {a b : Int} (h : 0 ≤ a) : tmod a b = a % b := by
  rcases eq_ofNat_of_zero_le h with ⟨m, rfl⟩
  cases b <;> rfl
@[simp] theorem neg_tmod : ∀ a b : Int, tmod (-a) b = -tmod a b
  | 0, ofNat n => by show ((0 % n : Nat) : Int) = -((0 % n : Nat) : Int); rw [Nat.zero_mod]; rfl
  | 0, negSucc n => by show ((0 % (n + 1) : Nat) : Int) = -((0 % (n + 1) : Nat) : Int); rw [Nat.zero_mod]; rfl
  | ofNat (_ + 1), ofNat _ => rfl
  | ofNat (_ + 1), negSucc _ => rfl
  | negSucc m, ofNat n => (Int.neg_neg (((m + 1) % n : Nat) : Int)).symm
  | negSucc m, negSucc n => (Int.neg_neg (((m + 1) % (n + 1) : Nat) : Int)).symm

theorem tmod_add_mul_tdiv (a b : Int) : tmod a b + b * a.tdiv b = a := by
  have pos {a b : Int} (h : 0 ≤ a) : tmod a b + b * a.tdiv b = a := by
    rw [tmod_eq_emod_of_nonneg h, tdiv_eq_ediv_of_nonneg h, emod_add_mul_ediv]
  rcases Int.le_total 0 a with h | h
  · exact pos h
  · have := pos (b := b) (Int.neg_nonneg_of_nonpos h)
    rw [neg_tmod, neg_tdiv, Int.mul_neg, ← Int.neg_add] at this
    exact Int.neg_inj.1 this
theorem tmod_add_tdiv (a b : Int) : tmod a b + b * a.tdiv b = a := tmod_add_mul_tdiv a b
theorem mul_tdiv_add_tmod (a b : Int) : b * a.tdiv b + tmod a b = a := by rw [Int.add_comm, tmod_add_mul_tdiv]
theorem tmod_def (a b : Int) : tmod a b = a - b * a.tdiv b := Int.eq_sub_of_add_eq (tmod_add_mul_tdiv a b)
@[simp] theorem tmod_neg (a b : Int) : tmod a (-b) = tmod a b := by rw [tmod_def, tmod_def, tdiv_neg, Int.neg_mul_neg]
@[simp] theorem zero_tmod (b : Int) : tmod 0 b = 0 := by rw [tmod_def, zero_tdiv, Int.mul_zero, Int.sub_zero]
@[simp] theorem tmod_zero (a : Int) : tmod a 0 = a := by rw [tmod_def, Int.zero_mul, Int.sub_zero]
theorem tmod_nonneg {a : Int} (b : Int) (h : 0 ≤ a) : 0 ≤ tmod a b := by
  by_cases hb : b = 0
  · rwa [hb, tmod_zero]
  · rw [tmod_eq_emod_of_nonneg h]; exact emod_nonneg a hb
theorem tmod_lt_of_pos (a : Int) {b : Int} (H : 0 < b) : tmod a b < b := by
  rcases Int.le_total 0 a with h | h
  · rw [tmod_eq_emod_of_nonneg h]; exact emod_lt_of_pos a H
  · have := tmod_nonneg b (Int.neg_nonneg_of_nonpos h)
    rw [neg_tmod] at this
    exact Int.lt_of_le_of_lt (Int.nonpos_of_neg_nonneg this) H
theorem tdiv_nonneg {a b : Int} (Ha : 0 ≤ a) (Hb : 0 ≤ b) : 0 ≤ a.tdiv b := by
  rw [tdiv_eq_ediv_of_nonneg Ha]; exact ediv_nonneg Ha Hb
theorem tdiv_eq_zero_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a.tdiv b = 0 := by
  rw [tdiv_eq_ediv_of_nonneg H1, ediv_eq_zero_of_lt H1 H2]
theorem tmod_eq_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : tmod a b = a := by
  rw [tmod_eq_emod_of_nonneg H1, emod_eq_of_lt H1 H2]
theorem tdiv_mul_cancel_of_dvd {a b : Int} (h : b ∣ a) : a.tdiv b = a / b := by
  rcases Int.le_total 0 a with ha | ha
  · exact tdiv_eq_ediv_of_nonneg ha
  · have := tdiv_eq_ediv_of_nonneg (b := b) (Int.neg_nonneg_of_nonpos ha)
    rw [neg_tdiv, neg_ediv_of_dvd h] at this
    exact Int.neg_inj.1 this
theorem tdiv_eq_ediv_of_dvd {a b : Int} (h : b ∣ a) : a.tdiv b = a / b := tdiv_mul_cancel_of_dvd h

theorem fdiv_eq_ediv_of_nonneg (a : Int) {b : Int} (h : 0 ≤ b) : fdiv a b = a / b := by
  rcases eq_ofNat_of_zero_le h with ⟨n, rfl⟩
  cases a with
  | ofNat m => cases m with | zero => exact (zero_ediv n).symm | succ => rfl
  | negSucc m => cases n <;> rfl
theorem fmod_eq_emod_of_nonneg (a : Int) {b : Int} (h : 0 ≤ b) : fmod a b = a % b := by
  rcases eq_ofNat_of_zero_le h with ⟨n, rfl⟩
  cases a with
  | ofNat m => cases m with | zero => exact (zero_emod n).symm | succ => rfl
  | negSucc m => rfl
@[simp] theorem zero_fdiv (b : Int) : fdiv 0 b = 0 := rfl
@[simp] theorem fdiv_zero (a : Int) : fdiv a 0 = 0 := by rw [fdiv_eq_ediv_of_nonneg a (Int.le_refl 0), Int.ediv_zero]
@[simp] theorem zero_fmod (b : Int) : fmod 0 b = 0 := rfl
@[simp] theorem fmod_zero (a : Int) : fmod a 0 = a := by rw [fmod_eq_emod_of_nonneg a (Int.le_refl 0), emod_zero]
theorem fmod_nonneg {a b : Int} (hb : 0 < b) : 0 ≤ a.fmod b := by
  rw [fmod_eq_emod_of_nonneg a (Int.le_of_lt hb)]; exact emod_nonneg a (Int.ne_of_gt hb)
theorem fmod_lt_of_pos (a : Int) {b : Int} (H : 0 < b) : a.fmod b < b := by
  rw [fmod_eq_emod_of_nonneg a (Int.le_of_lt H)]; exact emod_lt_of_pos a H

/-! ## Balanced remainder -/

theorem bmod_def (x : Int) (m : Nat) : bmod x m = if x % m < (m + 1) / 2 then x % m else x % m - m := rfl
theorem bmod_pos (x : Int) (m : Nat) (p : x % m < (m + 1) / 2) : bmod x m = x % m := if_pos p
theorem bmod_neg (x : Int) (m : Nat) (p : x % m ≥ (m + 1) / 2) : bmod x m = x % m - m := if_neg (Int.not_lt_of_ge p)
@[simp] theorem bmod_zero (m : Nat) : bmod 0 m = 0 := by
  cases m with
  | zero => rfl
  | succ m =>
    rw [bmod_pos, zero_emod]
    rw [zero_emod]
    exact le_ediv_of_mul_le (by decide) (ofNat_le.2 (Nat.le_add_left 2 m))
@[simp] theorem emod_bmod (x : Int) (n : Nat) : bmod (x % n) n = bmod x n := by rw [bmod_def, emod_emod, bmod_def]
@[simp] theorem bmod_emod (x : Int) (m : Nat) : bmod x m % m = x % m := by
  rw [bmod_def]; split
  · rw [emod_emod]
  · rw [sub_emod_right, emod_emod]
@[simp] theorem bmod_bmod (x : Int) (m : Nat) : bmod (bmod x m) m = bmod x m := by rw [← emod_bmod, bmod_emod, emod_bmod]
theorem bmod_eq_emod_of_lt {x : Int} {m : Nat} (h : x % m < (m + 1) / 2) : bmod x m = x % m := bmod_pos x m h
theorem bmod_lt {x : Int} {m : Nat} (h : 0 < m) : bmod x m < (m + 1) / 2 := by
  rw [bmod_def]
  split
  · assumption
  · exact Int.lt_of_lt_of_le (Int.sub_neg_of_lt (emod_lt_of_pos x (natCast_pos.2 h)))
      (ediv_nonneg (natCast_nonneg (m + 1)) (by decide))
theorem le_bmod {x : Int} {m : Nat} (h : 0 < m) : -(m / 2 : Int) ≤ bmod x m := by
  rw [bmod_def]
  split
  · exact Int.le_trans (Int.neg_nonpos_of_nonneg (ediv_nonneg (natCast_nonneg m) (by decide)))
      (emod_nonneg x (Int.ne_of_gt (natCast_pos.2 h)))
  · omega
theorem bmod_add_mul_bdiv (x : Int) (m : Nat) : bmod x m + m * bdiv x m = x := by
  by_cases h : m = 0
  · subst h
    show bmod x 0 + 0 * bdiv x 0 = x
    rw [Int.zero_mul, Int.add_zero]
    show (if x % 0 < _ then x % 0 else x % 0 - 0) = x
    rw [Int.sub_zero, ite_self, emod_zero]
  · have hd : bdiv x m = if x % m < (m + 1) / 2 then x / m else x / m + 1 := if_neg h
    rw [bmod_def, hd]
    split
    · exact emod_add_mul_ediv x m
    · rw [Int.mul_add_one, Int.add_comm _ (m : Int), ← Int.add_assoc, Int.sub_add_cancel, emod_add_mul_ediv]
theorem bdiv_add_bmod (x : Int) (m : Nat) : m * bdiv x m + bmod x m = x := by rw [Int.add_comm, bmod_add_mul_bdiv]
@[simp] theorem bmod_one (x : Int) : bmod x 1 = 0 := by
  rw [← emod_bmod]; exact congrArg (bmod · 1) (emod_one x)
@[simp] theorem emod_add_bmod_congr (x : Int) (n : Nat) (y : Int) : bmod (x % n + y) n = bmod (x + y) n := by
  rw [← emod_bmod, emod_add_emod, emod_bmod]
@[simp] theorem bmod_add_bmod_congr {x y : Int} {n : Nat} : bmod (bmod x n + y) n = bmod (x + y) n := by
  rw [← emod_bmod, ← emod_add_emod, bmod_emod, emod_add_emod, emod_bmod]
theorem bmod_eq_bmod_iff_bmod_sub_eq_zero {m : Int} {n : Nat} {k : Int} : m.bmod n = k.bmod n ↔ (m - k).bmod n = 0 := by
  have h (x y : Int) : x.bmod n = y.bmod n ↔ x % n = y % n :=
    ⟨fun h => by rw [← bmod_emod x, h, bmod_emod], fun h => by rw [← emod_bmod x, h, emod_bmod]⟩
  have := h (m - k) 0
  rw [bmod_zero, zero_emod] at this
  rw [h, this, emod_eq_emod_iff_emod_sub_eq_zero]

end Int
