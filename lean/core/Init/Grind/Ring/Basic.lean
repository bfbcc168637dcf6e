prelude
import Init.Grind.Order
import Init.Int.Arith
import Init.Omega

/-!
# Laws of commutative rings

What follows from the axioms of `Lean.Grind.CommRing`, as far as the correctness of polynomial arithmetic needs it.
-/

universe u

namespace Lean.Grind

namespace Semiring
variable {α : Type u} [Semiring α]

instance toNatModule : NatModule α where
  add_zero := add_zero
  add_comm := add_comm
  add_assoc := add_assoc
  zero_nsmul a := by rw [nsmul_eq_natCast_mul, ← ofNat_eq_natCast]; exact zero_mul a
  add_one_nsmul n a := by
    rw [nsmul_eq_natCast_mul, nsmul_eq_natCast_mul, ← ofNat_eq_natCast, ← ofNat_eq_natCast, ofNat_succ, right_distrib, one_mul]

theorem zero_add (a : α) : 0 + a = a := (add_comm _ _).trans (add_zero a)

theorem add_left_comm (a b c : α) : a + (b + c) = b + (a + c) := by rw [← add_assoc, add_comm a b, add_assoc]

theorem add_add_add_comm (a b c d : α) : a + b + (c + d) = a + c + (b + d) := by
  rw [add_assoc, add_assoc, add_left_comm b c d]

theorem natCast_zero : Nat.cast (R := α) 0 = 0 := (ofNat_eq_natCast 0).symm

theorem natCast_one : Nat.cast (R := α) 1 = 1 := (ofNat_eq_natCast 1).symm

theorem natCast_succ (n : Nat) : Nat.cast (R := α) (n + 1) = Nat.cast n + 1 := by
  rw [← ofNat_eq_natCast, ← ofNat_eq_natCast, ofNat_succ]

theorem natCast_eq_ofNat (n : Nat) : Nat.cast n = OfNat.ofNat (α := α) n := (ofNat_eq_natCast n).symm

theorem natCast_add (m n : Nat) : Nat.cast (R := α) (m + n) = Nat.cast m + Nat.cast n := by
  induction n with
  | zero => rw [natCast_zero, add_zero, Nat.add_zero]
  | succ n ih => rw [natCast_succ, ← add_assoc, ← ih, ← natCast_succ]; rfl

theorem natCast_mul (m n : Nat) : Nat.cast (R := α) (m * n) = Nat.cast m * Nat.cast n := by
  induction n with
  | zero => rw [natCast_zero, mul_zero, Nat.mul_zero, natCast_zero]
  | succ n ih => rw [natCast_succ, left_distrib, mul_one, ← ih, ← natCast_add]; rfl

theorem pow_one (a : α) : a ^ 1 = a := by rw [pow_succ a 0, pow_zero, one_mul]

theorem pow_add (a : α) (m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := by
  induction n with
  | zero => rw [pow_zero, mul_one, Nat.add_zero]
  | succ n ih => rw [pow_succ, ← mul_assoc, ← ih, ← pow_succ]; rfl

end Semiring

namespace Ring
variable {α : Type u} [Ring α]

open Semiring

theorem add_neg_cancel (a : α) : a + -a = 0 := (add_comm _ _).trans (neg_add_cancel a)

theorem add_left_inj {a b : α} (c : α) : a + c = b + c ↔ a = b :=
  ⟨fun h => by
    have h := congrArg (· + -c) h
    simpa only [add_assoc, add_neg_cancel, add_zero] using h, congrArg (· + c)⟩

theorem eq_neg_of_add_eq_zero {a b : α} (h : a + b = 0) : a = -b :=
  (add_left_inj b).1 (h.trans (neg_add_cancel b).symm)

theorem neg_zero : -(0 : α) = 0 := (eq_neg_of_add_eq_zero (add_zero 0)).symm

theorem neg_neg (a : α) : - -a = a := (eq_neg_of_add_eq_zero (add_neg_cancel a)).symm

theorem neg_add (a b : α) : -(a + b) = -a + -b :=
  (eq_neg_of_add_eq_zero (by rw [add_add_add_comm, neg_add_cancel, neg_add_cancel, add_zero])).symm

theorem neg_mul (a b : α) : -a * b = -(a * b) :=
  eq_neg_of_add_eq_zero (by rw [← right_distrib, neg_add_cancel, zero_mul])

theorem mul_neg (a b : α) : a * -b = -(a * b) :=
  eq_neg_of_add_eq_zero (by rw [← left_distrib, neg_add_cancel, mul_zero])

theorem sub_eq_zero_iff {a b : α} : a - b = 0 ↔ a = b := by
  rw [sub_eq_add_neg, ← add_left_inj b, add_assoc, neg_add_cancel, add_zero, zero_add]

/-! ## Integers in the ring -/

theorem intCast_natCast (n : Nat) : Int.cast (R := α) (n : Int) = Nat.cast n := (intCast_ofNat n).trans (ofNat_eq_natCast n)

theorem intCast_zero : Int.cast (R := α) 0 = 0 := intCast_ofNat 0

theorem intCast_one : Int.cast (R := α) 1 = 1 := intCast_ofNat 1

theorem intCast_sub_natCast (m n : Nat) : Int.cast (R := α) ((m : Int) - n) = Nat.cast m + -Nat.cast n := by
  rcases Nat.le_total n m with h | h
  · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
    rw [show ((n + k : Nat) : Int) - n = (k : Int) by omega, intCast_natCast, natCast_add, add_comm (Nat.cast n), add_assoc,
      add_neg_cancel, add_zero]
  · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
    rw [show (m : Int) - (m + k : Nat) = -(k : Int) by omega, intCast_neg, intCast_natCast, natCast_add, neg_add, ← add_assoc,
      add_neg_cancel, zero_add]

/-- Every integer is a difference of two natural numbers. -/
theorem exists_sub (i : Int) : ∃ m n : Nat, i = (m : Int) - n :=
  match i with
  | .ofNat m => ⟨m, 0, (Int.sub_zero _).symm⟩
  | .negSucc n => ⟨0, n + 1, by rw [Int.negSucc_eq]; omega⟩

theorem intCast_add (i j : Int) : Int.cast (R := α) (i + j) = Int.cast i + Int.cast j := by
  obtain ⟨a, b, rfl⟩ := exists_sub i
  obtain ⟨c, d, rfl⟩ := exists_sub j
  rw [show (a : Int) - b + (c - d) = (a + c : Nat) - (b + d : Nat) by omega, intCast_sub_natCast, intCast_sub_natCast,
    intCast_sub_natCast, natCast_add, natCast_add, neg_add, add_add_add_comm]

theorem intCast_mul (i j : Int) : Int.cast (R := α) (i * j) = Int.cast i * Int.cast j :=
  have natural : ∀ m n : Nat, Int.cast (R := α) ((m : Int) * n) = Int.cast (m : Int) * Int.cast (n : Int) := fun m n => by
    rw [← Int.natCast_mul, intCast_natCast, intCast_natCast, intCast_natCast, natCast_mul]
  match i, j with
  | .ofNat m, .ofNat n => natural m n
  | .ofNat m, .negSucc n => by
    rw [Int.negSucc_eq, Int.mul_neg, intCast_neg, intCast_neg, mul_neg]; exact congrArg _ (natural m (n + 1))
  | .negSucc m, .ofNat n => by
    rw [Int.negSucc_eq, Int.neg_mul, intCast_neg, intCast_neg, neg_mul]; exact congrArg _ (natural (m + 1) n)
  | .negSucc m, .negSucc n => by
    rw [Int.negSucc_eq, Int.negSucc_eq, Int.neg_mul_neg, intCast_neg, intCast_neg, neg_mul, mul_neg, neg_neg]
    exact natural (m + 1) (n + 1)

theorem intCast_eq_ofNat_of_nonneg (i : Int) (h : (0 : Int) ≤ i) : Int.cast (R := α) i = OfNat.ofNat i.toNat :=
  match i with
  | .ofNat n => intCast_ofNat n
  | .negSucc _ => nomatch h

theorem zsmul_eq_intCast_mul (i : Int) (a : α) : i • a = Int.cast i * a :=
  have natural (n : Nat) : (n : Int) • a = Int.cast (n : Int) * a := by
    rw [zsmul_natCast_eq_nsmul, nsmul_eq_natCast_mul, intCast_natCast]
  match i with
  | .ofNat n => natural n
  | .negSucc n => by
    rw [Int.negSucc_eq, neg_zsmul, intCast_neg, neg_mul]; exact congrArg _ (natural (n + 1))

end Ring

namespace CommSemiring
variable {α : Type u} [CommSemiring α]

theorem mul_left_comm (a b c : α) : a * (b * c) = b * (a * c) := by
  rw [← Semiring.mul_assoc, mul_comm a b, Semiring.mul_assoc]

end CommSemiring

end Lean.Grind
