prelude
import Init.Nat.Div

/-!
# Natural numbers: bit operations

Definitions of `&&&`, `|||`, `^^^`, `<<<`, `>>>` and `testBit`. All but `testBit` are computed
natively by the kernel, so the definitions must mean exactly what it computes; the specifications,
bit by bit, are proved in `Init.Nat.Bitwise.Lemmas`.
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

private theorem bitwiseLoop_eq (f : Bool → Bool → Bool) : ∀ {fuel fuel' n m : Nat}, n < fuel → n < fuel' →
    bitwiseLoop f fuel n m = bitwiseLoop f fuel' n m
  | 0, _, _, _, h, _ => (not_lt_zero _ h).elim
  | _ + 1, 0, _, _, _, h => (not_lt_zero _ h).elim
  | fuel + 1, fuel' + 1, n, m, h, h' => by
    rw [bitwiseLoop, bitwiseLoop]
    split
    · rfl
    next hn =>
      have hlt : n / 2 < n := div_two_lt (Nat.pos_of_ne_zero hn)
      rw [bitwiseLoop_eq f (Nat.lt_of_lt_of_le hlt (le_of_lt_succ h)) (Nat.lt_of_lt_of_le hlt (le_of_lt_succ h'))]
where
  div_two_lt {n : Nat} (h : 0 < n) : n / 2 < n := by
    have e := div_add_mod n 2
    rcases (n / 2).eq_zero_or_pos with h' | h'
    · rwa [h']
    · exact Nat.lt_of_lt_of_le (Nat.two_mul (n / 2) ▸ Nat.add_lt_add_left h' _) (le.intro e)

theorem bitwise_zero_left (f : Bool → Bool → Bool) (m : Nat) : bitwise f 0 m = if f false true then m else 0 := rfl

theorem bitwise_zero_right (f : Bool → Bool → Bool) (n : Nat) : bitwise f n 0 = if f true false then n else 0 := by
  rw [bitwise, bitwiseLoop]
  split
  next h => rw [h]; simp
  · rfl

theorem bitwise_of_ne_zero {f : Bool → Bool → Bool} {n m : Nat} (hn : n ≠ 0) (hm : m ≠ 0) :
    bitwise f n m =
      if f (decide (n % 2 = 1)) (decide (m % 2 = 1)) then bitwise f (n / 2) (m / 2) + bitwise f (n / 2) (m / 2) + 1
      else bitwise f (n / 2) (m / 2) + bitwise f (n / 2) (m / 2) := by
  have : bitwiseLoop f n (n / 2) (m / 2) = bitwise f (n / 2) (m / 2) :=
    bitwiseLoop_eq f (bitwiseLoop_eq.div_two_lt (Nat.pos_of_ne_zero hn)) (lt_succ_self _)
  rw [bitwise, bitwiseLoop, if_neg hn, if_neg hm, this]

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

end Nat
