/-!
Integers: algebra, order, absolute value, Euclidean and truncated division.
-/

namespace IntExercises

/-! ## Algebra -/

theorem sub_square (a b : Int) : (a - b) * (a - b) = a * a - 2 * (a * b) + b * b := by
  rw [Int.mul_sub, Int.sub_mul, Int.sub_mul, Int.mul_comm b a]
  omega

theorem diff_of_squares (a b : Int) : a ^ 2 - b ^ 2 = (a + b) * (a - b) := by
  rw [Int.pow_two, Int.pow_two, Int.add_mul, Int.mul_sub, Int.mul_sub, Int.mul_comm b a]
  omega

theorem neg_mul_neg_example (a b : Int) : -a * -b = a * b := by simp

theorem brahmagupta (a b c d : Int) :
    (a * a + b * b) * (c * c + d * d) = (a * c - b * d) * (a * c - b * d) + (a * d + b * c) * (a * d + b * c) := by
  simp only [Int.mul_add, Int.add_mul, Int.mul_sub, Int.sub_mul]
  have h₁ : a * c * (b * d) = b * d * (a * c) := Int.mul_comm ..
  have h₂ : a * d * (b * c) = b * c * (a * d) := Int.mul_comm ..
  have h₃ : a * c * (b * d) = a * d * (b * c) := by ac_rfl
  have h₄ : a * c * (a * c) = a * a * (c * c) := by ac_rfl
  have h₅ : b * d * (b * d) = b * b * (d * d) := by ac_rfl
  have h₆ : a * d * (a * d) = a * a * (d * d) := by ac_rfl
  have h₇ : b * c * (b * c) = b * b * (c * c) := by ac_rfl
  omega

theorem zero_product {a b : Int} (h : a * b = 0) : a = 0 ∨ b = 0 := Int.mul_eq_zero.1 h

theorem cancel {a b c : Int} (hc : c ≠ 0) (h : c * a = c * b) : a = b := Int.eq_of_mul_eq_mul_left hc h

theorem solve_linear (x : Int) (h : 3 * x - 7 = 11) : x = 6 := by omega

theorem solve_system (x y : Int) (h₁ : x + y = 10) (h₂ : x - y = 4) : x = 7 ∧ y = 3 := by omega

theorem ac_example (a b c : Int) : a * (b * c) + c * (a * b) = 2 * (c * b * a) := by
  have h₁ : a * (b * c) = c * b * a := by ac_rfl
  have h₂ : c * (a * b) = c * b * a := by ac_rfl
  omega

theorem calc_example (a b : Int) (h : a = -b) : a * a = b * b := calc
  a * a = -b * -b := by rw [h]
  _ = b * b := Int.neg_mul_neg b b

/-! ## Order -/

theorem square_nonneg (a : Int) : 0 ≤ a * a := by
  rcases Int.le_total 0 a with h | h
  · exact Int.mul_nonneg h h
  · exact Int.mul_nonneg_of_nonpos_of_nonpos h h

theorem two_mul_le_squares (a b : Int) : 2 * (a * b) ≤ a * a + b * b := by
  have h := square_nonneg (a - b)
  rw [sub_square] at h
  omega

theorem no_int_between (n m : Int) (h₁ : n < m) (h₂ : m < n + 1) : False := by omega

theorem lt_irrefl_chain {a b c : Int} (h₁ : a < b) (h₂ : b < c) (h₃ : c < a) : False :=
  Int.lt_irrefl a (Int.lt_trans h₁ (Int.lt_trans h₂ h₃))

theorem mixed_chain (a b c d : Int) (h₁ : a ≤ b) (h₂ : b = c) (h₃ : c < d) : a < d := calc
  a ≤ b := h₁
  _ = c := h₂
  _ < d := h₃

theorem mul_lt_zero {a b : Int} (ha : 0 < a) (hb : b < 0) : a * b < 0 := Int.mul_neg_of_pos_of_neg ha hb

theorem abs_bound (x : Int) (h : x.natAbs ≤ 127) : -127 ≤ x ∧ x ≤ 127 := by omega

theorem min_max_sum (a b : Int) : min a b + max a b = a + b := by omega

theorem clamp (x lo hi : Int) (h : lo ≤ hi) : lo ≤ max lo (min x hi) ∧ max lo (min x hi) ≤ hi := by omega

theorem sandwich (x : Int) (h₁ : 2 * x < 7) (h₂ : 5 < 2 * x) : x = 3 := by omega

/-! ## Absolute value, sign, natural numbers -/

theorem triangle (a b : Int) : (a + b).natAbs ≤ a.natAbs + b.natAbs := Int.natAbs_add_le a b

theorem natAbs_square (a : Int) : ((a.natAbs * a.natAbs : Nat) : Int) = a * a := Int.natAbs_mul_self

theorem sign_cases (a : Int) : a.sign = 1 ∧ 0 < a ∨ a.sign = 0 ∧ a = 0 ∨ a.sign = -1 ∧ a < 0 := by
  rcases Int.lt_trichotomy a 0 with h | h | h
  · exact .inr (.inr ⟨Int.sign_eq_neg_one_of_neg h, h⟩)
  · exact .inr (.inl ⟨by rw [h]; rfl, h⟩)
  · exact .inl ⟨Int.sign_eq_one_of_pos h, h⟩

theorem eq_cast_or_neg_cast (a : Int) : ∃ n : Nat, a = n ∨ a = -(n : Int) := ⟨a.natAbs, Int.natAbs_eq a⟩

theorem toNat_roundtrip (a : Int) (h : 0 ≤ a) : (a.toNat : Int) = a := Int.toNat_of_nonneg h

theorem toNat_sub_example (m n : Nat) : ((m : Int) - n).toNat = m - n := by omega

theorem cast_sub {m n : Nat} (h : n ≤ m) : ((m - n : Nat) : Int) = (m : Int) - n := by omega

theorem cast_inj {m n : Nat} (h : (m : Int) = n) : m = n := by exact Int.natCast_inj.1 h

theorem match_on_int (a : Int) : (match a with | .ofNat n => (n : Int) | .negSucc n => -(n + 1)) = a := by
  cases a with
  | ofNat n => rfl
  | negSucc n => rfl

/-! ## Division -/

theorem euclid (a : Int) : a = 7 * (a / 7) + a % 7 ∧ 0 ≤ a % 7 ∧ a % 7 < 7 := by omega

theorem mod_range (a b : Int) (h : 0 < b) : 0 ≤ a % b ∧ a % b < b :=
  ⟨Int.emod_nonneg a (Int.ne_of_gt h), Int.emod_lt_of_pos a h⟩

theorem quotient_unique {a q r : Int} (h : a = 5 * q + r) (h₀ : 0 ≤ r) (h₁ : r < 5) : a / 5 = q ∧ a % 5 = r := by omega

theorem mod_add_multiple (a k m : Int) : (a + m * k) % m = a % m := Int.add_mul_emod_self_left a m k

theorem mod_mod_of_dvd (a : Int) : a % 12 % 4 = a % 4 := Int.emod_emod_of_dvd a ⟨3, rfl⟩

theorem mul_mod (a b m : Int) : a * b % m = (a % m) * (b % m) % m := Int.mul_emod a b m

theorem even_or_odd (a : Int) : (∃ k, a = 2 * k) ∨ ∃ k, a = 2 * k + 1 := by
  rcases Int.emod_two_eq a with h | h
  · exact .inl ⟨a / 2, by omega⟩
  · exact .inr ⟨a / 2, by omega⟩

theorem div_neg_example : (-7 : Int) / 2 = -4 ∧ (-7 : Int) % 2 = 1 ∧ (7 : Int) / -2 = -3 := by decide

theorem tdiv_example : (-7 : Int).tdiv 2 = -3 ∧ (-7 : Int).tmod 2 = -1 ∧ (-7 : Int).fdiv 2 = -4 := by decide

theorem tmod_spec (a b : Int) : a.tmod b + b * a.tdiv b = a := Int.tmod_add_mul_tdiv a b

theorem exact_division {a b : Int} (h : b ∣ a) : a / b * b = a := Int.ediv_mul_cancel h

theorem dvd_linear {d a b : Int} (ha : d ∣ a) (hb : d ∣ b) (x y : Int) : d ∣ a * x + b * y :=
  Int.dvd_add (Int.dvd_mul_right_of_dvd ha x) (Int.dvd_mul_right_of_dvd hb y)

theorem bmod_range (a : Int) : -4 ≤ a.bmod 8 ∧ a.bmod 8 < 4 := by
  have := Int.bmod_def a 8
  have h := Int.emod_nonneg a (b := 8) (by decide)
  have h' := Int.emod_lt_of_pos a (b := 8) (by decide)
  rw [this]
  split <;> omega

theorem congruence (a b c m : Int) (h : a % m = b % m) : (a + c) % m = (b + c) % m := Int.add_emod_eq_add_emod_right c h

theorem sign_of_quotient {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a / b := Int.ediv_nonneg ha hb

theorem if_in_omega (x : Int) : (if x < 0 then -x else x) = x.natAbs := by
  split <;> omega

theorem if_atom (x : Int) : 0 ≤ (if x < 0 then -x else x) := by omega

theorem shift_is_division (x : Int) : x >>> 3 = x / 8 := Int.shiftRight_eq_div_pow x 3

theorem complement (x : Int) : ~~~x = -x - 1 := Int.not_eq x

/-! ## Casts -/

theorem push_cast_example (a b : Nat) : ((a + b * 3 : Nat) : Int) = a + b * 3 := by push_cast; rfl

theorem norm_cast_example (a b : Nat) (h : a + b = 5) : (a : Int) + b = 5 := by norm_cast

theorem exact_mod_cast_example (a b : Nat) (h : (a : Int) * b ≤ 5) : a * b ≤ 5 := by exact_mod_cast h

theorem cast_dvd (a b : Nat) (h : a ∣ b) : (a : Int) ∣ b := by norm_cast

theorem cast_sub_push (a b : Nat) (h : a ≤ b) : ((b - a : Nat) : Int) = b - a := by push_cast [h]; rfl

end IntExercises
