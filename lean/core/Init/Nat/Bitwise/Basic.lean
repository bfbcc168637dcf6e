prelude
import Init.Nat.Div

/-!
# Natural numbers: bit operations

Definitions of `&&&`, `|||`, `^^^`, `<<<`, `>>>`, `testBit` and `log2`. All but `testBit` are
computed natively by the kernel, so the definitions must mean exactly what it computes; the
specifications, bit by bit, are proved in `Init.Nat.Bitwise.Lemmas` and `Init.Nat.Log2`.
-/

namespace Nat

/-! ## Shifts -/

/-- Shifts left by `m` bits: multiplication by `2 ^ m`. -/
@[extern "lean_nat_shiftl"]
def shiftLeft : @& Nat → @& Nat → Nat
  | n, 0 => n
  | n, .succ m => shiftLeft (2 * n) m

/-- Shifts right by `m` bits: division by `2 ^ m`. -/
@[extern "lean_nat_shiftr"]
def shiftRight : @& Nat → @& Nat → Nat
  | n, 0 => n
  | n, .succ m => shiftRight n m / 2

instance : ShiftLeft Nat := ⟨Nat.shiftLeft⟩
instance : ShiftRight Nat := ⟨Nat.shiftRight⟩

@[simp] theorem shiftLeft_eq' {a b : Nat} : Nat.shiftLeft a b = a <<< b := rfl
@[simp] theorem shiftRight_eq' {a b : Nat} : Nat.shiftRight a b = a >>> b := rfl
@[simp] theorem shiftLeft_zero {n : Nat} : n <<< 0 = n := rfl
theorem shiftLeft_succ_inside (m n : Nat) : m <<< (n + 1) = (2 * m) <<< n := rfl
@[simp] theorem shiftRight_zero {n : Nat} : n >>> 0 = n := rfl
theorem shiftRight_succ (m n : Nat) : m >>> (n + 1) = (m >>> n) / 2 := rfl

theorem shiftLeft_eq (a : Nat) : ∀ b : Nat, a <<< b = a * 2 ^ b
  | 0 => (Nat.mul_one a).symm
  | b + 1 => by rw [shiftLeft_succ_inside, shiftLeft_eq (2 * a) b, Nat.pow_succ, Nat.mul_comm 2, Nat.mul_assoc, Nat.mul_comm 2]

theorem div_div_eq_div_mul (m n k : Nat) : m / n / k = m / (n * k) := by
  rcases k.eq_zero_or_pos with rfl | hk
  · rw [Nat.mul_zero, Nat.div_zero, Nat.div_zero]
  rcases n.eq_zero_or_pos with rfl | hn
  · rw [Nat.zero_mul, Nat.div_zero, Nat.div_eq_of_lt hk]
  -- the remainder of the division by `n * k` is put together from those of the two steps
  have hr : n * (m / n % k) + m % n < n * k :=
    Nat.lt_of_lt_of_le (Nat.add_lt_add_left (mod_lt m hn) _) (mul_succ .. ▸ mul_le_mul_left n (mod_lt _ hk))
  refine (euclid_unique hr ?_).1.symm
  rw [Nat.mul_assoc, ← Nat.add_assoc, ← Nat.mul_add, div_add_mod, div_add_mod]

theorem shiftRight_eq_div_pow (m : Nat) : ∀ n : Nat, m >>> n = m / 2 ^ n
  | 0 => (euclid_unique (b := 2 ^ 0) (r := 0) .refl (Nat.one_mul m)).1.symm
  | n + 1 => by rw [shiftRight_succ, shiftRight_eq_div_pow m n, div_div_eq_div_mul, Nat.pow_succ]

/-! ## Operations bit by bit -/

/-- The work of `bitwise`, on fuel: halving `n` or `m` uses up at most the larger of them. -/
private def bitwiseLoop (f : Bool → Bool → Bool) : Nat → Nat → Nat → Nat
  | 0, _, _ => 0
  | fuel + 1, n, m =>
    if n = 0 then if f false true then m else 0
    else if m = 0 then if f true false then n else 0
    else
      let r := bitwiseLoop f fuel (n / 2) (m / 2)
      if f (decide (n % 2 = 1)) (decide (m % 2 = 1)) then r + r + 1 else r + r

/-- Applies a function of two bits to each pair of bits of two numbers; it should map two zero bits
to a zero bit. -/
def bitwise (f : Bool → Bool → Bool) (n m : Nat) : Nat := bitwiseLoop f (n + 1) n m

/-- Bitwise "and". -/
@[extern "lean_nat_land"]
def land : @& Nat → @& Nat → Nat := bitwise and

/-- Bitwise "or". -/
@[extern "lean_nat_lor"]
def lor : @& Nat → @& Nat → Nat := bitwise or

/-- Bitwise "exclusive or". -/
@[extern "lean_nat_lxor"]
def xor : @& Nat → @& Nat → Nat := bitwise bne

instance : AndOp Nat := ⟨Nat.land⟩
instance : OrOp Nat := ⟨Nat.lor⟩
instance : XorOp Nat := ⟨Nat.xor⟩

/-- The `n`-th bit, counted from the least significant one. -/
def testBit (m n : Nat) : Bool := 1 &&& (m >>> n) != 0

/-! ## Logarithm -/

/-- The work of `log2`, on fuel. -/
private def log2Loop : Nat → Nat → Nat
  | 0, _ => 0
  | fuel + 1, n => if n ≥ 2 then log2Loop fuel (n / 2) + 1 else 0

/-- The logarithm to base two, rounded down; `log2 0 = 0`. -/
@[extern "lean_nat_log2"]
def log2 (n : @& Nat) : Nat := log2Loop n n

end Nat
