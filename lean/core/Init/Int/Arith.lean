prelude
import Init.Nat.Mul
import Init.Omega.Int

/-!
# Integers: addition, subtraction, multiplication

Cancellation and rearrangement laws of the integers as a ring, and casts of natural numbers.
-/

@[simp] theorem Nat.cast_ofNat_Int {n : Nat} : (Nat.cast (no_index (OfNat.ofNat n)) : Int) = OfNat.ofNat n := rfl

namespace Int

/-! ## Casts of natural numbers -/

@[simp] theorem natCast_inj {m n : Nat} : (m : Int) = n ↔ m = n := ⟨ofNat.inj, congrArg _⟩
theorem ofNat_inj {m n : Nat} : (m : Int) = n ↔ m = n := natCast_inj
@[simp] theorem ofNat.inj_iff {m n : Nat} : ofNat m = ofNat n ↔ m = n := ⟨ofNat.inj, congrArg _⟩
theorem natCast_zero : ((0 : Nat) : Int) = 0 := rfl
theorem natCast_one : ((1 : Nat) : Int) = 1 := rfl
@[simp] theorem natCast_eq_zero {n : Nat} : (n : Int) = 0 ↔ n = 0 := natCast_inj
theorem ofNat_eq_zero {n : Nat} : (n : Int) = 0 ↔ n = 0 := natCast_eq_zero
theorem natCast_ne_zero {n : Nat} : (n : Int) ≠ 0 ↔ n ≠ 0 := not_congr natCast_eq_zero
theorem natCast_eq_one {n : Nat} : (n : Int) = 1 ↔ n = 1 := natCast_inj
theorem natCast_add_one (n : Nat) : ((n + 1 : Nat) : Int) = n + 1 := rfl
theorem ofNat_add (n m : Nat) : ((n + m : Nat) : Int) = n + m := rfl
theorem ofNat_mul (n m : Nat) : ((n * m : Nat) : Int) = n * m := rfl
theorem ofNat_succ (n : Nat) : ((n.succ : Nat) : Int) = n + 1 := rfl
theorem negSucc_inj {m n : Nat} : -[m+1] = -[n+1] ↔ m = n := ⟨negSucc.inj, congrArg _⟩
@[simp] theorem negSucc_ne_zero (n : Nat) : -[n+1] ≠ 0 := nofun
@[simp] theorem zero_ne_negSucc (n : Nat) : 0 ≠ -[n+1] := nofun
@[simp] theorem natCast_ne_negSucc (m n : Nat) : (m : Int) ≠ -[n+1] := nofun
theorem neg_ofNat_of_succ (n : Nat) : -((n.succ : Nat) : Int) = -[n+1] := rfl
theorem neg_negSucc (n : Nat) : -(-[n+1]) = ((n + 1 : Nat) : Int) := rfl
theorem neg_ofNat_zero : -((0 : Nat) : Int) = 0 := rfl
theorem subNatNat_eq_coe {m n : Nat} : subNatNat m n = (m : Int) - n := by
  cases n with
  | zero => exact subNatNat_of_sub_eq_zero (Nat.zero_sub m)
  | succ n => rfl
theorem subNatNat_sub {n m : Nat} (h : n ≤ m) (k : Nat) : subNatNat (m - n) k = subNatNat m (k + n) := by
  rw [← subNatNat_add_add (m - n) k n, Nat.sub_add_cancel h]
theorem subNatNat_add (m n k : Nat) : subNatNat (m + n) k = m + subNatNat n k := by
  rw [subNatNat_eq_coe, subNatNat_eq_coe, natCast_add]; exact Int.add_assoc _ _ _
@[simp] theorem subNatNat_self (n : Nat) : subNatNat n n = 0 := subNatNat_add_left (n := 0)

theorem natCast_sub {n m : Nat} (h : n ≤ m) : ((m - n : Nat) : Int) = m - n :=
  (subNatNat_of_sub_eq_zero (Nat.sub_eq_zero_of_le h)).symm.trans subNatNat_eq_coe
theorem ofNat_sub {m n : Nat} (h : m ≤ n) : ((n - m : Nat) : Int) = n - m := natCast_sub h
theorem natCast_pred_of_pos {n : Nat} (h : 0 < n) : ((n - 1 : Nat) : Int) = n - 1 := natCast_sub h
theorem natCast_min (a b : Nat) : ((min a b : Nat) : Int) = min (a : Int) b := by
  by_cases h : a ≤ b
  · exact (congrArg _ (if_pos h)).trans (if_pos (ofNat_le.2 h)).symm
  · exact (congrArg _ (if_neg h)).trans (if_neg (mt ofNat_le.1 h)).symm
theorem natCast_max (a b : Nat) : ((max a b : Nat) : Int) = max (a : Int) b := by
  by_cases h : a ≤ b
  · exact (congrArg _ (if_pos h)).trans (if_pos (ofNat_le.2 h)).symm
  · exact (congrArg _ (if_neg h)).trans (if_neg (mt ofNat_le.1 h)).symm

/-! ## Addition and negation -/

@[simp] protected theorem add_right_inj {i j : Int} (k : Int) : k + i = k + j ↔ i = j :=
  ⟨Int.add_left_cancel, congrArg _⟩
@[simp] protected theorem add_left_inj {i j : Int} (k : Int) : i + k = j + k ↔ i = j := by
  rw [Int.add_comm i, Int.add_comm j]; exact Int.add_right_inj k
protected theorem add_right_cancel {a b c : Int} (h : a + b = c + b) : a = c := (Int.add_left_inj b).mp h
@[simp] protected theorem add_eq_left {a b : Int} : a + b = a ↔ b = 0 :=
  (iff_of_eq (congrArg _ a.add_zero.symm)).trans (Int.add_right_inj a)
@[simp] protected theorem add_eq_right {a b : Int} : a + b = b ↔ a = 0 :=
  by rw [Int.add_comm]; exact Int.add_eq_left
@[simp] protected theorem left_eq_add {a b : Int} : a = a + b ↔ b = 0 := eq_comm.trans Int.add_eq_left
@[simp] protected theorem right_eq_add {a b : Int} : b = a + b ↔ a = 0 := eq_comm.trans Int.add_eq_right
protected theorem add_eq_zero_iff_eq_neg {a b : Int} : a + b = 0 ↔ a = -b :=
  ⟨fun h => by rw [← Int.add_neg_cancel_right a b, h, Int.zero_add], fun h => by rw [h, Int.add_left_neg]⟩
protected theorem eq_neg_of_add_eq_zero {a b : Int} (h : a + b = 0) : a = -b := Int.add_eq_zero_iff_eq_neg.mp h
protected theorem neg_eq_comm {a b : Int} : -a = b ↔ -b = a :=
  ⟨fun h => by rw [← h, Int.neg_neg], fun h => by rw [← h, Int.neg_neg]⟩
protected theorem eq_neg_comm {a b : Int} : a = -b ↔ b = -a :=
  ⟨fun h => by rw [h, Int.neg_neg], fun h => by rw [h, Int.neg_neg]⟩
protected theorem neg_eq_of_add_eq_zero {a b : Int} (h : a + b = 0) : -a = b :=
  Int.neg_eq_comm.1 (Int.eq_neg_of_add_eq_zero h).symm
@[simp] protected theorem neg_eq_zero {a : Int} : -a = 0 ↔ a = 0 :=
  ⟨fun h => Int.neg_inj.1 h, fun h => by rw [h]; rfl⟩
@[simp] protected theorem zero_eq_neg {a : Int} : 0 = -a ↔ a = 0 := eq_comm.trans Int.neg_eq_zero
protected theorem neg_ne_zero {a : Int} : -a ≠ 0 ↔ a ≠ 0 := not_congr Int.neg_eq_zero
protected theorem eq_zero_of_neg_eq {a : Int} (h : -a = a) : a = 0 := by
  cases a with
  | ofNat n => cases n with | zero => rfl | succ => nomatch h
  | negSucc => nomatch h
protected theorem neg_eq_neg_iff {a b : Int} : -a = -b ↔ a = b := Int.neg_inj
protected theorem add_add_add_comm (a b c d : Int) : a + b + (c + d) = a + c + (b + d) := by
  rw [Int.add_assoc, Int.add_assoc, Int.add_left_comm b]
protected theorem one_add (a : Int) : 1 + a = a + 1 := Int.add_comm 1 a

attribute [simp] Int.neg_add_cancel_left Int.add_neg_cancel_left Int.add_neg_cancel_right Int.neg_add_cancel_right
  Int.add_left_neg Int.add_right_neg

/-! ## Subtraction -/

@[simp] protected theorem sub_self (a : Int) : a - a = 0 := sub_eq_zero_of_eq rfl
@[simp] protected theorem sub_zero (a : Int) : a - 0 = a := Int.add_zero a
@[simp] protected theorem zero_sub (a : Int) : 0 - a = -a := Int.zero_add (-a)
@[simp] protected theorem sub_neg (a b : Int) : a - -b = a + b := congrArg (a + ·) (Int.neg_neg b)
@[simp] protected theorem neg_sub (a b : Int) : -(a - b) = b - a := by
  rw [Int.sub_eq_add_neg, Int.neg_add, Int.neg_neg, Int.add_comm]; rfl
@[simp] protected theorem sub_add_cancel (a b : Int) : a - b + b = a := Int.neg_add_cancel_right a b
@[simp] protected theorem add_sub_cancel (a b : Int) : a + b - b = a := Int.add_neg_cancel_right a b
@[simp] protected theorem add_sub_cancel_left (a b : Int) : a + b - a = b :=
  by rw [Int.add_comm, Int.add_sub_cancel]
@[simp] protected theorem add_sub_add_right (n k m : Int) : n + k - (m + k) = n - m := by
  rw [Int.sub_eq_add_neg, Int.neg_add, Int.add_comm (-m), ← Int.add_assoc, Int.add_neg_cancel_right]; rfl
@[simp] protected theorem add_sub_add_left (k n m : Int) : k + n - (k + m) = n - m := by
  rw [Int.add_comm k, Int.add_comm k, Int.add_sub_add_right]
@[simp] protected theorem sub_add_sub_cancel (a b c : Int) : a - b + (b - c) = a - c := by
  rw [Int.sub_eq_add_neg (b := c), ← Int.add_assoc, Int.sub_add_cancel]; rfl
@[simp] protected theorem add_sub_cancel'_right (a b : Int) : a + (b - a) = b :=
  by rw [Int.add_comm, Int.sub_add_cancel]
protected theorem add_sub_assoc (a b c : Int) : a + b - c = a + (b - c) := Int.add_assoc a b (-c)
protected theorem sub_sub (a b c : Int) : a - b - c = a - (b + c) := by
  rw [Int.sub_eq_add_neg (b := b + c), Int.neg_add, ← Int.add_assoc]; rfl
protected theorem sub_sub_eq_add_sub (a b c : Int) : a - (b - c) = a + c - b := by
  rw [Int.sub_eq_add_neg, Int.neg_sub, Int.add_sub_assoc]
@[simp] protected theorem sub_sub_self (a b : Int) : a - (a - b) = b :=
  by rw [Int.sub_sub_eq_add_sub, Int.add_sub_cancel_left]
protected theorem sub_right_comm (a b c : Int) : a - b - c = a - c - b := Int.add_right_comm a (-b) (-c)
protected theorem sub_add_comm {a b c : Int} : a - b + c = a + c - b := Int.add_right_comm a (-b) c
protected theorem add_sub_comm (a b c : Int) : a + b - c = a - c + b := Eq.symm Int.sub_add_comm
protected theorem sub_eq_iff_eq_add {b a c : Int} : a - b = c ↔ a = c + b :=
  ⟨fun h => by rw [← h, Int.sub_add_cancel], fun h => by rw [h, Int.add_sub_cancel]⟩
protected theorem sub_eq_iff_eq_add' {b a c : Int} : a - b = c ↔ a = b + c :=
  by rw [Int.sub_eq_iff_eq_add, Int.add_comm]
protected theorem eq_sub_iff_add_eq {a b c : Int} : a = c - b ↔ a + b = c :=
  ⟨fun h => by rw [h, Int.sub_add_cancel], fun h => by rw [← h, Int.add_sub_cancel]⟩
protected theorem eq_sub_iff_add_eq' {a b c : Int} : a = c - b ↔ b + a = c :=
  by rw [Int.eq_sub_iff_add_eq, Int.add_comm]
protected theorem eq_sub_of_add_eq {a b c : Int} (h : a + c = b) : a = b - c := Int.eq_sub_iff_add_eq.mpr h
protected theorem eq_sub_of_add_eq' {a b c : Int} (h : c + a = b) : a = b - c := Int.eq_sub_iff_add_eq'.mpr h
protected theorem sub_eq_of_eq_add {a b c : Int} (h : a = c + b) : a - b = c := Int.sub_eq_iff_eq_add.mpr h
protected theorem sub_eq_of_eq_add' {a b c : Int} (h : a = b + c) : a - b = c := Int.sub_eq_iff_eq_add'.mpr h
protected theorem eq_add_of_sub_eq {a b c : Int} (h : a - c = b) : a = b + c := Int.sub_eq_iff_eq_add.mp h
protected theorem add_eq_of_eq_sub {a b c : Int} (h : a = c - b) : a + b = c := Int.eq_sub_iff_add_eq.mp h
protected theorem sub_eq_zero {a b : Int} : a - b = 0 ↔ a = b :=
  ⟨fun h => by rw [← Int.sub_add_cancel a b, h, Int.zero_add], sub_eq_zero_of_eq⟩
protected theorem eq_of_sub_eq_zero {a b : Int} (h : a - b = 0) : a = b := Int.sub_eq_zero.mp h
protected theorem sub_ne_zero {a b : Int} : a - b ≠ 0 ↔ a ≠ b := not_congr Int.sub_eq_zero
protected theorem sub_ne_zero_of_ne {a b : Int} (h : a ≠ b) : a - b ≠ 0 := Int.sub_ne_zero.mpr h
@[simp] protected theorem sub_left_inj {i j : Int} (k : Int) : i - k = j - k ↔ i = j := Int.add_left_inj (-k)
@[simp] protected theorem sub_right_inj {i j : Int} (k : Int) : k - i = k - j ↔ i = j :=
  (Int.add_right_inj k).trans Int.neg_inj
protected theorem sub_eq_neg_add {a b : Int} : a - b = -b + a := Int.add_comm a (-b)
protected theorem neg_add_eq_sub {a b : Int} : -a + b = b - a := Eq.symm Int.sub_eq_neg_add
protected theorem neg_sub_neg (a b : Int) : -a - -b = b - a := by rw [Int.sub_neg, Int.add_comm]; rfl
protected theorem sub_sub_sub_cancel_right (a b c : Int) : a - c - (b - c) = a - b := Int.add_sub_add_right a (-c) b

/-! ## Multiplication -/

protected theorem mul_add_one (a b : Int) : a * (b + 1) = a * b + a := by rw [Int.mul_add, Int.mul_one]
protected theorem add_one_mul (a b : Int) : (a + 1) * b = a * b + b := by rw [Int.add_mul, Int.one_mul]
protected theorem mul_sub_one (a b : Int) : a * (b - 1) = a * b - a := by rw [Int.mul_sub, Int.mul_one]
protected theorem sub_one_mul (a b : Int) : (a - 1) * b = a * b - b := by rw [Int.sub_mul, Int.one_mul]
protected theorem two_mul (n : Int) : 2 * n = n + n :=
  by rw [show (2 : Int) = 1 + 1 from rfl, Int.add_one_mul, Int.one_mul]
protected theorem mul_two (n : Int) : n * 2 = n + n := by rw [Int.mul_comm, Int.two_mul]
protected theorem neg_mul_eq_mul_neg (a b : Int) : -(a * b) = a * -b := (Int.mul_neg a b).symm
protected theorem neg_mul_comm (a b : Int) : -a * b = a * -b := by rw [Int.neg_mul, Int.mul_neg]
protected theorem mul_neg_one (a : Int) : a * -1 = -a := by rw [Int.mul_neg, Int.mul_one]
protected theorem neg_one_mul (a : Int) : -1 * a = -a := (Int.neg_eq_neg_one_mul a).symm
protected theorem mul_mul_mul_comm (a b c d : Int) : a * b * (c * d) = a * c * (b * d) := by
  rw [Int.mul_assoc, Int.mul_assoc, Int.mul_left_comm b]

@[simp] theorem natAbs_eq_zero {a : Int} : natAbs a = 0 ↔ a = 0 := by
  cases a with
  | ofNat n => exact natCast_inj.symm
  | negSucc n => exact ⟨nofun, nofun⟩

private theorem natAbs_negOfNat : ∀ n : Nat, natAbs (negOfNat n) = n
  | 0 => rfl
  | _ + 1 => rfl

theorem natAbs_mul (a b : Int) : natAbs (a * b) = natAbs a * natAbs b := by
  cases a <;> cases b <;> first | rfl | exact natAbs_negOfNat _

@[simp] protected theorem mul_eq_zero {a b : Int} : a * b = 0 ↔ a = 0 ∨ b = 0 := by
  rw [← natAbs_eq_zero, natAbs_mul, Nat.mul_eq_zero, natAbs_eq_zero, natAbs_eq_zero]

protected theorem mul_ne_zero {a b : Int} (a0 : a ≠ 0) (b0 : b ≠ 0) : a * b ≠ 0 :=
  fun h => (Int.mul_eq_zero.1 h).elim a0 b0
protected theorem mul_ne_zero_iff {a b : Int} : a * b ≠ 0 ↔ a ≠ 0 ∧ b ≠ 0 :=
  not_congr Int.mul_eq_zero |>.trans not_or

protected theorem eq_of_mul_eq_mul_right {a b c : Int} (ha : a ≠ 0) (h : b * a = c * a) : b = c :=
  (Int.mul_eq_zero.1 (by rw [Int.sub_mul, h, Int.sub_self])).elim Int.eq_of_sub_eq_zero fun h => (ha h).elim

protected theorem eq_of_mul_eq_mul_left {a b c : Int} (ha : a ≠ 0) (h : a * b = a * c) : b = c :=
  Int.eq_of_mul_eq_mul_right ha (by rw [Int.mul_comm b, Int.mul_comm c, h])

protected theorem mul_eq_mul_left_iff {a b c : Int} (h : c ≠ 0) : c * a = c * b ↔ a = b :=
  ⟨Int.eq_of_mul_eq_mul_left h, congrArg _⟩
protected theorem mul_eq_mul_right_iff {a b c : Int} (h : c ≠ 0) : a * c = b * c ↔ a = b :=
  ⟨Int.eq_of_mul_eq_mul_right h, congrArg (· * c)⟩
theorem eq_one_of_mul_eq_self_left {a b : Int} (Hpos : a ≠ 0) (H : b * a = a) : b = 1 :=
  Int.eq_of_mul_eq_mul_right Hpos (by rw [H, Int.one_mul])
theorem eq_one_of_mul_eq_self_right {a b : Int} (Hpos : b ≠ 0) (H : b * a = b) : a = 1 :=
  Int.eq_of_mul_eq_mul_left Hpos (by rw [H, Int.mul_one])

/-! ## Powers -/

protected theorem pow_succ' (b : Int) (e : Nat) : b ^ (e + 1) = b * b ^ e := by rw [Int.pow_succ, Int.mul_comm]
@[simp] protected theorem pow_one (b : Int) : b ^ 1 = b := by rw [Int.pow_succ, Int.pow_zero, Int.one_mul]
protected theorem pow_two (b : Int) : b ^ 2 = b * b := by rw [Int.pow_succ, Int.pow_one]
protected theorem zero_pow {n : Nat} (h : n ≠ 0) : (0 : Int) ^ n = 0 :=
  match n with | n + 1 => by rw [Int.pow_succ, Int.mul_zero]
@[simp] protected theorem one_pow {n : Nat} : (1 : Int) ^ n = 1 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Int.pow_succ, ih, Int.mul_one]
protected theorem pow_add (a : Int) (m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := by
  induction n with
  | zero => rw [Nat.add_zero, Int.pow_zero, Int.mul_one]
  | succ n ih => rw [← Nat.add_assoc, Int.pow_succ, ih, Int.pow_succ, Int.mul_assoc]
protected theorem pow_mul (a : Int) (m n : Nat) : a ^ (m * n) = (a ^ m) ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.mul_add_one, Int.pow_add, ih, Int.pow_succ]
protected theorem mul_pow {a b : Int} {n : Nat} : (a * b) ^ n = a ^ n * b ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Int.pow_succ, ih, Int.pow_succ, Int.pow_succ, Int.mul_mul_mul_comm]
protected theorem pow_ne_zero {n : Int} {m : Nat} (h : n ≠ 0) : n ^ m ≠ 0 := by
  induction m with
  | zero => rw [Int.pow_zero]; decide
  | succ m ih => rw [Int.pow_succ]; exact Int.mul_ne_zero ih h
theorem natCast_two_pow (n : Nat) : ((2 ^ n : Nat) : Int) = 2 ^ n := natCast_pow 2 n

end Int
