prelude
import Init.Omega.LinearCombo

/-!
# `omega`: constraints

The facts that `omega` keeps: the dot product of coefficients with the atoms lies between two
optional bounds. Here are the operations on such facts, and the theorem for each that it is sound:
tightening by the greatest common divisor (`tidy_sat`), intersection (`combine_sat'`), elimination of
an atom from two inequalities (`combo_sat'`) and the new atom that makes an equation easier
(`bmod_sat`).
-/

-- the types below only serve proofs by computation: no injectivity or size lemmas for them
set_option genInjectivity false
set_option genSizeOf false

namespace Lean.Omega

abbrev LowerBound := Int
abbrev UpperBound := Int

/-- An interval of integers; a missing bound is infinite. -/
structure Constraint where
  lowerBound : Option LowerBound
  upperBound : Option UpperBound

namespace Constraint

/-- The bound, if there is one, passes a test. -/
private noncomputable def passes (p : Int → Bool) : Option Int → Bool
  | none => true
  | some x => p x

/-- `t` lies in the interval. -/
noncomputable def sat (c : Constraint) (t : Int) : Bool :=
  passes (fun x => decide (x ≤ t)) c.lowerBound && passes (fun y => decide (t ≤ y)) c.upperBound

/-- The dot product of `x` and `y` lies in the interval. -/
noncomputable def sat' (c : Constraint) (x y : Coeffs) := c.sat (Coeffs.dot x y)

private noncomputable def mapBound (f : Int → Int) : Option Int → Option Int
  | none => none
  | some x => some (f x)

private noncomputable def addBound : Option Int → Option Int → Option Int
  | some x, some y => some (x + y)
  | some _, none => none
  | none, _ => none

/-- Applies a function to both bounds. -/
noncomputable def map (c : Constraint) (f : Int → Int) : Constraint where
  lowerBound := mapBound f c.lowerBound
  upperBound := mapBound f c.upperBound

/-- Exchanges the bounds. -/
noncomputable def flip (c : Constraint) : Constraint where
  lowerBound := c.upperBound
  upperBound := c.lowerBound

/-- The constraint on `-t`. -/
noncomputable def neg (c : Constraint) : Constraint := c.flip.map (fun x => -x)

/-- No constraint. -/
noncomputable def trivial : Constraint := ⟨none, none⟩

/-- An empty interval. -/
noncomputable def impossible : Constraint := ⟨some 1, some 0⟩

/-- Exactly one value. -/
noncomputable def exact (r : Int) : Constraint := ⟨some r, some r⟩

/-- The interval is empty. -/
noncomputable def isImpossible : Constraint → Bool
  | ⟨some x, some y⟩ => decide (y < x)
  | ⟨some _, none⟩ => false
  | ⟨none, _⟩ => false

/-- The constraint on `k * t`. -/
noncomputable def scale (k : Int) (c : Constraint) : Constraint :=
  if k = 0 then if c.isImpossible then c else ⟨some 0, some 0⟩
  else if 0 < k then c.map (fun x => k * x)
  else c.flip.map (fun x => k * x)

/-- The constraint on a sum. -/
noncomputable def add (x y : Constraint) : Constraint where
  lowerBound := addBound x.lowerBound y.lowerBound
  upperBound := addBound x.upperBound y.upperBound

/-- The constraint on `a * s + b * t`. -/
noncomputable def combo (a : Int) (x : Constraint) (b : Int) (y : Constraint) : Constraint := add (scale a x) (scale b y)

/-- The intersection of two intervals. -/
noncomputable def combine (x y : Constraint) : Constraint where
  lowerBound := match x.lowerBound, y.lowerBound with
    | none, b => b
    | some a, none => some a
    | some a, some b => some (max a b)
  upperBound := match x.upperBound, y.upperBound with
    | none, b => b
    | some a, none => some a
    | some a, some b => some (min a b)

/-- The constraint on `t`, given the one on `k * t`. -/
noncomputable def div (c : Constraint) (k : Nat) : Constraint where
  lowerBound := mapBound (fun x => -((-x) / k)) c.lowerBound
  upperBound := mapBound (fun y => y / k) c.upperBound

/-! ## Soundness -/

/-- The bound, if there is one, satisfies `p`. -/
private noncomputable def Holds (p : Int → Prop) : Option Int → Prop
  | none => True
  | some x => p x

private theorem Holds.map {p : Int → Prop} (q : Int → Prop) {f : Int → Int} (h : ∀ x, p x → q (f x)) :
    ∀ {o : Option Int}, Holds p o → Holds q (mapBound f o)
  | none, _ => True.intro
  | some _, hp => h _ hp

private theorem Holds.add {p q : Int → Prop} (r : Int → Prop) (h : ∀ x y, p x → q y → r (x + y)) :
    ∀ {a b : Option Int}, Holds p a → Holds q b → Holds r (addBound a b)
  | some _, some _, hp, hq => h _ _ hp hq
  | some _, none, _, _ => True.intro
  | none, _, _, _ => True.intro

private theorem passes_eq_true (p : Int → Prop) [DecidablePred p] (o : Option Int) :
    (passes (fun x => decide (p x)) o = true) = Holds p o := by
  cases o with
  | none => exact eq_self true
  | some x => exact decide_eq_true_eq

private theorem sat_iff {c : Constraint} {t : Int} :
    c.sat t = true ↔ Holds (· ≤ t) c.lowerBound ∧ Holds (t ≤ ·) c.upperBound := by
  rw [sat, Bool.and_eq_true, passes_eq_true, passes_eq_true]

theorem not_sat'_of_isImpossible {c : Constraint} (h : isImpossible c) {x y : Coeffs} : ¬c.sat' x y := by
  intro hs
  have hs := sat_iff.1 hs
  rcases c with ⟨a, b⟩
  cases a <;> cases b
  · cases h
  · cases h
  · cases h
  · exact Int.not_le_of_gt (of_decide_eq_true h) (Int.le_trans hs.1 hs.2)

theorem neg_sat {c : Constraint} {t : Int} (w : c.sat t) : c.neg.sat (-t) :=
  have w := sat_iff.1 w
  sat_iff.2 ⟨w.2.map (· ≤ -t) fun _ h => Int.neg_le_neg h, w.1.map (-t ≤ ·) fun _ h => Int.neg_le_neg h⟩

theorem scale_sat {c : Constraint} {t : Int} (k : Int) (w : c.sat t) : (scale k c).sat (k * t) := by
  have hs := sat_iff.1 w
  rw [scale]
  split
  next hk =>
    subst hk
    split
    next hi =>
      refine (not_sat'_of_isImpossible hi (x := [t]) (y := [1]) ?_).elim
      rwa [sat', Coeffs.dot, IntList.dot, IntList.dot, Int.mul_one, Int.add_zero]
    next => rw [Int.zero_mul]; rfl
  next hk =>
    split
    next h =>
      have h := Int.le_of_lt h
      exact sat_iff.2 ⟨hs.1.map (· ≤ k * t) fun _ h' => Int.mul_le_mul_of_nonneg_left h' h,
        hs.2.map (k * t ≤ ·) fun _ h' => Int.mul_le_mul_of_nonneg_left h' h⟩
    next h =>
      have h := Int.le_of_not_gt h
      exact sat_iff.2 ⟨hs.2.map (· ≤ k * t) fun _ h' => Int.mul_le_mul_of_nonpos_left h' h,
        hs.1.map (k * t ≤ ·) fun _ h' => Int.mul_le_mul_of_nonpos_left h' h⟩

theorem add_sat {c₁ c₂ : Constraint} {x₁ x₂ : Int} (w₁ : c₁.sat x₁) (w₂ : c₂.sat x₂) : (add c₁ c₂).sat (x₁ + x₂) :=
  have w₁ := sat_iff.1 w₁
  have w₂ := sat_iff.1 w₂
  sat_iff.2 ⟨w₁.1.add (· ≤ x₁ + x₂) (fun _ _ => Int.add_le_add) w₂.1,
    w₁.2.add (x₁ + x₂ ≤ ·) (fun _ _ => Int.add_le_add) w₂.2⟩

theorem combine_sat' {s t : Constraint} {x y : Coeffs} (ws : s.sat' x y) (wt : t.sat' x y) :
    (s.combine t).sat' x y := by
  have hs := sat_iff.1 ws
  have ht := sat_iff.1 wt
  rcases s with ⟨l, u⟩
  rcases t with ⟨l', u'⟩
  refine sat_iff.2 ⟨?_, ?_⟩
  · cases l with
    | none => exact ht.1
    | some a =>
      cases l' with
      | none => exact hs.1
      | some b =>
        show (if a ≤ b then b else a) ≤ _
        split
        · exact ht.1
        · exact hs.1
  · cases u with
    | none => exact ht.2
    | some a =>
      cases u' with
      | none => exact hs.2
      | some b =>
        show _ ≤ if a ≤ b then a else b
        split
        · exact hs.2
        · exact ht.2

theorem div_sat {c : Constraint} {t : Int} {k : Nat} (hk : 0 < (k : Int)) (w : c.sat (k * t)) : (c.div k).sat t := by
  have w := sat_iff.1 w
  refine sat_iff.2 ⟨w.1.map (· ≤ t) fun x h => ?_, w.2.map (t ≤ ·) fun x h => ?_⟩
  · have h : -t * k ≤ -x := by rw [Int.neg_mul, Int.mul_comm]; exact Int.neg_le_neg h
    exact Int.neg_neg t ▸ Int.neg_le_neg (Int.le_ediv_of_mul_le hk h)
  · exact Int.le_ediv_of_mul_le hk (Int.mul_comm .. ▸ h)

theorem addInequality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y ≥ 0) :
    Constraint.sat' ⟨some (-c), none⟩ x y := by
  refine sat_iff.2 ⟨?_, True.intro⟩
  have := Int.add_le_add_left w (-c)
  rwa [Int.add_zero, Int.neg_add_cancel_left] at this

theorem addEquality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y = 0) :
    Constraint.sat' ⟨some (-c), some (-c)⟩ x y := by
  have : Coeffs.dot x y = -c := by rw [← Int.neg_add_cancel_left c (Coeffs.dot x y), w, Int.add_zero]
  exact sat_iff.2 ⟨Int.le_of_eq this.symm, Int.le_of_eq this⟩

end Constraint

theorem combo_sat' (s t : Constraint) (a : Int) (x : Coeffs) (b : Int) (y : Coeffs) (v : Coeffs)
    (wx : s.sat' x v) (wy : t.sat' y v) : (Constraint.combo a s b t).sat' (Coeffs.combo a x b y) v := by
  rw [Constraint.sat', Coeffs.dot, Coeffs.combo, IntList.dot_combo]
  exact Constraint.add_sat (Constraint.scale_sat a wx) (Constraint.scale_sat b wy)

/-! ## Normal form -/

/-- Divides by the greatest common divisor of the coefficients, tightening the bounds. -/
noncomputable def normalize? : Constraint × Coeffs → Option (Constraint × Coeffs)
  | ⟨s, x⟩ =>
    let gcd := Coeffs.gcd x
    if gcd = 0 then if s.sat 0 then some (.trivial, x) else some (.impossible, x)
    else if gcd = 1 then none
    else some (s.div gcd, Coeffs.sdiv x gcd)

/-- Makes the leading coefficient positive. -/
noncomputable def positivize? : Constraint × Coeffs → Option (Constraint × Coeffs)
  | ⟨s, x⟩ => if 0 ≤ x.leading then none else some (s.neg, Coeffs.smul x (-1))

/-- Both of the above; `none` if nothing changes. -/
noncomputable def tidy? : Constraint × Coeffs → Option (Constraint × Coeffs)
  | ⟨s, x⟩ =>
    match positivize? (s, x) with
    | none => normalize? (s, x)
    | some (s', x') =>
      match normalize? (s', x') with
      | none => some (s', x')
      | some (s'', x'') => some (s'', x'')

/-- The constraint after tidying. -/
noncomputable abbrev tidyConstraint (s : Constraint) (x : Coeffs) : Constraint :=
  match tidy? (s, x) with
  | none => s
  | some (s', _) => s'

/-- The coefficients after tidying. -/
noncomputable abbrev tidyCoeffs (s : Constraint) (x : Coeffs) : Coeffs :=
  match tidy? (s, x) with
  | none => x
  | some (_, x') => x'

theorem normalize?_sat {s s' : Constraint} {x x' v : Coeffs} (h : normalize? (s, x) = some (s', x')) (w : s.sat' x v) :
    s'.sat' x' v := by
  have hdvd : IntList.DvdAll (Coeffs.gcd x) x := IntList.gcd_dvdAll x
  have hzero : Coeffs.gcd x = 0 → IntList.IsZero x := IntList.isZero_of_gcd_eq_zero
  rw [normalize?] at h
  generalize Coeffs.gcd x = g at *
  split at h
  next hg =>
    have w : s.sat 0 := IntList.dot_of_isZero (hzero hg) v ▸ w
    rw [if_pos w] at h
    cases h
    rfl
  next hg =>
    split at h
    next => cases h
    next =>
      cases h
      refine Constraint.div_sat (Int.ofNat_lt.2 (Nat.pos_of_ne_zero hg)) ?_
      rwa [Coeffs.dot, Coeffs.sdiv, IntList.mul_dot_sdiv hdvd]

theorem positivize?_sat {s s' : Constraint} {x x' v : Coeffs} (h : positivize? (s, x) = some (s', x'))
    (w : s.sat' x v) : s'.sat' x' v := by
  rw [positivize?] at h
  split at h
  next => cases h
  next =>
    cases h
    rw [Constraint.sat', Coeffs.dot, Coeffs.smul, IntList.dot_smul, Int.neg_mul, Int.one_mul]
    exact Constraint.neg_sat w

theorem tidy?_sat {s s' : Constraint} {x x' v : Coeffs} (h : tidy? (s, x) = some (s', x')) (w : s.sat' x v) :
    s'.sat' x' v := by
  rw [tidy?] at h
  split at h
  next => exact normalize?_sat h w
  next s₁ x₁ h₁ =>
    have w₁ := positivize?_sat h₁ w
    split at h
    next => cases h; exact w₁
    next h₂ => cases h; exact normalize?_sat h₂ w₁

theorem tidy_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) : (tidyConstraint s x).sat' (tidyCoeffs s x) v := by
  rw [tidyConstraint, tidyCoeffs]
  split
  next => assumption
  next h => exact tidy?_sat h w

/-! ## Easier equations -/

/-- The value of the new atom that `omega` introduces for an equation without coefficient ±1. -/
noncomputable abbrev bmod_div_term (m : Nat) (a b : Coeffs) : Int := Coeffs.bmod_dot_sub_dot_bmod m a b / m

/-- The balanced remainders of the coefficients, with coefficient `m` for the new atom. -/
noncomputable def bmod_coeffs (m : Nat) (i : Nat) (x : Coeffs) : Coeffs := Coeffs.set (Coeffs.bmod x m) i m

theorem bmod_sat (m : Nat) (r : Int) (i : Nat) (x v : Coeffs) (h : x.length ≤ i)
    (p : Coeffs.get v i = bmod_div_term m x v) (w : (Constraint.exact r).sat' x v) :
    (Constraint.exact (Int.bmod r m)).sat' (bmod_coeffs m i x) v := by
  have exact_iff {r t : Int} : (Constraint.exact r).sat t = true ↔ t = r :=
    Constraint.sat_iff.trans ⟨fun h => Int.le_antisymm h.2 h.1, fun h => ⟨Int.le_of_eq h.symm, Int.le_of_eq h⟩⟩
  have w : IntList.dot x v = r := exact_iff.1 w
  refine exact_iff.2 ?_
  rw [Coeffs.dot, bmod_coeffs, Coeffs.set, IntList.dot_set (by rw [Coeffs.bmod, IntList.length_bmod]; exact h)]
  rw [bmod_div_term, Coeffs.bmod_dot_sub_dot_bmod, Coeffs.dot, Coeffs.dot, w, Coeffs.get] at p
  rw [p]
  rcases IntList.exists_dot_bmod_eq x v m with ⟨k, hk⟩
  rcases IntList.exists_bmod_eq r m with ⟨l, hl⟩
  rw [hk, hl, w]
  -- the difference of the two remainders is a multiple of `m`
  have e : r + m * l - (r + m * k) = m * (l + -k) := by
    rw [Int.sub_eq_add_neg, Int.neg_add, Int.add_comm r, Int.add_assoc, Int.add_neg_cancel_left, Int.mul_add, Int.mul_neg]
  rw [e]
  by_cases hm : (m : Int) = 0
  · rw [hm, Int.zero_mul, Int.zero_mul, Int.zero_mul, Int.add_zero]
  · rw [Int.mul_ediv_cancel_left _ hm, Int.mul_add, Int.mul_neg, Int.add_assoc, Int.add_left_comm _ (m * l),
      Int.add_right_neg, Int.add_zero]

end Lean.Omega
