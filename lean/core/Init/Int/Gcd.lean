prelude
import Init.Int.DivMod
import Init.Nat.GcdLemmas

/-!
# Integers: greatest common divisor and least common multiple

Both are those of the absolute values.
-/

namespace Int

/-- The greatest common divisor, as a natural number. -/
def gcd (m n : Int) : Nat := m.natAbs.gcd n.natAbs

/-- The least common multiple, as a natural number. -/
def lcm (m n : Int) : Nat := m.natAbs.lcm n.natAbs

theorem gcd_eq_natAbs_gcd_natAbs (m n : Int) : gcd m n = Nat.gcd m.natAbs n.natAbs := rfl
theorem gcd_natCast_natCast (m n : Nat) : gcd m n = Nat.gcd m n := rfl
theorem gcd_comm (a b : Int) : gcd a b = gcd b a := Nat.gcd_comm ..
theorem gcd_assoc (a b c : Int) : gcd (gcd a b) c = gcd a (gcd b c) := Nat.gcd_assoc ..
@[simp] theorem gcd_zero_left (a : Int) : gcd 0 a = a.natAbs := Nat.gcd_zero_left _
@[simp] theorem gcd_zero_right (a : Int) : gcd a 0 = a.natAbs := Nat.gcd_zero_right _
@[simp] theorem gcd_zero : gcd 0 0 = 0 := rfl
@[simp] theorem one_gcd {a : Int} : gcd 1 a = 1 := Nat.gcd_one_left _
@[simp] theorem gcd_one {a : Int} : gcd a 1 = 1 := Nat.gcd_one_right _
@[simp] theorem gcd_self {a : Int} : gcd a a = a.natAbs := Nat.gcd_self _
@[simp] theorem neg_gcd {a b : Int} : gcd (-a) b = gcd a b := by rw [gcd, natAbs_neg, gcd]
@[simp] theorem gcd_neg {a b : Int} : gcd a (-b) = gcd a b := by rw [gcd, natAbs_neg, gcd]
theorem gcd_dvd_left (a b : Int) : (gcd a b : Int) ∣ a := natCast_dvd.2 (Nat.gcd_dvd_left ..)
theorem gcd_dvd_right (a b : Int) : (gcd a b : Int) ∣ b := natCast_dvd.2 (Nat.gcd_dvd_right ..)
theorem dvd_coe_gcd {a b c : Int} (ha : c ∣ a) (hb : c ∣ b) : c ∣ (gcd a b : Int) := by
  rw [← natAbs_dvd, natCast_dvd_natCast]
  exact Nat.dvd_gcd (natAbs_dvd_natAbs.2 ha) (natAbs_dvd_natAbs.2 hb)
theorem dvd_gcd {a b : Int} {c : Nat} (ha : (c : Int) ∣ a) (hb : (c : Int) ∣ b) : c ∣ gcd a b :=
  Nat.dvd_gcd (natCast_dvd.1 ha) (natCast_dvd.1 hb)
@[simp] theorem gcd_eq_zero_iff {a b : Int} : gcd a b = 0 ↔ a = 0 ∧ b = 0 := by
  rw [gcd, Nat.gcd_eq_zero_iff, natAbs_eq_zero, natAbs_eq_zero]
theorem gcd_mul_left (m n k : Int) : gcd (m * n) (m * k) = m.natAbs * gcd n k := by
  rw [gcd, natAbs_mul, natAbs_mul, Nat.gcd_mul_left, gcd]
theorem gcd_mul_right (m n k : Int) : gcd (m * n) (k * n) = gcd m k * n.natAbs := by
  rw [gcd, natAbs_mul, natAbs_mul, Nat.gcd_mul_right, gcd]
theorem lcm_comm (a b : Int) : lcm a b = lcm b a := Nat.lcm_comm ..
theorem dvd_lcm_left (a b : Int) : a ∣ lcm a b := by rw [← natAbs_dvd, natCast_dvd_natCast]; exact Nat.dvd_lcm_left ..
theorem dvd_lcm_right (a b : Int) : b ∣ lcm a b := by rw [← natAbs_dvd, natCast_dvd_natCast]; exact Nat.dvd_lcm_right ..
theorem gcd_mul_lcm (m n : Int) : gcd m n * lcm m n = (m * n).natAbs := by rw [gcd, lcm, Nat.gcd_mul_lcm, natAbs_mul]

end Int
