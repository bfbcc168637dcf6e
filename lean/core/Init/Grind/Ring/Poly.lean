prelude
import Init.Grind.Ring.Basic
import Init.LinearArith.RArray
import Init.Ord

/-!
# Polynomials over commutative rings

Reified expressions of a ring, polynomials with integer coefficients, their arithmetic, and the proof that it computes
values. Monomials are products of powers in the order of their variables; a polynomial is a sum of monomials in descending
graded reverse lexicographic order, as in the native code whose results are checked here. The kernel computes with these
definitions, compiled code never does; hence `noncomputable`, which keeps the compiled library small.
-/

universe u

set_option genSizeOf false

namespace Lean.Grind.CommRing

abbrev Var := Nat

/-- The values of the variables. -/
abbrev Context (α : Type u) := RArray α

/-- A reified expression. -/
inductive Expr where
  | num (v : Int)
  | natCast (v : Nat)
  | intCast (v : Int)
  | var (i : Var)
  | neg (a : Expr)
  | add (a b : Expr)
  | sub (a b : Expr)
  | mul (a b : Expr)
  | pow (a : Expr) (k : Nat)

/-- The power `x ^ k` of a variable. -/
structure Power where
  x : Var
  k : Nat

/-- A monomial: a product of powers, in ascending order of the variables. -/
inductive Mon where
  | unit
  | mult (p : Power) (m : Mon)

/-- A polynomial: products `k * v` of numbers and monomials in descending order, and a number. -/
inductive Poly where
  | num (k : Int)
  | add (k : Int) (v : Mon) (p : Poly)

section
variable {α : Type u} [CommRing α] (ctx : Context α)

open Semiring Ring

/-- An integer, as the numeral or negated numeral it is written as. -/
noncomputable def denoteInt : Int → α
  | .ofNat n => OfNat.ofNat n
  | .negSucc n => -OfNat.ofNat (n + 1)

noncomputable def Expr.denote : Expr → α
  | .num k => denoteInt k
  | .natCast k => Nat.cast k
  | .intCast k => Int.cast k
  | .var x => ctx.get x
  | .neg a => -denote a
  | .add a b => denote a + denote b
  | .sub a b => denote a - denote b
  | .mul a b => denote a * denote b
  | .pow a k => denote a ^ k

noncomputable def Power.denote (p : Power) : α := ctx.get p.x ^ p.k

noncomputable def Mon.denote : Mon → α
  | .unit => 1
  | .mult p m => p.denote ctx * denote m

noncomputable def Poly.denote : Poly → α
  | .num k => Int.cast k
  | .add k m p => Int.cast k * m.denote ctx + denote p

theorem denoteInt_eq : ∀ k : Int, (denoteInt k : α) = Int.cast k
  | .ofNat n => (intCast_ofNat n).symm
  | .negSucc n => (congrArg (- ·) (intCast_ofNat (n + 1)).symm).trans (intCast_neg _).symm

end

/-! ## Monomials -/

namespace Mon

/-- `p * m * q`, where `rest q` is `m * q`. -/
noncomputable def mulWith (p : Power) (m : Mon) (rest : Mon → Mon) : Mon → Mon
  | .unit => .mult p m
  | .mult p' q =>
    bif Nat.blt p.x p'.x then .mult p (rest (.mult p' q))
    else bif Nat.blt p'.x p.x then .mult p' (mulWith p m rest q)
    else .mult ⟨p.x, p.k + p'.k⟩ (rest q)

noncomputable def mul : Mon → Mon → Mon
  | .unit, q => q
  | .mult p m, q => mulWith p m (mul m) q

noncomputable def degree : Mon → Nat
  | .unit => 0
  | .mult p m => p.k + degree m

/-- The larger exponent comes first. -/
noncomputable def revlexPower (k k' : Nat) : Ordering := bif Nat.blt k k' then .gt else bif Nat.blt k' k then .lt else .eq

/-- Compares `p * m` to a monomial, where `rest` compares `m` to one. -/
noncomputable def revlexWith (p : Power) (rest : Mon → Ordering) : Mon → Ordering
  | .unit => .lt
  | .mult p' q =>
    bif Nat.blt p.x p'.x then (rest (.mult p' q)).then .lt
    else bif Nat.blt p'.x p.x then (revlexWith p rest q).then .gt
    else (rest q).then (revlexPower p.k p'.k)

/-- The reverse lexicographic order: what has less of the last variable in which two monomials differ is greater. -/
noncomputable def revlex : Mon → Mon → Ordering
  | .unit, .unit => .eq
  | .unit, .mult .. => .gt
  | .mult p m, q => revlexWith p (revlex m) q

noncomputable def grevlex (m q : Mon) : Ordering :=
  bif Nat.blt m.degree q.degree then .lt else bif Nat.blt q.degree m.degree then .gt else revlex m q

noncomputable def beq : Mon → Mon → Bool
  | .unit, .unit => true
  | .mult p m, .mult p' m' => Nat.beq p.x p'.x && (Nat.beq p.k p'.k && beq m m')
  | .unit, .mult .. => false
  | .mult .., .unit => false

theorem eq_of_beq : ∀ {m q : Mon}, beq m q = true → m = q
  | .unit, .unit, _ => rfl
  | .mult ⟨x, k⟩ m, .mult ⟨x', k'⟩ m', h => by
    rw [beq, Bool.and_eq_true, Bool.and_eq_true] at h
    cases Nat.eq_of_beq_eq_true h.1; cases Nat.eq_of_beq_eq_true h.2.1; rw [eq_of_beq h.2.2]

theorem eq_of_not_blt {a b : Nat} (h : Nat.blt a b = false) (h' : Nat.blt b a = false) : a = b :=
  Nat.le_antisymm (Nat.le_of_not_lt fun h₁ => nomatch h'.symm.trans (Nat.ble_eq_true_of_le h₁))
    (Nat.le_of_not_lt fun h₁ => nomatch h.symm.trans (Nat.ble_eq_true_of_le h₁))

theorem eq_of_revlexPower {k k' : Nat} (h : revlexPower k k' = .eq) : k = k' := by
  rw [revlexPower] at h
  cases h₁ : Nat.blt k k' <;> cases h₂ : Nat.blt k' k <;> rw [h₁, h₂] at h
  · exact eq_of_not_blt h₁ h₂
  all_goals exact nomatch h

theorem eq_of_revlexWith {p : Power} {m : Mon} {rest : Mon → Ordering} (ih : ∀ q, rest q = .eq → m = q) :
    ∀ {q}, revlexWith p rest q = .eq → .mult p m = q
  | .unit, h => nomatch h
  | .mult p' q, h => by
    rw [revlexWith] at h
    cases h₁ : Nat.blt p.x p'.x <;> cases h₂ : Nat.blt p'.x p.x <;> rw [h₁, h₂] at h
    · have h := Ordering.then_eq_eq.1 h
      cases p; cases p'; cases eq_of_not_blt h₁ h₂; cases eq_of_revlexPower h.2; rw [ih q h.1]
    all_goals exact nomatch (Ordering.then_eq_eq.1 h).2

theorem eq_of_revlex : ∀ {m q : Mon}, revlex m q = .eq → m = q
  | .unit, .unit, _ => rfl
  | .mult _ _, _, h => eq_of_revlexWith (fun _ => eq_of_revlex) h

theorem eq_of_grevlex {m q : Mon} (h : grevlex m q = .eq) : m = q := by
  rw [grevlex] at h
  cases h₁ : Nat.blt m.degree q.degree <;> cases h₂ : Nat.blt q.degree m.degree <;> rw [h₁, h₂] at h
  · exact eq_of_revlex h
  all_goals exact nomatch h

section
variable {α : Type u} [CommRing α] (ctx : Context α)

open Semiring CommSemiring

theorem denote_mulWith {p : Power} {m : Mon} {rest : Mon → Mon} (ih : ∀ q, (rest q).denote ctx = m.denote ctx * q.denote ctx) :
    ∀ q, (mulWith p m rest q).denote ctx = p.denote ctx * m.denote ctx * q.denote ctx
  | .unit => by rw [mulWith, denote, denote, mul_one]
  | .mult p' q => by
    rw [mulWith]
    cases h₁ : Nat.blt p.x p'.x <;> cases h₂ : Nat.blt p'.x p.x
    · rw [cond, cond, denote, ih, denote, Power.denote, Power.denote, Power.denote, pow_add, eq_of_not_blt h₁ h₂]
      rw [mul_assoc, mul_assoc, mul_left_comm (m.denote ctx)]
    · rw [cond, cond, denote, denote_mulWith ih, denote, mul_left_comm (p'.denote ctx)]
    all_goals rw [cond, denote, ih, mul_assoc]

theorem denote_mul : ∀ m q : Mon, (m.mul q).denote ctx = m.denote ctx * q.denote ctx
  | .unit, q => by rw [mul, denote, one_mul]
  | .mult _ m, q => denote_mulWith ctx (denote_mul m) q

end

end Mon

/-! ## Polynomials -/

namespace Poly

noncomputable def addConst (k : Int) : Poly → Poly
  | .num k' => .num (k' + k)
  | .add k' m p => .add k' m (addConst k p)

noncomputable def mulConst (k : Int) (p : Poly) : Poly :=
  bif k == 0 then .num 0 else bif k == 1 then p else go p
where
  go : Poly → Poly
  | .num k' => .num (k * k')
  | .add k' m p => .add (k * k') m (go p)

/-- `k * m * p`. -/
noncomputable def mulMon (k : Int) (m : Mon) (p : Poly) : Poly :=
  bif k == 0 then .num 0 else bif m.beq .unit then p.mulConst k else go p
where
  go : Poly → Poly
  | .num k' => bif k' == 0 then .num 0 else .add (k * k') m (.num 0)
  | .add k' m' p => .add (k * k') (m.mul m') (go p)

/-- `k * m + p + q`, where `rest q` is `p + q`. -/
noncomputable def combineWith (k : Int) (m : Mon) (p : Poly) (rest : Poly → Poly) : Poly → Poly
  | .num k' => .add k m (p.addConst k')
  | .add k' m' q =>
    match m.grevlex m' with
    | .eq => bif k + k' == 0 then rest q else .add (k + k') m (rest q)
    | .gt => .add k m (rest (.add k' m' q))
    | .lt => .add k' m' (combineWith k m p rest q)

/-- `p + q`. -/
noncomputable def combine : Poly → Poly → Poly
  | .num k, q => q.addConst k
  | .add k m p, q => combineWith k m p (combine p) q

noncomputable def mul (p q : Poly) : Poly := go (.num 0) p
where
  go (acc : Poly) : Poly → Poly
  | .num k => acc.combine (q.mulConst k)
  | .add k m p => go (acc.combine (q.mulMon k m)) p

noncomputable def pow (p : Poly) : Nat → Poly
  | 0 => .num 1
  | 1 => p
  | k + 2 => p.mul (pow p (k + 1))

noncomputable def beq : Poly → Poly → Bool
  | .num k, .num k' => k == k'
  | .add k m p, .add k' m' p' => k == k' && (m.beq m' && beq p p')
  | .num _, .add .. => false
  | .add .., .num _ => false

theorem eq_of_beq : ∀ {p q : Poly}, beq p q = true → p = q
  | .num _, .num _, h => congrArg _ (LawfulBEq.eq_of_beq h)
  | .add .., .add .., h => by
    rw [beq, Bool.and_eq_true, Bool.and_eq_true] at h
    rw [LawfulBEq.eq_of_beq h.1, Mon.eq_of_beq h.2.1, eq_of_beq h.2.2]

section
variable {α : Type u} [CommRing α] (ctx : Context α)

open Semiring Ring CommSemiring

theorem denote_addConst (k : Int) : ∀ p : Poly, (addConst k p).denote ctx = Int.cast k + p.denote ctx
  | .num k' => by rw [addConst, denote, denote, intCast_add, add_comm]
  | .add k' m p => by rw [addConst, denote, denote, denote_addConst k p, add_left_comm]

theorem denote_mulConst_go (k : Int) : ∀ p : Poly, (mulConst.go k p).denote ctx = Int.cast k * p.denote ctx
  | .num k' => by rw [mulConst.go, denote, denote, intCast_mul]
  | .add k' m p => by rw [mulConst.go, denote, denote, denote_mulConst_go k p, left_distrib, intCast_mul, mul_assoc]

theorem denote_mulConst (k : Int) (p : Poly) : (p.mulConst k).denote ctx = Int.cast k * p.denote ctx := by
  rw [mulConst]
  cases h₁ : k == 0
  · cases h₂ : k == 1
    · exact denote_mulConst_go ctx k p
    · rw [LawfulBEq.eq_of_beq h₂, intCast_one, one_mul]; rfl
  · rw [LawfulBEq.eq_of_beq h₁, intCast_zero, zero_mul]; exact intCast_zero

theorem denote_mulMon_go (k : Int) (m : Mon) :
    ∀ p : Poly, (mulMon.go k m p).denote ctx = Int.cast k * (m.denote ctx * p.denote ctx)
  | .num k' => by
    rw [mulMon.go]
    cases h : k' == 0
    · rw [cond, denote, denote, denote, intCast_zero, add_zero, intCast_mul, mul_assoc, mul_comm (m.denote ctx)]
    · rw [LawfulBEq.eq_of_beq h, cond, denote, intCast_zero, mul_zero, mul_zero]
  | .add k' m' p => by
    rw [mulMon.go, denote, denote, denote_mulMon_go k m p, left_distrib, left_distrib, intCast_mul, Mon.denote_mul, mul_assoc,
      mul_left_comm (m.denote ctx)]

theorem denote_mulMon (k : Int) (m : Mon) (p : Poly) :
    (p.mulMon k m).denote ctx = Int.cast k * (m.denote ctx * p.denote ctx) := by
  rw [mulMon]
  cases h₁ : k == 0
  · cases h₂ : m.beq .unit
    · exact denote_mulMon_go ctx k m p
    · rw [Mon.eq_of_beq h₂, Mon.denote, one_mul]; exact denote_mulConst ctx k p
  · rw [LawfulBEq.eq_of_beq h₁, intCast_zero, zero_mul]; exact intCast_zero

theorem denote_combineWith {k : Int} {m : Mon} {p : Poly} {rest : Poly → Poly}
    (ih : ∀ q, (rest q).denote ctx = p.denote ctx + q.denote ctx) :
    ∀ q, (combineWith k m p rest q).denote ctx = Int.cast k * m.denote ctx + p.denote ctx + q.denote ctx
  | .num k' => by rw [combineWith, denote.eq_2, denote_addConst, denote, add_assoc, add_comm (Int.cast k')]
  | .add k' m' q => by
    rw [combineWith]
    cases h : m.grevlex m'
    · show Int.cast k' * m'.denote ctx + (combineWith k m p rest q).denote ctx = _
      rw [denote_combineWith ih, denote, add_left_comm]
    · cases Mon.eq_of_grevlex h
      show (bif k + k' == 0 then rest q else .add (k + k') m (rest q)).denote ctx = _
      rw [denote, add_add_add_comm, ← right_distrib, ← intCast_add]
      cases h : k + k' == 0
      · rw [cond, denote, ih]
      · rw [LawfulBEq.eq_of_beq h, cond, ih, intCast_zero, zero_mul, zero_add]
    · show Int.cast k * m.denote ctx + (rest (.add k' m' q)).denote ctx = _
      rw [ih, add_assoc]

theorem denote_combine : ∀ p q : Poly, (p.combine q).denote ctx = p.denote ctx + q.denote ctx
  | .num k, q => denote_addConst ctx k q
  | .add _ _ p, q => denote_combineWith ctx (denote_combine p) q

theorem denote_mul_go (q : Poly) : ∀ p acc : Poly, (mul.go q acc p).denote ctx = acc.denote ctx + p.denote ctx * q.denote ctx
  | .num k, acc => by rw [mul.go, denote_combine, denote_mulConst, denote]
  | .add k m p, acc => by
    rw [mul.go, denote_mul_go q p, denote_combine, denote_mulMon, denote, right_distrib, add_assoc, mul_assoc]

theorem denote_mul (p q : Poly) : (p.mul q).denote ctx = p.denote ctx * q.denote ctx :=
  (denote_mul_go ctx q p _).trans ((congrArg (· + _) intCast_zero).trans (zero_add _))

theorem denote_pow (p : Poly) : ∀ k : Nat, (p.pow k).denote ctx = p.denote ctx ^ k
  | 0 => by rw [pow, denote, intCast_one, pow_zero]
  | 1 => (pow_one _).symm
  | k + 2 => by rw [pow, denote_mul, denote_pow p (k + 1), pow_succ _ (k + 1), mul_comm]

end

end Poly

/-! ## Expressions -/

/-- The power `a ^ k`, where `p` is `a`. -/
noncomputable def powPoly (p : Poly) (k : Nat) : Expr → Poly
  | .num n => .num (n ^ k)
  | .var x => bif Nat.beq k 0 then .num 1 else .add 1 (.mult ⟨x, k⟩ .unit) (.num 0)
  | _ => p.pow k

/-- The normal form. -/
noncomputable def Expr.toPoly : Expr → Poly
  | .num k => .num k
  | .natCast k => .num k
  | .intCast k => .num k
  | .var x => .add 1 (.mult ⟨x, 1⟩ .unit) (.num 0)
  | .neg a => (toPoly a).mulConst (-1)
  | .add a b => (toPoly a).combine (toPoly b)
  | .sub a b => (toPoly a).combine ((toPoly b).mulConst (-1))
  | .mul a b => (toPoly a).mul (toPoly b)
  | .pow a k => powPoly (toPoly a) k a

section
variable {α : Type u} [CommRing α] (ctx : Context α)

open Semiring Ring CommSemiring

theorem neg_one_mul (a : α) : Int.cast (-1) * a = -a := by rw [intCast_neg, intCast_one, neg_mul, one_mul]

theorem intCast_pow (i : Int) (k : Nat) : (Int.cast (i ^ k) : α) = Int.cast i ^ k := by
  induction k with
  | zero => rw [pow_zero]; exact intCast_one
  | succ k ih => rw [pow_succ, ← ih, ← intCast_mul]; rfl

theorem denote_ofPower (x : Var) (k : Nat) : (Poly.add 1 (.mult ⟨x, k⟩ .unit) (.num 0)).denote ctx = ctx.get x ^ k := by
  rw [Poly.denote, Poly.denote, Mon.denote, Mon.denote, Power.denote, intCast_zero, intCast_one, one_mul, mul_one, add_zero]

theorem Expr.denote_toPoly : ∀ e : Expr, e.toPoly.denote ctx = e.denote ctx
  | .num k => (denoteInt_eq k).symm
  | .natCast k => intCast_natCast k
  | .intCast k => rfl
  | .var x => (denote_ofPower ctx x 1).trans (pow_one _)
  | .neg a => by rw [toPoly, Poly.denote_mulConst, denote_toPoly a, neg_one_mul, denote]
  | .add a b => by rw [toPoly, Poly.denote_combine, denote_toPoly a, denote_toPoly b, denote]
  | .sub a b => by
    rw [toPoly, Poly.denote_combine, Poly.denote_mulConst, denote_toPoly a, denote_toPoly b, neg_one_mul, denote, sub_eq_add_neg]
  | .mul a b => by rw [toPoly, Poly.denote_mul, denote_toPoly a, denote_toPoly b, denote]
  | .pow a k => by
    have general : (a.toPoly.pow k).denote ctx = a.denote ctx ^ k := by rw [Poly.denote_pow, denote_toPoly a]
    rw [toPoly, denote]
    cases a with
    | num n => exact (intCast_pow n k).trans (congrArg (fun x : α => x ^ k) (denoteInt_eq n).symm)
    | var x =>
      rw [powPoly, denote]
      cases h : Nat.beq k 0
      · exact denote_ofPower ctx x k
      · rw [Nat.eq_of_beq_eq_true h, pow_zero]; exact intCast_one
    | _ => exact general

theorem Expr.denote_eq {a b : Expr} (h : a.toPoly.beq b.toPoly = true) : a.denote ctx = b.denote ctx := by
  rw [← denote_toPoly, ← denote_toPoly, Poly.eq_of_beq h]

end

end Lean.Grind.CommRing
