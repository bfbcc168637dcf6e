prelude
import Init.LinearArith.RArray
import Init.Nat.Mul
import Init.Prod

/-!
# Linear arithmetic on natural numbers by reflection

`simp +arith` brings linear terms and comparisons over `Nat` into a normal form. The tactic computes
it in compiled code on `Expr` and `ExprCnstr`; the proof is one of the three theorems on `ExprCnstr`
or the one on `Expr` below, and the kernel repeats the computation on these definitions.
-/

-- the types below only serve proofs by computation: no injectivity or size lemmas for them
set_option genInjectivity false
set_option genSizeOf false

namespace Nat.Internal.Linear

abbrev Var := Nat

/-- The values of the atoms. -/
abbrev Context := Lean.RArray Nat

/-- The number of the atom that stands for `1`. -/
noncomputable def fixedVar := 100000000

/-- The value of an atom. -/
noncomputable def Var.denote (ctx : Context) (v : Var) : Nat := bif Nat.beq v fixedVar then 1 else ctx.get v

/-- A linear term. -/
inductive Expr where
  | num (v : Nat)
  | var (i : Var)
  | add (a b : Expr)
  | mulL (k : Nat) (a : Expr)
  | mulR (a : Expr) (k : Nat)

/-- The value of a linear term. -/
noncomputable def Expr.denote (ctx : Context) : Expr → Nat
  | .num k => k
  | .var v => v.denote ctx
  | .add a b => Nat.add (denote ctx a) (denote ctx b)
  | .mulL k e => Nat.mul k (denote ctx e)
  | .mulR e k => Nat.mul (denote ctx e) k

/-- A sum of products of a coefficient and an atom. -/
abbrev Poly := List (Nat × Var)

/-- The value of a sum. -/
noncomputable def Poly.denote (ctx : Context) : Poly → Nat
  | [] => 0
  | (k, v) :: p => k * v.denote ctx + denote ctx p

/-- Adds a product, keeping the atoms sorted. -/
noncomputable def Poly.insert (k : Nat) (v : Var) : Poly → Poly
  | [] => [(k, v)]
  | (k', v') :: p =>
    bif Nat.blt v v' then (k, v) :: (k', v') :: p
    else bif Nat.beq v v' then (k + k', v') :: p
    else (k', v') :: insert k v p

/-- Sorts by atoms and collects coefficients. -/
noncomputable def Poly.norm (p : Poly) : Poly := go p []
where
  go : Poly → Poly → Poly
    | [], r => r
    | (k, v) :: p, r => go p (r.insert k v)

/-- Multiplies out a linear term. -/
noncomputable def Expr.toPoly (e : Expr) : Poly := go 1 e []
where
  go (coeff : Nat) : Expr → Poly → Poly
    | .num k, p => bif k == 0 then p else (coeff * k, fixedVar) :: p
    | .var i, p => (coeff, i) :: p
    | .add a b, p => go coeff a (go coeff b p)
    | .mulL k a, p => bif k == 0 then p else go (coeff * k) a p
    | .mulR a k, p => bif k == 0 then p else go (coeff * k) a p

/-- The normal form of a linear term. -/
noncomputable def Expr.toNormPoly (e : Expr) : Poly := e.toPoly.norm

/-- Puts a product on the left of two sums. -/
noncomputable def Poly.consLeft (k : Nat) (v : Var) (r : Poly × Poly) : Poly × Poly := ((k, v) :: r.1, r.2)

/-- Puts a product on the right of two sums. -/
noncomputable def Poly.consRight (k : Nat) (v : Var) (r : Poly × Poly) : Poly × Poly := (r.1, (k, v) :: r.2)

/-- Cancels what two sorted sums have in common. -/
noncomputable def Poly.cancelAux : Nat → Poly → Poly → Poly × Poly
  | 0, p, q => (p, q)
  | _ + 1, p, [] => (p, [])
  | _ + 1, [], q => ([], q)
  | fuel + 1, (k₁, v₁) :: p, (k₂, v₂) :: q =>
    bif Nat.blt v₁ v₂ then consLeft k₁ v₁ (cancelAux fuel p ((k₂, v₂) :: q))
    else bif Nat.blt v₂ v₁ then consRight k₂ v₂ (cancelAux fuel ((k₁, v₁) :: p) q)
    else bif Nat.blt k₁ k₂ then consRight (k₂ - k₁) v₁ (cancelAux fuel p q)
    else bif Nat.blt k₂ k₁ then consLeft (k₁ - k₂) v₁ (cancelAux fuel p q)
    else cancelAux fuel p q

/-- Cancels with fuel enough for all entries. -/
noncomputable def Poly.cancel (p q : Poly) : Poly × Poly := cancelAux (p.length + q.length) p q

noncomputable def Poly.isZero : Poly → Bool
  | [] => true
  | _ :: _ => false

/-- The constant part is positive. -/
noncomputable def Poly.isNonZero : Poly → Bool
  | [] => false
  | (k, v) :: p => bif v == fixedVar then Nat.blt 0 k else isNonZero p

/-- A comparison of sums: an equation or `≤`. -/
structure PolyCnstr where
  eq : Bool
  lhs : Poly
  rhs : Poly

noncomputable def PolyCnstr.denote (ctx : Context) (c : PolyCnstr) : Prop :=
  match c.eq with
  | true => c.lhs.denote ctx = c.rhs.denote ctx
  | false => c.lhs.denote ctx ≤ c.rhs.denote ctx

noncomputable def PolyCnstr.beq (c d : PolyCnstr) : Bool := c.eq == d.eq && (c.lhs == d.lhs && c.rhs == d.rhs)

noncomputable instance : BEq PolyCnstr := ⟨PolyCnstr.beq⟩

noncomputable def PolyCnstr.isUnsat (c : PolyCnstr) : Bool :=
  bif c.eq then c.lhs.isZero && c.rhs.isNonZero || c.lhs.isNonZero && c.rhs.isZero
  else c.lhs.isNonZero && c.rhs.isZero

noncomputable def PolyCnstr.isValid (c : PolyCnstr) : Bool :=
  bif c.eq then c.lhs.isZero && c.rhs.isZero else c.lhs.isZero

/-- A comparison of linear terms: an equation or `≤`. -/
structure ExprCnstr where
  eq : Bool
  lhs : Expr
  rhs : Expr

noncomputable def ExprCnstr.denote (ctx : Context) (c : ExprCnstr) : Prop :=
  match c.eq with
  | true => c.lhs.denote ctx = c.rhs.denote ctx
  | false => c.lhs.denote ctx ≤ c.rhs.denote ctx

noncomputable def ExprCnstr.toPoly (c : ExprCnstr) : PolyCnstr := ⟨c.eq, c.lhs.toPoly, c.rhs.toPoly⟩

/-- The normal form of a comparison. -/
noncomputable def ExprCnstr.toNormPoly (c : ExprCnstr) : PolyCnstr :=
  match Poly.cancel c.lhs.toNormPoly c.rhs.toNormPoly with
  | (lhs, rhs) => ⟨c.eq, lhs, rhs⟩

/-! ## Soundness -/

private theorem blt_true {m n : Nat} (h : Nat.blt m n = true) : m < n := le_of_ble_eq_true h

theorem Poly.denote_insert (ctx : Context) (k : Nat) (v : Var) (p : Poly) :
    Poly.denote ctx (p.insert k v) = k * v.denote ctx + p.denote ctx := by
  induction p with
  | nil => rfl
  | cons x p ih =>
    rcases x with ⟨k', v'⟩
    rw [insert]
    cases Nat.blt v v' with
    | true => rfl
    | false =>
      cases hb : Nat.beq v v' with
      | true =>
        cases eq_of_beq_eq_true hb
        exact (congrArg (· + _) (Nat.add_mul ..)).trans (Nat.add_assoc ..)
      | false => exact (congrArg _ ih).trans (Nat.add_left_comm ..)

theorem Poly.denote_go (ctx : Context) (p r : Poly) : Poly.denote ctx (norm.go p r) = p.denote ctx + r.denote ctx := by
  induction p generalizing r with
  | nil => exact (Nat.zero_add _).symm
  | cons x p ih =>
    rcases x with ⟨k, v⟩
    exact (ih ..).trans (by rw [denote_insert, denote, Nat.add_left_comm, Nat.add_assoc])

theorem Poly.denote_norm (ctx : Context) (p : Poly) : p.norm.denote ctx = p.denote ctx := denote_go ctx p []

theorem Expr.denote_go (ctx : Context) (e : Expr) (c : Nat) (p : Poly) :
    (toPoly.go c e p).denote ctx = c * e.denote ctx + p.denote ctx := by
  have cond {k : Nat} {p q : Poly} {x : Nat} (h : k = 0 → p.denote ctx = x) (h' : q.denote ctx = x) :
      (bif k == 0 then p else q).denote ctx = x := by
    cases hk : (k == 0)
    · exact h'
    · exact h (eq_of_beq hk)
  induction e generalizing c p with
  | num k =>
    refine cond (fun h => by rw [denote, h, Nat.mul_zero, Nat.zero_add]) ?_
    show c * k * 1 + _ = _
    rw [Nat.mul_one, denote]
  | var i => rfl
  | add a b iha ihb =>
    refine (iha ..).trans ?_
    rw [ihb, ← Nat.add_assoc, ← Nat.mul_add]; rfl
  | mulL k a ih =>
    refine cond (fun h => ?_) ((ih ..).trans (by rw [Nat.mul_assoc]; rfl))
    show _ = c * (k * _) + _
    rw [h, Nat.zero_mul, Nat.mul_zero, Nat.zero_add]
  | mulR a k ih =>
    refine cond (fun h => ?_) ((ih ..).trans (by rw [Nat.mul_assoc, Nat.mul_comm k]; rfl))
    show _ = c * (_ * k) + _
    rw [h, Nat.mul_zero, Nat.mul_zero, Nat.zero_add]

theorem Expr.denote_toPoly (ctx : Context) (e : Expr) : e.toPoly.denote ctx = e.denote ctx := by
  rw [toPoly, denote_go, Nat.one_mul]; rfl

theorem Expr.denote_toNormPoly (ctx : Context) (e : Expr) : e.toNormPoly.denote ctx = e.denote ctx := by
  rw [toNormPoly, Poly.denote_norm, denote_toPoly]

private theorem blt_false {m n : Nat} (h : Nat.blt m n = false) : n ≤ m :=
  Nat.le_of_not_lt fun h' => nomatch (ble_eq_true_of_le h').symm.trans h

/-- Both sides of `r` are those of `p` and `q` less the same number. -/
private def Balanced (ctx : Context) (p q : Poly) (r : Poly × Poly) : Prop :=
  ∃ d, p.denote ctx = d + Poly.denote ctx r.1 ∧ q.denote ctx = d + Poly.denote ctx r.2

private theorem Balanced.refl (ctx : Context) (p q : Poly) : Balanced ctx p q (p, q) :=
  ⟨0, (Nat.zero_add _).symm, (Nat.zero_add _).symm⟩

private theorem Balanced.left {ctx : Context} {p q : Poly} {r : Poly × Poly} (k : Nat) (v : Var)
    (h : Balanced ctx p q r) : Balanced ctx ((k, v) :: p) q (Poly.consLeft k v r) :=
  match h with
  | ⟨d, hp, hq⟩ => ⟨d, by rw [Poly.denote, hp, Nat.add_left_comm]; rfl, hq⟩

private theorem Balanced.right {ctx : Context} {p q : Poly} {r : Poly × Poly} (k : Nat) (v : Var)
    (h : Balanced ctx p q r) : Balanced ctx p ((k, v) :: q) (Poly.consRight k v r) :=
  match h with
  | ⟨d, hp, hq⟩ => ⟨d, hp, by rw [Poly.denote, hq, Nat.add_left_comm]; rfl⟩

private theorem Balanced.both {ctx : Context} {p q : Poly} {r : Poly × Poly} (k : Nat) (v : Var)
    (h : Balanced ctx p q r) : Balanced ctx ((k, v) :: p) ((k, v) :: q) r :=
  match h with
  | ⟨d, hp, hq⟩ => ⟨k * v.denote ctx + d, by rw [Poly.denote, hp, Nat.add_assoc], by rw [Poly.denote, hq, Nat.add_assoc]⟩

/-- Two products with the same atom on one side are one. -/
private theorem denote_split (ctx : Context) (k e : Nat) (v : Var) (p : Poly) :
    Poly.denote ctx ((k + e, v) :: p) = Poly.denote ctx ((k, v) :: (e, v) :: p) := by
  simp only [Poly.denote, Nat.add_mul, Nat.add_assoc]

theorem Poly.cancelAux_denote (ctx : Context) (fuel : Nat) (p q : Poly) : Balanced ctx p q (cancelAux fuel p q) := by
  induction fuel generalizing p q with
  | zero => exact .refl ctx p q
  | succ fuel ih =>
    cases p with
    | nil => cases q <;> exact .refl ..
    | cons x p =>
      cases q with
      | nil => exact .refl ..
      | cons y q =>
        rcases x with ⟨k₁, v₁⟩
        rcases y with ⟨k₂, v₂⟩
        rw [cancelAux]
        cases h₁ : Nat.blt v₁ v₂ with
        | true => exact (ih ..).left k₁ v₁
        | false =>
          cases h₂ : Nat.blt v₂ v₁ with
          | true => exact (ih ..).right k₂ v₂
          | false =>
            cases Nat.le_antisymm (blt_false h₂) (blt_false h₁)
            cases h₃ : Nat.blt k₁ k₂ with
            | true =>
              rcases exists_eq_add_of_le (Nat.le_of_lt (blt_true h₃)) with ⟨e, rfl⟩
              rw [Nat.add_sub_cancel_left]
              rcases ((ih p q).right e v₁).both k₁ v₁ with ⟨d, hp, hq⟩
              exact ⟨d, hp, (denote_split ..).trans hq⟩
            | false =>
              cases h₄ : Nat.blt k₂ k₁ with
              | true =>
                rcases exists_eq_add_of_le (Nat.le_of_lt (blt_true h₄)) with ⟨e, rfl⟩
                rw [Nat.add_sub_cancel_left]
                rcases ((ih p q).left e v₁).both k₂ v₁ with ⟨d, hp, hq⟩
                exact ⟨d, (denote_split ..).trans hp, hq⟩
              | false =>
                cases Nat.le_antisymm (blt_false h₄) (blt_false h₃)
                exact (ih p q).both k₁ v₁

theorem ExprCnstr.denote_toPoly (ctx : Context) (c : ExprCnstr) : c.toPoly.denote ctx = c.denote ctx := by
  rcases c with ⟨eq, lhs, rhs⟩
  cases eq <;> simp only [toPoly, PolyCnstr.denote, denote, Expr.denote_toPoly]

theorem ExprCnstr.denote_toNormPoly (ctx : Context) (c : ExprCnstr) : c.toNormPoly.denote ctx = c.denote ctx := by
  rcases c with ⟨eq, lhs, rhs⟩
  rcases Poly.cancelAux_denote ctx (lhs.toNormPoly.length + rhs.toNormPoly.length) lhs.toNormPoly rhs.toNormPoly with
    ⟨d, hl, hr⟩
  rw [Expr.denote_toNormPoly] at hl hr
  have hc (x : Poly × Poly) : (match x with | (l, r) => (⟨eq, l, r⟩ : PolyCnstr)) = ⟨eq, x.1, x.2⟩ := rfl
  rw [toNormPoly, Poly.cancel, hc]
  cases eq
  · show (_ ≤ _) = (_ ≤ _); rw [hl, hr]; exact propext Nat.add_le_add_iff_left.symm
  · show (_ = _) = (_ = _); rw [hl, hr]; exact propext Nat.add_left_cancel_iff.symm

theorem Expr.eq_of_toNormPoly_eq (ctx : Context) (e e' : Expr) (h : e.toNormPoly == e'.toPoly) :
    e.denote ctx = e'.denote ctx := by
  rw [← denote_toNormPoly, eq_of_beq h, denote_toPoly]

theorem ExprCnstr.eq_of_toNormPoly_eq (ctx : Context) (c d : ExprCnstr) (h : c.toNormPoly == d.toPoly) :
    c.denote ctx = d.denote ctx := by
  rw [← denote_toNormPoly, ← denote_toPoly]
  have h : PolyCnstr.beq c.toNormPoly d.toPoly = true := h
  generalize c.toNormPoly = p at h
  generalize d.toPoly = q at h
  rcases p with ⟨e, l, r⟩
  rcases q with ⟨e', l', r'⟩
  simp only [PolyCnstr.beq, Bool.and_eq_true, beq_iff_eq] at h
  rw [h.1, h.2.1, h.2.2]

private theorem Poly.denote_of_isZero (ctx : Context) : ∀ {p : Poly}, p.isZero = true → p.denote ctx = 0
  | [], _ => rfl

private theorem Poly.denote_of_isNonZero (ctx : Context) : ∀ {p : Poly}, p.isNonZero = true → 0 < p.denote ctx
  | (k, v) :: p, h => by
    rw [isNonZero] at h
    cases hv : (v == fixedVar) with
    | true =>
      rw [hv] at h
      rw [eq_of_beq hv]
      show 0 < k * 1 + denote ctx p
      rw [Nat.mul_one]
      exact Nat.lt_add_right _ (blt_true h)
    | false =>
      rw [hv] at h
      exact Nat.lt_of_lt_of_le (denote_of_isNonZero ctx h) (le_add_left ..)

theorem ExprCnstr.eq_true_of_isValid (ctx : Context) (c : ExprCnstr) (h : c.toNormPoly.isValid) : c.denote ctx = True := by
  rw [← denote_toNormPoly]
  refine eq_true ?_
  generalize c.toNormPoly = p at h
  rcases p with ⟨_ | _, l, r⟩
  · show l.denote ctx ≤ r.denote ctx
    rw [Poly.denote_of_isZero ctx h]
    exact Nat.zero_le _
  · have h : (l.isZero && r.isZero) = true := h
    rw [Bool.and_eq_true] at h
    show l.denote ctx = r.denote ctx
    rw [Poly.denote_of_isZero ctx h.1, Poly.denote_of_isZero ctx h.2]

theorem ExprCnstr.eq_false_of_isUnsat (ctx : Context) (c : ExprCnstr) (h : c.toNormPoly.isUnsat) :
    c.denote ctx = False := by
  rw [← denote_toNormPoly]
  refine eq_false ?_
  generalize c.toNormPoly = p at h
  rcases p with ⟨_ | _, l, r⟩
  · have h : (l.isNonZero && r.isZero) = true := h
    rw [Bool.and_eq_true] at h
    show ¬l.denote ctx ≤ r.denote ctx
    rw [Poly.denote_of_isZero ctx h.2]
    exact Nat.not_le_of_lt (Poly.denote_of_isNonZero ctx h.1)
  · have h : (l.isZero && r.isNonZero || l.isNonZero && r.isZero) = true := h
    rw [Bool.or_eq_true, Bool.and_eq_true, Bool.and_eq_true] at h
    show ¬l.denote ctx = r.denote ctx
    rcases h with h | h
    · rw [Poly.denote_of_isZero ctx h.1]
      exact Nat.ne_of_lt (Poly.denote_of_isNonZero ctx h.2)
    · rw [Poly.denote_of_isZero ctx h.2]
      exact Nat.ne_of_gt (Poly.denote_of_isNonZero ctx h.1)

end Nat.Internal.Linear
