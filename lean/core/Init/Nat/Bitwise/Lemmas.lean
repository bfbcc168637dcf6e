prelude
import Init.Nat.DivMod
import Init.Bool.Lemmas

/-!
# Natural numbers: bit operations, bit by bit

The bit of `x` at place `i` is `x / 2 ^ i % 2`. Numbers with the same bits are equal, and each bit
operation is specified by the bits of its result. The algebra of `&&&`, `|||`, `^^^`, their bounds and
the arithmetic meaning of masks and shifts follow.
-/

namespace Nat

/-! ## Shifts -/

theorem shiftLeft_succ (m n : Nat) : m <<< (n + 1) = 2 * (m <<< n) := by
  rw [shiftLeft_eq, shiftLeft_eq, Nat.pow_succ, Nat.mul_comm 2, Nat.mul_assoc]

theorem shiftRight_succ_inside (m n : Nat) : m >>> (n + 1) = (m / 2) >>> n := by
  rw [shiftRight_eq_div_pow, shiftRight_eq_div_pow, div_div_eq_div_mul, Nat.pow_add_one']

@[simp] theorem zero_shiftLeft (n : Nat) : 0 <<< n = 0 := by rw [shiftLeft_eq, Nat.zero_mul]
@[simp] theorem zero_shiftRight (n : Nat) : 0 >>> n = 0 := by rw [shiftRight_eq_div_pow, Nat.zero_div]
@[simp] theorem one_shiftLeft (n : Nat) : 1 <<< n = 2 ^ n := by rw [shiftLeft_eq, Nat.one_mul]
theorem shiftRight_one (n : Nat) : n >>> 1 = n / 2 := rfl
theorem shiftLeft_one (n : Nat) : n <<< 1 = 2 * n := rfl

theorem shiftLeft_add (m n k : Nat) : m <<< (n + k) = m <<< n <<< k := by
  simp only [shiftLeft_eq, Nat.pow_add, Nat.mul_assoc]

theorem shiftRight_add (m n k : Nat) : m >>> (n + k) = m >>> n >>> k := by
  simp only [shiftRight_eq_div_pow, Nat.pow_add, div_div_eq_div_mul]

@[simp] theorem shiftLeft_shiftRight (x n : Nat) : x <<< n >>> n = x := by
  rw [shiftLeft_eq, shiftRight_eq_div_pow, mul_div_left _ (two_pow_pos n)]

theorem shiftLeft_sub (m : Nat) {n k : Nat} (h : k ≤ n) : m <<< (n - k) = m <<< n >>> k := by
  rcases exists_eq_add_of_le' h with ⟨d, rfl⟩
  rw [Nat.add_sub_cancel, shiftLeft_add, shiftLeft_shiftRight]

theorem shiftRight_eq_zero (m n : Nat) (hn : m < 2 ^ n) : m >>> n = 0 := by
  rw [shiftRight_eq_div_pow, Nat.div_eq_of_lt hn]

theorem shiftRight_le (m n : Nat) : m >>> n ≤ m := by rw [shiftRight_eq_div_pow]; exact div_le_self ..
theorem le_shiftLeft {a b : Nat} : a ≤ a <<< b := by rw [shiftLeft_eq]; exact Nat.le_mul_of_pos_right a (two_pow_pos b)

theorem lt_shiftLeft {a b : Nat} (hb : b ≠ 0) (ha : a ≠ 0) : a < a <<< b := by
  rw [shiftLeft_eq]; exact (Nat.lt_mul_iff_one_lt_right (Nat.pos_of_ne_zero ha)).2 (one_lt_two_pow hb)

theorem shiftRight_lt_of_lt_mul {a b c : Nat} (h : a < c * 2 ^ b) : a >>> b < c := by
  rw [shiftRight_eq_div_pow, div_lt_iff_lt_mul (two_pow_pos b)]; exact h

theorem shiftLeft_mod_two_pow_self (x n : Nat) : x <<< n % 2 ^ n = 0 := by rw [shiftLeft_eq, mul_mod_left]

/-! ## Bits -/

private theorem one_land : ∀ m : Nat, 1 &&& m = m % 2
  | 0 => rfl
  | m + 1 => by
    show bitwise and 1 (m + 1) = _
    rw [bitwise_of_ne_zero (by decide) (succ_ne_zero m), show 1 / 2 = 0 from rfl, bitwise_zero_left]
    rcases mod_two_eq_zero_or_one (m + 1) with h | h <;> rw [h] <;> rfl

theorem testBit_eq_decide_div_mod_eq {x i : Nat} : testBit x i = decide (x / 2 ^ i % 2 = 1) := by
  rw [testBit, one_land, shiftRight_eq_div_pow]
  rcases mod_two_eq_zero_or_one (x / 2 ^ i) with h | h <;> rw [h] <;> rfl

theorem testBit_to_div_mod {x i : Nat} : testBit x i = decide (x / 2 ^ i % 2 = 1) := testBit_eq_decide_div_mod_eq

theorem toNat_testBit (x i : Nat) : (testBit x i).toNat = x / 2 ^ i % 2 := by
  rw [testBit_eq_decide_div_mod_eq]
  rcases mod_two_eq_zero_or_one (x / 2 ^ i) with h | h <;> rw [h] <;> rfl

@[simp] theorem testBit_zero (x : Nat) : testBit x 0 = decide (x % 2 = 1) := by
  rw [testBit_eq_decide_div_mod_eq, Nat.pow_zero, Nat.div_one]

theorem testBit_succ (x n : Nat) : testBit x (succ n) = testBit (x / 2) n := by
  rw [testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, Nat.pow_succ', div_div_eq_div_mul]

theorem testBit_add_one (x i : Nat) : testBit x (i + 1) = testBit (x / 2) i := testBit_succ x i
theorem testBit_div_two (x i : Nat) : testBit (x / 2) i = testBit x (i + 1) := (testBit_succ x i).symm

theorem testBit_add (x i n : Nat) : testBit x (i + n) = testBit (x / 2 ^ n) i := by
  rw [testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, Nat.pow_add', div_div_eq_div_mul]

@[simp] theorem zero_testBit (i : Nat) : testBit 0 i = false := by
  rw [testBit_eq_decide_div_mod_eq, Nat.zero_div]; rfl

theorem testBit_lt_two_pow {x i : Nat} (lt : x < 2 ^ i) : testBit x i = false := by
  rw [testBit_eq_decide_div_mod_eq, Nat.div_eq_of_lt lt]; rfl

theorem testBit_eq_false_of_lt {x i : Nat} (lt : x < 2 ^ i) : testBit x i = false := testBit_lt_two_pow lt

theorem ge_two_pow_of_testBit {x i : Nat} (p : testBit x i = true) : x ≥ 2 ^ i :=
  Nat.le_of_not_lt fun h => nomatch (testBit_lt_two_pow h).symm.trans p

theorem testBit_implies_ge {x i : Nat} (p : testBit x i = true) : x ≥ 2 ^ i := ge_two_pow_of_testBit p

/-- Fewer bits make a smaller number. -/
private theorem le_of_testBit {x y : Nat} (h : ∀ i, testBit x i = true → testBit y i = true) : x ≤ y := by
  induction x using Nat.strongRecOn generalizing y with
  | ind x ih =>
    rcases x.eq_zero_or_pos with hx | hx
    · rw [hx]; exact zero_le y
    · have h1 := ih (x / 2) (div_lt_self hx one_lt_two) (y := y / 2) fun i => by
        rw [testBit_div_two, testBit_div_two]; exact h (i + 1)
      have h0 := h 0
      rw [testBit_zero, testBit_zero, decide_eq_true_iff, decide_eq_true_iff] at h0
      rw [← div_add_mod x 2, ← div_add_mod y 2]
      refine Nat.add_le_add (mul_le_mul_left 2 h1) ?_
      rcases mod_two_eq_zero_or_one x with e | e
      · rw [e]; exact zero_le _
      · rw [e, h0 e]

/-- Numbers with the same bits are equal. -/
theorem eq_of_testBit_eq {x y : Nat} (pred : ∀ i, testBit x i = testBit y i) : x = y :=
  Nat.le_antisymm (le_of_testBit fun i h => (pred i).symm.trans h) (le_of_testBit fun i h => (pred i).trans h)

theorem testBit_eq_iff_eq {x y : Nat} : (∀ i, testBit x i = testBit y i) ↔ x = y := ⟨eq_of_testBit_eq, fun h _ => h ▸ rfl⟩

theorem exists_testBit_of_ne_zero {x : Nat} (xnz : x ≠ 0) : ∃ i, testBit x i = true :=
  Classical.byContradiction fun h => xnz (eq_of_testBit_eq fun i => by
    rw [zero_testBit]
    exact Bool.eq_false_of_ne_true fun h' => h ⟨i, h'⟩)

theorem exists_testBit_ne_of_ne {x y : Nat} (p : x ≠ y) : ∃ i, testBit x i ≠ testBit y i :=
  Classical.byContradiction fun h => p (eq_of_testBit_eq fun i => Classical.byContradiction fun h' => h ⟨i, h'⟩)

/-- A number without bits from place `n` on is below `2 ^ n`. -/
theorem lt_pow_two_of_testBit {n : Nat} (x : Nat) (p : ∀ i, i ≥ n → testBit x i = false) : x < 2 ^ n := by
  have h : x / 2 ^ n = 0 := eq_of_testBit_eq fun i => by rw [← testBit_add, zero_testBit, p _ (le_add_left ..)]
  exact lt_of_div_eq_zero (two_pow_pos n) h

theorem exists_ge_and_testBit_of_ge_two_pow {n x : Nat} (p : x ≥ 2 ^ n) : ∃ i, i ≥ n ∧ testBit x i = true :=
  Classical.byContradiction fun h => Nat.not_lt_of_le p (lt_pow_two_of_testBit x fun i hi =>
    Bool.eq_false_of_ne_true fun h' => h ⟨i, hi, h'⟩)

/-! ## Bits of sums, products and remainders -/

@[simp] theorem testBit_mod_two_pow (x j i : Nat) : testBit (x % 2 ^ j) i = (decide (i < j) && testBit x i) := by
  rcases Nat.lt_or_ge i j with h | h
  · rcases exists_eq_add_of_lt h with ⟨d, rfl⟩
    rw [decide_eq_true h, Bool.true_and, testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq,
      Nat.add_assoc, Nat.pow_add, mod_mul_right_div_self, Nat.pow_succ, mod_mul_left_mod]
  · rw [decide_eq_false (Nat.not_lt_of_le h), Bool.false_and]
    exact testBit_lt_two_pow (Nat.lt_of_lt_of_le (mod_lt _ (two_pow_pos j)) (pow_le_pow_right (by decide) h))

theorem testBit_div_two_pow (x i : Nat) {j : Nat} : testBit (x / 2 ^ i) j = testBit x (i + j) := by
  rw [Nat.add_comm, testBit_add]

theorem testBit_mul_two_pow (x j i : Nat) : testBit (x * 2 ^ i) j = (decide (i ≤ j) && testBit x (j - i)) := by
  rcases Nat.lt_or_ge j i with h | h
  · rcases exists_eq_add_of_lt h with ⟨d, rfl⟩
    rw [decide_eq_false (Nat.not_le_of_lt h), Bool.false_and, testBit_eq_decide_div_mod_eq, Nat.add_assoc, Nat.pow_add',
      ← Nat.mul_assoc, mul_div_left _ (two_pow_pos j), Nat.pow_succ, ← Nat.mul_assoc, mul_mod_left]
    rfl
  · rcases exists_eq_add_of_le' h with ⟨d, rfl⟩
    rw [decide_eq_true h, Bool.true_and, Nat.add_sub_cancel, testBit_add, mul_div_left _ (two_pow_pos i)]

theorem testBit_two_pow_mul (x j i : Nat) : testBit (2 ^ i * x) j = (decide (j ≥ i) && testBit x (j - i)) := by
  rw [Nat.mul_comm, testBit_mul_two_pow]

/-- The bits of two numbers packed into one. -/
theorem testBit_two_pow_mul_add (a : Nat) {b i : Nat} (b_lt : b < 2 ^ i) (j : Nat) :
    testBit (2 ^ i * a + b) j = if j < i then testBit b j else testBit a (j - i) := by
  split
  next h =>
    have : testBit ((2 ^ i * a + b) % 2 ^ i) j = testBit (2 ^ i * a + b) j := by
      rw [testBit_mod_two_pow, decide_eq_true h, Bool.true_and]
    rw [← this, mul_add_mod_self_left, mod_eq_of_lt b_lt]
  next h =>
    rcases exists_eq_add_of_le' (Nat.le_of_not_lt h) with ⟨d, rfl⟩
    rw [Nat.add_sub_cancel, testBit_add, Nat.add_comm, add_mul_div_left _ _ (two_pow_pos i), Nat.div_eq_of_lt b_lt,
      Nat.zero_add]

theorem testBit_two_pow_add_eq (x i : Nat) : testBit (2 ^ i + x) i = !testBit x i := by
  rw [testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, add_div_left _ (two_pow_pos i)]
  rcases mod_two_eq_zero_or_one (x / 2 ^ i) with h | h <;> rw [← mod_add_mod, h] <;> rfl

theorem testBit_two_pow_add_gt {i j : Nat} (j_lt_i : j < i) (x : Nat) : testBit (2 ^ i + x) j = testBit x j := by
  rcases exists_eq_add_of_lt j_lt_i with ⟨d, rfl⟩
  rw [testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, Nat.add_assoc, Nat.pow_add, Nat.add_comm,
    add_mul_div_left _ _ (two_pow_pos j), Nat.pow_succ, add_mul_mod_self_right]

@[simp] theorem testBit_two_pow_self {n : Nat} : testBit (2 ^ n) n = true := by
  have := testBit_two_pow_add_eq 0 n
  rwa [Nat.add_zero, zero_testBit] at this

theorem testBit_two_pow_of_ne {n m : Nat} (hm : n ≠ m) : testBit (2 ^ n) m = false := by
  rcases Nat.lt_or_gt_of_ne hm with h | h
  · exact testBit_lt_two_pow (Nat.pow_lt_pow_right (by decide) h)
  · have := testBit_two_pow_add_gt h 0
    rwa [Nat.add_zero, zero_testBit] at this

theorem testBit_two_pow {n m : Nat} : testBit (2 ^ n) m = decide (n = m) := by
  by_cases h : n = m
  · subst h; rw [testBit_two_pow_self, decide_eq_true rfl]
  · rw [testBit_two_pow_of_ne h, decide_eq_false h]

@[simp] theorem testBit_two_pow_sub_one (n i : Nat) : testBit (2 ^ n - 1) i = decide (i < n) := by
  induction n generalizing i with
  | zero => rw [Nat.pow_zero, Nat.sub_self, zero_testBit]; exact (decide_eq_false (Nat.not_lt_zero i)).symm
  | succ n ih =>
    have e : 2 ^ (n + 1) - 1 = 1 + 2 * (2 ^ n - 1) := by
      rcases exists_eq_succ_of_ne_zero (Nat.pow_ne_zero (n := n) (a := 2) (by decide)) with ⟨k, hk⟩
      rw [Nat.pow_succ, hk, Nat.mul_comm, mul_succ]
      exact Nat.add_comm (2 * k) 1
    rw [e]
    cases i with
    | zero => rw [testBit_zero, add_mul_mod_self_left]; exact (decide_eq_true (zero_lt_succ n)).symm
    | succ i =>
      rw [testBit_succ, add_mul_div_left _ _ (by decide), Nat.zero_add, ih]
      exact decide_congr succ_lt_succ_iff.symm

theorem testBit_bool_to_nat (b : Bool) (i : Nat) : testBit b.toNat i = (decide (i = 0) && b) := by
  cases b with
  | false => rw [Bool.and_false]; exact zero_testBit i
  | true =>
    rw [Bool.and_true]
    cases i with
    | zero => rfl
    | succ i => rw [testBit_succ]; exact (zero_testBit i).trans (decide_eq_false (succ_ne_zero i)).symm

/-! ## Bits of the bit operations -/

private theorem ite_mod_two {g : Bool → Bool} (h : g false = false) (y : Nat) :
    decide ((if g true then y else 0) % 2 = 1) = g (decide (y % 2 = 1)) := by
  rcases mod_two_eq_zero_or_one y with hy | hy
  · refine Eq.trans (decide_eq_false ?_) (hy ▸ h.symm : false = g (decide (y % 2 = 1)))
    split
    · rw [hy]; exact nofun
    · exact nofun
  · rw [hy]
    cases hg : g true
    · exact hg.symm
    · exact (decide_eq_true hy).trans hg.symm

private theorem bitwise_mod_two {f : Bool → Bool → Bool} (h : f false false = false) (x y : Nat) :
    decide (bitwise f x y % 2 = 1) = f (decide (x % 2 = 1)) (decide (y % 2 = 1)) := by
  by_cases hx : x = 0
  · subst hx
    rw [bitwise_zero_left]
    exact ite_mod_two (g := f false) h y
  by_cases hy : y = 0
  · subst hy
    rw [bitwise_zero_right]
    exact ite_mod_two (g := fun b => f b false) h x
  · rw [bitwise_of_ne_zero hx hy, ← Nat.two_mul]
    cases f (decide (x % 2 = 1)) (decide (y % 2 = 1))
    · exact decide_eq_false (by rw [if_neg Bool.false_ne_true, mul_mod_right]; exact nofun)
    · exact decide_eq_true (by rw [if_pos rfl, mul_add_mod_self_left])

private theorem bitwise_div_two {f : Bool → Bool → Bool} (x y : Nat) : bitwise f x y / 2 = bitwise f (x / 2) (y / 2) := by
  have half (c : Prop) [Decidable c] (z : Nat) : (if c then z else 0) / 2 = if c then z / 2 else 0 := by
    split <;> rfl
  by_cases hx : x = 0
  · subst hx
    exact half _ y
  by_cases hy : y = 0
  · subst hy
    rw [Nat.zero_div, bitwise_zero_right, bitwise_zero_right]
    exact half _ x
  · rw [bitwise_of_ne_zero hx hy, ← Nat.two_mul]
    split
    · rw [Nat.add_comm, add_mul_div_left _ _ two_pos]; exact Nat.zero_add _
    · exact mul_div_right _ two_pos

theorem testBit_bitwise {f : Bool → Bool → Bool} (of_false_false : f false false = false) (x y i : Nat) :
    testBit (bitwise f x y) i = f (testBit x i) (testBit y i) := by
  induction i generalizing x y with
  | zero => rw [testBit_zero, testBit_zero, testBit_zero, bitwise_mod_two of_false_false]
  | succ i ih => rw [testBit_succ, bitwise_div_two, ih, ← testBit_succ, ← testBit_succ]

@[simp] theorem testBit_and (x y i : Nat) : testBit (x &&& y) i = (testBit x i && testBit y i) := testBit_bitwise rfl x y i
@[simp] theorem testBit_or (x y i : Nat) : testBit (x ||| y) i = (testBit x i || testBit y i) := testBit_bitwise rfl x y i
@[simp] theorem testBit_xor (x y i : Nat) : testBit (x ^^^ y) i = Bool.xor (testBit x i) (testBit y i) :=
  testBit_bitwise rfl x y i

@[simp] theorem testBit_shiftLeft (x : Nat) {i j : Nat} :
    testBit (x <<< i) j = (decide (j ≥ i) && testBit x (j - i)) := by
  rw [shiftLeft_eq, testBit_mul_two_pow]

@[simp] theorem testBit_shiftRight (x : Nat) {i j : Nat} : testBit (x >>> i) j = testBit x (i + j) := by
  rw [shiftRight_eq_div_pow, testBit_div_two_pow]

/-! ## Algebra of the bit operations -/

protected theorem and_comm (x y : Nat) : x &&& y = y &&& x :=
  eq_of_testBit_eq fun i => by rw [testBit_and, testBit_and, Bool.and_comm]
protected theorem or_comm (x y : Nat) : x ||| y = y ||| x :=
  eq_of_testBit_eq fun i => by rw [testBit_or, testBit_or, Bool.or_comm]
protected theorem xor_comm (x y : Nat) : x ^^^ y = y ^^^ x :=
  eq_of_testBit_eq fun i => by rw [testBit_xor, testBit_xor, Bool.xor_comm]
protected theorem and_assoc (x y z : Nat) : (x &&& y) &&& z = x &&& (y &&& z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_and, Bool.and_assoc]
protected theorem or_assoc (x y z : Nat) : (x ||| y) ||| z = x ||| (y ||| z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_or, Bool.or_assoc]
protected theorem xor_assoc (x y z : Nat) : (x ^^^ y) ^^^ z = x ^^^ (y ^^^ z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_xor, Bool.xor_assoc]
protected theorem and_left_comm (x y z : Nat) : x &&& (y &&& z) = y &&& (x &&& z) := by
  rw [← Nat.and_assoc, Nat.and_comm x, Nat.and_assoc]
protected theorem or_left_comm (x y z : Nat) : x ||| (y ||| z) = y ||| (x ||| z) := by
  rw [← Nat.or_assoc, Nat.or_comm x, Nat.or_assoc]
protected theorem xor_left_comm (x y z : Nat) : x ^^^ (y ^^^ z) = y ^^^ (x ^^^ z) := by
  rw [← Nat.xor_assoc, Nat.xor_comm x, Nat.xor_assoc]

@[simp] protected theorem and_self (x : Nat) : x &&& x = x := eq_of_testBit_eq fun i => by rw [testBit_and, Bool.and_self]
@[simp] protected theorem or_self (x : Nat) : x ||| x = x := eq_of_testBit_eq fun i => by rw [testBit_or, Bool.or_self]
@[simp] protected theorem xor_self (x : Nat) : x ^^^ x = 0 :=
  eq_of_testBit_eq fun i => by rw [testBit_xor, Bool.xor_self, zero_testBit]
@[simp] protected theorem zero_and (x : Nat) : 0 &&& x = 0 := rfl
@[simp] protected theorem and_zero (x : Nat) : x &&& 0 = 0 := Nat.and_comm x 0
@[simp] protected theorem zero_or (x : Nat) : 0 ||| x = x := rfl
@[simp] protected theorem or_zero (x : Nat) : x ||| 0 = x := Nat.or_comm x 0
@[simp] protected theorem zero_xor (x : Nat) : 0 ^^^ x = x := rfl
@[simp] protected theorem xor_zero (x : Nat) : x ^^^ 0 = x := Nat.xor_comm x 0

theorem and_or_distrib_left (x y z : Nat) : x &&& (y ||| z) = (x &&& y) ||| (x &&& z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_and, testBit_or, Bool.and_or_distrib_left]
theorem and_or_distrib_right (x y z : Nat) : (x ||| y) &&& z = (x &&& z) ||| (y &&& z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_and, testBit_or, Bool.and_or_distrib_right]
theorem or_and_distrib_left (x y z : Nat) : x ||| (y &&& z) = (x ||| y) &&& (x ||| z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_and, testBit_or, Bool.or_and_distrib_left]
theorem or_and_distrib_right (x y z : Nat) : (x &&& y) ||| z = (x ||| z) &&& (y ||| z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_and, testBit_or, Bool.or_and_distrib_right]
theorem and_xor_distrib_left (x y z : Nat) : x &&& (y ^^^ z) = (x &&& y) ^^^ (x &&& z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_and, testBit_xor, Bool.and_xor_distrib_left]
theorem and_xor_distrib_right (x y z : Nat) : (x ^^^ y) &&& z = (x &&& z) ^^^ (y &&& z) :=
  eq_of_testBit_eq fun i => by simp only [testBit_and, testBit_xor, Bool.and_xor_distrib_right]

theorem xor_left_inj {x y z : Nat} : x ^^^ z = y ^^^ z ↔ x = y :=
  ⟨fun h => by rw [← Nat.xor_zero x, ← Nat.xor_self z, ← Nat.xor_assoc, h, Nat.xor_assoc, Nat.xor_self, Nat.xor_zero],
    congrArg (· ^^^ z)⟩
theorem xor_right_inj {x y z : Nat} : x ^^^ y = x ^^^ z ↔ y = z := by
  rw [Nat.xor_comm x, Nat.xor_comm x, xor_left_inj]
theorem xor_eq_zero_iff {x y : Nat} : x ^^^ y = 0 ↔ x = y := by rw [← Nat.xor_self y, xor_left_inj]
@[simp] theorem xor_xor_cancel_right (x y : Nat) : x ^^^ y ^^^ y = x := by rw [Nat.xor_assoc, Nat.xor_self, Nat.xor_zero]
@[simp] theorem xor_xor_cancel_left (x y : Nat) : x ^^^ (x ^^^ y) = y := by rw [← Nat.xor_assoc, Nat.xor_self, Nat.zero_xor]
theorem or_eq_zero_iff {x y : Nat} : x ||| y = 0 ↔ x = 0 ∧ y = 0 := by
  refine ⟨fun h => ?_, fun ⟨hx, hy⟩ => by rw [hx, hy]; rfl⟩
  have (i : Nat) : testBit x i = false ∧ testBit y i = false := by
    have := testBit_or x y i
    rw [h, zero_testBit] at this
    exact Bool.or_eq_false_iff.1 this.symm
  exact ⟨eq_of_testBit_eq fun i => (this i).1.trans (zero_testBit i).symm,
    eq_of_testBit_eq fun i => (this i).2.trans (zero_testBit i).symm⟩

/-! ## Parity and halving -/

theorem and_mod_two_pow {a b n : Nat} : (a &&& b) % 2 ^ n = (a % 2 ^ n) &&& (b % 2 ^ n) :=
  eq_of_testBit_eq fun i => by
    simp only [testBit_mod_two_pow, testBit_and]
    cases decide (i < n) <;> simp
theorem or_mod_two_pow {a b n : Nat} : (a ||| b) % 2 ^ n = (a % 2 ^ n) ||| (b % 2 ^ n) :=
  eq_of_testBit_eq fun i => by
    simp only [testBit_mod_two_pow, testBit_or]
    cases decide (i < n) <;> simp
theorem xor_mod_two_pow {a b n : Nat} : (a ^^^ b) % 2 ^ n = (a % 2 ^ n) ^^^ (b % 2 ^ n) :=
  eq_of_testBit_eq fun i => by
    simp only [testBit_mod_two_pow, testBit_xor]
    cases decide (i < n) <;> simp
theorem and_div_two_pow {a b n : Nat} : (a &&& b) / 2 ^ n = (a / 2 ^ n) &&& (b / 2 ^ n) :=
  eq_of_testBit_eq fun i => by simp only [testBit_div_two_pow, testBit_and]
theorem or_div_two_pow {a b n : Nat} : (a ||| b) / 2 ^ n = (a / 2 ^ n) ||| (b / 2 ^ n) :=
  eq_of_testBit_eq fun i => by simp only [testBit_div_two_pow, testBit_or]
theorem xor_div_two_pow {a b n : Nat} : (a ^^^ b) / 2 ^ n = (a / 2 ^ n) ^^^ (b / 2 ^ n) :=
  eq_of_testBit_eq fun i => by simp only [testBit_div_two_pow, testBit_xor]
theorem and_div_two {a b : Nat} : (a &&& b) / 2 = a / 2 &&& b / 2 := and_div_two_pow (n := 1)
theorem or_div_two {a b : Nat} : (a ||| b) / 2 = a / 2 ||| b / 2 := or_div_two_pow (n := 1)
theorem xor_div_two {a b : Nat} : (a ^^^ b) / 2 = a / 2 ^^^ b / 2 := xor_div_two_pow (n := 1)

theorem and_mod_two_eq_one {a b : Nat} : (a &&& b) % 2 = 1 ↔ a % 2 = 1 ∧ b % 2 = 1 := by
  have := testBit_and a b 0
  rw [testBit_zero, testBit_zero, testBit_zero] at this
  rw [← decide_eq_true_iff (p := (a &&& b) % 2 = 1), this, Bool.and_eq_true, decide_eq_true_iff, decide_eq_true_iff]
theorem or_mod_two_eq_one {a b : Nat} : (a ||| b) % 2 = 1 ↔ a % 2 = 1 ∨ b % 2 = 1 := by
  have := testBit_or a b 0
  rw [testBit_zero, testBit_zero, testBit_zero] at this
  rw [← decide_eq_true_iff (p := (a ||| b) % 2 = 1), this, Bool.or_eq_true, decide_eq_true_iff, decide_eq_true_iff]
theorem xor_mod_two_eq_one {a b : Nat} : (a ^^^ b) % 2 = 1 ↔ ¬(a % 2 = 1 ↔ b % 2 = 1) := by
  have h : ∀ x y : Bool, Bool.xor x y = true ↔ ¬(x = true ↔ y = true) := by decide
  have := testBit_xor a b 0
  rw [testBit_zero, testBit_zero, testBit_zero] at this
  rw [← decide_eq_true_iff (p := (a ^^^ b) % 2 = 1), this, h, decide_eq_true_iff, decide_eq_true_iff]

/-! ## Bounds -/

theorem and_lt_two_pow (x : Nat) {y n : Nat} (right : y < 2 ^ n) : x &&& y < 2 ^ n :=
  lt_pow_two_of_testBit _ fun i hi => by
    rw [testBit_and, testBit_lt_two_pow (Nat.lt_of_lt_of_le right (pow_le_pow_right (by decide) hi)), Bool.and_false]

theorem or_lt_two_pow {x y n : Nat} (left : x < 2 ^ n) (right : y < 2 ^ n) : x ||| y < 2 ^ n :=
  lt_pow_two_of_testBit _ fun i hi => by
    have h : 2 ^ n ≤ 2 ^ i := pow_le_pow_right (by decide) hi
    rw [testBit_or, testBit_lt_two_pow (Nat.lt_of_lt_of_le left h), testBit_lt_two_pow (Nat.lt_of_lt_of_le right h)]
    rfl

theorem xor_lt_two_pow {x y n : Nat} (left : x < 2 ^ n) (right : y < 2 ^ n) : x ^^^ y < 2 ^ n :=
  lt_pow_two_of_testBit _ fun i hi => by
    have h : 2 ^ n ≤ 2 ^ i := pow_le_pow_right (by decide) hi
    rw [testBit_xor, testBit_lt_two_pow (Nat.lt_of_lt_of_le left h), testBit_lt_two_pow (Nat.lt_of_lt_of_le right h)]
    rfl

theorem and_le_left {n m : Nat} : n &&& m ≤ n := le_of_testBit fun i h => by
  rw [testBit_and, Bool.and_eq_true] at h; exact h.1
theorem and_le_right {n m : Nat} : n &&& m ≤ m := le_of_testBit fun i h => by
  rw [testBit_and, Bool.and_eq_true] at h; exact h.2
theorem left_le_or {n m : Nat} : n ≤ n ||| m := le_of_testBit fun i h => by rw [testBit_or, h, Bool.true_or]
theorem right_le_or {n m : Nat} : m ≤ n ||| m := le_of_testBit fun i h => by rw [testBit_or, h, Bool.or_true]

/-! ## Masks and packed numbers -/

theorem and_two_pow_sub_one_eq_mod (x n : Nat) : x &&& 2 ^ n - 1 = x % 2 ^ n :=
  eq_of_testBit_eq fun i => by rw [testBit_and, testBit_two_pow_sub_one, testBit_mod_two_pow, Bool.and_comm]

theorem and_two_pow_sub_one_of_lt_two_pow {n x : Nat} (lt : x < 2 ^ n) : x &&& 2 ^ n - 1 = x := by
  rw [and_two_pow_sub_one_eq_mod, mod_eq_of_lt lt]

theorem and_one_is_mod (x : Nat) : x &&& 1 = x % 2 := and_two_pow_sub_one_eq_mod x 1
theorem one_and_eq_mod_two (n : Nat) : 1 &&& n = n % 2 := by rw [Nat.and_comm, and_one_is_mod]

theorem and_two_pow (n i : Nat) : n &&& 2 ^ i = (n.testBit i).toNat * 2 ^ i :=
  eq_of_testBit_eq fun j => by
    rw [testBit_and, testBit_two_pow, testBit_mul_two_pow, testBit_bool_to_nat]
    by_cases h : i = j
    · subst h
      rw [Nat.sub_self, decide_eq_true (Nat.le_refl i), decide_eq_true rfl, decide_eq_true rfl, Bool.and_true, Bool.true_and,
        Bool.true_and]
    · rw [decide_eq_false h, Bool.and_false]
      rcases Nat.lt_or_gt_of_ne h with h' | h'
      · rw [decide_eq_false (Nat.sub_ne_zero_of_lt h'), Bool.false_and, Bool.and_false]
      · rw [decide_eq_false (Nat.not_le_of_lt h'), Bool.false_and]

theorem two_pow_and (i n : Nat) : 2 ^ i &&& n = 2 ^ i * (n.testBit i).toNat := by
  rw [Nat.and_comm, and_two_pow, Nat.mul_comm]

theorem two_pow_add_eq_or_of_lt {b i : Nat} (b_lt : b < 2 ^ i) (a : Nat) : 2 ^ i * a + b = 2 ^ i * a ||| b :=
  eq_of_testBit_eq fun j => by
    rw [testBit_two_pow_mul_add a b_lt, testBit_or, testBit_two_pow_mul]
    split
    next h => rw [decide_eq_false (p := j ≥ i) (Nat.not_le_of_lt h), Bool.false_and, Bool.false_or]
    next h =>
      have h := Nat.le_of_not_lt h
      rw [decide_eq_true (p := j ≥ i) h, Bool.true_and,
        testBit_lt_two_pow (x := b) (Nat.lt_of_lt_of_le b_lt (pow_le_pow_right (by decide) h)), Bool.or_false]

theorem shiftLeft_add_eq_or_of_lt {b i : Nat} (b_lt : b < 2 ^ i) (a : Nat) : a <<< i + b = a <<< i ||| b := by
  rw [shiftLeft_eq, Nat.mul_comm, two_pow_add_eq_or_of_lt b_lt]

/-! ## Shifts of the bit operations -/

theorem shiftLeft_and_distrib {a b i : Nat} : (a &&& b) <<< i = a <<< i &&& b <<< i :=
  eq_of_testBit_eq fun j => by
    simp only [testBit_shiftLeft, testBit_and]
    cases decide (j ≥ i) <;> simp
theorem shiftLeft_or_distrib {a b i : Nat} : (a ||| b) <<< i = a <<< i ||| b <<< i :=
  eq_of_testBit_eq fun j => by
    simp only [testBit_shiftLeft, testBit_or]
    cases decide (j ≥ i) <;> simp
theorem shiftLeft_xor_distrib {a b i : Nat} : (a ^^^ b) <<< i = a <<< i ^^^ b <<< i :=
  eq_of_testBit_eq fun j => by
    simp only [testBit_shiftLeft, testBit_xor]
    cases decide (j ≥ i) <;> simp
theorem shiftRight_and_distrib {a b i : Nat} : (a &&& b) >>> i = a >>> i &&& b >>> i :=
  eq_of_testBit_eq fun j => by simp only [testBit_shiftRight, testBit_and]
theorem shiftRight_or_distrib {a b i : Nat} : (a ||| b) >>> i = a >>> i ||| b >>> i :=
  eq_of_testBit_eq fun j => by simp only [testBit_shiftRight, testBit_or]
theorem shiftRight_xor_distrib {a b i : Nat} : (a ^^^ b) >>> i = a >>> i ^^^ b >>> i :=
  eq_of_testBit_eq fun j => by simp only [testBit_shiftRight, testBit_xor]

end Nat
