/-!
Several small numbers packed into one: the arithmetic of digits to a base, by division, remainder,
shifts and masks. This is how one big multiplication can stand for many small ones.
-/

namespace Digits

/-! ## Two digits -/

theorem low (x y k : Nat) (h : x < 2 ^ k) : (x + y * 2 ^ k) % 2 ^ k = x := by
  rw [Nat.add_mul_mod_self_right, Nat.mod_eq_of_lt h]

theorem high (x y k : Nat) (h : x < 2 ^ k) : (x + y * 2 ^ k) / 2 ^ k = y := by
  rw [Nat.add_mul_div_right _ _ (Nat.two_pow_pos k), Nat.div_eq_of_lt h, Nat.zero_add]

theorem low_literal (x y : Nat) (h : x < 2 ^ 16) : (x + y * 2 ^ 16) % 2 ^ 16 = x := by omega

theorem high_literal (x y : Nat) (h : x < 65536) : (x + y * 65536) / 65536 = y := by omega

theorem low_mask (x y : Nat) (h : x < 256) : (x + y <<< 8) &&& 255 = x := by
  rw [Nat.and_two_pow_sub_one_eq_mod _ 8]
  omega

theorem high_shift (x y : Nat) (h : x < 256) : (x + y <<< 8) >>> 8 = y := by omega

theorem unpack_pack (n B : Nat) : n % B + n / B * B = n := Nat.mod_add_div' n B

theorem pack_injective {B x y x' y' : Nat} (hx : x < B) (hx' : x' < B) (h : x + B * y = x' + B * y') : x = x' ∧ y = y' := by
  have h₁ := congrArg (· % B) h
  have h₂ := congrArg (· / B) h
  have hB : 0 < B := by omega
  simp only [Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt hx, Nat.mod_eq_of_lt hx'] at h₁
  simp only [Nat.add_mul_div_left _ _ hB, Nat.div_eq_of_lt hx, Nat.div_eq_of_lt hx', Nat.zero_add] at h₂
  exact ⟨h₁, h₂⟩

/-! ## The `i`-th digit -/

def digit (B n i : Nat) : Nat := n / B ^ i % B

theorem digit_lt {B : Nat} (hB : 0 < B) (n i : Nat) : digit B n i < B := Nat.mod_lt _ hB

theorem digit_zero (B n : Nat) : digit B n 0 = n % B := by simp [digit]

theorem digit_succ (B n i : Nat) : digit B n (i + 1) = digit B (n / B) i := by
  rw [digit, digit, Nat.pow_succ, Nat.mul_comm, Nat.div_div_eq_div_mul]

theorem digit_cons {B x n : Nat} (hx : x < B) (i : Nat) : digit B (x + B * n) (i + 1) = digit B n i := by
  rw [digit_succ, Nat.add_mul_div_left _ _ (by omega), Nat.div_eq_of_lt hx, Nat.zero_add]

theorem digit_cons_zero {B x n : Nat} (hx : x < B) : digit B (x + B * n) 0 = x := by
  rw [digit_zero, Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt hx]

theorem mod_pow_succ_digit (B n k : Nat) : n % B ^ (k + 1) = n % B ^ k + B ^ k * digit B n k := Nat.mod_pow_succ

/-- Numbers below `B ^ k` with the same first `k` digits are equal. -/
theorem eq_of_digits {B : Nat} : ∀ {k m n : Nat}, m < B ^ k → n < B ^ k → (∀ i, i < k → digit B m i = digit B n i) → m = n
  | 0, m, n, hm, hn, _ => by
    rw [Nat.pow_zero] at hm hn
    omega
  | k + 1, m, n, hm, hn, h => by
    have h₀ := h 0 (by omega)
    rw [digit_zero, digit_zero] at h₀
    have step : m / B = n / B := by
      refine eq_of_digits (B := B) (k := k) (Nat.div_lt_of_lt_mul ?_) (Nat.div_lt_of_lt_mul ?_) fun i hi => ?_
      · rwa [Nat.mul_comm, ← Nat.pow_succ]
      · rwa [Nat.mul_comm, ← Nat.pow_succ]
      · rw [← digit_succ, ← digit_succ]
        exact h (i + 1) (by omega)
    rw [← Nat.div_add_mod m B, ← Nat.div_add_mod n B, h₀, step]

/-! ## Lists of digits -/

def pack (B : Nat) : List Nat → Nat
  | [] => 0
  | x :: xs => x + B * pack B xs

theorem pack_lt {B : Nat} : ∀ {xs : List Nat}, (∀ x ∈ xs, x < B) → pack B xs < B ^ xs.length
  | [], _ => Nat.zero_lt_one
  | x :: xs, h => by
    have hx : x < B := h x (by simp)
    have ih := pack_lt (xs := xs) fun y hy => h y (by simp [hy])
    have : B * (pack B xs + 1) ≤ B * B ^ xs.length := Nat.mul_le_mul_left B ih
    rw [Nat.mul_add_one] at this
    rw [pack, List.length_cons, Nat.pow_succ, Nat.mul_comm (B ^ _)]
    omega

theorem digit_pack {B : Nat} : ∀ {xs : List Nat} {i : Nat}, (∀ x ∈ xs, x < B) → (h : i < xs.length) →
    digit B (pack B xs) i = xs[i]
  | x :: xs, 0, hB, _ => digit_cons_zero (hB x (by simp))
  | x :: xs, i + 1, hB, h => by
    rw [pack, digit_cons (hB x (by simp)), digit_pack (fun y hy => hB y (by simp [hy])) (Nat.lt_of_succ_lt_succ h)]
    rfl

theorem pack_append (B : Nat) (xs ys : List Nat) : pack B (xs ++ ys) = pack B xs + B ^ xs.length * pack B ys := by
  induction xs with
  | nil => simp [pack]
  | cons x xs ih =>
    rw [List.cons_append, pack, pack, ih, List.length_cons, Nat.pow_succ, Nat.mul_add, Nat.mul_comm (B ^ _) B, Nat.mul_assoc,
      Nat.add_assoc]

example : pack 10 [3, 2, 1] = 123 := rfl
example : digit 10 9876 2 = 8 := by decide
example : digit 256 0xdeadbeef 1 = 0xbe := by decide +kernel

/-! ## Additions and multiplications on packed numbers -/

/-- Without overflow in the low digit, packed numbers add digit by digit. -/
theorem packed_add {B a b c d : Nat} (h : a + c < B) :
    (a + B * b + (c + B * d)) % B = a + c ∧ (a + B * b + (c + B * d)) / B = b + d := by
  have e : a + B * b + (c + B * d) = a + c + B * (b + d) := by rw [Nat.mul_add]; omega
  rw [e, Nat.add_mul_mod_self_left, Nat.add_mul_div_left _ _ (by omega), Nat.mod_eq_of_lt h, Nat.div_eq_of_lt h, Nat.zero_add]
  exact ⟨rfl, rfl⟩

/-- A multiplication by a small number acts on both digits. -/
theorem packed_scale {B a b k : Nat} (h : k * a < B) :
    k * (a + B * b) % B = k * a ∧ k * (a + B * b) / B = k * b := by
  have e : k * (a + B * b) = k * a + B * (k * b) := by rw [Nat.mul_add, Nat.mul_left_comm]
  rw [e, Nat.add_mul_mod_self_left, Nat.add_mul_div_left _ _ (by omega), Nat.mod_eq_of_lt h, Nat.div_eq_of_lt h, Nat.zero_add]
  exact ⟨rfl, rfl⟩

/-- The middle digit of a product of two packed numbers is a dot product. -/
theorem packed_dot {B a b c d : Nat} (h₀ : a * d < B) (h₁ : a * c + b * d < B) :
    (a + B * b) * (d + B * c) / B % B = a * c + b * d := by
  have e : (a + B * b) * (d + B * c) = a * d + B * (a * c + b * d + B * (b * c)) := by
    simp only [Nat.add_mul, Nat.mul_add]
    have h₁ : a * (B * c) = B * (a * c) := by ac_rfl
    have h₂ : B * b * d = B * (b * d) := by ac_rfl
    have h₃ : B * b * (B * c) = B * (B * (b * c)) := by ac_rfl
    omega
  rw [e, Nat.add_mul_div_left _ _ (by omega), Nat.div_eq_of_lt h₀, Nat.zero_add, Nat.add_mul_mod_self_left,
    Nat.mod_eq_of_lt h₁]

/-- Comparing the high digit decides the comparison. -/
theorem packed_lt {B a b c d : Nat} (ha : a < B) (h : b < d) : a + B * b < c + B * d := by
  have : B * (b + 1) ≤ B * d := Nat.mul_le_mul_left B h
  rw [Nat.mul_add_one] at this
  omega

/-- Adding a bias makes signed digits natural numbers. -/
theorem bias (x : Int) (h₁ : -128 ≤ x) (h₂ : x < 128) : ((x + 128).toNat : Int) - 128 = x := by omega

theorem three_fields (a b c : Nat) (ha : a < 1024) (hb : b < 1024) :
    let n := a + 1024 * b + 1048576 * c
    n % 1024 = a ∧ n / 1024 % 1024 = b ∧ n / 1048576 = c := by
  intro n
  omega

theorem field_update (n v : Nat) (hv : v < 256) (hn : n / 256 % 256 = 0) : (n + 256 * v) / 256 % 256 = v := by omega

theorem carry (a b : Nat) (ha : a < 10) (hb : b < 10) : (a + b) / 10 ≤ 1 ∧ (a + b) % 10 + 10 * ((a + b) / 10) = a + b := by omega

end Digits
