prelude
import Init.Grind.Preorder
import Init.Grind.Ring.Poly

/-!
# `grind`: certificates of ring reasoning

Gröbner bases, ring normal forms, and paths of inequalities with offsets are computed in compiled code. Each of their steps is
justified by a theorem of this file: a Boolean condition on polynomials, which the kernel computes, and hypotheses about
their values. The shape of the statements is fixed by native code.
-/

universe u

namespace Lean.Grind.CommRing

open Semiring Ring

section
variable {α : Type u} [CommRing α] (ctx : Context α)

theorem sub_cert {lhs rhs : Expr} {p : Poly} (h : (lhs.sub rhs).toPoly.beq p = true) :
    lhs.denote ctx = rhs.denote ctx ↔ p.denote ctx = 0 := by
  rw [← Poly.eq_of_beq h, Expr.denote_toPoly, Expr.denote, sub_eq_zero_iff]

/-- Multiplication by a positive natural number is injective, in the form in which numbers occur here. -/
theorem eq_zero_of_mul {α : Type u} [CommRing α] [NoNatZeroDivisors α] {k : Int} {a : α} (hk : k ≠ 0) (h : Int.cast k * a = 0) : a = 0 :=
  have natural (n : Nat) (hn : n ≠ 0) (h : Int.cast (n : Int) * a = 0) : a = 0 :=
    NoNatZeroDivisors.no_nat_zero_divisors n a 0 hn (by
      rw [nsmul_eq_natCast_mul, nsmul_eq_natCast_mul, ← intCast_natCast, h, mul_zero])
  match k with
  | .ofNat n => natural n (fun e => hk (congrArg Int.ofNat e)) h
  | .negSucc n => natural (n + 1) (Nat.succ_ne_zero n) (by
      rw [Int.negSucc_eq, intCast_neg, neg_mul] at h
      exact (neg_neg _).symm.trans ((congrArg (- ·) h).trans neg_zero))

namespace Stepwise

noncomputable def core_cert (lhs rhs : Expr) (p : Poly) : Bool := (lhs.sub rhs).toPoly.beq p

theorem core (lhs rhs : Expr) (p : Poly) (h : core_cert lhs rhs p = true) (e : lhs.denote ctx = rhs.denote ctx) :
    p.denote ctx = 0 := (sub_cert ctx h).1 e

noncomputable def superpose_cert (k₁ : Int) (m₁ : Mon) (p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ p : Poly) : Bool :=
  ((p₁.mulMon k₁ m₁).combine (p₂.mulMon k₂ m₂)).beq p

theorem superpose (k₁ : Int) (m₁ : Mon) (p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ p : Poly)
    (h : superpose_cert k₁ m₁ p₁ k₂ m₂ p₂ p = true) (e₁ : p₁.denote ctx = 0) (e₂ : p₂.denote ctx = 0) : p.denote ctx = 0 := by
  rw [← Poly.eq_of_beq h, Poly.denote_combine, Poly.denote_mulMon, Poly.denote_mulMon, e₁, e₂, mul_zero, mul_zero, mul_zero,
    mul_zero, add_zero]

noncomputable def simp_cert (k₁ : Int) (p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ p : Poly) : Bool :=
  ((p₁.mulConst k₁).combine (p₂.mulMon k₂ m₂)).beq p

theorem denote_of_simp {k₁ : Int} {p₁ : Poly} {k₂ : Int} {m₂ : Mon} {p₂ p : Poly} (h : simp_cert k₁ p₁ k₂ m₂ p₂ p = true)
    (e : p₂.denote ctx = 0) : p.denote ctx = Int.cast k₁ * p₁.denote ctx := by
  rw [← Poly.eq_of_beq h, Poly.denote_combine, Poly.denote_mulConst, Poly.denote_mulMon, e, mul_zero, mul_zero, add_zero]

theorem simp (k₁ : Int) (p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ p : Poly) (h : simp_cert k₁ p₁ k₂ m₂ p₂ p = true)
    (e₁ : p₁.denote ctx = 0) (e₂ : p₂.denote ctx = 0) : p.denote ctx = 0 := by
  rw [denote_of_simp ctx h e₂, e₁, mul_zero]

noncomputable def mul_cert (p₁ : Poly) (k : Int) (p : Poly) : Bool := (p₁.mulConst k).beq p

theorem mul (p₁ : Poly) (k : Int) (p : Poly) (h : mul_cert p₁ k p = true) (e : p₁.denote ctx = 0) : p.denote ctx = 0 := by
  rw [← Poly.eq_of_beq h, Poly.denote_mulConst, e, mul_zero]

noncomputable def div_cert (p₁ : Poly) (k : Int) (p : Poly) : Bool := (p.mulConst k).beq p₁ && k != 0

theorem div (ctx : Context α) [NoNatZeroDivisors α] (p₁ : Poly) (k : Int) (p : Poly) (h : div_cert p₁ k p = true)
    (e : p₁.denote ctx = 0) : p.denote ctx = 0 := by
  rw [div_cert, Bool.and_eq_true] at h
  rw [← Poly.eq_of_beq h.1, Poly.denote_mulConst] at e
  exact eq_zero_of_mul (bne_iff_ne.1 h.2) e

noncomputable def unsat_eq_cert (k : Int) : Poly → Bool
  | .num k' => k' == k && k != 0
  | .add .. => false

theorem intCast_eq_zero [IsCharP α 0] {k : Int} (h : (Int.cast k : α) = 0) : k = 0 :=
  have natural (n : Nat) (h : (Int.cast (n : Int) : α) = 0) : n = 0 :=
    have e := (IsCharP.ofNat_ext_iff (α := α) 0 n 0).1 ((intCast_ofNat n).symm.trans h)
    by rwa [Nat.mod_zero, Nat.mod_zero] at e
  match k with
  | .ofNat n => congrArg Int.ofNat (natural n h)
  | .negSucc n => nomatch natural (n + 1) (by
      rw [Int.negSucc_eq, intCast_neg] at h
      exact (neg_neg _).symm.trans ((congrArg (- ·) h).trans neg_zero))

theorem unsat_eq (ctx : Context α) [IsCharP α 0] (p : Poly) (k : Int) (h : unsat_eq_cert k p = true) (e : p.denote ctx = 0) : False :=
  match p with
  | .num k' => by
    rw [unsat_eq_cert, Bool.and_eq_true] at h
    exact bne_iff_ne.1 h.2 ((LawfulBEq.eq_of_beq h.1).symm.trans (intCast_eq_zero e))

theorem d_init (p : Poly) : Int.cast 1 * p.denote ctx = p.denote ctx := by rw [intCast_one, one_mul]

theorem d_step1 (k : Int) (init p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ p : Poly) (h : simp_cert 1 p₁ k₂ m₂ p₂ p = true)
    (e₁ : Int.cast k * init.denote ctx = p₁.denote ctx) (e₂ : p₂.denote ctx = 0) : Int.cast k * init.denote ctx = p.denote ctx := by
  rw [denote_of_simp ctx h e₂, intCast_one, one_mul, e₁]

theorem d_stepk (k₁ k : Int) (init p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ p : Poly) (h : simp_cert k₁ p₁ k₂ m₂ p₂ p = true)
    (e₁ : Int.cast k * init.denote ctx = p₁.denote ctx) (e₂ : p₂.denote ctx = 0) :
    Int.cast (k₁ * k) * init.denote ctx = p.denote ctx := by
  rw [denote_of_simp ctx h e₂, intCast_mul, mul_assoc, e₁]

noncomputable def imp_cert (lhs rhs : Expr) (p₁ p₂ : Poly) : Bool := (lhs.sub rhs).toPoly.beq p₁ && p₂.beq (.num 0)

theorem imp_1eq (lhs rhs : Expr) (p₁ p₂ : Poly) (h : imp_cert lhs rhs p₁ p₂ = true)
    (e : Int.cast 1 * p₁.denote ctx = p₂.denote ctx) : lhs.denote ctx = rhs.denote ctx := by
  rw [imp_cert, Bool.and_eq_true] at h
  refine (sub_cert ctx h.1).2 ?_
  rw [Poly.eq_of_beq h.2, intCast_one, one_mul] at e
  exact e.trans intCast_zero

noncomputable def imp_keq_cert (lhs rhs : Expr) (k : Int) (p₁ p₂ : Poly) : Bool := k != 0 && imp_cert lhs rhs p₁ p₂

theorem imp_keq (ctx : Context α) [NoNatZeroDivisors α] (k : Int) (lhs rhs : Expr) (p₁ p₂ : Poly)
    (h : imp_keq_cert lhs rhs k p₁ p₂ = true) (e : Int.cast k * p₁.denote ctx = p₂.denote ctx) : lhs.denote ctx = rhs.denote ctx := by
  rw [imp_keq_cert, imp_cert, Bool.and_eq_true, Bool.and_eq_true] at h
  refine (sub_cert ctx h.2.1).2 (eq_zero_of_mul (bne_iff_ne.1 h.1) ?_)
  rw [Poly.eq_of_beq h.2.2] at e
  exact e.trans intCast_zero

end Stepwise

/-! ## Normal forms -/

noncomputable def norm_cert (lhs rhs lhs' rhs' : Expr) : Bool := (lhs.sub rhs).toPoly.beq (lhs'.sub rhs').toPoly

theorem Expr.eq_of_toPoly_eq (lhs rhs : Expr) (h : lhs.toPoly.beq rhs.toPoly = true) : lhs.denote ctx = rhs.denote ctx :=
  Expr.denote_eq ctx h

theorem eq_norm_expr (lhs rhs lhs' rhs' : Expr) (h : norm_cert lhs rhs lhs' rhs' = true) :
    (lhs.denote ctx = rhs.denote ctx) = (lhs'.denote ctx = rhs'.denote ctx) := by
  have e := Expr.denote_eq ctx h
  rw [Expr.denote, Expr.denote] at e
  exact propext (by rw [← sub_eq_zero_iff, e, sub_eq_zero_iff])

end

section
variable {α : Type u} [CommRing α] [LE α] [LT α] [Std.IsPreorder α] [OrderedRing α] (ctx : Context α)

theorem le_iff_sub_le {a b : α} : a ≤ b ↔ a - b ≤ 0 := by
  rw [OrderedAdd.add_le_left_iff (-b), add_neg_cancel, sub_eq_add_neg]

theorem le_norm_expr (lhs rhs lhs' rhs' : Expr) (h : norm_cert lhs rhs lhs' rhs' = true) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (lhs'.denote ctx ≤ rhs'.denote ctx) := by
  have e := Expr.denote_eq ctx h
  rw [Expr.denote, Expr.denote] at e
  exact propext (by rw [le_iff_sub_le, e, ← le_iff_sub_le])

end

section
variable {α : Type u} [CommRing α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedRing α] (ctx : Context α)

theorem lt_iff_sub_lt {a b : α} : a < b ↔ a - b < 0 := by
  rw [Std.LawfulOrderLT.lt_iff, Std.LawfulOrderLT.lt_iff, ← le_iff_sub_le, OrderedAdd.add_le_left_iff (M := α) (a := b) (-b),
    add_neg_cancel, sub_eq_add_neg]

theorem lt_norm_expr (lhs rhs lhs' rhs' : Expr) (h : norm_cert lhs rhs lhs' rhs' = true) :
    (lhs.denote ctx < rhs.denote ctx) = (lhs'.denote ctx < rhs'.denote ctx) := by
  have e := Expr.denote_eq ctx h
  rw [Expr.denote, Expr.denote] at e
  exact propext (by rw [lt_iff_sub_lt, e, ← lt_iff_sub_lt])

end

end Lean.Grind.CommRing
