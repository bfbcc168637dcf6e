prelude
import Init.Int.Ring

/-!
# Integers: Euclidean division

The specification of `/` and `%`: `b * (a / b) + a % b = a`, and the remainder is in `[0, |b|)` when
`b` is not zero. From it the facts on quotients, remainders and divisibility that `omega` uses.
More lemmas are in `Init.Int.DivMod`.
-/

namespace Int

/-- The division of `-(m + 1)`, whose remainder is the complement of that of `m`. -/
private theorem negSucc_div_add_mod (m n : Nat) :
    -((n : Int) * (m / n + 1 : Nat)) + subNatNat n (m % n + 1) = -[m+1] := by
  have h : subNatNat n (m % n + 1) = (n : Int) + -((m % n : Nat) + 1 : Int) := by
    refine subNatNat_elim n (m % n + 1) (fun i j x => x = (i : Int) + -(j : Int)) (fun i n => ?_) fun i m => ?_
    · rw [natCast_add, Int.add_right_comm, Int.add_right_neg, Int.zero_add]
    · rw [Nat.add_assoc, natCast_add, Int.neg_add, Int.add_neg_cancel_left]; rfl
  rw [h, natCast_succ, Int.mul_add, Int.mul_one, Int.neg_add, Int.add_assoc, Int.neg_add_cancel_left, ← Int.neg_add,
    ← Int.add_assoc, ← natCast_mul, ← natCast_add, Nat.div_add_mod]
  rfl

theorem mul_ediv_add_emod : ∀ a b : Int, b * (a / b) + a % b = a
  | ofNat m, ofNat n => congrArg ofNat (Nat.div_add_mod m n)
  | ofNat m, negSucc n => by
    show -((n + 1 : Nat) : Int) * -((m / (n + 1) : Nat) : Int) + ((m % (n + 1) : Nat) : Int) = m
    rw [Int.neg_mul_neg]
    exact congrArg ofNat (Nat.div_add_mod m (n + 1))
  | negSucc m, ofNat 0 => by
    show (0 : Int) * 0 + subNatNat 0 (m % 0 + 1) = -[m+1]
    rw [Int.zero_mul, Int.zero_add, Nat.mod_zero]
    rfl
  | negSucc m, ofNat (n + 1) => by
    show ((n + 1 : Nat) : Int) * -((m / (n + 1) + 1 : Nat) : Int) + subNatNat (n + 1) (m % (n + 1) + 1) = -[m+1]
    rw [Int.mul_neg]
    exact negSucc_div_add_mod m (n + 1)
  | negSucc m, negSucc n => by
    show -((n + 1 : Nat) : Int) * ((m / (n + 1) + 1 : Nat) : Int) + subNatNat (n + 1) (m % (n + 1) + 1) = -[m+1]
    rw [Int.neg_mul]
    exact negSucc_div_add_mod m (n + 1)

theorem emod_def (a b : Int) : a % b = a - b * (a / b) := by
  have h := congrArg (· + -(b * (a / b))) (mul_ediv_add_emod a b)
  rwa [Int.add_right_comm, Int.add_right_neg, Int.zero_add] at h

private theorem natAbs_pos_of_ne_zero : ∀ {b : Int}, b ≠ 0 → 0 < natAbs b
  | 0, h => (h rfl).elim
  | ofNat (n + 1), _ => n.succ_pos
  | negSucc n, _ => n.succ_pos

private theorem exists_emod_eq (a : Int) {b : Int} (h : b ≠ 0) : ∃ r : Nat, r < natAbs b ∧ a % b = r := by
  have hb := natAbs_pos_of_ne_zero h
  cases a with
  | ofNat m => exact ⟨m % natAbs b, Nat.mod_lt m hb, rfl⟩
  | negSucc m =>
    rcases Nat.le.dest (Nat.mod_lt m hb) with ⟨k, hk⟩
    refine ⟨k, hk ▸ Nat.lt_of_lt_of_le (Nat.lt_of_le_of_lt (Nat.le_add_left k _) (Nat.lt_succ_self _)) (Nat.le_of_eq (Nat.succ_add ..).symm), ?_⟩
    show subNatNat (natAbs b) (m % natAbs b).succ = k
    rw [← subNatNat_add_left (m := (m % natAbs b).succ), hk]

theorem emod_nonneg (a : Int) {b : Int} (h : b ≠ 0) : 0 ≤ a % b :=
  match exists_emod_eq a h with | ⟨r, _, e⟩ => e ▸ natCast_nonneg r

theorem emod_lt (a : Int) {b : Int} (h : b ≠ 0) : a % b < natAbs b :=
  match exists_emod_eq a h with | ⟨_, hr, e⟩ => e ▸ ofNat_lt.2 hr

theorem emod_lt_of_pos (a : Int) {b : Int} (h : 0 < b) : a % b < b :=
  match eq_ofNat_of_zero_le (Int.le_of_lt h) with
  | ⟨_, e⟩ => by have := emod_lt a (Int.ne_of_gt h); rw [e] at this ⊢; exact this

theorem mul_ediv_self_le {x k : Int} (h : k ≠ 0) : k * (x / k) ≤ x := by
  have := Int.add_le_add_left (emod_nonneg x h) (k * (x / k))
  rwa [mul_ediv_add_emod, Int.add_zero] at this

theorem lt_mul_ediv_self_add {x k : Int} (h : 0 < k) : x < k * (x / k) + k := by
  have := Int.add_le_add_left (emod_lt_of_pos x h) (k * (x / k))
  rwa [← Int.add_assoc, mul_ediv_add_emod] at this

@[simp] protected theorem ediv_zero : ∀ a : Int, a / 0 = 0
  | ofNat a => congrArg ofNat a.div_zero
  | negSucc _ => rfl

@[simp] protected theorem ediv_neg : ∀ a b : Int, a / -b = -(a / b)
  | ofNat m, ofNat 0 => by
    show ((m / 0 : Nat) : Int) = -((m / 0 : Nat) : Int)
    rw [Nat.div_zero]; rfl
  | ofNat _, ofNat (_ + 1) => rfl
  | ofNat m, negSucc n => (Int.neg_neg ((m / (n + 1) : Nat) : Int)).symm
  | negSucc _, ofNat 0 => rfl
  | negSucc _, ofNat (_ + 1) => rfl
  | negSucc _, negSucc _ => rfl

theorem le_ediv_of_mul_le {a b c : Int} (H1 : 0 < c) (H2 : a * c ≤ b) : a ≤ b / c := by
  refine Int.le_of_not_gt fun h => Int.not_le_of_gt (lt_mul_ediv_self_add H1) (Int.le_trans ?_ H2)
  have := Int.mul_le_mul_of_nonneg_left (add_one_le_of_lt h) (Int.le_of_lt H1)
  rwa [Int.mul_add, Int.mul_one, Int.mul_comm c a] at this

theorem mul_ediv_cancel_left (b : Int) {a : Int} (H : a ≠ 0) : a * b / a = b := by
  have pos {a : Int} (b : Int) (h : 0 < a) : a * b / a = b := by
    refine Int.le_antisymm (Int.le_of_not_gt fun hlt => ?_) (le_ediv_of_mul_le h (Int.le_of_eq (Int.mul_comm ..)))
    have h₁ := Int.mul_le_mul_of_nonneg_left (add_one_le_of_lt hlt) (Int.le_of_lt h)
    have h₂ := Int.le_trans h₁ (mul_ediv_self_le (Int.ne_of_gt h))
    rw [Int.mul_add, Int.mul_one] at h₂
    have h₃ := Int.add_le_add_left h₂ (-(a * b))
    rw [Int.neg_add_cancel_left, Int.add_left_neg] at h₃
    exact Int.not_le_of_gt h h₃
  rcases Int.lt_or_gt_of_ne H with h | h
  · have h' : 0 < -a := by
      have := Int.neg_le_neg (add_one_le_of_lt h)
      rw [Int.neg_add] at this
      exact Int.neg_add_cancel_right (-a) 1 ▸ Int.add_le_add_right this 1
    have := pos (-b) h'
    rw [Int.neg_mul_neg, Int.ediv_neg] at this
    exact Int.neg_inj.1 this
  · exact pos b h

/-! ## Divisibility -/

theorem emod_eq_zero_of_dvd : ∀ {a b : Int}, a ∣ b → b % a = 0 := by
  rintro a _ ⟨c, rfl⟩
  by_cases h : a = 0
  · subst h; rw [Int.zero_mul]; rfl
  · rw [emod_def, mul_ediv_cancel_left c h, sub_eq_zero_of_eq rfl]

theorem dvd_of_emod_eq_zero {a b : Int} (h : b % a = 0) : a ∣ b :=
  ⟨b / a, by have := mul_ediv_add_emod b a; rw [h, Int.add_zero] at this; exact this.symm⟩

theorem dvd_iff_emod_eq_zero {a b : Int} : a ∣ b ↔ b % a = 0 := ⟨emod_eq_zero_of_dvd, dvd_of_emod_eq_zero⟩

instance decidableDvd (a b : Int) : Decidable (a ∣ b) := decidable_of_decidable_of_iff dvd_iff_emod_eq_zero.symm

theorem emod_pos_of_not_dvd {a b : Int} (h : ¬a ∣ b) : a = 0 ∨ 0 < b % a := by
  by_cases ha : a = 0
  · exact .inl ha
  · refine .inr ((Int.lt_or_gt_of_ne fun e => h (dvd_of_emod_eq_zero e)).elim (fun h' => ?_) id)
    exact (Int.not_le_of_gt h' (emod_nonneg b ha)).elim

end Int
