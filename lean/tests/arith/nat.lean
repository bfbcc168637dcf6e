/-!
Textbook exercises on natural numbers: induction, the order, divisibility, sums, in many styles.
-/

namespace NatExercises

/-! ## Induction -/

def sum : Nat → Nat
  | 0 => 0
  | n + 1 => sum n + (n + 1)

theorem sum_formula (n : Nat) : 2 * sum n = n * (n + 1) := by
  induction n with
  | zero => rfl
  | succ n ih => rw [sum, Nat.mul_add, ih, ← Nat.add_mul, Nat.mul_comm]

theorem sum_eq_div (n : Nat) : sum n = n * (n + 1) / 2 := by
  have := sum_formula n
  omega

def sumOdd : Nat → Nat
  | 0 => 0
  | n + 1 => sumOdd n + (2 * n + 1)

theorem sumOdd_eq_square : ∀ n, sumOdd n = n ^ 2
  | 0 => rfl
  | n + 1 => by
    rw [sumOdd, sumOdd_eq_square n, Nat.pow_two, Nat.pow_two, Nat.add_mul, Nat.mul_add]
    omega

def sumPow2 : Nat → Nat
  | 0 => 0
  | n + 1 => sumPow2 n + 2 ^ n

theorem sumPow2_add_one (n : Nat) : sumPow2 n + 1 = 2 ^ n := by
  induction n with
  | zero => rfl
  | succ n ih =>
    calc sumPow2 (n + 1) + 1
        = sumPow2 n + 1 + 2 ^ n := Nat.add_right_comm ..
      _ = 2 ^ n + 2 ^ n := by rw [ih]
      _ = 2 ^ (n + 1) := (Nat.two_pow_succ n).symm

def fact : Nat → Nat
  | 0 => 1
  | n + 1 => (n + 1) * fact n

theorem fact_pos (n : Nat) : 0 < fact n := by
  induction n with
  | zero => decide
  | succ n ih => exact Nat.mul_pos n.succ_pos ih

theorem two_pow_le_fact (n : Nat) : 2 ^ n ≤ fact (n + 1) := by
  induction n with
  | zero => exact Nat.le_refl 1
  | succ n ih =>
    rw [Nat.pow_succ, Nat.mul_comm, fact]
    exact Nat.mul_le_mul (by omega) ih

theorem dvd_fact {k n : Nat} (h₀ : 0 < k) (h : k ≤ n) : k ∣ fact n := by
  induction n with
  | zero => omega
  | succ n ih =>
    rcases Nat.lt_or_eq_of_le h with h | rfl
    · exact Nat.dvd_mul_left_of_dvd (ih (by omega)) _
    · exact Nat.dvd_mul_right ..

def fib : Nat → Nat
  | 0 => 0
  | 1 => 1
  | n + 2 => fib n + fib (n + 1)

theorem fib_lt_two_pow : ∀ n, fib n < 2 ^ n
  | 0 => by decide
  | 1 => by decide
  | n + 2 => by
    have h₁ := fib_lt_two_pow n
    have h₂ := fib_lt_two_pow (n + 1)
    show fib n + fib (n + 1) < 2 ^ (n + 1 + 1)
    omega

theorem fib_coprime : ∀ n, Nat.gcd (fib n) (fib (n + 1)) = 1
  | 0 => rfl
  | n + 1 => by rw [fib, Nat.gcd_comm, Nat.gcd_add_self_left, fib_coprime n]

theorem n_lt_three_pow (n : Nat) : n < 3 ^ n := by
  induction n with
  | zero => decide
  | succ n ih =>
    rw [Nat.pow_succ]
    omega

theorem pow_gt_square {n : Nat} (h : 5 ≤ n) : n * n < 2 ^ n := by
  rcases Nat.exists_eq_add_of_le h with ⟨k, rfl⟩
  induction k with
  | zero => decide
  | succ k ih =>
    have ih := ih (by omega)
    rw [← Nat.add_assoc, Nat.pow_succ]
    have : (5 + k + 1) * (5 + k + 1) = (5 + k) * (5 + k) + 2 * (5 + k) + 1 := by
      rw [Nat.add_mul, Nat.mul_add]; omega
    have : 3 * (5 + k) ≤ (5 + k) * (5 + k) := Nat.mul_le_mul_right _ (by omega)
    omega

/-! ## Strong induction and well-founded recursion -/

theorem exists_two_pow_mul_odd (n : Nat) (h : n ≠ 0) : ∃ k m, n = 2 ^ k * m ∧ m % 2 = 1 := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    rcases Nat.mod_two_eq_zero_or_one n with h₀ | h₁
    · obtain ⟨k, m, e, hm⟩ := ih (n / 2) (by omega) (by omega)
      refine ⟨k + 1, m, ?_, hm⟩
      rw [Nat.pow_succ, Nat.mul_comm (2 ^ k), Nat.mul_assoc, ← e]
      omega
    · exact ⟨0, n, (Nat.one_mul n).symm, h₁⟩

def digitSum (n : Nat) : Nat := if n < 10 then n else n % 10 + digitSum (n / 10)

theorem digitSum_mod_nine (n : Nat) : digitSum n % 9 = n % 9 := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    rw [digitSum]
    split
    · rfl
    · have := ih (n / 10) (by omega)
      omega

def collatzStep (n : Nat) : Nat := if n % 2 = 0 then n / 2 else 3 * n + 1

theorem collatzStep_pos {n : Nat} (h : 0 < n) : 0 < collatzStep n := by
  unfold collatzStep
  split <;> omega

def log (b n : Nat) : Nat := if h : 1 < b ∧ b ≤ n then log b (n / b) + 1 else 0
termination_by n
decreasing_by exact Nat.div_lt_self (by omega) h.1

theorem pow_log_le {b n : Nat} (hb : 1 < b) (hn : 0 < n) : b ^ log b n ≤ n := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    rw [log]
    split
    next h =>
      have h' : b ^ log b (n / b) ≤ n / b := ih _ (Nat.div_lt_self hn hb) (Nat.div_pos h.2 (by omega))
      rw [Nat.pow_succ]
      exact (Nat.le_div_iff_mul_le (by omega)).1 h'
    · exact hn

/-! ## Order -/

theorem max_min_swap (a b : Nat) : max a b + min a b = a + b := by
  rcases Nat.le_total a b with h | h
  · rw [Nat.max_eq_right h, Nat.min_eq_left h, Nat.add_comm]
  · rw [Nat.max_eq_left h, Nat.min_eq_right h]

theorem exists_between {a b : Nat} (h : a + 2 ≤ b) : ∃ c, a < c ∧ c < b := ⟨a + 1, by omega, by omega⟩

theorem eq_of_double_eq {a b : Nat} (h : a + a = b + b) : a = b := by omega

theorem le_of_forall_lt {a b : Nat} (h : ∀ c, c < a → c < b) : a ≤ b :=
  match Nat.lt_or_ge b a with
  | .inl hlt => (Nat.lt_irrefl b (h b hlt)).elim
  | .inr hge => hge

theorem exists_min {p : Nat → Prop} (n : Nat) (hn : p n) : ∃ m, p m ∧ ∀ k, p k → m ≤ k := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    by_cases h : ∃ k, k < n ∧ p k
    · obtain ⟨k, hk, hp⟩ := h
      exact ih k hk hp
    · exact ⟨n, hn, fun k hk => Nat.le_of_not_lt fun hlt => h ⟨k, hlt, hk⟩⟩

theorem pigeonhole {a b c : Nat} (ha : a < 2) (hb : b < 2) (hc : c < 2) : a = b ∨ b = c ∨ a = c := by omega

theorem mul_self_mono {a b : Nat} (h : a * a < b * b) : a < b := by
  apply Nat.lt_of_not_le
  intro hle
  exact Nat.not_lt.2 (Nat.mul_le_mul hle hle) h

theorem trans_chain {a b c d : Nat} (h₁ : a ≤ b) (h₂ : b < c) (h₃ : c ≤ d) : a < d := calc
  a ≤ b := h₁
  _ < c := h₂
  _ ≤ d := h₃

/-! ## Algebra -/

theorem square_of_sum (a b : Nat) : (a + b) ^ 2 = a ^ 2 + 2 * a * b + b ^ 2 := by
  rw [Nat.pow_two, Nat.pow_two, Nat.pow_two, Nat.add_mul, Nat.mul_add, Nat.mul_add, Nat.mul_comm b a, Nat.mul_assoc]
  omega

theorem diff_of_squares (a b : Nat) : a * a - b * b = (a - b) * (a + b) := by
  rw [Nat.mul_self_sub_mul_self_eq, Nat.mul_comm]

theorem mul_left_comm_by_ac (a b c d : Nat) : a * (b * (c * d)) = d * (a * c) * b := by ac_rfl

theorem add_shuffle (a b c d : Nat) : a + b + (c + d) = d + b + c + a := by
  rw [Nat.add_comm d b, Nat.add_assoc, Nat.add_assoc, Nat.add_assoc, Nat.add_comm a]
  simp only [Nat.add_comm, Nat.add_left_comm]

theorem succ_mul_pred {n : Nat} (h : 0 < n) : (n + 1) * (n - 1) = n * n - 1 := by
  cases n with
  | zero => contradiction
  | succ n =>
    rw [Nat.add_sub_cancel]
    simp only [Nat.add_mul, Nat.mul_add]
    omega

theorem eq_zero_of_mul_self {n : Nat} (h : n * n = 0) : n = 0 := by simpa using h

theorem distrib_three (a b c : Nat) : (a + b + c) * 2 = 2 * a + 2 * b + 2 * c := by omega

theorem conv_example (a b c : Nat) (h : b = c) : a + (0 + b) = a + c := by
  conv => lhs; rhs; rw [Nat.zero_add]
  rw [h]

/-! ## Divisibility and parity -/

theorem even_mul_succ (n : Nat) : 2 ∣ n * (n + 1) := by
  rcases Nat.mod_two_eq_zero_or_one n with h | h
  · exact Nat.dvd_mul_right_of_dvd (Nat.dvd_of_mod_eq_zero h) _
  · exact Nat.dvd_mul_left_of_dvd (Nat.dvd_of_mod_eq_zero (by omega)) _

theorem odd_square (n : Nat) (h : n % 2 = 1) : n * n % 8 = 1 := by
  have h₁ : n % 8 = 1 ∨ n % 8 = 3 ∨ n % 8 = 5 ∨ n % 8 = 7 := by omega
  rw [Nat.mul_mod]
  rcases h₁ with h | h | h | h <;> rw [h]

theorem dvd_trans_example {a b c : Nat} (h₁ : a ∣ b) (h₂ : b ∣ c) : a ∣ c := by
  obtain ⟨k, rfl⟩ := h₁
  obtain ⟨l, rfl⟩ := h₂
  exact ⟨k * l, Nat.mul_assoc ..⟩

theorem dvd_sum {a b c : Nat} (h₁ : a ∣ b) (h₂ : a ∣ b + c) : a ∣ c := (Nat.dvd_add_right h₁).1 h₂

theorem gcd_divides_difference (a b : Nat) : Nat.gcd a b ∣ a - b := Nat.dvd_sub (Nat.gcd_dvd_left a b) (Nat.gcd_dvd_right a b)

theorem coprime_succ (n : Nat) : Nat.Coprime n (n + 1) := by
  rw [Nat.Coprime, Nat.add_comm, Nat.gcd_comm, Nat.gcd_add_self_left]
  exact Nat.gcd_one_left n

theorem three_dvd_cube_sub (n : Nat) : (n ^ 3 + 2 * n) % 3 = 0 := by
  have h : n % 3 = 0 ∨ n % 3 = 1 ∨ n % 3 = 2 := by omega
  rw [Nat.add_mod, Nat.pow_mod, Nat.mul_mod]
  rcases h with h | h | h <;> rw [h]

theorem not_square_mod_four (n : Nat) : n ^ 2 % 4 ≠ 2 := by
  have h : n % 4 = 0 ∨ n % 4 = 1 ∨ n % 4 = 2 ∨ n % 4 = 3 := by omega
  rw [Nat.pow_mod]
  rcases h with h | h | h | h <;> rw [h] <;> decide

theorem irrational_two {a b : Nat} (hb : b ≠ 0) : a * a ≠ 2 * (b * b) := by
  induction a using Nat.strongRecOn generalizing b with
  | ind a ih =>
    intro h
    have ha : a % 2 = 0 := by
      rcases Nat.mod_two_eq_zero_or_one a with h₀ | h₁
      · exact h₀
      · have := Nat.mul_mod a a 2
        rw [h₁] at this
        omega
    obtain ⟨c, rfl⟩ := Nat.dvd_of_mod_eq_zero ha
    have h' : b * b = 2 * (c * c) := by
      rw [Nat.mul_mul_mul_comm, Nat.mul_assoc 2 2] at h
      omega
    have hlt : b < 2 * c := by
      rw [← Nat.mul_self_lt_mul_self_iff, h]
      have := Nat.mul_pos (Nat.pos_of_ne_zero hb) (Nat.pos_of_ne_zero hb)
      omega
    refine ih b hlt (b := c) ?_ h'
    rintro rfl
    simp at h'
    exact hb h'

end NatExercises
