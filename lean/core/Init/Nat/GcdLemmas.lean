prelude
import Init.Nat.DivMod

/-!
# Natural numbers: laws of `gcd` and `lcm`, coprimality
-/

namespace Nat

/-! ## Greatest common divisor -/

theorem gcd_one_left (n : Nat) : gcd 1 n = 1 := Nat.dvd_one.1 (gcd_dvd_left 1 n)
theorem gcd_one_right (n : Nat) : gcd n 1 = 1 := Nat.dvd_one.1 (gcd_dvd_right n 1)
attribute [simp] gcd_one_left gcd_one_right

theorem dvd_gcd_iff {k m n : Nat} : k ∣ gcd m n ↔ k ∣ m ∧ k ∣ n :=
  ⟨fun h => ⟨Nat.dvd_trans h (gcd_dvd_left m n), Nat.dvd_trans h (gcd_dvd_right m n)⟩, fun ⟨h₁, h₂⟩ => dvd_gcd h₁ h₂⟩

theorem gcd_eq_of_dvd {m n d : Nat} (hm : d ∣ m) (hn : d ∣ n) (h : ∀ k, k ∣ m → k ∣ n → k ∣ d) : gcd m n = d :=
  Nat.dvd_antisymm (h _ (gcd_dvd_left m n) (gcd_dvd_right m n)) (dvd_gcd hm hn)

theorem gcd_comm (m n : Nat) : gcd m n = gcd n m :=
  Nat.dvd_antisymm (dvd_gcd (gcd_dvd_right m n) (gcd_dvd_left m n)) (dvd_gcd (gcd_dvd_right n m) (gcd_dvd_left n m))

theorem gcd_assoc (m n k : Nat) : gcd (gcd m n) k = gcd m (gcd n k) := by
  refine Nat.dvd_antisymm ?_ ?_ <;> simp only [dvd_gcd_iff]
  · exact ⟨Nat.dvd_trans (gcd_dvd_left _ _) (gcd_dvd_left _ _), Nat.dvd_trans (gcd_dvd_left _ _) (gcd_dvd_right _ _),
      gcd_dvd_right _ _⟩
  · exact ⟨⟨gcd_dvd_left _ _, Nat.dvd_trans (gcd_dvd_right _ _) (gcd_dvd_left _ _)⟩,
      Nat.dvd_trans (gcd_dvd_right _ _) (gcd_dvd_right _ _)⟩

theorem gcd_left_comm (m n k : Nat) : gcd m (gcd n k) = gcd n (gcd m k) := by
  rw [← gcd_assoc, gcd_comm m, gcd_assoc]

theorem gcd_eq_left {m n : Nat} (h : m ∣ n) : gcd m n = m :=
  gcd_eq_of_dvd (Nat.dvd_refl m) h fun _ hk _ => hk

theorem gcd_eq_right {m n : Nat} (h : n ∣ m) : gcd m n = n := by rw [gcd_comm, gcd_eq_left h]
theorem gcd_eq_left_iff_dvd {m n : Nat} : gcd m n = m ↔ m ∣ n := ⟨fun h => h ▸ gcd_dvd_right m n, gcd_eq_left⟩
theorem gcd_eq_right_iff_dvd {m n : Nat} : gcd n m = m ↔ m ∣ n := ⟨fun h => h ▸ gcd_dvd_left n m, gcd_eq_right⟩

@[simp] theorem gcd_self (n : Nat) : gcd n n = n := gcd_eq_left (Nat.dvd_refl n)
@[simp] theorem gcd_mul_left_left (m n : Nat) : gcd (m * n) n = n := gcd_eq_right (Nat.dvd_mul_left n m)
@[simp] theorem gcd_mul_left_right (m n : Nat) : gcd n (m * n) = n := gcd_eq_left (Nat.dvd_mul_left n m)
@[simp] theorem gcd_mul_right_left (m n : Nat) : gcd (n * m) n = n := gcd_eq_right (Nat.dvd_mul_right n m)
@[simp] theorem gcd_mul_right_right (m n : Nat) : gcd n (n * m) = n := gcd_eq_left (Nat.dvd_mul_right n m)

@[simp] theorem gcd_gcd_self_right_left (m n : Nat) : gcd m (gcd m n) = gcd m n := gcd_eq_right (gcd_dvd_left m n)
@[simp] theorem gcd_gcd_self_right_right (m n : Nat) : gcd m (gcd n m) = gcd n m := gcd_eq_right (gcd_dvd_right n m)
@[simp] theorem gcd_gcd_self_left_left (m n : Nat) : gcd (gcd m n) m = gcd m n := gcd_eq_left (gcd_dvd_left m n)
@[simp] theorem gcd_gcd_self_left_right (m n : Nat) : gcd (gcd n m) m = gcd n m := gcd_eq_left (gcd_dvd_right n m)

theorem gcd_pos_of_pos_left {m : Nat} (n : Nat) (mpos : 0 < m) : 0 < gcd m n := pos_of_dvd_of_pos (gcd_dvd_left m n) mpos
theorem gcd_pos_of_pos_right (m : Nat) {n : Nat} (npos : 0 < n) : 0 < gcd m n := pos_of_dvd_of_pos (gcd_dvd_right m n) npos
theorem gcd_le_left {m : Nat} (n : Nat) (h : 0 < m) : gcd m n ≤ m := le_of_dvd h (gcd_dvd_left m n)
theorem gcd_le_right {m n : Nat} (h : 0 < n) : gcd m n ≤ n := le_of_dvd h (gcd_dvd_right m n)

theorem eq_zero_of_gcd_eq_zero_left {m n : Nat} (H : gcd m n = 0) : m = 0 := eq_zero_of_zero_dvd (H ▸ gcd_dvd_left m n)
theorem eq_zero_of_gcd_eq_zero_right {m n : Nat} (H : gcd m n = 0) : n = 0 := eq_zero_of_zero_dvd (H ▸ gcd_dvd_right m n)

@[simp] theorem gcd_eq_zero_iff {i j : Nat} : gcd i j = 0 ↔ i = 0 ∧ j = 0 :=
  ⟨fun h => ⟨eq_zero_of_gcd_eq_zero_left h, eq_zero_of_gcd_eq_zero_right h⟩, fun ⟨h₁, h₂⟩ => by rw [h₁, h₂]; rfl⟩

theorem gcd_pos_iff {m n : Nat} : 0 < gcd m n ↔ 0 < m ∨ 0 < n := by
  rw [Nat.pos_iff_ne_zero, Ne, gcd_eq_zero_iff, Decidable.not_and_iff_or_not, Nat.pos_iff_ne_zero, Nat.pos_iff_ne_zero]

theorem gcd_mul_left (m n k : Nat) : gcd (m * n) (m * k) = m * gcd n k := by
  induction n, k using gcd.induction with
  | H0 k => rw [Nat.mul_zero, gcd_zero_left, gcd_zero_left]
  | H1 n k _ ih => rw [gcd_rec, gcd_rec n, mul_mod_mul_left, ih]

theorem gcd_mul_right (m n k : Nat) : gcd (m * n) (k * n) = gcd m k * n := by
  rw [Nat.mul_comm m, Nat.mul_comm k, gcd_mul_left, Nat.mul_comm]

theorem gcd_dvd_gcd_of_dvd_left {m k : Nat} (n : Nat) (H : m ∣ k) : gcd m n ∣ gcd k n :=
  dvd_gcd (Nat.dvd_trans (gcd_dvd_left m n) H) (gcd_dvd_right m n)
theorem gcd_dvd_gcd_of_dvd_right {m k : Nat} (n : Nat) (H : m ∣ k) : gcd n m ∣ gcd n k :=
  dvd_gcd (gcd_dvd_left n m) (Nat.dvd_trans (gcd_dvd_right n m) H)
theorem gcd_dvd_gcd_mul_left_left (m n k : Nat) : gcd m n ∣ gcd (k * m) n := gcd_dvd_gcd_of_dvd_left n (Nat.dvd_mul_left m k)
theorem gcd_dvd_gcd_mul_right_left (m n k : Nat) : gcd m n ∣ gcd (m * k) n := gcd_dvd_gcd_of_dvd_left n (Nat.dvd_mul_right m k)
theorem gcd_dvd_gcd_mul_left_right (m n k : Nat) : gcd m n ∣ gcd m (k * n) := gcd_dvd_gcd_of_dvd_right m (Nat.dvd_mul_left n k)
theorem gcd_dvd_gcd_mul_right_right (m n k : Nat) : gcd m n ∣ gcd m (n * k) := gcd_dvd_gcd_of_dvd_right m (Nat.dvd_mul_right n k)

@[simp] theorem gcd_mod_left (m n : Nat) : gcd (m % n) n = gcd m n := by rw [gcd_comm m, gcd_rec n]
@[simp] theorem gcd_mod_right (m n : Nat) : gcd m (n % m) = gcd m n := by rw [gcd_comm, gcd_mod_left, gcd_comm]

@[simp] theorem gcd_add_mul_right_right (m n k : Nat) : gcd m (n + k * m) = gcd m n := by
  rw [← gcd_mod_right, add_mul_mod_self_right, gcd_mod_right]
@[simp] theorem gcd_add_mul_left_right (m n k : Nat) : gcd m (n + m * k) = gcd m n := by
  rw [Nat.mul_comm, gcd_add_mul_right_right]
@[simp] theorem gcd_add_mul_right_left (m n k : Nat) : gcd (n + k * m) m = gcd n m := by
  rw [gcd_comm, gcd_add_mul_right_right, gcd_comm]
@[simp] theorem gcd_add_mul_left_left (m n k : Nat) : gcd (n + m * k) m = gcd n m := by
  rw [Nat.mul_comm, gcd_add_mul_right_left]
@[simp] theorem gcd_add_self_right (m n : Nat) : gcd m (n + m) = gcd m n := by
  have := gcd_add_mul_right_right m n 1; rwa [Nat.one_mul] at this
@[simp] theorem gcd_add_self_left (m n : Nat) : gcd (n + m) m = gcd n m := by rw [gcd_comm, gcd_add_self_right, gcd_comm]
@[simp] theorem gcd_self_add_right (m n : Nat) : gcd m (m + n) = gcd m n := by rw [Nat.add_comm, gcd_add_self_right]
@[simp] theorem gcd_self_add_left (m n : Nat) : gcd (m + n) m = gcd n m := by rw [Nat.add_comm, gcd_add_self_left]

theorem gcd_div {m n k : Nat} (H1 : k ∣ m) (H2 : k ∣ n) : gcd (m / k) (n / k) = gcd m n / k := by
  rcases k.eq_zero_or_pos with rfl | hk
  · simp only [Nat.div_zero, gcd_zero_left]
  · rcases H1 with ⟨a, rfl⟩
    rcases H2 with ⟨b, rfl⟩
    rw [gcd_mul_left, mul_div_right _ hk, mul_div_right _ hk, mul_div_right _ hk]

/-! ## Coprime numbers -/

/-- `m` and `n` have no common divisor but one. -/
@[reducible] def Coprime (m n : Nat) : Prop := gcd m n = 1

instance (m n : Nat) : Decidable (Coprime m n) := inferInstanceAs (Decidable (_ = 1))

theorem coprime_iff_gcd_eq_one {m n : Nat} : gcd m n = 1 ↔ Coprime m n := .rfl
theorem Coprime.gcd_eq_one {m n : Nat} (h : Coprime m n) : gcd m n = 1 := h
theorem Coprime.symm {m n : Nat} (h : Coprime n m) : Coprime m n := (gcd_comm m n).trans h
theorem coprime_comm {m n : Nat} : Coprime n m ↔ Coprime m n := ⟨Coprime.symm, Coprime.symm⟩
theorem coprime_one_left (n : Nat) : Coprime 1 n := gcd_one_left n
theorem coprime_one_right (n : Nat) : Coprime n 1 := gcd_one_right n

theorem Coprime.dvd_of_dvd_mul_right {k m n : Nat} (H1 : Coprime k n) (H2 : k ∣ m * n) : k ∣ m := by
  have := dvd_gcd (Nat.dvd_mul_left k m) H2
  rwa [gcd_mul_left, H1, Nat.mul_one] at this

theorem Coprime.dvd_of_dvd_mul_left {k m n : Nat} (H1 : Coprime k m) (H2 : k ∣ m * n) : k ∣ n :=
  H1.dvd_of_dvd_mul_right (Nat.mul_comm .. ▸ H2)

theorem Coprime.gcd_mul_left_cancel {k m : Nat} (n : Nat) (H : Coprime k n) : gcd (k * m) n = gcd m n := by
  refine Nat.dvd_antisymm (dvd_gcd (Coprime.dvd_of_dvd_mul_left ?_ (gcd_dvd_left _ _)) (gcd_dvd_right _ _))
    (gcd_dvd_gcd_mul_left_left ..)
  refine Nat.dvd_one.1 (H ▸ dvd_gcd (gcd_dvd_right _ _) (Nat.dvd_trans (gcd_dvd_left _ _) (gcd_dvd_right _ _)))

theorem Coprime.mul_left {m n k : Nat} (H1 : Coprime m k) (H2 : Coprime n k) : Coprime (m * n) k :=
  (H1.gcd_mul_left_cancel k).trans H2

theorem Coprime.mul_right {k m n : Nat} (H1 : Coprime k m) (H2 : Coprime k n) : Coprime k (m * n) :=
  (H1.symm.mul_left H2.symm).symm

theorem Coprime.pow_left {m k : Nat} (n : Nat) (H1 : Coprime m k) : Coprime (m ^ n) k := by
  induction n with
  | zero => exact coprime_one_left k
  | succ n ih => exact ih.mul_left H1

theorem Coprime.pow_right {k m : Nat} (n : Nat) (H1 : Coprime k m) : Coprime k (m ^ n) := (H1.symm.pow_left n).symm
theorem Coprime.pow {k l : Nat} (m n : Nat) (H1 : Coprime k l) : Coprime (k ^ m) (l ^ n) := (H1.pow_left m).pow_right n

theorem Coprime.mul_dvd_of_dvd_of_dvd {k n m : Nat} (H1 : Coprime k n) (H2 : k ∣ m) (H3 : n ∣ m) : k * n ∣ m := by
  rcases H3 with ⟨c, rfl⟩
  rw [Nat.mul_comm k]
  exact Nat.mul_dvd_mul_left n (H1.dvd_of_dvd_mul_left H2)

theorem coprime_div_gcd_div_gcd {m n : Nat} (H : 0 < gcd m n) : Coprime (m / gcd m n) (n / gcd m n) := by
  rw [Coprime, gcd_div (gcd_dvd_left m n) (gcd_dvd_right m n), Nat.div_self H]

theorem exists_coprime (m n : Nat) : ∃ m' n', Coprime m' n' ∧ m = m' * gcd m n ∧ n = n' * gcd m n := by
  rcases (gcd m n).eq_zero_or_pos with h | h
  · rcases gcd_eq_zero_iff.1 h with ⟨rfl, rfl⟩
    exact ⟨1, 1, rfl, rfl, rfl⟩
  · exact ⟨_, _, coprime_div_gcd_div_gcd h, (Nat.div_mul_cancel (gcd_dvd_left m n)).symm,
      (Nat.div_mul_cancel (gcd_dvd_right m n)).symm⟩

/-! ## Least common multiple -/

/-- The least common multiple; zero if one of the numbers is. -/
def lcm (m n : Nat) : Nat := m * n / gcd m n

theorem lcm_eq_mul_div (m n : Nat) : lcm m n = m * n / gcd m n := rfl

theorem gcd_mul_lcm (m n : Nat) : gcd m n * lcm m n = m * n :=
  Nat.mul_div_cancel' (Nat.dvd_trans (gcd_dvd_left m n) (Nat.dvd_mul_right m n))

theorem lcm_mul_gcd (m n : Nat) : lcm m n * gcd m n = m * n := by rw [Nat.mul_comm, gcd_mul_lcm]
theorem lcm_comm (m n : Nat) : lcm m n = lcm n m := by rw [lcm, lcm, Nat.mul_comm, gcd_comm]

@[simp] theorem lcm_zero_left (m : Nat) : lcm 0 m = 0 := by rw [lcm, Nat.zero_mul, Nat.zero_div]
@[simp] theorem lcm_zero_right (m : Nat) : lcm m 0 = 0 := by rw [lcm_comm, lcm_zero_left]
@[simp] theorem lcm_one_left (m : Nat) : lcm 1 m = m := by rw [lcm, gcd_one_left, Nat.one_mul, Nat.div_one]
@[simp] theorem lcm_one_right (m : Nat) : lcm m 1 = m := by rw [lcm_comm, lcm_one_left]
@[simp] theorem lcm_self (m : Nat) : lcm m m = m := by
  rcases m.eq_zero_or_pos with rfl | h
  · rfl
  · rw [lcm, gcd_self, mul_div_left _ h]

theorem dvd_lcm_left (m n : Nat) : m ∣ lcm m n :=
  ⟨n / gcd m n, by rw [lcm, Nat.mul_div_assoc m (gcd_dvd_right m n)]⟩
theorem dvd_lcm_right (m n : Nat) : n ∣ lcm m n := lcm_comm n m ▸ dvd_lcm_left n m

theorem lcm_dvd {m n k : Nat} (H1 : m ∣ k) (H2 : n ∣ k) : lcm m n ∣ k := by
  rcases m.eq_zero_or_pos with rfl | hm
  · rwa [lcm_zero_left]
  · refine Nat.dvd_of_mul_dvd_mul_left (gcd_pos_of_pos_left n hm) ?_
    rw [gcd_mul_lcm, ← gcd_mul_right, Nat.mul_comm n]
    exact dvd_gcd (Nat.mul_dvd_mul_left m H2) (Nat.mul_dvd_mul_right H1 n)

theorem lcm_dvd_iff {m n k : Nat} : lcm m n ∣ k ↔ m ∣ k ∧ n ∣ k :=
  ⟨fun h => ⟨Nat.dvd_trans (dvd_lcm_left m n) h, Nat.dvd_trans (dvd_lcm_right m n) h⟩, fun ⟨h₁, h₂⟩ => lcm_dvd h₁ h₂⟩

theorem lcm_ne_zero {m n : Nat} (hm : m ≠ 0) (hn : n ≠ 0) : lcm m n ≠ 0 := fun h => by
  have := gcd_mul_lcm m n
  rw [h, Nat.mul_zero] at this
  exact Nat.mul_ne_zero hm hn this.symm

theorem lcm_pos {m n : Nat} (hm : 0 < m) (hn : 0 < n) : 0 < lcm m n :=
  Nat.pos_of_ne_zero (lcm_ne_zero (Nat.ne_of_gt hm) (Nat.ne_of_gt hn))

theorem lcm_assoc (m n k : Nat) : lcm (lcm m n) k = lcm m (lcm n k) := by
  refine Nat.dvd_antisymm ?_ ?_ <;> simp only [lcm_dvd_iff]
  · exact ⟨⟨dvd_lcm_left _ _, Nat.dvd_trans (dvd_lcm_left _ _) (dvd_lcm_right _ _)⟩,
      Nat.dvd_trans (dvd_lcm_right _ _) (dvd_lcm_right _ _)⟩
  · exact ⟨Nat.dvd_trans (dvd_lcm_left _ _) (dvd_lcm_left _ _), Nat.dvd_trans (dvd_lcm_right _ _) (dvd_lcm_left _ _),
      dvd_lcm_right _ _⟩

theorem Coprime.lcm_eq_mul {m n : Nat} (h : Coprime m n) : lcm m n = m * n := by rw [lcm, h, Nat.div_one]

theorem lcm_mul_left (m n k : Nat) : lcm (m * n) (m * k) = m * lcm n k := by
  rcases m.eq_zero_or_pos with rfl | hm
  · simp
  · have hd := Nat.dvd_trans (gcd_dvd_left n k) (Nat.dvd_mul_right n k)
    rw [lcm, gcd_mul_left, lcm, Nat.mul_mul_mul_comm, Nat.mul_assoc, Nat.mul_div_mul_left _ _ hm, Nat.mul_div_assoc _ hd]

end Nat
