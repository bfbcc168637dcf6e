/-!
Arithmetic modulo `m`: congruences, powers, finite searches, addition on the clock.
-/

namespace Modular

theorem add_mod_example (a b m : Nat) : (a % m + b % m) % m = (a + b) % m := (Nat.add_mod a b m).symm

theorem mul_mod_example (a b m : Nat) : (a % m) * (b % m) % m = a * b % m := by simp

theorem mod_idem (a m : Nat) : a % m % m = a % m := Nat.mod_mod a m

theorem mod_small {a m : Nat} (h : a < m) : a % m = a := Nat.mod_eq_of_lt h

theorem mod_of_sum_twice (a b m : Nat) : (a + m + (b + m)) % m = (a + b) % m := by
  rw [Nat.add_mod, Nat.add_mod_right, Nat.add_mod_right, ← Nat.add_mod]

theorem sub_back {a b p : Nat} (ha : a < p) (hb : b < p) :
    (a + b) % p = if a + b < p then a + b else a + b - p := by
  split
  · exact Nat.mod_eq_of_lt ‹_›
  · rw [Nat.mod_eq_sub_mod (by omega), Nat.mod_eq_of_lt (by omega)]

theorem clock_add {a b : Nat} (ha : a < 12) (hb : b < 12) : (a + b) % 12 = a + b ∨ (a + b) % 12 + 12 = a + b := by omega

theorem add_inverse {a p : Nat} (ha : a < p) : (a + (p - a)) % p = 0 := by
  rw [Nat.add_sub_of_le (Nat.le_of_lt ha), Nat.mod_self]

theorem congr_trans {a b c m : Nat} (h₁ : a % m = b % m) (h₂ : b % m = c % m) : a % m = c % m := h₁.trans h₂

theorem congr_mul {a b c d m : Nat} (h₁ : a % m = b % m) (h₂ : c % m = d % m) : a * c % m = b * d % m := by
  rw [Nat.mul_mod, h₁, h₂, ← Nat.mul_mod]

theorem congr_pow {a b m : Nat} (h : a % m = b % m) (k : Nat) : a ^ k % m = b ^ k % m := by
  rw [Nat.pow_mod, h, ← Nat.pow_mod]

theorem last_digit_of_power (n : Nat) : 6 ^ (n + 1) % 10 = 6 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.pow_succ, Nat.mul_mod, ih]

theorem two_pow_mod_three (n : Nat) : 2 ^ n % 3 = if n % 2 = 0 then 1 else 2 := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [Nat.pow_succ, Nat.mul_mod, ih]
    split <;> split <;> first | rfl | omega

theorem period {n : Nat} : 3 ^ (4 * n) % 10 = 1 := by
  rw [Nat.pow_mul, Nat.pow_mod, show 3 ^ 4 % 10 = 1 from rfl, Nat.one_pow]

theorem add_table : ∀ a < 7, ∀ b < 7, ∃ c < 7, (a + c) % 7 = b := by decide

theorem units_mod_ten : ∀ a < 10, (∃ b < 10, a * b % 10 = 1) ↔ Nat.gcd a 10 = 1 := by decide

theorem squares_mod_seven : ∀ a < 7, a * a % 7 = 0 ∨ a * a % 7 = 1 ∨ a * a % 7 = 2 ∨ a * a % 7 = 4 := by decide

theorem fermat_thirteen : ∀ a < 13, a ^ 13 % 13 = a := by decide +kernel

theorem chinese_remainder (x : Nat) (h₃ : x % 3 = 2) (h₅ : x % 5 = 3) (h₇ : x % 7 = 2) : x % 105 = 23 := by omega

theorem chinese_remainder_unique (x y : Nat) (h₄ : x % 4 = y % 4) (h₉ : x % 9 = y % 9) : x % 36 = y % 36 := by omega

theorem same_residue (a b : Int) (m : Int) (h : m ∣ a - b) : a % m = b % m := Int.emod_eq_emod_of_dvd_sub h

theorem mod_lt_example (a : Nat) {m : Nat} (h : 0 < m) : a % m < m := Nat.mod_lt a h

theorem mod_by_cases (n : Nat) : n % 3 = 0 ∨ n % 3 = 1 ∨ n % 3 = 2 := by
  match h : n % 3 with
  | 0 => exact .inl rfl
  | 1 => exact .inr (.inl rfl)
  | 2 => exact .inr (.inr rfl)
  | k + 3 => omega

theorem even_sum (a b : Nat) (h : (a + b) % 2 = 0) : a % 2 = b % 2 := by omega

theorem not_dvd_of_mod {a b : Nat} (h : a % b = 1) : ¬b ∣ a := fun h' => by
  have := Nat.mod_eq_zero_of_dvd h'
  omega

/-- Addition modulo `p` on tables: each row is a shifted copy of the one before. -/
theorem row_shift (a b p : Nat) : ((a + 1) % p + b) % p = (a + (b + 1)) % p := by
  rw [Nat.mod_add_mod, Nat.add_assoc, Nat.add_comm 1]

theorem all_rows : ∀ a < 11, ∀ b < 11, (a + b) % 11 = if a + b < 11 then a + b else a + b - 11 := by decide +kernel

theorem bounded_forall_by_cases (f : Nat → Nat) (h₀ : f 0 = 0) (h₁ : f 1 = 1) (h₂ : f 2 = 2) : ∀ n < 3, f n = n := by
  intro n hn
  match n, hn with
  | 0, _ => exact h₀
  | 1, _ => exact h₁
  | 2, _ => exact h₂

end Modular
