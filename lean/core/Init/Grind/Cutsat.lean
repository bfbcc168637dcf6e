prelude
import Init.LinearArith.Int

/-!
# `lia`: certificates of linear integer arithmetic

The decision procedure for linear integer arithmetic inside `grind` computes in compiled code. Each of its steps is
justified by a theorem of this file: a Boolean condition on polynomials, which the kernel computes, and hypotheses
about their values. The conditions are this library's own; only the shape of the statements is fixed by native code. The kernel computes the
conditions, compiled code never does; hence `noncomputable`, which keeps the compiled library small.
-/

namespace Int.Internal.Linear

namespace Poly

/-- One sum after the other. -/
noncomputable def append : Poly → Poly → Poly
  | .num k, q => q.addConst k
  | .add k v p, q => .add k v (append p q)

/-- `a * p + b * q`, in normal form. -/
noncomputable def lin (a : Int) (p : Poly) (b : Int) (q : Poly) : Poly := ((p.mul a).append (q.mul b)).norm

/-- The coefficient of an atom. -/
noncomputable def coeff (x : Var) : Poly → Int
  | .num _ => 0
  | .add k v p => bif Nat.beq v x then k + coeff x p else coeff x p

/-- The first coefficient. -/
noncomputable def leadCoeff : Poly → Int
  | .num _ => 1
  | .add k _ _ => k

/-- All but the first product. -/
noncomputable def tail : Poly → Poly
  | .num k => .num k
  | .add _ _ p => p

/-- Equality up to order and collection of coefficients. -/
noncomputable def same (p q : Poly) : Bool := p.norm == q.norm

/-- The first atom is `x`. -/
noncomputable def startsWith (x : Var) : Poly → Bool
  | .num _ => false
  | .add _ v _ => Nat.beq v x

/-- Both begin with the same atom. -/
noncomputable def sameLead : Poly → Poly → Bool
  | .num _, _ => false
  | .add _ v _, q => q.startsWith v

noncomputable def isUnsatDiseq : Poly → Bool
  | .num k => k == 0
  | .add .. => false

theorem denote_append (ctx : Context) (q : Poly) : ∀ p : Poly, (p.append q).denote ctx = p.denote ctx + q.denote ctx
  | .num _ => denote_addConst ..
  | .add k v p => by rw [append, denote, denote_append, denote, Int.add_assoc]

theorem denote_lin (ctx : Context) (a : Int) (p : Poly) (b : Int) (q : Poly) :
    (lin a p b q).denote ctx = a * p.denote ctx + b * q.denote ctx := by
  rw [lin, denote_norm, denote_append, denote_mul, denote_mul]

theorem denote_same {p q : Poly} (ctx : Context) (h : same p q = true) : p.denote ctx = q.denote ctx := by
  rw [← denote_norm, eq_of_beq h, denote_norm]

theorem same_lin {r p q : Poly} {a b : Int} (ctx : Context) (h : same r (lin a p b q) = true) :
    r.denote ctx = a * p.denote ctx + b * q.denote ctx := (denote_same ctx h).trans (denote_lin ..)

theorem same_addConst {p q : Poly} {k : Int} (ctx : Context) (h : same p (q.addConst k) = true) :
    p.denote ctx = k + q.denote ctx := (denote_same ctx h).trans (denote_addConst ..)

theorem same_mul {p q : Poly} {k : Int} (ctx : Context) (h : same p (q.mul k) = true) :
    p.denote ctx = k * q.denote ctx := (denote_same ctx h).trans (denote_mul ..)

theorem same_mul_addConst {p q : Poly} {a k : Int} (ctx : Context) (h : same p ((q.mul a).addConst k) = true) :
    p.denote ctx = k + a * q.denote ctx := by
  rw [same_addConst ctx h, denote_mul]

theorem denote_lead (ctx : Context) : ∀ {k : Int} {v : Var} {p : Poly}, (Poly.add k v p).denote ctx = k * v.denote ctx + p.denote ctx :=
  rfl

end Poly

open Poly (same lin same_lin same_addConst same_mul same_mul_addConst denote_same denote'_eq)

/-! ## Normal forms of asserted facts -/

noncomputable def norm_eq_cert (lhs rhs : Expr) (p : Poly) : Bool := same p (lhs.sub rhs).norm

private theorem denote_norm_cert (ctx : Context) {lhs rhs : Expr} {p : Poly} (h : norm_eq_cert lhs rhs p = true) :
    p.denote' ctx = lhs.denote ctx - rhs.denote ctx := by
  rw [denote'_eq, denote_same ctx h, Expr.denote_norm]; rfl

theorem eq_norm_expr (ctx : Context) (lhs rhs : Expr) (p : Poly) (h : norm_eq_cert lhs rhs p)
    (h' : lhs.denote ctx = rhs.denote ctx) : p.denote' ctx = 0 := by
  rw [denote_norm_cert ctx h, h', Int.sub_self]

theorem not_eq_norm_expr (ctx : Context) (lhs rhs : Expr) (p : Poly) (h : norm_eq_cert lhs rhs p)
    (h' : ¬lhs.denote ctx = rhs.denote ctx) : ¬p.denote' ctx = 0 := by
  rw [denote_norm_cert ctx h]; omega

theorem le_norm_expr (ctx : Context) (lhs rhs : Expr) (p : Poly) (h : norm_eq_cert lhs rhs p)
    (h' : lhs.denote ctx ≤ rhs.denote ctx) : p.denote' ctx ≤ 0 := by
  rw [denote_norm_cert ctx h]; omega

theorem dvd_norm_expr (ctx : Context) (d : Int) (e : Expr) (p : Poly) (h : same p e.norm)
    (h' : d ∣ e.denote ctx) : d ∣ p.denote' ctx := by
  rw [denote'_eq, denote_same ctx h, Expr.denote_norm]; exact h'

theorem eq_norm (ctx : Context) (p₁ p₂ : Poly) (h : same p₁ p₂) (h' : p₁.denote' ctx = 0) : p₂.denote' ctx = 0 := by
  rw [denote'_eq] at *; rw [← denote_same ctx h]; exact h'

theorem le_norm (ctx : Context) (p₁ p₂ : Poly) (h : same p₁ p₂) (h' : p₁.denote' ctx ≤ 0) : p₂.denote' ctx ≤ 0 := by
  rw [denote'_eq] at *; rw [← denote_same ctx h]; exact h'

theorem diseq_norm (ctx : Context) (p₁ p₂ : Poly) (h : same p₁ p₂) (h' : p₁.denote' ctx ≠ 0) : p₂.denote' ctx ≠ 0 := by
  rw [denote'_eq] at *; rw [← denote_same ctx h]; exact h'

theorem dvd_norm (ctx : Context) (d : Int) (p₁ p₂ : Poly) (h : same p₁ p₂) (h' : d ∣ p₁.denote' ctx) :
    d ∣ p₂.denote' ctx := by
  rw [denote'_eq] at *; rw [← denote_same ctx h]; exact h'

theorem eq_norm_poly (ctx : Context) (p p' : Poly) (h : p.denote' ctx = p'.denote' ctx) (h' : p.denote' ctx = 0) :
    p'.denote' ctx = 0 := h ▸ h'

theorem le_norm_poly (ctx : Context) (p p' : Poly) (h : p.denote' ctx = p'.denote' ctx) (h' : p.denote' ctx ≤ 0) :
    p'.denote' ctx ≤ 0 := h ▸ h'

theorem diseq_norm_poly (ctx : Context) (p p' : Poly) (h : p.denote' ctx = p'.denote' ctx) (h' : p.denote' ctx ≠ 0) :
    p'.denote' ctx ≠ 0 := h ▸ h'

theorem dvd_norm_poly (ctx : Context) (d : Int) (p p' : Poly) (h : p.denote' ctx = p'.denote' ctx)
    (h' : d ∣ p.denote' ctx) : d ∣ p'.denote' ctx := h ▸ h'

/-! ## Contradictions -/

theorem eq_unsat (ctx : Context) (p : Poly) (h : p.isUnsatEq) (h' : p.denote' ctx = 0) : False := by
  rw [denote'_eq] at h'
  cases p with
  | num k => exact bne_iff_ne.1 h h'
  | add => nomatch h

theorem diseq_unsat (ctx : Context) (p : Poly) (h : p.isUnsatDiseq) (h' : p.denote' ctx ≠ 0) : False := by
  rw [denote'_eq] at h'
  cases p with
  | num k => exact h' (beq_iff_eq.1 h)
  | add => nomatch h

theorem le_unsat (ctx : Context) (p : Poly) (h : p.isUnsatLe) (h' : p.denote' ctx ≤ 0) : False := by
  rw [denote'_eq] at h'
  cases p with
  | num k => exact Int.not_le_of_gt (of_decide_eq_true h) h'
  | add => nomatch h

theorem dvd_unsat (ctx : Context) (d : Int) (p : Poly) (h : p.isUnsatDvd d) (h' : d ∣ p.denote' ctx) : False := by
  rw [denote'_eq] at h'
  rw [Poly.isUnsatDvd, bne_iff_ne] at h
  rcases Poly.dvd_denote_sub ctx p d.natAbs with ⟨h₁, h₂⟩
  refine h (emod_eq_zero_of_dvd ?_)
  have := Int.dvd_sub (Int.dvd_trans (dvd_natAbs.1 h₁) h') h₂
  rwa [Int.sub_sub_self] at this

noncomputable def eq_unsat_coeff_cert (p : Poly) (k : Int) : Bool := p.divCoeffs k && (decide (0 < k) && p.getConst % k != 0)

theorem eq_unsat_coeff (ctx : Context) (p : Poly) (k : Int) (h : eq_unsat_coeff_cert p k) (h' : p.denote' ctx = 0) :
    False := by
  rw [eq_unsat_coeff_cert, Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_eq, bne_iff_ne] at h
  rcases h with ⟨hd, hk, hc⟩
  rw [denote'_eq, Poly.denote_div ctx (Int.ne_of_gt hk) hd] at h'
  exact hc (by rw [← mul_add_emod_self_left k, h', zero_emod])

/-! ## Division by a coefficient, negation -/

noncomputable def coeff_cert (p p' : Poly) (k : Int) : Bool := decide (0 < k) && same p (p'.mul k)

theorem eq_coeff (ctx : Context) (p p' : Poly) (k : Int) (h : coeff_cert p p' k) (h' : p.denote' ctx = 0) :
    p'.denote' ctx = 0 := by
  rw [coeff_cert, Bool.and_eq_true, decide_eq_true_eq] at h
  rw [denote'_eq] at *
  rw [same_mul ctx h.2, Int.mul_eq_zero] at h'
  exact h'.resolve_left (Int.ne_of_gt h.1)

theorem diseq_coeff (ctx : Context) (p p' : Poly) (k : Int) (h : coeff_cert p p' k) (h' : p.denote' ctx ≠ 0) :
    p'.denote' ctx ≠ 0 := by
  rw [coeff_cert, Bool.and_eq_true, decide_eq_true_eq] at h
  rw [denote'_eq] at *
  intro e
  rw [same_mul ctx h.2, e, Int.mul_zero] at h'
  exact h' rfl

noncomputable def le_coeff_cert (p p' : Poly) (k : Int) : Bool := decide (0 < k) && (p.divCoeffs k && same p' (p.div k))

private theorem le_of_div {ctx : Context} {p : Poly} {k : Int} (hk : 0 < k) (hd : p.divCoeffs k = true)
    (h : p.denote ctx ≤ 0) : (p.div k).denote ctx ≤ 0 := by
  rw [Poly.denote_div ctx (Int.ne_of_gt hk) hd] at h
  revert h
  generalize (Poly.div k _).denote ctx = q
  generalize Poly.getConst _ = c
  have := le_ediv_iff_mul_le (a := q + -c / k) (b := -c) hk
  rw [Int.mul_comm] at this
  omega

theorem le_coeff (ctx : Context) (p p' : Poly) (k : Int) (h : le_coeff_cert p p' k) (h' : p.denote' ctx ≤ 0) :
    p'.denote' ctx ≤ 0 := by
  rw [le_coeff_cert, Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_eq] at h
  rw [denote'_eq] at *
  rw [denote_same ctx h.2.2]
  exact le_of_div h.1 h.2.1 h'

theorem diseq_neg (ctx : Context) (p p' : Poly) (h : same p' (p.mul (-1))) (h' : p.denote' ctx ≠ 0) :
    p'.denote' ctx ≠ 0 := by
  rw [denote'_eq] at *
  rw [same_mul ctx h]; omega

theorem le_neg (ctx : Context) (p p' : Poly) (h : same p' ((p.mul (-1)).addConst 1)) (h' : ¬p.denote' ctx ≤ 0) :
    p'.denote' ctx ≤ 0 := by
  rw [denote'_eq] at *
  rw [same_mul_addConst ctx h]; omega

noncomputable def dvd_coeff_cert (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (k : Int) : Bool :=
  k != 0 && (d₁ == k * d₂ && same p₁ (p₂.mul k))

theorem dvd_coeff (ctx : Context) (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (k : Int)
    (h : dvd_coeff_cert d₁ p₁ d₂ p₂ k) (h' : d₁ ∣ p₁.denote' ctx) : d₂ ∣ p₂.denote' ctx := by
  rw [dvd_coeff_cert, Bool.and_eq_true, Bool.and_eq_true, bne_iff_ne, beq_iff_eq] at h
  rw [denote'_eq] at *
  rw [same_mul ctx h.2.2, h.2.1] at h'
  exact Int.dvd_of_mul_dvd_mul_left h.1 h'

/-! ## Combination of inequalities -/

private theorem combine_nonpos {a b x y : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) (hx : x ≤ 0) (hy : y ≤ 0) : a * x + b * y ≤ 0 := by
  have h₁ := Int.mul_nonpos_of_nonneg_of_nonpos ha hx
  have h₂ := Int.mul_nonpos_of_nonneg_of_nonpos hb hy
  omega

/-- The combination that cancels the leading atom of both. -/
noncomputable def cancel (p₁ p₂ : Poly) : Poly := lin p₂.leadCoeff.natAbs p₁ p₁.leadCoeff.natAbs p₂

theorem cancel_nonpos {ctx : Context} {p₁ p₂ : Poly} (h₁ : p₁.denote ctx ≤ 0) (h₂ : p₂.denote ctx ≤ 0) :
    (cancel p₁ p₂).denote ctx ≤ 0 := by
  rw [cancel, Poly.denote_lin]
  exact combine_nonpos (Int.natCast_nonneg _) (Int.natCast_nonneg _) h₁ h₂

theorem le_combine (ctx : Context) (p₁ p₂ p₃ : Poly) (h : same p₃ (cancel p₁ p₂)) (h₁ : p₁.denote' ctx ≤ 0)
    (h₂ : p₂.denote' ctx ≤ 0) : p₃.denote' ctx ≤ 0 := by
  rw [denote'_eq] at *
  rw [denote_same ctx h]
  exact cancel_nonpos h₁ h₂

noncomputable def le_combine_coeff_cert (p₁ p₂ p₃ : Poly) (k : Int) : Bool :=
  decide (0 < k) && ((cancel p₁ p₂).divCoeffs k && same p₃ ((cancel p₁ p₂).div k))

theorem le_combine_coeff (ctx : Context) (p₁ p₂ p₃ : Poly) (k : Int) (h : le_combine_coeff_cert p₁ p₂ p₃ k)
    (h₁ : p₁.denote' ctx ≤ 0) (h₂ : p₂.denote' ctx ≤ 0) : p₃.denote' ctx ≤ 0 := by
  rw [le_combine_coeff_cert, Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_eq] at h
  rw [denote'_eq] at *
  rw [denote_same ctx h.2.2]
  exact le_of_div h.1 h.2.1 (cancel_nonpos h₁ h₂)

theorem eq_of_le_ge (ctx : Context) (p₁ p₂ : Poly) (h : same p₂ (p₁.mul (-1))) (h₁ : p₁.denote' ctx ≤ 0)
    (h₂ : p₂.denote' ctx ≤ 0) : p₁.denote' ctx = 0 := by
  rw [denote'_eq] at *
  rw [same_mul ctx h] at h₂; omega

noncomputable def le_of_le_diseq_cert (p₁ p₂ p₃ : Poly) : Bool :=
  (same p₂ p₁ || same p₂ (p₁.mul (-1))) && same p₃ (p₁.addConst 1)

theorem le_of_le_diseq (ctx : Context) (p₁ p₂ p₃ : Poly) (h : le_of_le_diseq_cert p₁ p₂ p₃) (h₁ : p₁.denote' ctx ≤ 0)
    (h₂ : p₂.denote' ctx ≠ 0) : p₃.denote' ctx ≤ 0 := by
  rw [le_of_le_diseq_cert, Bool.and_eq_true, Bool.or_eq_true] at h
  rw [denote'_eq] at *
  rw [same_addConst ctx h.2]
  rcases h.1 with h | h
  · rw [denote_same ctx h] at h₂; omega
  · rw [same_mul ctx h] at h₂; omega

noncomputable def diseq_split_cert (p₁ p₂ p₃ : Poly) : Bool := same p₂ (p₁.addConst 1) && same p₃ ((p₁.mul (-1)).addConst 1)

theorem diseq_split (ctx : Context) (p₁ p₂ p₃ : Poly) (h : diseq_split_cert p₁ p₂ p₃) (h₁ : p₁.denote' ctx ≠ 0) :
    p₂.denote' ctx ≤ 0 ∨ p₃.denote' ctx ≤ 0 := by
  rw [diseq_split_cert, Bool.and_eq_true] at h
  rw [denote'_eq] at *
  rw [denote'_eq, same_addConst ctx h.1, same_mul_addConst ctx h.2]; omega

theorem diseq_split_resolve (ctx : Context) (p₁ p₂ p₃ : Poly) (h : diseq_split_cert p₁ p₂ p₃)
    (h₁ : p₁.denote' ctx ≠ 0) (h₂ : ¬p₂.denote' ctx ≤ 0) : p₃.denote' ctx ≤ 0 :=
  (diseq_split ctx p₁ p₂ p₃ h h₁).resolve_left h₂

/-! ## Equations: from the core of `grind`, definitions of atoms, substitution -/

noncomputable def eq_of_core_cert (p₁ p₂ p₃ : Poly) : Bool := same p₃ (lin 1 p₁ (-1) p₂)

theorem eq_of_core (ctx : Context) (p₁ p₂ p₃ : Poly) (h : eq_of_core_cert p₁ p₂ p₃)
    (h' : p₁.denote' ctx = p₂.denote' ctx) : p₃.denote' ctx = 0 := by
  rw [denote'_eq, denote'_eq] at h'
  rw [denote'_eq, same_lin ctx h]; omega

theorem diseq_of_core (ctx : Context) (p₁ p₂ p₃ : Poly) (h : eq_of_core_cert p₁ p₂ p₃)
    (h' : p₁.denote' ctx ≠ p₂.denote' ctx) : p₃.denote' ctx ≠ 0 := by
  rw [denote'_eq, denote'_eq] at h'
  rw [denote'_eq, same_lin ctx h]; omega

/-- `p` is the atom `x` minus `q`, or the negation of that. -/
noncomputable def def_cert (x : Var) (q p : Poly) : Bool :=
  same p (lin 1 (.add 1 x (.num 0)) (-1) q) || same p (lin (-1) (.add 1 x (.num 0)) 1 q)

private theorem denote_def {ctx : Context} {x : Var} {q p : Poly} (h : def_cert x q p = true)
    (h' : x.denote ctx = q.denote ctx) : p.denote ctx = 0 := by
  rw [def_cert, Bool.or_eq_true] at h
  rcases h with h | h
  · rw [same_lin ctx h]; simp only [Poly.denote]; omega
  · rw [same_lin ctx h]; simp only [Poly.denote]; omega

theorem eq_def (ctx : Context) (x : Var) (q p : Poly) (h : def_cert x q p) (h' : x.denote ctx = q.denote' ctx) :
    p.denote' ctx = 0 := by
  rw [denote'_eq] at *
  exact denote_def h h'

theorem eq_def' (ctx : Context) (x : Var) (e : Expr) (p : Poly) (h : def_cert x e.norm p)
    (h' : x.denote ctx = e.denote ctx) : p.denote' ctx = 0 := by
  rw [denote'_eq]
  exact denote_def h (h'.trans (Expr.denote_norm ctx e).symm)

theorem eq_def_struct (ctx : Context) (x : Var) (e : Expr) (p : Poly) (h : def_cert x e.norm p)
    (h' : x.denote ctx = e.denote ctx) : p.denote' ctx = 0 := eq_def' ctx x e p h h'

noncomputable def eq_def'_norm_cert (x : Var) (e : Expr) (q q' p : Poly) : Bool := same q e.norm && def_cert x q' p

theorem eq_def'_norm (ctx : Context) (x : Var) (e : Expr) (q q' p : Poly) (h : eq_def'_norm_cert x e q q' p)
    (h' : x.denote ctx = e.denote ctx) (hq : q.denote' ctx = q'.denote' ctx) : p.denote' ctx = 0 := by
  rw [eq_def'_norm_cert, Bool.and_eq_true] at h
  rw [denote'_eq, denote'_eq, denote_same ctx h.1, Expr.denote_norm] at hq
  rw [denote'_eq]
  exact denote_def h.2 (h'.trans hq)

theorem eq_def_struct_norm (ctx : Context) (x : Var) (e : Expr) (q q' p : Poly) (h : eq_def'_norm_cert x e q q' p)
    (h' : x.denote ctx = e.denote ctx) (hq : q.denote' ctx = q'.denote' ctx) : p.denote' ctx = 0 :=
  eq_def'_norm ctx x e q q' p h h' hq

theorem of_var_eq (ctx : Context) (x y : Var) (p : Poly) (h : def_cert x (.add 1 y (.num 0)) p)
    (h' : x.denote ctx = y.denote ctx) : p.denote' ctx = 0 := by
  rw [denote'_eq]
  exact denote_def h (by simp only [Poly.denote]; omega)

theorem of_var_eq_mul (ctx : Context) (x : Var) (k : Int) (y : Var) (p : Poly) (h : def_cert x (.add k y (.num 0)) p)
    (h' : x.denote ctx = k * y.denote ctx) : p.denote' ctx = 0 := by
  rw [denote'_eq]
  exact denote_def h (by simp only [Poly.denote]; omega)

theorem of_var_eq_var (ctx : Context) (x y : Var) (p : Poly) (h : def_cert x (.add 1 y (.num 0)) p)
    (h' : x.denote ctx = y.denote ctx) : p.denote' ctx = 0 := of_var_eq ctx x y p h h'

theorem var_eq (ctx : Context) (x : Var) (k : Int) (p : Poly) (h : def_cert x (.num k) p)
    (h' : p.denote' ctx = 0) : x.denote ctx = k := by
  rw [denote'_eq] at h'
  rw [def_cert, Bool.or_eq_true] at h
  rcases h with h | h
  · rw [same_lin ctx h] at h'; simp only [Poly.denote] at h'; omega
  · rw [same_lin ctx h] at h'; simp only [Poly.denote] at h'; omega

/-- `p₃` is `a * p₂ + b * p₁` for coefficients that may carry either sign. -/
noncomputable def combined (a b : Int) (p₁ p₂ p₃ : Poly) : Bool :=
  same p₃ (lin b p₁ a p₂) || (same p₃ (lin (-b) p₁ a p₂) || (same p₃ (lin b p₁ (-a) p₂) || same p₃ (lin (-b) p₁ (-a) p₂)))

private theorem denote_combined {ctx : Context} {a b : Int} {p₁ p₂ p₃ : Poly} (h : combined a b p₁ p₂ p₃ = true)
    (h₁ : p₁.denote ctx = 0) : p₃.denote ctx = a * p₂.denote ctx ∨ p₃.denote ctx = -a * p₂.denote ctx := by
  rw [combined, Bool.or_eq_true, Bool.or_eq_true, Bool.or_eq_true] at h
  rcases h with h | h | h | h <;> rw [same_lin ctx h, h₁, Int.mul_zero, Int.zero_add] <;> simp only [true_or, or_true]

theorem eq_eq_subst' (ctx : Context) (a b : Int) (p₁ p₂ p₃ : Poly) (h : combined a b p₁ p₂ p₃ || combined b a p₁ p₂ p₃)
    (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx = 0) : p₃.denote' ctx = 0 := by
  rw [denote'_eq] at *
  rw [Bool.or_eq_true] at h
  rcases h with h | h <;> rcases denote_combined h h₁ with e | e <;> rw [e, h₂, Int.mul_zero]

theorem eq_eq_subst (ctx : Context) (x : Var) (p₁ p₂ p₃ : Poly) (h : combined (p₁.coeff x) (p₂.coeff x) p₁ p₂ p₃)
    (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx = 0) : p₃.denote' ctx = 0 := by
  rw [denote'_eq] at *
  rcases denote_combined h h₁ with e | e <;> rw [e, h₂, Int.mul_zero]

noncomputable def eq_diseq_subst_cert (a b : Int) (p₁ p₂ p₃ : Poly) : Bool := a != 0 && combined a b p₁ p₂ p₃

theorem eq_diseq_subst (ctx : Context) (x : Var) (p₁ p₂ p₃ : Poly)
    (h : eq_diseq_subst_cert (p₁.coeff x) (p₂.coeff x) p₁ p₂ p₃) (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx ≠ 0) : p₃.denote' ctx ≠ 0 := by
  rw [denote'_eq] at *
  rw [eq_diseq_subst_cert, Bool.and_eq_true, bne_iff_ne] at h
  rcases denote_combined h.2 h₁ with e | e <;> rw [e, ne_eq, Int.mul_eq_zero] <;> omega

noncomputable def eq_le_subst_cert (a b : Int) (p₁ p₂ p₃ : Poly) : Bool :=
  decide (0 ≤ a) && (same p₃ (lin b p₁ a p₂) || same p₃ (lin (-b) p₁ a p₂))

private theorem le_subst {ctx : Context} {a b : Int} {p₁ p₂ p₃ : Poly} (h : eq_le_subst_cert a b p₁ p₂ p₃ = true)
    (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx ≤ 0) : p₃.denote' ctx ≤ 0 := by
  rw [denote'_eq] at *
  rw [eq_le_subst_cert, Bool.and_eq_true, Bool.or_eq_true, decide_eq_true_eq] at h
  have e : p₃.denote ctx = a * p₂.denote ctx := by
    rcases h.2 with h | h <;> rw [same_lin ctx h, h₁, Int.mul_zero, Int.zero_add]
  rw [e]
  exact Int.mul_nonpos_of_nonneg_of_nonpos h.1 h₂

theorem eq_le_subst_nonneg (ctx : Context) (x : Var) (p₁ p₂ p₃ : Poly)
    (h : eq_le_subst_cert (p₁.coeff x) (p₂.coeff x) p₁ p₂ p₃) (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx ≤ 0) :
    p₃.denote' ctx ≤ 0 := le_subst h h₁ h₂

theorem eq_le_subst_nonpos (ctx : Context) (x : Var) (p₁ p₂ p₃ : Poly)
    (h : eq_le_subst_cert (-p₁.coeff x) (p₂.coeff x) p₁ p₂ p₃) (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx ≤ 0) :
    p₃.denote' ctx ≤ 0 := le_subst h h₁ h₂

/-! ## Divisibility -/

noncomputable def dvd_of_eq_cert (x : Var) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) : Bool :=
  p₁.coeff x % d₂ == 0 && same p₂ (.add (-p₁.coeff x) x p₁)

theorem dvd_of_eq (ctx : Context) (x : Var) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (h : dvd_of_eq_cert x p₁ d₂ p₂)
    (h₁ : p₁.denote' ctx = 0) : d₂ ∣ p₂.denote' ctx := by
  rw [dvd_of_eq_cert, Bool.and_eq_true, beq_iff_eq] at h
  rw [denote'_eq] at *
  rw [denote_same ctx h.2, Poly.denote, h₁, Int.add_zero, Int.neg_mul]
  exact Int.dvd_neg.2 (Int.dvd_mul_right_of_dvd (dvd_of_emod_eq_zero h.1) _)

noncomputable def eq_dvd_subst_cert (x : Var) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d₃ : Int) (p₃ : Poly) : Bool :=
  (p₁.coeff x * d₂) % d₃ == 0 && combined (p₁.coeff x) (p₂.coeff x) p₁ p₂ p₃

theorem eq_dvd_subst (ctx : Context) (x : Var) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d₃ : Int) (p₃ : Poly)
    (h : eq_dvd_subst_cert x p₁ d₂ p₂ d₃ p₃) (h₁ : p₁.denote' ctx = 0) (h₂ : d₂ ∣ p₂.denote' ctx) :
    d₃ ∣ p₃.denote' ctx := by
  rw [eq_dvd_subst_cert, Bool.and_eq_true, beq_iff_eq] at h
  rw [denote'_eq] at *
  have hd : d₃ ∣ p₁.coeff x * p₂.denote ctx := Int.dvd_trans (dvd_of_emod_eq_zero h.1) (Int.mul_dvd_mul_left _ h₂)
  rcases denote_combined h.2 h₁ with e | e <;> rw [e]
  · exact hd
  · rw [Int.neg_mul]; exact Int.dvd_neg.2 hd

noncomputable def dvd_solve_combine_cert (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d : Int) (p : Poly) (α β : Int) : Bool :=
  d == d₁ * d₂ && same p (lin (α * d₂) p₁ (β * d₁) p₂)

theorem dvd_solve_combine (ctx : Context) (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d : Int) (p : Poly)
    (_g α β : Int) (h : dvd_solve_combine_cert d₁ p₁ d₂ p₂ d p α β) (h₁ : d₁ ∣ p₁.denote' ctx)
    (h₂ : d₂ ∣ p₂.denote' ctx) : d ∣ p.denote' ctx := by
  rw [dvd_solve_combine_cert, Bool.and_eq_true, beq_iff_eq] at h
  rw [denote'_eq] at *
  rw [h.1, same_lin ctx h.2]
  refine Int.dvd_add ?_ ?_
  · rw [Int.mul_comm d₁, Int.mul_assoc α, Int.mul_comm α]
    exact Int.dvd_mul_right_of_dvd (Int.mul_dvd_mul_left d₂ h₁) α
  · rw [Int.mul_assoc β, Int.mul_comm β]
    exact Int.dvd_mul_right_of_dvd (Int.mul_dvd_mul_left d₁ h₂) β

noncomputable def dvd_solve_elim_cert (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d : Int) (p : Poly) : Bool :=
  (p₁.leadCoeff * d₂) % d == 0 && ((p₂.leadCoeff * d₁) % d == 0 &&
    (same p (lin p₁.leadCoeff p₂ (-p₂.leadCoeff) p₁) || same p (lin (-p₁.leadCoeff) p₂ p₂.leadCoeff p₁)))

theorem dvd_solve_elim (ctx : Context) (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d : Int) (p : Poly)
    (h : dvd_solve_elim_cert d₁ p₁ d₂ p₂ d p) (h₁ : d₁ ∣ p₁.denote' ctx) (h₂ : d₂ ∣ p₂.denote' ctx) :
    d ∣ p.denote' ctx := by
  rw [dvd_solve_elim_cert, Bool.and_eq_true, Bool.and_eq_true, Bool.or_eq_true, beq_iff_eq, beq_iff_eq] at h
  rw [denote'_eq] at *
  have e₁ : d ∣ p₁.leadCoeff * p₂.denote ctx := Int.dvd_trans (dvd_of_emod_eq_zero h.1) (Int.mul_dvd_mul_left _ h₂)
  have e₂ : d ∣ p₂.leadCoeff * p₁.denote ctx := Int.dvd_trans (dvd_of_emod_eq_zero h.2.1) (Int.mul_dvd_mul_left _ h₁)
  rcases h.2.2 with h | h <;> rw [same_lin ctx h, Int.neg_mul]
  · exact Int.dvd_add e₁ (Int.dvd_neg.2 e₂)
  · exact Int.dvd_add (Int.dvd_neg.2 e₁) e₂

noncomputable def dvd_elim_cert (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) : Bool :=
  match p₁ with
  | .add a _ p => d₁ % d₂ == 0 && (a % d₂ == 0 && same p₂ p)
  | .num _ => false

theorem dvd_elim (ctx : Context) (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (h : dvd_elim_cert d₁ p₁ d₂ p₂)
    (h₁ : d₁ ∣ p₁.denote' ctx) : d₂ ∣ p₂.denote' ctx := by
  rw [denote'_eq] at *
  cases p₁ with
  | num => nomatch h
  | add a x p =>
    rw [dvd_elim_cert, Bool.and_eq_true, Bool.and_eq_true, beq_iff_eq, beq_iff_eq] at h
    rw [denote_same ctx h.2.2]
    rw [Poly.denote] at h₁
    have e := Int.dvd_sub (Int.dvd_trans (dvd_of_emod_eq_zero h.1) h₁)
      (Int.dvd_mul_right_of_dvd (dvd_of_emod_eq_zero h.2.1) (x.denote ctx))
    rwa [Int.add_comm, Int.add_sub_cancel] at e

/-- An upper bound on a multiple of `d` may be rounded down to a multiple of `d`. -/
private theorem round_le {d x c : Int} (hd : 0 < d) (h : d ∣ x) (hx : c + x ≤ 0) : -(d * (-c / d)) + x ≤ 0 := by
  rcases h with ⟨k, rfl⟩
  have := (le_ediv_iff_mul_le (a := k) (b := -c) hd).2 (by rw [Int.mul_comm]; omega)
  have := Int.mul_le_mul_of_nonneg_left this (Int.le_of_lt hd)
  omega

noncomputable def dvd_le_tight_cert (d : Int) (p₁ p₂ p₃ : Poly) (s : Int) : Bool :=
  let c := p₂.getConst - s * p₁.getConst
  decide (0 < d) && (same p₂ ((p₁.mul s).addConst c) && same p₃ ((p₁.mul s).addConst (-(d * (-c / d)))))

private theorem le_tight {ctx : Context} {d : Int} {p₁ p₂ p₃ : Poly} {s : Int}
    (h : dvd_le_tight_cert d p₁ p₂ p₃ s = true) (h₁ : d ∣ p₁.denote' ctx) (h₂ : p₂.denote' ctx ≤ 0) :
    p₃.denote' ctx ≤ 0 := by
  simp only [dvd_le_tight_cert, Bool.and_eq_true, decide_eq_true_eq] at h
  rw [denote'_eq] at *
  rw [same_mul_addConst ctx h.2.1] at h₂
  rw [same_mul_addConst ctx h.2.2]
  exact round_le h.1 (by rw [Int.mul_comm]; exact Int.dvd_mul_right_of_dvd h₁ s) h₂

theorem dvd_le_tight (ctx : Context) (d : Int) (p₁ p₂ p₃ : Poly) (h : dvd_le_tight_cert d p₁ p₂ p₃ 1)
    (h₁ : d ∣ p₁.denote' ctx) (h₂ : p₂.denote' ctx ≤ 0) : p₃.denote' ctx ≤ 0 := le_tight h h₁ h₂

theorem dvd_neg_le_tight (ctx : Context) (d : Int) (p₁ p₂ p₃ : Poly) (h : dvd_le_tight_cert d p₁ p₂ p₃ (-1))
    (h₁ : d ∣ p₁.denote' ctx) (h₂ : p₂.denote' ctx ≤ 0) : p₃.denote' ctx ≤ 0 := le_tight h h₁ h₂

theorem of_not_dvd (a b : Int) (h : a != 0) (h' : ¬a ∣ b) : b % a > 0 :=
  (Int.emod_pos_of_not_dvd h').resolve_left (bne_iff_ne.1 h)

theorem eq_of_zero_dvd (ctx : Context) (p : Poly) (h : (0 : Int) ∣ p.denote' ctx) : p.denote' ctx = 0 :=
  Int.zero_dvd.1 h

/-! ## Division, remainder, casts, products -/

theorem ediv_emod (x y : Int) : -1 * x + y * (x / y) + x % y = 0 := by
  have := Int.mul_ediv_add_emod x y
  omega

theorem emod_nonneg (x y : Int) (h : y != 0) : -1 * (x % y) ≤ 0 := by
  have := Int.emod_nonneg x (bne_iff_ne.1 h)
  omega

theorem emod_le (x y n : Int) (h : y != 0 && n == 1 - y.natAbs) : x % y + n ≤ 0 := by
  rw [Bool.and_eq_true, bne_iff_ne, beq_iff_eq] at h
  have := Int.emod_lt x h.1
  omega

theorem natCast_sub (x y : Nat) : (NatCast.natCast (x - y) : Int) =
    if (NatCast.natCast y : Int) + (-1) * NatCast.natCast x ≤ 0 then (NatCast.natCast x : Int) + (-1) * NatCast.natCast y
    else (0 : Int) := by
  show ((x - y : Nat) : Int) = if (y : Int) + -1 * (x : Int) ≤ 0 then (x : Int) + -1 * (y : Int) else 0
  split <;> omega

theorem eq_one_mul (a : Int) : a = 1 * a := (Int.one_mul a).symm

/-! ## Cooper's elimination -/

/-- One of `p (n-1), …, p 0`. -/
def OrOver (n : Nat) (p : Nat → Prop) : Prop :=
  match n with
  | 0 => False
  | n + 1 => p n ∨ OrOver n p

theorem orOver_of_exists {p : Nat → Prop} : ∀ {n : Nat}, (∃ k, k < n ∧ p k) → OrOver n p
  | 0, ⟨_, h, _⟩ => absurd h (Nat.not_lt_zero _)
  | n + 1, ⟨k, h, hp⟩ =>
    if e : k = n then .inl (e ▸ hp) else .inr (orOver_of_exists ⟨k, by omega, hp⟩)

/-- If all but the last fail, the last holds. -/
def OrOver_cases_type (n : Nat) (p : Nat → Prop) : Prop :=
  match n with
  | 0 => p 0
  | n + 1 => ¬p (n + 1) → OrOver_cases_type n p

theorem orOver_cases {n : Nat} {p : Nat → Prop} (h : OrOver (n + 1) p) : OrOver_cases_type n p :=
  match n, h with
  | 0, h => h.elim id False.elim
  | _ + 1, h => fun hn => orOver_cases (h.resolve_left hn)

/-- A sum begins with this product. -/
theorem denote_lead_tail (ctx : Context) : ∀ {p : Poly} (x : Var), p.startsWith x = true →
    p.denote ctx = p.leadCoeff * x.denote ctx + p.tail.denote ctx
  | .num _, _, h => nomatch h
  | .add k v p, x, h => by rw [Nat.eq_of_beq_eq_true h]; rfl

/-- The common bound that both kinds of elimination end with. -/
noncomputable def crossed (p₁ p₂ : Poly) : Poly := lin p₂.leadCoeff p₁.tail (-p₁.leadCoeff) p₂.tail

/-- Both sums begin with the same atom, with a negative and a positive coefficient. -/
noncomputable def cooper_cert (p₁ p₂ : Poly) (n : Nat) : Bool :=
  match p₁ with
  | .add a x _ => p₂.startsWith x && (decide (a < 0) && (decide (0 < p₂.leadCoeff) && n != 0))
  | .num _ => false

private theorem of_cooper_cert {ctx : Context} {p₁ p₂ : Poly} {n : Nat} (h : cooper_cert p₁ p₂ n = true) :
    ∃ x : Int, p₁.denote ctx = p₁.leadCoeff * x + p₁.tail.denote ctx ∧
      p₂.denote ctx = p₂.leadCoeff * x + p₂.tail.denote ctx ∧ p₁.leadCoeff < 0 ∧ 0 < p₂.leadCoeff ∧ 0 < n := by
  cases p₁ with
  | num => nomatch h
  | add a x p =>
    simp only [cooper_cert, Bool.and_eq_true, decide_eq_true_eq, bne_iff_ne] at h
    exact ⟨x.denote ctx, rfl, denote_lead_tail ctx x h.1, h.2.1, h.2.2.1, Nat.pos_of_ne_zero h.2.2.2⟩

private theorem denote_sameLead (ctx : Context) {p₁ p₂ p₃ : Poly} {n : Nat} (h : cooper_cert p₁ p₂ n = true)
    (h' : p₁.sameLead p₃ = true) : ∃ x : Int, p₁.denote ctx = p₁.leadCoeff * x + p₁.tail.denote ctx ∧
      p₂.denote ctx = p₂.leadCoeff * x + p₂.tail.denote ctx ∧ p₃.denote ctx = p₃.leadCoeff * x + p₃.tail.denote ctx ∧
      p₁.leadCoeff < 0 ∧ 0 < p₂.leadCoeff ∧ 0 < n := by
  cases p₁ with
  | num => nomatch h
  | add a x p =>
    simp only [cooper_cert, Bool.and_eq_true, decide_eq_true_eq, bne_iff_ne] at h
    exact ⟨x.denote ctx, rfl, denote_lead_tail ctx x h.1, denote_lead_tail ctx x h', h.2.1, h.2.2.1,
      Nat.pos_of_ne_zero h.2.2.2⟩

/-- Remainders modulo `n` do not matter for a divisor of `c * n`. -/
private theorem dvd_mod {m c N y : Int} {n : Nat} (hc : (c * n) % m = 0) (h : m ∣ y + c * N) : m ∣ y + c * (N % n) := by
  have e : y + c * (N % n) = y + c * N - c * n * (N / n) := by
    have := Int.mul_ediv_add_emod N n
    rw [Int.mul_assoc, Int.add_sub_assoc, ← Int.mul_sub]
    congr 2
    omega
  rw [e]
  exact Int.dvd_sub h (Int.dvd_mul_right_of_dvd (dvd_of_emod_eq_zero hc) _)

/-- The remainder as a natural number, for a number that is not negative. -/
private theorem exists_mod {N : Int} {n : Nat} (hn : 0 < n) : ∃ k : Nat, k < n ∧ (k : Int) = N % n := by
  have h₁ := Int.emod_nonneg N (b := n) (by omega)
  have h₂ := Int.emod_lt_of_pos N (b := n) (by omega)
  exact ⟨(N % n).toNat, by omega, by omega⟩

private theorem mod_le {N : Int} {n : Nat} (hN : 0 ≤ N) : N % n ≤ N := by
  have := Int.mul_ediv_add_emod N n
  have := Int.mul_nonneg (Int.natCast_nonneg n) (Int.ediv_nonneg hN (Int.natCast_nonneg n))
  omega

/-! ### By the lower bound -/

def cooper_dvd_left_split (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) : Prop :=
  p₂.leadCoeff * k + (crossed p₁ p₂).denote ctx ≤ 0 ∧ p₁.leadCoeff ∣ k + p₁.tail.denote ctx ∧
    p₁.leadCoeff * d ∣ p₃.leadCoeff * k + (crossed p₁ p₃).denote ctx

def cooper_left_split (ctx : Context) (p₁ p₂ : Poly) (k : Nat) : Prop :=
  p₂.leadCoeff * k + (crossed p₁ p₂).denote ctx ≤ 0 ∧ p₁.leadCoeff ∣ k + p₁.tail.denote ctx

private theorem left_bound {a b p q x k N : Int} (ha : a < 0) (hb : 0 < b) (h₂ : b * x + q ≤ 0)
    (hN : N = -a * x - p) (hk : k ≤ N) : b * k + (b * p + -a * q) ≤ 0 := by
  have e₁ := Int.mul_le_mul_of_nonneg_left hk (Int.le_of_lt hb)
  have e₂ := Int.mul_nonpos_of_nonneg_of_nonpos (a := -a) (by omega) h₂
  have e₃ : b * N + (b * p + -a * q) = -a * (b * x + q) := by
    subst hN
    simp only [Int.mul_add, Int.mul_sub, Int.neg_mul, Int.mul_neg, Int.mul_left_comm b a x]
    omega
  omega

/-- The least case: the distance of `-a * x` from the lower bound, modulo `n`. -/
private theorem left_case {a b p q x : Int} {n : Nat} (ha : a < 0) (hb : 0 < b) (hn : 0 < n) (hdvd : (n : Int) % a = 0)
    (h₁ : a * x + p ≤ 0) (h₂ : b * x + q ≤ 0) :
    ∃ k : Nat, k < n ∧ (k : Int) = (-a * x - p) % n ∧ b * k + (b * p + -a * q) ≤ 0 ∧ a ∣ k + p := by
  rcases exists_mod (N := -a * x - p) hn with ⟨k, hk, ek⟩
  have hN : 0 ≤ -a * x - p := by rw [Int.neg_mul]; omega
  refine ⟨k, hk, ek, left_bound ha hb h₂ rfl (ek ▸ mod_le hN), ?_⟩
  have := dvd_mod (m := a) (c := 1) (N := -a * x - p) (n := n) (y := p) (by rw [Int.one_mul]; exact hdvd)
    ⟨-x, by rw [Int.one_mul, Int.mul_neg, Int.neg_mul, Int.add_comm, Int.sub_add_cancel]⟩
  rwa [Int.one_mul, ← ek, Int.add_comm] at this

private theorem left_dvd {a c p s x : Int} : c * p + -a * s + c * (-a * x - p) = -(a * (c * x + s)) := by
  simp only [Int.mul_add, Int.mul_sub, Int.neg_mul, Int.mul_neg, Int.mul_left_comm c a x]
  omega

theorem cooper_dvd_left (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (n : Nat)
    (h : cooper_cert p₁ p₂ n && (p₁.sameLead p₃ && (n % p₁.leadCoeff == 0 && (p₃.leadCoeff * n) % (p₁.leadCoeff * d) == 0)))
    (h₁ : p₁.denote' ctx ≤ 0) (h₂ : p₂.denote' ctx ≤ 0) (h₃ : d ∣ p₃.denote' ctx) :
    OrOver n (cooper_dvd_left_split ctx p₁ p₂ p₃ d) := by
  simp only [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote'_eq] at *
  rcases denote_sameLead ctx h.1 h.2.1 with ⟨x, e₁, e₂, e₃, ha, hb, hn⟩
  rw [e₁] at h₁; rw [e₂] at h₂; rw [e₃] at h₃
  rcases left_case ha hb hn h.2.2.1 h₁ h₂ with ⟨k, hk, ek, hle, hdvd⟩
  refine orOver_of_exists ⟨k, hk, ?_, hdvd, ?_⟩
  · rw [crossed, Poly.denote_lin]; exact hle
  · rw [crossed, Poly.denote_lin, ek, Int.add_comm]
    exact dvd_mod h.2.2.2 (left_dvd ▸ Int.dvd_neg.2 (Int.mul_dvd_mul_left _ h₃))

theorem cooper_left (ctx : Context) (p₁ p₂ : Poly) (n : Nat) (h : cooper_cert p₁ p₂ n && n % p₁.leadCoeff == 0)
    (h₁ : p₁.denote' ctx ≤ 0) (h₂ : p₂.denote' ctx ≤ 0) : OrOver n (cooper_left_split ctx p₁ p₂) := by
  simp only [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote'_eq] at *
  rcases of_cooper_cert (ctx := ctx) h.1 with ⟨x, e₁, e₂, ha, hb, hn⟩
  rw [e₁] at h₁; rw [e₂] at h₂
  rcases left_case ha hb hn h.2 h₁ h₂ with ⟨k, hk, _, hle, hdvd⟩
  refine orOver_of_exists ⟨k, hk, ?_, hdvd⟩
  rw [crossed, Poly.denote_lin]; exact hle

/-! ### By the upper bound -/

def cooper_dvd_right_split (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) : Prop :=
  -p₁.leadCoeff * k + (crossed p₁ p₂).denote ctx ≤ 0 ∧ p₂.leadCoeff ∣ k + p₂.tail.denote ctx ∧
    p₂.leadCoeff * d ∣ -p₃.leadCoeff * k + (lin (-p₃.leadCoeff) p₂.tail p₂.leadCoeff p₃.tail).denote ctx

def cooper_right_split (ctx : Context) (p₁ p₂ : Poly) (k : Nat) : Prop :=
  -p₁.leadCoeff * k + (crossed p₁ p₂).denote ctx ≤ 0 ∧ p₂.leadCoeff ∣ k + p₂.tail.denote ctx

private theorem right_bound {a b p q x k N : Int} (ha : a < 0) (hb : 0 < b) (h₁ : a * x + p ≤ 0)
    (hN : N = -(b * x) - q) (hk : k ≤ N) : -a * k + (b * p + -a * q) ≤ 0 := by
  have ha' : 0 ≤ -a := by omega
  have e₁ := Int.mul_le_mul_of_nonneg_left hk ha'
  have e₂ := Int.mul_nonpos_of_nonneg_of_nonpos (Int.le_of_lt hb) h₁
  have e₃ : -a * N + (b * p + -a * q) = b * (a * x + p) := by
    subst hN
    simp only [Int.mul_add, Int.mul_sub, Int.neg_mul, Int.mul_neg, Int.mul_left_comm b a x]
    omega
  omega

/-- The least case: the distance of `b * x` from the upper bound, modulo `n`. -/
private theorem right_case {a b p q x : Int} {n : Nat} (ha : a < 0) (hb : 0 < b) (hn : 0 < n) (hdvd : (n : Int) % b = 0)
    (h₁ : a * x + p ≤ 0) (h₂ : b * x + q ≤ 0) :
    ∃ k : Nat, k < n ∧ (k : Int) = (-(b * x) - q) % n ∧ -a * k + (b * p + -a * q) ≤ 0 ∧ b ∣ k + q := by
  rcases exists_mod (N := -(b * x) - q) hn with ⟨k, hk, ek⟩
  have hN : 0 ≤ -(b * x) - q := by omega
  refine ⟨k, hk, ek, right_bound ha hb h₁ rfl (ek ▸ mod_le hN), ?_⟩
  have := dvd_mod (m := b) (c := 1) (N := -(b * x) - q) (n := n) (y := q) (by rw [Int.one_mul]; exact hdvd)
    ⟨-x, by rw [Int.one_mul, Int.mul_neg, Int.add_comm, Int.sub_add_cancel]⟩
  rwa [Int.one_mul, ← ek, Int.add_comm] at this

private theorem right_dvd {b c q s x : Int} : -c * q + b * s + -c * (-(b * x) - q) = b * (c * x + s) := by
  simp only [Int.mul_add, Int.mul_sub, Int.neg_mul, Int.mul_neg, Int.mul_left_comm c b x]
  omega

theorem cooper_dvd_right (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (n : Nat)
    (h : cooper_cert p₁ p₂ n && (p₁.sameLead p₃ && (n % p₂.leadCoeff == 0 && (-p₃.leadCoeff * n) % (p₂.leadCoeff * d) == 0)))
    (h₁ : p₁.denote' ctx ≤ 0) (h₂ : p₂.denote' ctx ≤ 0) (h₃ : d ∣ p₃.denote' ctx) :
    OrOver n (cooper_dvd_right_split ctx p₁ p₂ p₃ d) := by
  simp only [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote'_eq] at *
  rcases denote_sameLead ctx h.1 h.2.1 with ⟨x, e₁, e₂, e₃, ha, hb, hn⟩
  rw [e₁] at h₁; rw [e₂] at h₂; rw [e₃] at h₃
  rcases right_case ha hb hn h.2.2.1 h₁ h₂ with ⟨k, hk, ek, hle, hdvd⟩
  refine orOver_of_exists ⟨k, hk, ?_, hdvd, ?_⟩
  · rw [crossed, Poly.denote_lin]; exact hle
  · rw [Poly.denote_lin, ek, Int.add_comm]
    exact dvd_mod h.2.2.2 (right_dvd ▸ Int.mul_dvd_mul_left _ h₃)

theorem cooper_right (ctx : Context) (p₁ p₂ : Poly) (n : Nat) (h : cooper_cert p₁ p₂ n && n % p₂.leadCoeff == 0)
    (h₁ : p₁.denote' ctx ≤ 0) (h₂ : p₂.denote' ctx ≤ 0) : OrOver n (cooper_right_split ctx p₁ p₂) := by
  simp only [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote'_eq] at *
  rcases of_cooper_cert (ctx := ctx) h.1 with ⟨x, e₁, e₂, ha, hb, hn⟩
  rw [e₁] at h₁; rw [e₂] at h₂
  rcases right_case ha hb hn h.2 h₁ h₂ with ⟨k, hk, _, hle, hdvd⟩
  refine orOver_of_exists ⟨k, hk, ?_, hdvd⟩
  rw [crossed, Poly.denote_lin]; exact hle

/-! ### What each case says -/

/-- `p'` is `p` plus a constant. -/
noncomputable def shifted (p p' : Poly) (c : Int) : Bool := same p' (p.addConst c)

private theorem denote_shifted {ctx : Context} {p p' : Poly} {c : Int} (h : shifted p p' c = true) :
    p'.denote' ctx = c + p.denote ctx := by
  rw [denote'_eq, same_addConst ctx h]

theorem cooper_left_split_ineq (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (b : Int) (p' : Poly)
    (hs : cooper_left_split ctx p₁ p₂ k) (h : p₂.leadCoeff == b && shifted (crossed p₁ p₂) p' (b * k)) :
    p'.denote' ctx ≤ 0 := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.1

theorem cooper_left_split_dvd (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (a : Int) (p' : Poly)
    (hs : cooper_left_split ctx p₁ p₂ k) (h : p₁.leadCoeff == a && shifted p₁.tail p' k) : a ∣ p'.denote' ctx := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.2

theorem cooper_right_split_ineq (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (a : Int) (p' : Poly)
    (hs : cooper_right_split ctx p₁ p₂ k) (h : p₁.leadCoeff == a && shifted (crossed p₁ p₂) p' (-a * k)) :
    p'.denote' ctx ≤ 0 := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.1

theorem cooper_right_split_dvd (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (b : Int) (p' : Poly)
    (hs : cooper_right_split ctx p₁ p₂ k) (h : p₂.leadCoeff == b && shifted p₂.tail p' k) : b ∣ p'.denote' ctx := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.2

theorem cooper_dvd_left_split_ineq (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (b : Int) (p' : Poly)
    (hs : cooper_dvd_left_split ctx p₁ p₂ p₃ d k) (h : p₂.leadCoeff == b && shifted (crossed p₁ p₂) p' (b * k)) :
    p'.denote' ctx ≤ 0 := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.1

theorem cooper_dvd_left_split_dvd1 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (a : Int) (p' : Poly)
    (hs : cooper_dvd_left_split ctx p₁ p₂ p₃ d k) (h : p₁.leadCoeff == a && shifted p₁.tail p' k) :
    a ∣ p'.denote' ctx := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.2.1

theorem cooper_dvd_left_split_dvd2 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (d' : Int) (p' : Poly)
    (hs : cooper_dvd_left_split ctx p₁ p₂ p₃ d k)
    (h : d' == p₁.leadCoeff * d && shifted (crossed p₁ p₃) p' (p₃.leadCoeff * k)) : d' ∣ p'.denote' ctx := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, h.1]; exact hs.2.2

theorem cooper_dvd_right_split_ineq (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (a : Int) (p' : Poly)
    (hs : cooper_dvd_right_split ctx p₁ p₂ p₃ d k) (h : p₁.leadCoeff == a && shifted (crossed p₁ p₂) p' (-a * k)) :
    p'.denote' ctx ≤ 0 := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.1

theorem cooper_dvd_right_split_dvd1 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (b : Int) (p' : Poly)
    (hs : cooper_dvd_right_split ctx p₁ p₂ p₃ d k) (h : p₂.leadCoeff == b && shifted p₂.tail p' k) :
    b ∣ p'.denote' ctx := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, ← h.1]; exact hs.2.1

theorem cooper_dvd_right_split_dvd2 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (d' : Int) (p' : Poly)
    (hs : cooper_dvd_right_split ctx p₁ p₂ p₃ d k)
    (h : d' == p₂.leadCoeff * d &&
      shifted (lin (-p₃.leadCoeff) p₂.tail p₂.leadCoeff p₃.tail) p' (-p₃.leadCoeff * k)) : d' ∣ p'.denote' ctx := by
  rw [Bool.and_eq_true, beq_iff_eq] at h
  rw [denote_shifted h.2, h.1]; exact hs.2.2

/-! ### Contradiction of two bounds and a divisibility -/

/-- The first atom. -/
noncomputable def Poly.leadVar : Poly → Var
  | .num _ => 0
  | .add _ v _ => v

noncomputable def cooper_unsat_cert (p₁ p₂ p₃ : Poly) (d α β : Int) : Bool :=
  (p₁ == .add (-1) p₁.leadVar (.num p₁.getConst) && (p₂ == .add 1 p₁.leadVar (.num p₂.getConst) &&
    p₃ == .add p₃.leadCoeff p₁.leadVar (.num p₃.getConst))) &&
  (decide (0 < d) && (α * p₃.leadCoeff + β * d == 1 &&
    decide (-p₂.getConst < (-α * p₃.getConst - p₁.getConst) % d + p₁.getConst)))

/-- A number that satisfies `d ∣ k * x + c` is determined modulo `d` when `k` is invertible. -/
private theorem emod_of_dvd {α β k c d x y : Int} (h : d ∣ k * x + c) (e : α * k + β * d = 1) :
    (x - y) % d = (-α * c - y) % d := by
  have hx : x - y - (-α * c - y) = α * (k * x + c) + d * (β * x) := by
    have : x = (α * k + β * d) * x := by rw [e, Int.one_mul]
    rw [Int.add_mul, Int.mul_assoc, Int.mul_assoc, Int.mul_left_comm β] at this
    rw [Int.mul_add, Int.neg_mul]
    omega
  refine Int.emod_eq_emod_iff_emod_sub_eq_zero.2 (Int.emod_eq_zero_of_dvd ?_)
  rw [hx, Int.mul_comm]
  exact Int.dvd_add (Int.dvd_mul_right_of_dvd h α) ⟨_, rfl⟩

theorem cooper_unsat (ctx : Context) (p₁ p₂ p₃ : Poly) (d α β : Int) (h : cooper_unsat_cert p₁ p₂ p₃ d α β)
    (h₁ : p₁.denote' ctx ≤ 0) (h₂ : p₂.denote' ctx ≤ 0) (h₃ : d ∣ p₃.denote' ctx) : False := by
  rw [denote'_eq] at *
  simp only [cooper_unsat_cert, Bool.and_eq_true, beq_iff_eq, decide_eq_true_eq] at h
  rcases h with ⟨⟨e₁, e₂, e₃⟩, hd, hαβ, hc⟩
  rw [Poly.eq_of_beq e₁, Poly.denote, Poly.denote] at h₁
  rw [Poly.eq_of_beq e₂, Poly.denote, Poly.denote] at h₂
  rw [Poly.eq_of_beq e₃, Poly.denote, Poly.denote] at h₃
  have e := emod_of_dvd (y := p₁.getConst) h₃ hαβ
  revert h₁ h₂ hc e
  generalize Var.denote ctx _ = x, p₁.getConst = c₁, p₂.getConst = c₂, (-α * _ - _) % d = r
  intro h₁ h₂ hc e
  have hx : 0 ≤ x - c₁ := by omega
  have := Int.mul_ediv_add_emod (x - c₁) d
  have := Int.mul_nonneg (Int.le_of_lt hd) (Int.ediv_nonneg hx (Int.le_of_lt hd))
  omega

end Int.Internal.Linear

/-! # Natural numbers as integers -/

namespace Nat.ToInt

theorem ofNat_toNat (a : Int) : (NatCast.natCast a.toNat : Int) = if a ≤ 0 then 0 else a := by
  show ((a.toNat : Nat) : Int) = _
  split <;> omega

theorem toNat_nonneg (x : Nat) : (-1 : Int) * (NatCast.natCast x) ≤ 0 := by
  show -1 * (x : Int) ≤ 0
  omega

theorem natCast_ofNat (n : Nat) : (NatCast.natCast (OfNat.ofNat n : Nat) : Int) = OfNat.ofNat n := rfl

theorem of_eq {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') (h : a = b) :
    a' = b' := by rw [← h₁, ← h₂, h]

theorem of_diseq {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') (h : a ≠ b) :
    a' ≠ b' := by
  rw [← h₁, ← h₂]; exact fun e => h (Int.ofNat.inj e)

theorem of_dvd {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') (h : a ∣ b) :
    a' ∣ b' := by
  rw [← h₁, ← h₂]; exact Int.natCast_dvd_natCast.2 h

theorem of_le {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') (h : a ≤ b) :
    a' ≤ b' := by
  rw [← h₁, ← h₂]; exact Int.ofNat_le.2 h

theorem of_not_le {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b')
    (h : ¬a ≤ b) : b' + 1 ≤ a' := by
  rw [← h₁, ← h₂]; exact Int.ofNat_le.2 (Nat.lt_of_not_le h)

theorem le_eq (a b : Nat) (a' b' : Int) (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') :
    (a ≤ b) = (a' ≤ b') := by
  rw [← h₁, ← h₂]; exact propext Int.ofNat_le.symm

theorem lt_eq (a b : Nat) (a' b' : Int) (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') :
    (a < b) = (a' < b') := by
  rw [← h₁, ← h₂]; exact propext Int.ofNat_lt.symm

theorem add_congr {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') :
    NatCast.natCast (a + b) = a' + b' := by rw [← h₁, ← h₂]; rfl

theorem mul_congr {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') :
    NatCast.natCast (a * b) = a' * b' := by rw [← h₁, ← h₂]; rfl

theorem div_congr {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') :
    NatCast.natCast (a / b) = a' / b' := by rw [← h₁, ← h₂]; rfl

theorem mod_congr {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') :
    NatCast.natCast (a % b) = a' % b' := by rw [← h₁, ← h₂]; rfl

theorem pow_congr {a : Nat} (k : Nat) (a' : Int) (h₁ : NatCast.natCast a = a') : NatCast.natCast (a ^ k) = a' ^ k := by
  rw [← h₁]; exact Int.natCast_pow a k

theorem sub_congr {a b : Nat} {a' b' : Int} (h₁ : NatCast.natCast a = a') (h₂ : NatCast.natCast b = b') :
    NatCast.natCast (a - b) = if b' + (-1) * a' ≤ 0 then a' + (-1) * b' else 0 := by
  rw [← h₁, ← h₂]; exact Int.Internal.Linear.natCast_sub a b

end Nat.ToInt

namespace Int.Nonneg

noncomputable def num_cert (a : Int) : Bool := decide (0 ≤ a)

theorem num (a : Int) (h : num_cert a) : a ≥ 0 := of_decide_eq_true h

theorem add (a b : Int) (h₁ : a ≥ 0) (h₂ : b ≥ 0) : a + b ≥ 0 := Int.add_nonneg h₁ h₂

theorem mul (a b : Int) (h₁ : a ≥ 0) (h₂ : b ≥ 0) : a * b ≥ 0 := Int.mul_nonneg h₁ h₂

theorem div (a b : Int) (h₁ : a ≥ 0) (h₂ : b ≥ 0) : a / b ≥ 0 := Int.ediv_nonneg h₁ h₂

theorem mod (a b : Int) (h₁ : a ≥ 0) : a % b ≥ 0 := by
  by_cases h : b = 0
  · rw [h, Int.emod_zero]; exact h₁
  · exact Int.emod_nonneg a h

theorem natCast (a : Nat) : (NatCast.natCast a : Int) ≥ 0 := Int.natCast_nonneg a

theorem toPoly (e : Int) (h : e ≥ 0) : -1 * e ≤ 0 := by omega

end Int.Nonneg
