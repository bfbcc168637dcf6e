prelude
import Init.Int.Basic

/-!
# Integers: an ordered commutative ring

Every integer is a difference `subNatNat m n` of two natural numbers, and two differences are equal,
or ordered, when the crosswise sums are. All ring laws and the basic facts on the order follow from
that by reasoning about natural numbers. Later files use only the laws.
-/

namespace Int

/-! ## Differences of natural numbers -/

theorem subNatNat_of_sub_eq_zero {m n : Nat} (h : n - m = 0) : subNatNat m n = ↑(m - n) := by
  rw [subNatNat, h, ofNat_eq_coe]

theorem subNatNat_of_sub_eq_succ {m n k : Nat} (h : n - m = .succ k) : subNatNat m n = negSucc k := by
  rw [subNatNat, h]

theorem subNatNat_add_left {m n : Nat} : subNatNat (m + n) m = n := by
  rw [subNatNat, Nat.sub_self_add, Nat.add_sub_cancel_left, ofNat_eq_coe]

theorem subNatNat_add_right {m n : Nat} : subNatNat m (m + n + 1) = negSucc n := by
  rw [subNatNat, Nat.add_assoc, Nat.add_sub_cancel_left]

theorem subNatNat_add_add (m n k : Nat) : subNatNat (m + k) (n + k) = subNatNat m n := by
  rw [Nat.add_comm m, Nat.add_comm n]
  simp only [subNatNat, Nat.add_sub_add_left]

theorem subNatNat_elim (m n : Nat) (motive : Nat → Nat → Int → Prop)
    (hp : ∀ i n, motive (n + i) n i) (hn : ∀ i m, motive m (m + i + 1) (negSucc i)) :
    motive m n (subNatNat m n) := by
  rcases Nat.lt_or_ge m n with h | h <;> rcases Nat.le.dest h with ⟨k, rfl⟩
  · rw [Nat.succ_add, ← Nat.add_one, subNatNat_add_right]; exact hn k m
  · rw [subNatNat_add_left]; exact hp k n

private theorem natCast_eq_subNatNat (n : Nat) : (n : Int) = subNatNat n 0 := by
  rw [← subNatNat_add_left (m := 0), Nat.zero_add]

private theorem exists_subNatNat : ∀ a : Int, ∃ m n, a = subNatNat m n
  | ofNat k => ⟨k, 0, natCast_eq_subNatNat k⟩
  | negSucc k => ⟨0, k + 1, rfl⟩

private theorem subNatNat_congr {a b c d : Nat} (h : a + d = c + b) : subNatNat a b = subNatNat c d := by
  rw [← subNatNat_add_add a b d, h, Nat.add_comm b, subNatNat_add_add]

private theorem subNatNat_inj {a b c d : Nat} : subNatNat a b = subNatNat c d → a + d = c + b := by
  refine subNatNat_elim a b (fun a b x => x = subNatNat c d → a + d = c + b) ?_ ?_ <;> intro i n <;>
    refine subNatNat_elim c d (fun c d y => _ = y → _ + d = c + _) ?_ ?_ <;> intro j m h <;> cases h
  · simp only [Nat.add_comm, Nat.add_left_comm]
  · simp only [Nat.add_comm, Nat.add_left_comm, Nat.add_assoc]

/- Sums of products of natural numbers are compared in a normal form: this is what the ring laws come down to. -/
attribute [local simp] Nat.left_distrib Nat.right_distrib Nat.add_comm Nat.add_left_comm Nat.add_assoc Nat.mul_comm
  Nat.mul_left_comm Nat.mul_assoc

private theorem neg_subNatNat (a b : Nat) : -subNatNat a b = subNatNat b a := by
  refine subNatNat_elim a b (fun a b x => -x = subNatNat b a) ?_ ?_
  · intro i n
    cases i with
    | zero => exact (subNatNat_add_left (m := n) (n := 0)).symm
    | succ i => exact subNatNat_add_right.symm
  · intro i m
    exact (subNatNat_add_left (n := i + 1)).symm

private theorem negOfNat_eq_subNatNat : ∀ n : Nat, negOfNat n = subNatNat 0 n
  | 0 => rfl
  | _ + 1 => rfl

private theorem subNatNat_add_subNatNat (a b c d : Nat) :
    subNatNat a b + subNatNat c d = subNatNat (a + c) (b + d) := by
  refine subNatNat_elim a b (fun a b x => x + _ = subNatNat (a + c) (b + d)) ?_ ?_ <;> intro i n <;>
    refine subNatNat_elim c d (fun c d y => _ + y = subNatNat (_ + c) (_ + d)) ?_ ?_ <;> intro j m
  · show ((i + j : Nat) : Int) = _
    rw [natCast_eq_subNatNat]; apply subNatNat_congr; simp
  · show subNatNat i (j + 1) = _
    apply subNatNat_congr; simp
  · show subNatNat j (i + 1) = _
    apply subNatNat_congr; simp
  · show subNatNat 0 (i + j + 1 + 1) = _
    apply subNatNat_congr; simp

private theorem subNatNat_mul_subNatNat (a b c d : Nat) :
    subNatNat a b * subNatNat c d = subNatNat (a * c + b * d) (a * d + b * c) := by
  refine subNatNat_elim a b (fun a b x => x * _ = subNatNat (a * c + b * d) (a * d + b * c)) ?_ ?_ <;> intro i n <;>
    refine subNatNat_elim c d (fun c d y => _ * y = subNatNat (_ * c + _ * d) (_ * d + _ * c)) ?_ ?_ <;> intro j m
  · show ((i * j : Nat) : Int) = _
    rw [natCast_eq_subNatNat]; apply subNatNat_congr; simp
  · show negOfNat (i * (j + 1)) = _
    rw [negOfNat_eq_subNatNat]; apply subNatNat_congr; simp
  · show negOfNat ((i + 1) * j) = _
    rw [negOfNat_eq_subNatNat]; apply subNatNat_congr; simp
  · show (((i + 1) * (j + 1) : Nat) : Int) = _
    rw [natCast_eq_subNatNat]; apply subNatNat_congr; simp

attribute [local simp] subNatNat_add_subNatNat subNatNat_mul_subNatNat neg_subNatNat

/-! ## Ring laws -/

protected theorem add_comm (a b : Int) : a + b = b + a := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  simp

protected theorem add_assoc (a b c : Int) : a + b + c = a + (b + c) := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  rcases exists_subNatNat c with ⟨_, _, rfl⟩
  simp

@[simp] protected theorem add_zero : ∀ a : Int, a + 0 = a
  | ofNat _ => rfl
  | negSucc _ => rfl

@[simp] protected theorem zero_add (a : Int) : 0 + a = a := Int.add_comm .. ▸ a.add_zero

protected theorem add_left_comm (a b c : Int) : a + (b + c) = b + (a + c) := by
  rw [← Int.add_assoc, Int.add_comm a, Int.add_assoc]

protected theorem add_right_comm (a b c : Int) : a + b + c = a + c + b := by
  rw [Int.add_assoc, Int.add_comm b, Int.add_assoc]

protected theorem add_right_neg (a : Int) : a + -a = 0 := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rw [neg_subNatNat, subNatNat_add_subNatNat]
  exact subNatNat_congr (c := 0) (d := 0) (by simp)

protected theorem add_left_neg (a : Int) : -a + a = 0 := Int.add_comm .. ▸ a.add_right_neg

@[simp] protected theorem neg_zero : -(0 : Int) = 0 := rfl

@[simp] protected theorem neg_neg : ∀ a : Int, - -a = a
  | 0 => rfl
  | ofNat (_ + 1) => rfl
  | negSucc _ => rfl

protected theorem neg_inj {a b : Int} : -a = -b ↔ a = b :=
  ⟨fun h => by rw [← Int.neg_neg a, h, Int.neg_neg], congrArg _⟩

protected theorem neg_add {a b : Int} : -(a + b) = -a + -b := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  simp only [subNatNat_add_subNatNat, neg_subNatNat]

protected theorem sub_eq_add_neg {a b : Int} : a - b = a + -b := rfl

protected theorem neg_add_cancel_left (a b : Int) : -a + (a + b) = b := by
  rw [← Int.add_assoc, Int.add_left_neg, Int.zero_add]

protected theorem add_neg_cancel_left (a b : Int) : a + (-a + b) = b := by
  rw [← Int.add_assoc, Int.add_right_neg, Int.zero_add]

protected theorem add_neg_cancel_right (a b : Int) : a + b + -b = a := by
  rw [Int.add_assoc, Int.add_right_neg, Int.add_zero]

protected theorem neg_add_cancel_right (a b : Int) : a + -b + b = a := by
  rw [Int.add_assoc, Int.add_left_neg, Int.add_zero]

protected theorem add_left_cancel {a b c : Int} (h : a + b = a + c) : b = c := by
  rw [← Int.neg_add_cancel_left a b, h, Int.neg_add_cancel_left]

protected theorem mul_comm (a b : Int) : a * b = b * a := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  simp

protected theorem mul_assoc (a b c : Int) : a * b * c = a * (b * c) := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  rcases exists_subNatNat c with ⟨_, _, rfl⟩
  simp

protected theorem mul_left_comm (a b c : Int) : a * (b * c) = b * (a * c) := by
  rw [← Int.mul_assoc, Int.mul_comm a, Int.mul_assoc]

protected theorem mul_right_comm (a b c : Int) : a * b * c = a * c * b := by
  rw [Int.mul_assoc, Int.mul_comm b, Int.mul_assoc]

protected theorem mul_add (a b c : Int) : a * (b + c) = a * b + a * c := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  rcases exists_subNatNat c with ⟨_, _, rfl⟩
  simp

protected theorem add_mul (a b c : Int) : (a + b) * c = a * c + b * c := by
  rw [Int.mul_comm, Int.mul_add, Int.mul_comm c, Int.mul_comm c]

@[simp] protected theorem mul_zero (a : Int) : a * 0 = 0 := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rw [show (0 : Int) = subNatNat 0 0 from rfl]
  simp

@[simp] protected theorem zero_mul (a : Int) : 0 * a = 0 := Int.mul_comm .. ▸ a.mul_zero

@[simp] protected theorem mul_one (a : Int) : a * 1 = a := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rw [show (1 : Int) = subNatNat 1 0 from rfl]
  simp

@[simp] protected theorem one_mul (a : Int) : 1 * a = a := Int.mul_comm .. ▸ a.mul_one

protected theorem neg_mul_eq_neg_mul (a b : Int) : -(a * b) = -a * b := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  simp

@[simp] protected theorem neg_mul (a b : Int) : -a * b = -(a * b) := (Int.neg_mul_eq_neg_mul a b).symm

@[simp] protected theorem mul_neg (a b : Int) : a * -b = -(a * b) := by
  rw [Int.mul_comm, Int.neg_mul, Int.mul_comm]

protected theorem neg_mul_neg (a b : Int) : -a * -b = a * b := by simp

protected theorem neg_eq_neg_one_mul (a : Int) : -a = -1 * a := by rw [Int.neg_mul, Int.one_mul]

protected theorem mul_sub (a b c : Int) : a * (b - c) = a * b - a * c := by
  rw [Int.sub_eq_add_neg, Int.mul_add, Int.mul_neg]; rfl

protected theorem sub_mul (a b c : Int) : (a - b) * c = a * c - b * c := by
  rw [Int.mul_comm, Int.mul_sub, Int.mul_comm c, Int.mul_comm c]

/-! ## Natural numbers as integers -/

theorem natCast_add (n m : Nat) : ((n + m : Nat) : Int) = n + m := rfl
theorem natCast_mul (n m : Nat) : ((n * m : Nat) : Int) = n * m := rfl
theorem natCast_succ (n : Nat) : ((Nat.succ n : Nat) : Int) = n + 1 := rfl
theorem natCast_ediv (m n : Nat) : ((m / n : Nat) : Int) = m / n := rfl
theorem natCast_emod (m n : Nat) : ((m % n : Nat) : Int) = m % n := rfl
theorem negSucc_eq (n : Nat) : -[n+1] = -((n : Int) + 1) := rfl
theorem negSucc_coe (n : Nat) : -[n+1] = -((n + 1 : Nat) : Int) := rfl

@[simp] theorem natAbs_natCast (n : Nat) : natAbs (n : Int) = n := rfl
theorem natAbs_negSucc (n : Nat) : natAbs -[n+1] = n.succ := rfl

@[simp] theorem natAbs_neg : ∀ a : Int, natAbs (-a) = natAbs a
  | 0 => rfl
  | ofNat (_ + 1) => rfl
  | negSucc _ => rfl

/-! ## Order -/

theorem nonneg_def {a : Int} : NonNeg a ↔ ∃ n : Nat, a = n :=
  ⟨fun ⟨n⟩ => ⟨n, rfl⟩, fun ⟨n, h⟩ => h ▸ ⟨n⟩⟩

theorem le_def {a b : Int} : a ≤ b ↔ NonNeg (b - a) := .rfl
theorem lt_iff_add_one_le {a b : Int} : a < b ↔ a + 1 ≤ b := .rfl
theorem add_one_le_of_lt {a b : Int} (h : a < b) : a + 1 ≤ b := h

theorem le.dest {a b : Int} (h : a ≤ b) : ∃ n : Nat, a + n = b :=
  match nonneg_def.1 h with
  | ⟨n, h⟩ => ⟨n, by rw [← h, Int.sub_eq_add_neg, Int.add_left_comm, Int.add_right_neg, Int.add_zero]⟩

theorem le.intro {a b : Int} (n : Nat) (h : a + n = b) : a ≤ b :=
  nonneg_def.2 ⟨n, by rw [← h, Int.sub_eq_add_neg, Int.add_right_comm, Int.add_right_neg, Int.zero_add]⟩

/-- Differences are ordered as their crosswise sums are. -/
private theorem subNatNat_le_subNatNat {a b c d : Nat} : subNatNat a b ≤ subNatNat c d ↔ a + d ≤ c + b := by
  constructor
  · intro h
    rcases le.dest h with ⟨n, h⟩
    rw [natCast_eq_subNatNat, subNatNat_add_subNatNat] at h
    exact Nat.le.intro (k := n) (by have := subNatNat_inj h; rwa [Nat.add_zero, Nat.add_right_comm] at this)
  · intro h
    rcases Nat.le.dest h with ⟨n, h⟩
    refine le.intro n ?_
    rw [natCast_eq_subNatNat, subNatNat_add_subNatNat]
    exact subNatNat_congr (by rw [Nat.add_zero, Nat.add_right_comm, h])

@[simp] protected theorem le_refl (a : Int) : a ≤ a := le.intro 0 a.add_zero
protected theorem le_rfl {a : Int} : a ≤ a := a.le_refl
protected theorem le_of_eq {a b : Int} (h : a = b) : a ≤ b := h ▸ a.le_refl

protected theorem le_trans {a b c : Int} (h₁ : a ≤ b) (h₂ : b ≤ c) : a ≤ c :=
  match le.dest h₁, le.dest h₂ with
  | ⟨n, h₁⟩, ⟨m, h₂⟩ => le.intro (n + m) (by rw [natCast_add, ← Int.add_assoc, h₁, h₂])

protected theorem le_antisymm {a b : Int} : a ≤ b → b ≤ a → a = b := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  exact fun h₁ h₂ => subNatNat_congr (Nat.le_antisymm (subNatNat_le_subNatNat.1 h₁) (subNatNat_le_subNatNat.1 h₂))

/-- Strict order of differences. -/
private theorem subNatNat_lt_subNatNat {a b c d : Nat} : subNatNat a b < subNatNat c d ↔ a + d < c + b := by
  rw [lt_iff_add_one_le, show (1 : Int) = subNatNat 1 0 from rfl, subNatNat_add_subNatNat, subNatNat_le_subNatNat,
    Nat.add_right_comm]
  exact .rfl

protected theorem lt_or_ge (a b : Int) : a < b ∨ b ≤ a := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rcases exists_subNatNat b with ⟨_, _, rfl⟩
  rw [subNatNat_lt_subNatNat, subNatNat_le_subNatNat]
  exact Nat.lt_or_ge ..

@[simp] protected theorem lt_irrefl (a : Int) : ¬a < a := by
  rcases exists_subNatNat a with ⟨_, _, rfl⟩
  rw [subNatNat_lt_subNatNat]
  exact Nat.lt_irrefl _

theorem ofNat_le {m n : Nat} : (m : Int) ≤ n ↔ m ≤ n := by
  rw [natCast_eq_subNatNat, natCast_eq_subNatNat, subNatNat_le_subNatNat]
  exact .rfl

theorem ofNat_lt {n m : Nat} : (n : Int) < m ↔ n < m := ofNat_le (m := n + 1)

theorem natCast_nonneg (n : Nat) : (0 : Int) ≤ n := le.intro n (Int.zero_add n)

theorem eq_ofNat_of_zero_le {a : Int} (h : 0 ≤ a) : ∃ n : Nat, a = n :=
  match le.dest h with | ⟨n, h⟩ => ⟨n, by rw [← h, Int.zero_add]⟩

protected theorem le_of_lt {a b : Int} (h : a < b) : a ≤ b := Int.le_trans (le.intro 1 rfl) h

protected theorem add_le_add_left {a b : Int} (h : a ≤ b) (c : Int) : c + a ≤ c + b :=
  match le.dest h with | ⟨n, hn⟩ => le.intro n (by rw [Int.add_assoc, hn])

protected theorem add_le_add_right {a b : Int} (h : a ≤ b) (c : Int) : a + c ≤ b + c := by
  rw [Int.add_comm a, Int.add_comm b]; exact Int.add_le_add_left h c

protected theorem add_le_add {a b c d : Int} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Int.le_trans (Int.add_le_add_right h₁ c) (Int.add_le_add_left h₂ b)

protected theorem lt_of_lt_of_le {a b c : Int} (h₁ : a < b) (h₂ : b ≤ c) : a < c := Int.le_trans (b := b) h₁ h₂
protected theorem lt_of_le_of_lt {a b c : Int} (h₁ : a ≤ b) (h₂ : b < c) : a < c :=
  Int.le_trans (Int.add_le_add_right h₁ 1) h₂

protected theorem not_le_of_gt {b a : Int} (h : b < a) : ¬a ≤ b := fun h' => Int.lt_irrefl a (Int.lt_of_le_of_lt h' h)
protected theorem not_lt_of_ge {b a : Int} (h : b ≥ a) : ¬b < a := fun h' => Int.not_le_of_gt h' h
protected theorem lt_of_not_ge {a b : Int} (h : ¬b ≤ a) : a < b := (Int.lt_or_ge a b).elim id fun h' => (h h').elim
protected theorem le_of_not_gt {a b : Int} (h : ¬b < a) : a ≤ b := (Int.lt_or_ge b a).elim (fun h' => (h h').elim) id
@[simp] protected theorem not_le {a b : Int} : ¬a ≤ b ↔ b < a := ⟨Int.lt_of_not_ge, Int.not_le_of_gt⟩
@[simp] protected theorem not_lt {a b : Int} : ¬a < b ↔ b ≤ a := ⟨Int.le_of_not_gt, Int.not_lt_of_ge⟩

protected theorem lt_or_gt_of_ne {a b : Int} (h : a ≠ b) : a < b ∨ a > b :=
  (Int.lt_or_ge a b).elim .inl fun h₁ => .inr ((Int.lt_or_ge b a).elim id fun h₂ => (h (Int.le_antisymm h₂ h₁)).elim)

protected theorem ne_of_gt {a b : Int} (h : b < a) : a ≠ b := fun e => Int.lt_irrefl b (e ▸ h)

protected theorem neg_le_neg {a b : Int} (h : a ≤ b) : -b ≤ -a :=
  match le.dest h with
  | ⟨n, hn⟩ => le.intro n (by rw [← hn, Int.neg_add, Int.neg_add_cancel_right])

protected theorem sub_nonneg_of_le {a b : Int} (h : b ≤ a) : 0 ≤ a - b :=
  Int.add_right_neg b ▸ Int.add_le_add_right h (-b)

theorem sub_eq_zero_of_eq {a b : Int} (h : a = b) : a - b = 0 := h ▸ a.add_right_neg

protected theorem mul_le_mul_of_nonneg_left {a b c : Int} (h₁ : a ≤ b) (h₂ : 0 ≤ c) : c * a ≤ c * b :=
  match le.dest h₁, eq_ofNat_of_zero_le h₂ with
  | ⟨n, h₁⟩, ⟨m, h₂⟩ => le.intro (m * n) (by rw [← h₁, h₂, Int.mul_add, natCast_mul])

protected theorem mul_le_mul_of_nonpos_left {a b c : Int} (h : b ≤ a) (hc : c ≤ 0) : c * a ≤ c * b := by
  have := Int.neg_le_neg (Int.mul_le_mul_of_nonneg_left h (Int.neg_le_neg hc))
  rwa [Int.neg_mul, Int.neg_mul, Int.neg_neg, Int.neg_neg] at this

end Int
