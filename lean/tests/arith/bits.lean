/-!
Bit operations on natural numbers: specification by bits, masks, shifts, tricks, literals.
-/

namespace BitExercises

/-! ## Bits -/

theorem testBit_spec (x i : Nat) : x.testBit i = decide (x / 2 ^ i % 2 = 1) := Nat.testBit_eq_decide_div_mod_eq

theorem and_comm_bitwise (x y : Nat) : x &&& y = y &&& x := by
  apply Nat.eq_of_testBit_eq
  intro i
  rw [Nat.testBit_and, Nat.testBit_and, Bool.and_comm]

theorem xor_self_bitwise (x : Nat) : x ^^^ x = 0 := by
  apply Nat.eq_of_testBit_eq
  simp

theorem de_morgan_like (x y z : Nat) : x &&& (y ||| z) = (x &&& y) ||| (x &&& z) := by
  apply Nat.eq_of_testBit_eq
  intro i
  simp [Bool.and_or_distrib_left]

theorem xor_swap (a b : Nat) : (a ^^^ b) ^^^ b = a ∧ (a ^^^ b) ^^^ a = b := by
  constructor
  · simp
  · rw [Nat.xor_comm, ← Nat.xor_assoc]; simp

theorem and_le (x y : Nat) : x &&& y ≤ x := Nat.and_le_left

theorem le_or (x y : Nat) : y ≤ x ||| y := Nat.right_le_or

theorem or_bound {x y : Nat} (hx : x < 256) (hy : y < 256) : x ||| y < 256 := Nat.or_lt_two_pow (n := 8) hx hy

theorem xor_bound {x y : Nat} (hx : x < 2 ^ 16) (hy : y < 2 ^ 16) : x ^^^ y < 2 ^ 16 := Nat.xor_lt_two_pow hx hy

/-! ## Masks and shifts -/

theorem mask_is_mod (x : Nat) : x &&& 255 = x % 256 := Nat.and_two_pow_sub_one_eq_mod x 8

theorem low_bit (x : Nat) : x &&& 1 = x % 2 := Nat.and_one_is_mod x

theorem shift_left_is_mul (x k : Nat) : x <<< k = x * 2 ^ k := Nat.shiftLeft_eq x k

theorem shift_right_is_div (x k : Nat) : x >>> k = x / 2 ^ k := Nat.shiftRight_eq_div_pow x k

theorem shift_round_trip (x k : Nat) : (x <<< k) >>> k = x := by simp

theorem shifts_by_literals (x : Nat) : x <<< 4 = 16 * x ∧ x >>> 4 = x / 16 := by omega

theorem high_nibble {x : Nat} (h : x < 256) : x >>> 4 < 16 := by omega

theorem split_byte (x : Nat) : (x >>> 4) <<< 4 + x % 16 = x := by omega

theorem join_nibbles {lo hi : Nat} (h : lo < 16) : (hi <<< 4 ||| lo) = 16 * hi + lo := by
  rw [← Nat.shiftLeft_add_eq_or_of_lt (i := 4) h]
  omega

theorem join_then_low {lo hi : Nat} (h : lo < 16) : (hi <<< 4 ||| lo) % 16 = lo := by
  rw [join_nibbles h]
  omega

theorem shift_distributes (a b k : Nat) : (a &&& b) >>> k = (a >>> k) &&& (b >>> k) := Nat.shiftRight_and_distrib

theorem shift_add (x a b : Nat) : x <<< (a + b) = x <<< a <<< b := Nat.shiftLeft_add x a b

theorem two_pow_testBit (i j : Nat) : (2 ^ i).testBit j = decide (i = j) := Nat.testBit_two_pow

theorem all_ones (n i : Nat) : (2 ^ n - 1).testBit i = decide (i < n) := by simp

theorem set_bit {x i : Nat} (h : x < 2 ^ i) : 2 ^ i + x = 2 ^ i ||| x := by
  have := Nat.two_pow_add_eq_or_of_lt h 1
  rwa [Nat.mul_one] at this

/-! ## Tricks -/

theorem even_iff_low_bit (x : Nat) : x &&& 1 = 0 ↔ x % 2 = 0 := by rw [Nat.and_one_is_mod]

theorem power_of_two_trick (k : Nat) : 2 ^ k &&& (2 ^ k - 1) = 0 := by
  rw [Nat.and_two_pow_sub_one_eq_mod, Nat.mod_self]

theorem clear_low_bits (x k : Nat) : (x >>> k) <<< k = x - x % 2 ^ k := by
  rw [Nat.shiftLeft_eq, Nat.shiftRight_eq_div_pow]
  have := Nat.div_add_mod' x (2 ^ k)
  omega

theorem xor_as_difference {x m : Nat} (h : x ≤ 255) (hm : m = 255) : x ^^^ m = 255 - x := by
  subst hm
  have : ∀ x < 256, x ^^^ 255 = 255 - x := by decide +kernel
  exact this x (by omega)

theorem log2_spec {n : Nat} (h : n ≠ 0) : 2 ^ n.log2 ≤ n ∧ n < 2 ^ (n.log2 + 1) := ⟨Nat.log2_self_le h, Nat.lt_log2_self⟩

theorem log2_of_byte {n : Nat} (h₀ : n ≠ 0) (h : n < 256) : n.log2 < 8 := (Nat.log2_lt h₀).2 h

/-! ## Literals: `decide`, `decide +kernel`, `simp` and `rfl` agree -/

theorem literals_decide : 12 &&& 10 = 8 ∧ 12 ||| 10 = 14 ∧ 12 ^^^ 10 = 6 ∧ 5 <<< 3 = 40 ∧ 40 >>> 3 = 5 := by decide
theorem literals_kernel : 12 &&& 10 = 8 ∧ 12 ||| 10 = 14 ∧ 12 ^^^ 10 = 6 ∧ 5 <<< 3 = 40 ∧ 40 >>> 3 = 5 := by decide +kernel
theorem literals_simp : 12 &&& 10 = 8 ∧ 12 ||| 10 = 14 ∧ 12 ^^^ 10 = 6 ∧ 5 <<< 3 = 40 ∧ 40 >>> 3 = 5 := by simp
theorem literals_rfl : (12 &&& 10, 12 ||| 10, 12 ^^^ 10, 5 <<< 3, 40 >>> 3) = (8, 14, 6, 40, 5) := rfl
theorem log_gcd_decide : Nat.log2 1000 = 9 ∧ Nat.gcd 84 36 = 12 ∧ Nat.lcm 4 6 = 12 := by decide
theorem log_gcd_kernel : Nat.log2 1000 = 9 ∧ Nat.gcd 84 36 = 12 ∧ Nat.lcm 4 6 = 12 := by decide +kernel
theorem log_gcd_simp : Nat.log2 1000 = 9 ∧ Nat.gcd 84 36 = 12 := by simp
theorem testBit_decide : (10 : Nat).testBit 3 = true ∧ (10 : Nat).testBit 2 = false := by decide
theorem testBit_kernel : (10 : Nat).testBit 3 = true ∧ (10 : Nat).testBit 2 = false := by decide +kernel
theorem big_literals : (2 ^ 200 + 12345) % 2 ^ 100 = 12345 ∧ (2 ^ 128 - 1) &&& 0xffff = 0xffff := by decide
theorem big_shift : (1 <<< 300) >>> 299 = 2 := by decide +kernel

/-- The definitions themselves, without the native shortcuts, give the same results. -/
theorem definition_of_land : Nat.bitwise and 12 10 = 8 := by decide
theorem definition_of_xor : Nat.bitwise bne 2024 1111 = 2024 ^^^ 1111 := by decide
theorem definition_on_range : ∀ a < 16, ∀ b < 16, Nat.bitwise or a b = a ||| b := by decide

theorem table : ∀ a < 8, ∀ b < 8, (a &&& b) + (a ||| b) = a + b := by decide
theorem table_xor : ∀ a < 8, ∀ b < 8, (a ^^^ b) + 2 * (a &&& b) = a + b := by decide +kernel

end BitExercises
