prelude
import Init.Int.Order
import Init.Nat.MinMax

/-!
# Integers: absolute value, sign, conversion to natural numbers
-/

namespace Int

/-! ## Absolute value -/

@[simp] theorem natAbs_zero : natAbs 0 = 0 := rfl
@[simp] theorem natAbs_one : natAbs 1 = 1 := rfl
theorem natAbs_pos {a : Int} : 0 < natAbs a ↔ a ≠ 0 := Nat.pos_iff_ne_zero.trans (not_congr natAbs_eq_zero)
theorem natAbs_ne_zero {a : Int} : natAbs a ≠ 0 ↔ a ≠ 0 := not_congr natAbs_eq_zero
theorem natAbs_eq (a : Int) : a = natAbs a ∨ a = -natAbs a := by
  cases a with
  | ofNat => exact .inl rfl
  | negSucc => exact .inr rfl
theorem natAbs_of_nonpos {a : Int} (h : a ≤ 0) : (natAbs a : Int) = -a := by
  rw [← natAbs_neg]; exact natAbs_of_nonneg (Int.neg_nonneg_of_nonpos h)
theorem ofNat_natAbs_of_nonneg {a : Int} (h : 0 ≤ a) : (natAbs a : Int) = a := natAbs_of_nonneg h
theorem ofNat_natAbs_of_nonpos {a : Int} (h : a ≤ 0) : (natAbs a : Int) = -a := natAbs_of_nonpos h
theorem eq_natAbs_of_nonneg {a : Int} (h : 0 ≤ a) : a = natAbs a := (ofNat_natAbs_of_nonneg h).symm
theorem ofNat_natAbs (a : Int) : (a.natAbs : Int) = if 0 ≤ a then a else -a := Lean.Omega.Int.ofNat_natAbs a
theorem natAbs_eq_iff {a : Int} {n : Nat} : a.natAbs = n ↔ a = n ∨ a = -(n : Int) :=
  ⟨fun h => h ▸ natAbs_eq a, by
    rintro (rfl | rfl)
    · rfl
    · exact natAbs_neg _⟩
theorem natAbs_eq_natAbs_iff {a b : Int} : a.natAbs = b.natAbs ↔ a = b ∨ a = -b := by
  rw [natAbs_eq_iff]
  rcases natAbs_eq b with hb | hb
  · rw [← hb]
  · rw [Int.neg_eq_comm.1 hb.symm |>.symm, Int.neg_neg, or_comm]
private theorem natAbs_subNatNat_le (m n : Nat) : natAbs (subNatNat m n) ≤ m + n :=
  subNatNat_elim m n (fun m n x => natAbs x ≤ m + n) (fun i n => Nat.le_trans (Nat.le_add_left i n) (Nat.le_add_right _ n))
    fun i m => Nat.le_trans (Nat.le_add_left (i + 1) m) (Nat.le_add_left _ m)
theorem natAbs_add_le (a b : Int) : natAbs (a + b) ≤ natAbs a + natAbs b := by
  cases a <;> cases b
  · exact Nat.le_refl _
  · exact natAbs_subNatNat_le ..
  · rw [Nat.add_comm]; exact natAbs_subNatNat_le ..
  · exact Nat.le_of_eq (congrArg Nat.succ (Nat.succ_add ..).symm)
theorem natAbs_sub_le (a b : Int) : natAbs (a - b) ≤ natAbs a + natAbs b := by
  rw [← natAbs_neg b]; exact natAbs_add_le a (-b)
theorem natAbs_add_of_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : natAbs (a + b) = natAbs a + natAbs b :=
  match eq_ofNat_of_zero_le ha, eq_ofNat_of_zero_le hb with | ⟨_, ha'⟩, ⟨_, hb'⟩ => by subst ha' hb'; rfl
theorem natAbs_add_of_nonpos {a b : Int} (ha : a ≤ 0) (hb : b ≤ 0) : natAbs (a + b) = natAbs a + natAbs b := by
  rw [← natAbs_neg, Int.neg_add, natAbs_add_of_nonneg (Int.neg_nonneg_of_nonpos ha) (Int.neg_nonneg_of_nonpos hb),
    natAbs_neg, natAbs_neg]
theorem natAbs_lt_natAbs_of_nonneg_of_lt {a b : Int} (w₁ : 0 ≤ a) (w₂ : a < b) : a.natAbs < b.natAbs := by
  rw [← ofNat_lt, natAbs_of_nonneg w₁, natAbs_of_nonneg (Int.le_trans w₁ (Int.le_of_lt w₂))]; exact w₂
theorem natAbs_le_natAbs_of_nonneg_of_le {a b : Int} (w₁ : 0 ≤ a) (w₂ : a ≤ b) : a.natAbs ≤ b.natAbs := by
  rw [← ofNat_le, natAbs_of_nonneg w₁, natAbs_of_nonneg (Int.le_trans w₁ w₂)]; exact w₂
theorem natAbs_sub_of_nonneg_of_le {a b : Int} (h₁ : 0 ≤ b) (h₂ : b ≤ a) : (a - b).natAbs = a.natAbs - b.natAbs := by
  rw [← natCast_inj, natAbs_of_nonneg (Int.sub_nonneg_of_le h₂), natCast_sub (natAbs_le_natAbs_of_nonneg_of_le h₁ h₂),
    natAbs_of_nonneg h₁, natAbs_of_nonneg (Int.le_trans h₁ h₂)]
theorem natAbs_inj_of_nonneg_of_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : natAbs a = natAbs b ↔ a = b := by
  rw [← natCast_inj, natAbs_of_nonneg ha, natAbs_of_nonneg hb]
theorem neg_natAbs_le_self (a : Int) : -(natAbs a : Int) ≤ a := by
  cases a with
  | ofNat n => exact Int.le_trans (Int.neg_nonpos_of_nonneg (natCast_nonneg n)) (natCast_nonneg n)
  | negSucc => exact Int.le_refl _
theorem natAbs_cast (n : Nat) : natAbs (n : Int) = n := rfl

theorem natAbs_pow (n : Int) (k : Nat) : natAbs (n ^ k) = natAbs n ^ k := by
  induction k with
  | zero => rfl
  | succ k ih => rw [Int.pow_succ, natAbs_mul, ih, Nat.pow_succ]

theorem natAbs_mul_self' (a : Int) : (natAbs a * natAbs a : Int) = a * a := by
  rcases natAbs_eq a with h | h <;> rw [h] <;> simp

theorem natAbs_mul_self {a : Int} : ((natAbs a * natAbs a : Nat) : Int) = a * a := natAbs_mul_self' a
theorem natAbs_mul_natAbs_eq {a b : Int} {c : Nat} (h : a * b = c) : a.natAbs * b.natAbs = c := by
  rw [← natAbs_mul, h, natAbs_natCast]

/-! ## Sign -/

@[simp] theorem sign_zero : sign 0 = 0 := rfl
@[simp] theorem sign_one : sign 1 = 1 := rfl
theorem sign_neg_one : sign (-1) = -1 := rfl
@[simp] theorem sign_negSucc (n : Nat) : sign -[n+1] = -1 := rfl
theorem sign_natCast_add_one (n : Nat) : sign ((n + 1 : Nat) : Int) = 1 := rfl

theorem sign_eq_one_of_pos : ∀ {a : Int}, 0 < a → sign a = 1
  | ofNat (_ + 1), _ => rfl
  | 0, h => (Int.lt_irrefl 0 h).elim
  | negSucc n, h => ((negSucc_not_pos n).1 h).elim

theorem sign_eq_neg_one_of_neg : ∀ {a : Int}, a < 0 → sign a = -1
  | ofNat n, h => (Int.not_lt_of_le (natCast_nonneg n) h).elim
  | negSucc _, _ => rfl

/-- Case distinction on the sign. -/
private theorem sign_rec {p : Int → Int → Prop} (hn : ∀ a, a < 0 → p a (-1)) (hz : p 0 0) (hp : ∀ a, 0 < a → p a 1) (a : Int) :
    p a (sign a) := by
  rcases Int.lt_trichotomy a 0 with h | h | h
  · rw [sign_eq_neg_one_of_neg h]; exact hn a h
  · rw [h]; exact hz
  · rw [sign_eq_one_of_pos h]; exact hp a h

theorem sign_eq_one_iff_pos {a : Int} : sign a = 1 ↔ 0 < a :=
  sign_rec (p := fun a s => s = 1 ↔ 0 < a) (fun _ h => iff_of_false (by decide) (Int.lt_asymm h)) (by decide)
    (fun _ h => iff_of_true rfl h) a
theorem sign_eq_neg_one_iff_neg {a : Int} : sign a = -1 ↔ a < 0 :=
  sign_rec (p := fun a s => s = -1 ↔ a < 0) (fun _ h => iff_of_true rfl h) (by decide)
    (fun _ h => iff_of_false (by decide) (Int.lt_asymm h)) a
@[simp] theorem sign_eq_zero_iff_zero {a : Int} : sign a = 0 ↔ a = 0 :=
  sign_rec (p := fun a s => s = 0 ↔ a = 0) (fun _ h => iff_of_false (by decide) (Int.ne_of_lt h)) (by decide)
    (fun _ h => iff_of_false (by decide) (Int.ne_of_gt h)) a
@[simp] theorem sign_neg (z : Int) : sign (-z) = -sign z :=
  sign_rec (p := fun z s => sign (-z) = -s) (fun _ h => sign_eq_one_of_pos (Int.neg_pos_of_neg h)) rfl
    (fun _ h => sign_eq_neg_one_of_neg (Int.neg_neg_of_pos h)) z
theorem sign_pos_iff {a : Int} : 0 < sign a ↔ 0 < a :=
  sign_rec (p := fun a s => 0 < s ↔ 0 < a) (fun _ h => iff_of_false (by decide) (Int.lt_asymm h)) (by decide)
    (fun _ h => iff_of_true (by decide) h) a
theorem sign_neg_iff {a : Int} : sign a < 0 ↔ a < 0 :=
  sign_rec (p := fun a s => s < 0 ↔ a < 0) (fun _ h => iff_of_true (by decide) h) (by decide)
    (fun _ h => iff_of_false (by decide) (Int.lt_asymm h)) a
theorem sign_nonneg_iff {a : Int} : 0 ≤ sign a ↔ 0 ≤ a := by rw [← Int.not_lt, ← Int.not_lt, sign_neg_iff]
theorem sign_nonpos_iff {a : Int} : sign a ≤ 0 ↔ a ≤ 0 := by rw [← Int.not_lt, ← Int.not_lt, sign_pos_iff]
theorem sign_of_nonzero {a : Int} (h : a ≠ 0) : sign a = 1 ∨ sign a = -1 :=
  (Int.lt_or_gt_of_ne h).symm.imp sign_eq_one_of_pos sign_eq_neg_one_of_neg
theorem sign_trichotomy (a : Int) : sign a = 1 ∨ sign a = 0 ∨ sign a = -1 :=
  sign_rec (p := fun _ s => s = 1 ∨ s = 0 ∨ s = -1) (fun _ _ => .inr (.inr rfl)) (.inr (.inl rfl)) (fun _ _ => .inl rfl) a
@[simp] theorem sign_sign (a : Int) : sign (sign a) = sign a := by
  rcases sign_trichotomy a with h | h | h <;> rw [h] <;> rfl

theorem sign_mul_natAbs (a : Int) : sign a * natAbs a = a := by
  rcases Int.lt_trichotomy a 0 with h | h | h
  · rw [sign_eq_neg_one_of_neg h, Int.neg_one_mul, natAbs_of_nonpos (Int.le_of_lt h), Int.neg_neg]
  · subst h; rfl
  · rw [sign_eq_one_of_pos h, Int.one_mul, natAbs_of_nonneg (Int.le_of_lt h)]

theorem natAbs_mul_sign (a : Int) : natAbs a * sign a = a := by rw [Int.mul_comm, sign_mul_natAbs]

private theorem sign_mul_of_pos {a b : Int} (h : 0 < a) : sign (a * b) = sign b :=
  sign_rec (p := fun b s => sign (a * b) = s) (fun _ h' => sign_eq_neg_one_of_neg (Int.mul_neg_of_pos_of_neg h h'))
    (by rw [Int.mul_zero]; rfl) (fun _ h' => sign_eq_one_of_pos (Int.mul_pos h h')) b

@[simp] theorem sign_mul (a b : Int) : sign (a * b) = sign a * sign b :=
  sign_rec (p := fun a s => sign (a * b) = s * sign b)
    (fun a h => by
      rw [← Int.neg_neg a, Int.neg_mul, sign_neg, Int.neg_one_mul, sign_mul_of_pos (Int.neg_pos_of_neg h)])
    (by rw [Int.zero_mul, Int.zero_mul]; rfl) (fun a h => by rw [sign_mul_of_pos h, Int.one_mul]) a

theorem natAbs_sign_of_ne_zero {z : Int} (hz : z ≠ 0) : z.sign.natAbs = 1 := by
  rcases sign_of_nonzero hz with h | h <;> rw [h] <;> rfl

/-! ## Conversion to natural numbers -/

@[simp] theorem toNat_zero : (0 : Int).toNat = 0 := rfl
@[simp] theorem toNat_one : (1 : Int).toNat = 1 := rfl
@[simp] theorem toNat_natCast (n : Nat) : toNat (n : Int) = n := rfl
@[simp] theorem toNat_negSucc (n : Nat) : toNat -[n+1] = 0 := rfl
@[simp] theorem toNat_ofNat (n : Nat) : toNat (no_index (OfNat.ofNat n)) = OfNat.ofNat n := rfl
@[simp] theorem toNat_natCast_add_one {n : Nat} : ((n : Int) + 1).toNat = n + 1 := rfl
@[simp] theorem toNat_neg_natCast (n : Nat) : toNat (-(n : Int)) = 0 := by cases n <;> rfl
theorem toNat_of_nonneg {a : Int} (h : 0 ≤ a) : (toNat a : Int) = a :=
  match eq_ofNat_of_zero_le h with | ⟨_, h'⟩ => by subst h'; rfl
theorem toNat_of_nonpos {a : Int} (h : a ≤ 0) : toNat a = 0 := by
  cases a with
  | ofNat n => exact Nat.eq_zero_of_le_zero (ofNat_le.1 h)
  | negSucc => rfl
theorem eq_ofNat_toNat {a : Int} : a = toNat a ↔ 0 ≤ a :=
  ⟨fun h => h ▸ natCast_nonneg _, fun h => (toNat_of_nonneg h).symm⟩
theorem ofNat_toNat (a : Int) : (toNat a : Int) = max a 0 := toNat_eq_max a
theorem self_le_toNat (a : Int) : a ≤ toNat a := by
  cases a with
  | ofNat n => exact Int.le_refl _
  | negSucc n => exact negSucc_le_zero n
theorem le_toNat {n : Nat} {z : Int} (h : 0 ≤ z) : n ≤ z.toNat ↔ (n : Int) ≤ z := by
  rcases eq_ofNat_of_zero_le h with ⟨m, rfl⟩; exact ofNat_le.symm
theorem toNat_lt {n : Nat} {z : Int} (h : 0 ≤ z) : z.toNat < n ↔ z < (n : Int) := by
  rcases eq_ofNat_of_zero_le h with ⟨m, rfl⟩; exact ofNat_lt.symm
@[simp] theorem toNat_le {m : Int} {n : Nat} : toNat m ≤ n ↔ m ≤ n := by
  cases m with
  | ofNat m => exact ofNat_le.symm
  | negSucc k => exact iff_of_true (Nat.zero_le n) (Int.le_trans (negSucc_le_zero k) (natCast_nonneg n))
@[simp] theorem lt_toNat {m : Nat} {n : Int} : m < toNat n ↔ (m : Int) < n := by
  rw [← Nat.not_le, toNat_le, Int.not_le]
theorem toNat_lt_of_ne_zero {n : Nat} {z : Int} (h : n ≠ 0) : z.toNat < n ↔ z < (n : Int) := by
  cases z with
  | ofNat m => exact ofNat_lt.symm
  | negSucc k => exact iff_of_true (Nat.pos_of_ne_zero h) (Int.lt_of_lt_of_le (negSucc_lt_zero k) (natCast_nonneg n))
theorem toNat_le_toNat {a b : Int} (h : a ≤ b) : toNat a ≤ toNat b := toNat_le.2 (Int.le_trans h (self_le_toNat b))
theorem lt_of_toNat_lt {a b : Int} (h : toNat a < toNat b) : a < b :=
  Int.lt_of_not_ge fun h' => Nat.not_le_of_lt h (toNat_le_toNat h')
theorem toNat_lt_toNat {a b : Int} (hb : 0 < b) : toNat a < toNat b ↔ a < b := by
  rw [toNat_lt_of_ne_zero (Nat.ne_of_gt (lt_toNat.2 hb)), toNat_of_nonneg (Int.le_of_lt hb)]
@[simp] theorem toNat_eq_zero {n : Int} : n.toNat = 0 ↔ n ≤ 0 :=
  ⟨fun h => toNat_le.1 (Nat.le_of_eq h), toNat_of_nonpos⟩
theorem pos_iff_toNat_pos {n : Int} : 0 < n ↔ 0 < n.toNat := lt_toNat.symm
theorem ofNat_toNat_eq_self {a : Int} : (a.toNat : Int) = a ↔ 0 ≤ a :=
  ⟨fun h => eq_ofNat_toNat.1 h.symm, toNat_of_nonneg⟩
theorem toNat_add {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : (a + b).toNat = a.toNat + b.toNat :=
  match eq_ofNat_of_zero_le ha, eq_ofNat_of_zero_le hb with | ⟨_, ha'⟩, ⟨_, hb'⟩ => by subst ha' hb'; rfl
theorem toNat_add_nat {a : Int} (ha : 0 ≤ a) (n : Nat) : (a + n).toNat = a.toNat + n :=
  match eq_ofNat_of_zero_le ha with | ⟨_, ha'⟩ => by subst ha'; rfl
theorem toNat_pred_coe_of_pos {i : Int} (h : 0 < i) : ((i.toNat - 1 : Nat) : Int) = i - 1 := by
  rw [natCast_sub (pos_iff_toNat_pos.1 h), toNat_of_nonneg (Int.le_of_lt h)]; rfl
theorem toNat_sub (m n : Nat) : toNat (m - n) = m - n := by
  rcases Nat.le_total n m with h | h
  · rw [← natCast_sub h]; rfl
  · rw [Nat.sub_eq_zero_of_le h, toNat_of_nonpos (Int.sub_nonpos_of_le (ofNat_le.2 h))]
theorem toNat_sub' (a : Int) (b : Nat) : (a - b).toNat = a.toNat - b := by
  cases a with
  | ofNat a => exact toNat_sub a b
  | negSucc a =>
    rw [toNat_negSucc, Nat.zero_sub]
    exact toNat_of_nonpos (Int.le_trans (Int.sub_le_self _ (natCast_nonneg b)) (negSucc_le_zero a))
@[simp] theorem pred_toNat (i : Int) : (i - 1).toNat = i.toNat - 1 := toNat_sub' i 1
theorem toNat_sub_of_le {a b : Int} (h : b ≤ a) : (toNat (a - b) : Int) = a - b :=
  toNat_of_nonneg (Int.sub_nonneg_of_le h)
theorem toNat_sub_toNat_neg (n : Int) : (n.toNat : Int) - ((-n).toNat : Int) = n := by
  cases n with
  | ofNat n => show (n : Int) - toNat (-(n : Int)) = n; rw [toNat_neg_natCast]; exact Int.sub_zero _
  | negSucc n => exact Int.zero_sub _
theorem toNat_add_toNat_neg_eq_natAbs (n : Int) : n.toNat + (-n).toNat = n.natAbs := by
  cases n with
  | ofNat n => show n + toNat (-(n : Int)) = n; rw [toNat_neg_natCast]; rfl
  | negSucc n => exact Nat.zero_add _
theorem toNat_eq_max_zero (n : Int) : n.toNat = max n 0 := toNat_eq_max n
theorem natAbs_eq_toNat_of_nonneg {a : Int} (h : 0 ≤ a) : a.natAbs = a.toNat :=
  match eq_ofNat_of_zero_le h with | ⟨_, h'⟩ => by subst h'; rfl
theorem toNat_mul {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : (a * b).toNat = a.toNat * b.toNat := by
  rcases eq_ofNat_of_zero_le ha with ⟨m, rfl⟩
  rcases eq_ofNat_of_zero_le hb with ⟨n, rfl⟩
  rfl
theorem toNat_max (a b : Int) : (max a b).toNat = max a.toNat b.toNat := by
  rcases Int.le_total a b with h | h
  · rw [Int.max_eq_right h, Nat.max_eq_right (toNat_le_toNat h)]
  · rw [Int.max_eq_left h, Nat.max_eq_left (toNat_le_toNat h)]
theorem toNat_min (a b : Int) : (min a b).toNat = min a.toNat b.toNat := by
  rcases Int.le_total a b with h | h
  · rw [Int.min_eq_left h, Nat.min_eq_left (toNat_le_toNat h)]
  · rw [Int.min_eq_right h, Nat.min_eq_right (toNat_le_toNat h)]

theorem toNat?_eq_some {a : Int} {n : Nat} : a.toNat? = some n ↔ a = n := by
  cases a with
  | ofNat m => exact ⟨fun h => by cases h; rfl, fun h => by cases h; rfl⟩
  | negSucc m => exact ⟨nofun, nofun⟩

end Int
