prelude
import Init.Grind.Preorder
import Init.Grind.Ring.Poly

/-!
# `grind`: the ring of integers

`Int` as an ordered commutative ring of characteristic 0, which makes `grind` prove ring identities and use Gröbner bases.
-/

namespace Lean.Grind

instance : CommRing Int where
  nsmul := ⟨fun n a => n * a⟩
  zsmul := ⟨fun n a => n * a⟩
  add_zero := Int.add_zero
  add_comm := Int.add_comm
  add_assoc := Int.add_assoc
  mul_assoc := Int.mul_assoc
  mul_comm := Int.mul_comm
  mul_one := Int.mul_one
  one_mul := Int.one_mul
  left_distrib := Int.mul_add
  right_distrib := Int.add_mul
  zero_mul := Int.zero_mul
  mul_zero := Int.mul_zero
  pow_zero _ := rfl
  pow_succ _ _ := rfl
  neg_add_cancel := Int.add_left_neg
  sub_eq_add_neg _ _ := Int.sub_eq_add_neg
  neg_zsmul := Int.neg_mul

instance : IsCharP Int 0 where
  ofNat_ext_iff x y := by
    rw [Nat.mod_zero, Nat.mod_zero]
    exact ⟨Int.ofNat.inj, congrArg Int.ofNat⟩

instance : NoNatZeroDivisors Int where
  no_nat_zero_divisors _ _ _ h h' := Int.eq_of_mul_eq_mul_left (fun e => h (Int.ofNat.inj e)) h'

instance : OrderedRing Int where
  add_le_left_iff c := (Int.add_le_add_iff_right c).symm
  zero_lt_one := by decide
  mul_lt_mul_of_pos_left := Int.mul_lt_mul_of_pos_left
  mul_lt_mul_of_pos_right := Int.mul_lt_mul_of_pos_right

namespace CommRing

/-! ## Polynomials in the form in which they are shown -/

/-- A power, as it is written. -/
noncomputable def Power.denote' (ctx : Context Int) (p : Power) : Int :=
  bif Nat.beq p.k 1 then ctx.get p.x else ctx.get p.x ^ p.k

/-- `r * m`. -/
noncomputable def Mon.denoteWith (ctx : Context Int) (r : Int) : Mon → Int
  | .unit => r
  | .mult p m => denoteWith ctx (r * p.denote' ctx) m

/-- A monomial, as it is written. -/
noncomputable def Mon.denote' (ctx : Context Int) : Mon → Int
  | .unit => 1
  | .mult p m => m.denoteWith ctx (p.denote' ctx)

/-- A product, as it is written. -/
noncomputable def denoteTerm (ctx : Context Int) (k : Int) (m : Mon) : Int :=
  bif k == 1 then m.denote' ctx else k * m.denote' ctx

/-- `r + p`. -/
noncomputable def Poly.denoteWith (ctx : Context Int) (r : Int) : Poly → Int
  | .num k => bif k == 0 then r else r + k
  | .add k m p => denoteWith ctx (r + denoteTerm ctx k m) p

/-- A polynomial, as it is written. -/
noncomputable def Poly.denote' (ctx : Context Int) : Poly → Int
  | .num k => k
  | .add k m p => p.denoteWith ctx (denoteTerm ctx k m)

theorem Power.denote'_eq (ctx : Context Int) (p : Power) : p.denote' ctx = p.denote ctx := by
  rw [denote', denote]
  cases h : Nat.beq p.k 1
  · rfl
  · rw [Nat.eq_of_beq_eq_true h]; exact (Semiring.pow_one _).symm

theorem Mon.denoteWith_eq (ctx : Context Int) : ∀ (m : Mon) (r : Int), m.denoteWith ctx r = r * m.denote ctx
  | .unit, r => (Int.mul_one r).symm
  | .mult p m, r => by rw [denoteWith, denoteWith_eq ctx m, Power.denote'_eq, denote, Int.mul_assoc]

theorem denoteTerm_eq (ctx : Context Int) (k : Int) (m : Mon) : denoteTerm ctx k m = k * m.denote ctx := by
  have e : m.denote' ctx = m.denote ctx := match m with
    | .unit => rfl
    | .mult p m => by rw [Mon.denote', Mon.denoteWith_eq, Power.denote'_eq]; rfl
  rw [denoteTerm, e]
  cases h : k == 1
  · rfl
  · rw [LawfulBEq.eq_of_beq h, cond, Int.one_mul]

theorem Poly.denoteWith_eq (ctx : Context Int) : ∀ (p : Poly) (r : Int), p.denoteWith ctx r = r + p.denote ctx
  | .num k, r => by
    rw [denoteWith]
    cases h : k == 0
    · rfl
    · rw [LawfulBEq.eq_of_beq h]; exact (Int.add_zero r).symm
  | .add k m p, r => by rw [denoteWith, denoteWith_eq ctx p, denoteTerm_eq, Int.add_assoc]; rfl

theorem norm_int (ctx : Context Int) (e : Expr) (p : Poly) (h : e.toPoly.beq p = true) : e.denote ctx = p.denote' ctx := by
  rw [← Expr.denote_toPoly, Poly.eq_of_beq h]
  exact match p with
    | .num _ => rfl
    | .add k m p => ((Poly.denoteWith_eq ctx p _).trans (congrArg (· + _) (denoteTerm_eq ctx k m))).symm

end CommRing

end Lean.Grind
