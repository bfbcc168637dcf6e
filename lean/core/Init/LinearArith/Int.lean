prelude
import Init.LinearArith.RArray
import Init.Int.DivMod

/-!
# Linear arithmetic on integers by reflection

`simp +arith` brings linear terms, comparisons and divisibility over `Int` into a normal form. The
tactic computes it in compiled code; the proof is one of the theorems at the end of this file, whose
Boolean condition the kernel computes on these definitions.
-/

-- the types below only serve proofs by computation: no injectivity or size lemmas for them
set_option genInjectivity false
set_option genSizeOf false

namespace Int.Internal.Linear

abbrev Var := Nat

/-- The values of the atoms. -/
abbrev Context := Lean.RArray Int

/-- The value of an atom. -/
noncomputable abbrev Var.denote (ctx : Context) (v : Var) : Int := ctx.get v

/-- A linear term. -/
inductive Expr where
  | num (v : Int)
  | var (i : Var)
  | add (a b : Expr)
  | sub (a b : Expr)
  | neg (a : Expr)
  | mulL (k : Int) (a : Expr)
  | mulR (a : Expr) (k : Int)

/-- The value of a linear term. -/
noncomputable def Expr.denote (ctx : Context) : Expr → Int
  | .num k => k
  | .var v => v.denote ctx
  | .add a b => Int.add (denote ctx a) (denote ctx b)
  | .sub a b => Int.sub (denote ctx a) (denote ctx b)
  | .neg a => Int.neg (denote ctx a)
  | .mulL k e => Int.mul k (denote ctx e)
  | .mulR e k => Int.mul (denote ctx e) k

/-- A sum of products of a coefficient and an atom, and a constant. -/
inductive Poly where
  | num (k : Int)
  | add (k : Int) (v : Var) (p : Poly)

namespace Poly

/-- The value of a sum. -/
noncomputable def denote (ctx : Context) : Poly → Int
  | .num k => k
  | .add k v p => k * v.denote ctx + denote ctx p

/-- The value of a sum, in the form in which it is shown. -/
noncomputable def denote' (ctx : Context) : Poly → Int
  | .num k => k
  | .add k v p => bif k == 1 then go (v.denote ctx) p else go (k * v.denote ctx) p
where
  go (r : Int) : Poly → Int
    | .num k => bif k == 0 then r else r + k
    | .add k v p => bif k == 1 then go (r + v.denote ctx) p else go (r + k * v.denote ctx) p

/-- Decides equality. -/
noncomputable def beq : Poly → Poly → Bool
  | .num k, .num k' => k == k'
  | .add k v p, .add k' v' p' => k == k' && (v == v' && beq p p')
  | .num _, .add .. => false
  | .add .., .num _ => false

noncomputable instance : BEq Poly := ⟨beq⟩

theorem eq_of_beq : ∀ {p q : Poly}, (p == q) = true → p = q
  | .num _, .num _, h => congrArg num (LawfulBEq.eq_of_beq h)
  | .add k v p, .add k' v' p', h => by
    have h : (k == k' && (v == v' && beq p p')) = true := h
    rw [Bool.and_eq_true, Bool.and_eq_true] at h
    rw [LawfulBEq.eq_of_beq h.1, LawfulBEq.eq_of_beq h.2.1, eq_of_beq h.2.2]

/-- Adds a constant. -/
noncomputable def addConst (p : Poly) (k : Int) : Poly :=
  match p with
  | .num k' => .num (k + k')
  | .add k' v' p => .add k' v' (addConst p k)

/-- Adds a product, keeping the atoms sorted, the last one first. -/
noncomputable def insert (k : Int) (v : Var) : Poly → Poly
  | .num k' => .add k v (.num k')
  | .add k' v' p =>
    bif Nat.blt v' v then .add k v (.add k' v' p)
    else bif Nat.beq v v' then bif k + k' == 0 then p else .add (k + k') v' p
    else .add k' v' (insert k v p)

/-- Sorts by atoms and collects coefficients. -/
noncomputable def norm : Poly → Poly
  | .num k => .num k
  | .add k v p => (norm p).insert k v

/-- Multiplies each coefficient. -/
noncomputable def mul (p : Poly) (k : Int) : Poly :=
  match p with
  | .num k' => .num (k * k')
  | .add k' v p => .add (k * k') v (mul p k)

/-- Divides the coefficients, and the constant rounding up. -/
noncomputable def div (k : Int) : Poly → Poly
  | .num k' => .num (-((-k') / k))
  | .add k' v p => .add (k' / k) v (div k p)

/-- `k` divides all coefficients. -/
noncomputable def divCoeffs (k : Int) : Poly → Bool
  | .num _ => true
  | .add k' _ p => k' % k == 0 && divCoeffs k p

/-- The constant. -/
noncomputable def getConst : Poly → Int
  | .num k => k
  | .add _ _ p => getConst p

/-- The greatest common divisor of the coefficients and a number. -/
noncomputable def gcdCoeffs : Poly → Nat → Nat
  | .num _, k => k
  | .add k' _ p, k => gcdCoeffs p (Nat.gcd k'.natAbs k)

noncomputable def isUnsatEq : Poly → Bool
  | .num k => k != 0
  | .add .. => false

noncomputable def isValidEq : Poly → Bool
  | .num k => k == 0
  | .add .. => false

noncomputable def isUnsatLe : Poly → Bool
  | .num k => decide (0 < k)
  | .add .. => false

noncomputable def isValidLe : Poly → Bool
  | .num k => decide (k ≤ 0)
  | .add .. => false

noncomputable def isUnsatDvd (k : Int) (p : Poly) : Bool := p.getConst % (p.gcdCoeffs k.natAbs : Nat) != 0

/-! ## The operations on sums keep the value -/

private theorem denote_bif (ctx : Context) {k : Int} {m : Int} {p q : Poly} {x : Int} (h : k = m → p.denote ctx = x)
    (h' : q.denote ctx = x) : (bif k == m then p else q).denote ctx = x := by
  cases hk : (k == m)
  · exact h'
  · exact h (LawfulBEq.eq_of_beq hk)

private theorem bif_eq {k : Int} {m x y z : Int} (h : k = m → x = z) (h' : y = z) : (bif k == m then x else y) = z := by
  cases hk : (k == m)
  · exact h'
  · exact h (LawfulBEq.eq_of_beq hk)

theorem denote_go (ctx : Context) (p : Poly) (r : Int) : denote'.go ctx r p = r + p.denote ctx := by
  induction p generalizing r with
  | num k => exact bif_eq (fun h => by rw [denote, h, Int.add_zero]) rfl
  | add k v p ih =>
    refine bif_eq (fun h => ?_) ?_
    · rw [ih, denote, h, Int.one_mul, Int.add_assoc]
    · rw [ih, denote, Int.add_assoc]

theorem denote'_eq (ctx : Context) (p : Poly) : p.denote' ctx = p.denote ctx := by
  cases p with
  | num => rfl
  | add k v p => exact bif_eq (fun h => by rw [denote_go, denote, h, Int.one_mul]) (denote_go ..)

theorem denote_addConst (ctx : Context) (k : Int) (p : Poly) : (p.addConst k).denote ctx = k + p.denote ctx := by
  induction p with
  | num => rfl
  | add k' v' p ih => rw [addConst, denote, ih, denote, Int.add_left_comm]

theorem denote_insert (ctx : Context) (k : Int) (v : Var) (p : Poly) :
    (p.insert k v).denote ctx = k * v.denote ctx + p.denote ctx := by
  induction p with
  | num => rfl
  | add k' v' p ih =>
    rw [insert]
    cases Nat.blt v' v with
    | true => rfl
    | false =>
      cases hb : Nat.beq v v' with
      | true =>
        cases Nat.eq_of_beq_eq_true hb
        rw [denote, ← Int.add_assoc, ← Int.add_mul]
        exact denote_bif ctx (fun h => by rw [h, Int.zero_mul, Int.zero_add]) rfl
      | false => exact (congrArg _ ih).trans (Int.add_left_comm ..)

theorem denote_norm (ctx : Context) (p : Poly) : p.norm.denote ctx = p.denote ctx := by
  induction p with
  | num => rfl
  | add k v p ih => rw [norm, denote_insert, ih, denote]

theorem denote_mul (ctx : Context) (k : Int) (p : Poly) : (p.mul k).denote ctx = k * p.denote ctx := by
  induction p with
  | num => rfl
  | add k' v p ih => rw [mul, denote, ih, denote, Int.mul_add, Int.mul_assoc]

theorem denote_div (ctx : Context) {k : Int} (_ : k ≠ 0) {p : Poly} (h : p.divCoeffs k = true) :
    p.denote ctx = k * ((p.div k).denote ctx + (-p.getConst) / k) + p.getConst := by
  induction p with
  | num c => rw [div, denote, denote, getConst, Int.add_left_neg, Int.mul_zero, Int.zero_add]
  | add k' v p ih =>
    rw [divCoeffs, Bool.and_eq_true, beq_iff_eq] at h
    have e : k * (k' / k) = k' := Int.mul_ediv_cancel' (dvd_of_emod_eq_zero h.1)
    rw [div, denote, denote, getConst, ih h.2, Int.add_assoc (k' / k * _), Int.mul_add k (k' / k * _), ← Int.mul_assoc k, e,
      Int.add_assoc]

/-- What divides the coefficients divides the value up to the constant. -/
theorem dvd_denote_sub (ctx : Context) (p : Poly) (k : Nat) :
    (p.gcdCoeffs k : Int) ∣ k ∧ (p.gcdCoeffs k : Int) ∣ p.denote ctx - p.getConst := by
  induction p generalizing k with
  | num c => exact ⟨Int.dvd_refl _, by rw [denote, getConst, Int.sub_self]; exact Int.dvd_zero _⟩
  | add k' v p ih =>
    rcases ih (Nat.gcd k'.natAbs k) with ⟨h₁, h₂⟩
    rw [gcdCoeffs]
    have hk' : (p.gcdCoeffs (Nat.gcd k'.natAbs k) : Int) ∣ k' :=
      Int.natAbs_dvd_natAbs.1 (Nat.dvd_trans (natCast_dvd_natCast.1 h₁) (Nat.gcd_dvd_left _ _))
    refine ⟨natCast_dvd_natCast.2 (Nat.dvd_trans (natCast_dvd_natCast.1 h₁) (Nat.gcd_dvd_right _ _)), ?_⟩
    rw [denote, getConst, Int.add_sub_assoc]
    exact Int.dvd_add (Int.dvd_mul_right_of_dvd hk' _) h₂

end Poly

/-- Multiplies out a linear term. -/
noncomputable def Expr.toPoly' (e : Expr) : Poly := go 1 e (.num 0)
where
  go (coeff : Int) : Expr → Poly → Poly
    | .num k, p => bif k == 0 then p else p.addConst (coeff * k)
    | .var v, p => .add coeff v p
    | .add a b, p => go coeff a (go coeff b p)
    | .sub a b, p => go coeff a (go (-coeff) b p)
    | .neg a, p => go (-coeff) a p
    | .mulL k a, p => bif k == 0 then p else go (coeff * k) a p
    | .mulR a k, p => bif k == 0 then p else go (coeff * k) a p

/-- The normal form of a linear term. -/
noncomputable def Expr.norm (e : Expr) : Poly := e.toPoly'.norm

theorem Expr.denote_go (ctx : Context) (e : Expr) (c : Int) (p : Poly) :
    (toPoly'.go c e p).denote ctx = c * e.denote ctx + p.denote ctx := by
  have cond {k : Int} {p q : Poly} {x : Int} (h : k = 0 → p.denote ctx = x) (h' : q.denote ctx = x) :
      (bif k == 0 then p else q).denote ctx = x := by
    cases hk : (k == 0)
    · exact h'
    · exact h (eq_of_beq hk)
  induction e generalizing c p with
  | num k => exact cond (fun h => by rw [denote, h, Int.mul_zero, Int.zero_add]) (Poly.denote_addConst ..)
  | var i => rfl
  | add a b iha ihb =>
    refine (iha ..).trans ?_
    rw [ihb, ← Int.add_assoc, ← Int.mul_add]; rfl
  | sub a b iha ihb =>
    refine (iha ..).trans ?_
    rw [ihb, Int.neg_mul, ← Int.mul_neg, ← Int.add_assoc, ← Int.mul_add]; rfl
  | neg a ih => exact (ih ..).trans (by rw [Int.neg_mul, ← Int.mul_neg]; rfl)
  | mulL k a ih =>
    refine cond (fun h => ?_) ((ih ..).trans (by rw [Int.mul_assoc]; rfl))
    show _ = c * (k * _) + _
    rw [h, Int.zero_mul, Int.mul_zero, Int.zero_add]
  | mulR a k ih =>
    refine cond (fun h => ?_) ((ih ..).trans (by rw [Int.mul_assoc, Int.mul_comm k]; rfl))
    show _ = c * (_ * k) + _
    rw [h, Int.mul_zero, Int.mul_zero, Int.zero_add]

theorem Expr.denote_norm (ctx : Context) (e : Expr) : e.norm.denote ctx = e.denote ctx := by
  rw [norm, Poly.denote_norm, toPoly', denote_go, Int.one_mul, Poly.denote, Int.add_zero]

/-! ## What the tactic names -/

theorem Expr.eq_of_norm_eq (ctx : Context) (e : Expr) (p : Poly) (h : e.norm == p) : e.denote ctx = p.denote' ctx := by
  rw [← denote_norm, Poly.eq_of_beq h, Poly.denote'_eq]

private theorem eq_iff (ctx : Context) (lhs rhs : Expr) :
    lhs.denote ctx = rhs.denote ctx ↔ (lhs.sub rhs).norm.denote ctx = 0 := by
  rw [Expr.denote_norm]
  exact Int.sub_eq_zero.symm

private theorem le_iff (ctx : Context) (lhs rhs : Expr) :
    lhs.denote ctx ≤ rhs.denote ctx ↔ (lhs.sub rhs).norm.denote ctx ≤ 0 := by
  rw [Expr.denote_norm]
  exact ⟨Int.sub_nonpos_of_le, Int.le_of_sub_nonpos⟩

theorem norm_eq (ctx : Context) (lhs rhs : Expr) (p : Poly) (h : (lhs.sub rhs).norm == p) :
    (lhs.denote ctx = rhs.denote ctx) = (p.denote' ctx = 0) := by
  rw [eq_iff, Poly.eq_of_beq h, Poly.denote'_eq]

theorem norm_le (ctx : Context) (lhs rhs : Expr) (p : Poly) (h : (lhs.sub rhs).norm == p) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote' ctx ≤ 0) := by
  rw [le_iff, Poly.eq_of_beq h, Poly.denote'_eq]

theorem norm_eq_var (ctx : Context) (lhs rhs : Expr) (x y : Var)
    (h : (lhs.sub rhs).norm == .add 1 x (.add (-1) y (.num 0))) :
    (lhs.denote ctx = rhs.denote ctx) = (x.denote ctx = y.denote ctx) := by
  rw [eq_iff, Poly.eq_of_beq h]
  exact propext (by simp only [Poly.denote]; omega)

theorem norm_eq_var_const (ctx : Context) (lhs rhs : Expr) (x : Var) (k : Int)
    (h : (lhs.sub rhs).norm == .add 1 x (.num (-k))) : (lhs.denote ctx = rhs.denote ctx) = (x.denote ctx = k) := by
  rw [eq_iff, Poly.eq_of_beq h]
  exact propext (by simp only [Poly.denote]; omega)

/-- The difference is a positive multiple of `p`. -/
noncomputable def norm_eq_coeff_cert (lhs rhs : Expr) (p : Poly) (k : Int) : Bool := (lhs.sub rhs).norm == p.mul k && decide (0 < k)

theorem norm_eq_coeff (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int) (h : norm_eq_coeff_cert lhs rhs p k) :
    (lhs.denote ctx = rhs.denote ctx) = (p.denote' ctx = 0) := by
  rw [norm_eq_coeff_cert, Bool.and_eq_true, decide_eq_true_eq] at h
  rw [eq_iff, Poly.eq_of_beq h.1, Poly.denote_mul, Poly.denote'_eq, Int.mul_eq_zero]
  exact propext (or_iff_right (Int.ne_of_gt h.2))

theorem norm_le_coeff (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int) (h : norm_eq_coeff_cert lhs rhs p k) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote' ctx ≤ 0) := by
  rw [norm_eq_coeff_cert, Bool.and_eq_true, decide_eq_true_eq] at h
  rw [le_iff, Poly.eq_of_beq h.1, Poly.denote_mul, Poly.denote'_eq]
  have := @Int.mul_le_mul_left_iff k (p.denote ctx) 0 h.2
  rw [Int.mul_zero] at this
  exact propext this

/-- The difference divided by `k`, with the constant rounded up, is `p`. -/
noncomputable def norm_le_coeff_tight_cert (lhs rhs : Expr) (p : Poly) (k : Int) : Bool :=
  decide (0 < k) && ((lhs.sub rhs).norm.divCoeffs k && p == (lhs.sub rhs).norm.div k)

theorem norm_le_coeff_tight (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int)
    (h : norm_le_coeff_tight_cert lhs rhs p k) : (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote' ctx ≤ 0) := by
  rw [norm_le_coeff_tight_cert, Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_eq] at h
  rcases h with ⟨hk, hd, hp⟩
  rw [le_iff, Poly.denote'_eq, Poly.eq_of_beq hp, Poly.denote_div ctx (Int.ne_of_gt hk) hd]
  generalize (Poly.div k _).denote ctx = q
  generalize Poly.getConst _ = c
  have := le_ediv_iff_mul_le (a := q + -c / k) (b := -c) hk
  rw [Int.mul_comm] at this
  exact propext (by omega)

theorem eq_eq_false (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isUnsatEq) :
    (lhs.denote ctx = rhs.denote ctx) = False := by
  rw [eq_iff]
  generalize (lhs.sub rhs).norm = p at h
  cases p with
  | num k => exact eq_false (bne_iff_ne.1 h)
  | add => nomatch h

theorem eq_eq_true (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isValidEq) :
    (lhs.denote ctx = rhs.denote ctx) = True := by
  rw [eq_iff]
  generalize (lhs.sub rhs).norm = p at h
  cases p with
  | num k => exact eq_true (eq_of_beq h)
  | add => nomatch h

theorem le_eq_false (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isUnsatLe) :
    (lhs.denote ctx ≤ rhs.denote ctx) = False := by
  rw [le_iff]
  generalize (lhs.sub rhs).norm = p at h
  cases p with
  | num k => exact eq_false (Int.not_le_of_gt (of_decide_eq_true h))
  | add => nomatch h

theorem le_eq_true (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isValidLe) :
    (lhs.denote ctx ≤ rhs.denote ctx) = True := by
  rw [le_iff]
  generalize (lhs.sub rhs).norm = p at h
  cases p with
  | num k => exact eq_true (of_decide_eq_true h)
  | add => nomatch h

/-- `k` divides the coefficients of the difference but not its constant. -/
noncomputable def unsatEqDivCoeffCert (lhs rhs : Expr) (k : Int) : Bool :=
  (lhs.sub rhs).norm.divCoeffs k && (decide (0 < k) && (lhs.sub rhs).norm.getConst % k != 0)

theorem eq_eq_false_of_divCoeff (ctx : Context) (lhs rhs : Expr) (k : Int) (h : unsatEqDivCoeffCert lhs rhs k) :
    (lhs.denote ctx = rhs.denote ctx) = False := by
  rw [unsatEqDivCoeffCert, Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_eq, bne_iff_ne] at h
  rcases h with ⟨hd, hk, hc⟩
  rw [eq_iff, Poly.denote_div ctx (Int.ne_of_gt hk) hd]
  refine eq_false fun h => hc ?_
  rw [← mul_add_emod_self_left k, h, zero_emod]

theorem norm_dvd (ctx : Context) (k : Int) (e : Expr) (p : Poly) (h : e.norm == p) :
    (k ∣ e.denote ctx) = (k ∣ p.denote' ctx) := by
  rw [← Expr.denote_norm, Poly.eq_of_beq h, Poly.denote'_eq]

theorem dvd_eq_false (ctx : Context) (k : Int) (e : Expr) (h : e.norm.isUnsatDvd k) : (k ∣ e.denote ctx) = False := by
  refine eq_false fun hk => ?_
  rw [Poly.isUnsatDvd, bne_iff_ne] at h
  rw [← Expr.denote_norm] at hk
  rcases Poly.dvd_denote_sub ctx e.norm k.natAbs with ⟨h₁, h₂⟩
  refine h (emod_eq_zero_of_dvd ?_)
  have := Int.dvd_sub (Int.dvd_trans (dvd_natAbs.1 h₁) hk) h₂
  rwa [Int.sub_sub_self] at this

/-- Divisor and term are multiples of `k₂` and `p₂` by the same factor. -/
noncomputable def norm_dvd_gcd_cert (k₁ : Int) (e₁ : Expr) (k₂ : Int) (p₂ : Poly) (g : Int) : Bool :=
  k₁ == k₂ * g && (g != 0 && e₁.norm == p₂.mul g)

theorem norm_dvd_gcd (ctx : Context) (k₁ : Int) (e₁ : Expr) (k₂ : Int) (p₂ : Poly) (g : Int)
    (h : norm_dvd_gcd_cert k₁ e₁ k₂ p₂ g) : (k₁ ∣ e₁.denote ctx) = (k₂ ∣ p₂.denote' ctx) := by
  rw [norm_dvd_gcd_cert, Bool.and_eq_true, Bool.and_eq_true, beq_iff_eq, bne_iff_ne] at h
  rcases h with ⟨h₁, hg, h₂⟩
  rw [← Expr.denote_norm, Poly.eq_of_beq h₂, Poly.denote_mul, Poly.denote'_eq, h₁, Int.mul_comm k₂]
  exact propext ⟨Int.dvd_of_mul_dvd_mul_left hg, Int.mul_dvd_mul_left g⟩

end Int.Internal.Linear
