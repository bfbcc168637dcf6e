prelude
import Init.Omega.IntList

/-!
# `omega`: linear combinations

A term that `omega` understands is a linear combination of atoms: a constant and coefficients. Each
operation on linear combinations comes with the theorem that evaluating its result is the operation
on the values.
-/

-- the types below only serve proofs by computation: no injectivity or size lemmas for them
set_option genInjectivity false
set_option genSizeOf false

namespace Lean.Omega

/-- The coefficients of a linear combination. -/
abbrev Coeffs := IntList

namespace Coeffs

noncomputable abbrev toList (xs : Coeffs) : List Int := xs
noncomputable abbrev ofList (xs : List Int) : Coeffs := xs
noncomputable abbrev set (xs : Coeffs) (i : Nat) (y : Int) : Coeffs := IntList.set xs i y
noncomputable abbrev get (xs : Coeffs) (i : Nat) : Int := IntList.get xs i
noncomputable abbrev gcd (xs : Coeffs) : Nat := IntList.gcd xs
noncomputable abbrev smul (xs : Coeffs) (g : Int) : Coeffs := IntList.smul xs g
noncomputable abbrev sdiv (xs : Coeffs) (g : Int) : Coeffs := IntList.sdiv xs g
noncomputable abbrev dot (xs ys : Coeffs) : Int := IntList.dot xs ys
noncomputable abbrev combo (a : Int) (xs : Coeffs) (b : Int) (ys : Coeffs) : Coeffs := IntList.combo a xs b ys
noncomputable abbrev length (xs : Coeffs) := List.length xs
noncomputable abbrev leading (xs : Coeffs) : Int := IntList.leading xs
noncomputable abbrev bmod (x : Coeffs) (m : Nat) : Coeffs := IntList.bmod x m
noncomputable abbrev isZero (xs : Coeffs) : Prop := IntList.IsZero xs

/-- What the balanced remainders of the coefficients lose of the balanced remainder of the value. -/
noncomputable def bmod_dot_sub_dot_bmod (m : Nat) (a b : Coeffs) : Int := Int.bmod (dot a b) m - dot (bmod a m) b

end Coeffs

/-- A linear combination of atoms. -/
structure LinearCombo where
  /-- The constant term. -/
  const : Int := 0
  /-- The coefficients of the atoms. -/
  coeffs : Coeffs := []

namespace LinearCombo

/-- The value, given the values of the atoms. -/
noncomputable def eval (lc : LinearCombo) (values : Coeffs) : Int := lc.const + lc.coeffs.dot values

/-- The `i`-th atom. -/
noncomputable def coordinate (i : Nat) : LinearCombo where
  const := 0
  coeffs := Coeffs.set [] i 1

noncomputable def add (l₁ l₂ : LinearCombo) : LinearCombo where
  const := l₁.const + l₂.const
  coeffs := Coeffs.combo 1 l₁.coeffs 1 l₂.coeffs

noncomputable def sub (l₁ l₂ : LinearCombo) : LinearCombo where
  const := l₁.const - l₂.const
  coeffs := Coeffs.combo 1 l₁.coeffs (-1) l₂.coeffs

noncomputable def neg (lc : LinearCombo) : LinearCombo where
  const := -lc.const
  coeffs := lc.coeffs.smul (-1)

noncomputable def smul (lc : LinearCombo) (i : Int) : LinearCombo where
  const := i * lc.const
  coeffs := lc.coeffs.smul i

/-- The product, when one of the factors is constant. -/
noncomputable def mul (l₁ l₂ : LinearCombo) : LinearCombo :=
  if l₂.coeffs.isZero then smul l₁ l₂.const else smul l₂ l₁.const

noncomputable instance : Add LinearCombo := ⟨add⟩
noncomputable instance : Sub LinearCombo := ⟨sub⟩
noncomputable instance : Neg LinearCombo := ⟨neg⟩

theorem add_eval (l₁ l₂ : LinearCombo) (v : Coeffs) : (l₁ + l₂).eval v = l₁.eval v + l₂.eval v := by
  show l₁.const + l₂.const + IntList.dot (IntList.combo 1 _ 1 _) v = _
  simp only [eval, IntList.dot_combo, Int.one_mul, Int.add_assoc, Int.add_left_comm]

theorem sub_eval (l₁ l₂ : LinearCombo) (v : Coeffs) : (l₁ - l₂).eval v = l₁.eval v - l₂.eval v := by
  show l₁.const - l₂.const + IntList.dot (IntList.combo 1 _ (-1) _) v = _
  simp only [eval, IntList.dot_combo, Int.one_mul, Int.neg_mul, Int.sub_eq_add_neg, Int.neg_add, Int.add_assoc,
    Int.add_left_comm]

theorem neg_eval (lc : LinearCombo) (v : Coeffs) : (-lc).eval v = -lc.eval v := by
  show -lc.const + IntList.dot (IntList.smul _ (-1)) v = _
  simp only [eval, IntList.dot_smul, Int.neg_mul, Int.one_mul, Int.neg_add]

theorem smul_eval (lc : LinearCombo) (i : Int) (v : Coeffs) : (smul lc i).eval v = i * lc.eval v := by
  simp only [smul, eval, IntList.dot_smul, Int.mul_add]

theorem mul_eval (l₁ l₂ : LinearCombo) (v : Coeffs) (w : l₁.coeffs.isZero ∨ l₂.coeffs.isZero) :
    (mul l₁ l₂).eval v = l₁.eval v * l₂.eval v := by
  rw [mul]
  split
  next h => rw [smul_eval, eval, eval, Coeffs.dot, Coeffs.dot, IntList.dot_of_isZero h, Int.add_zero, Int.mul_comm]
  next h =>
    have h₁ := w.elim id fun h' => (h h').elim
    rw [smul_eval, eval, eval, Coeffs.dot, Coeffs.dot, IntList.dot_of_isZero h₁, Int.add_zero]

/-! ## Atoms -/

theorem coordinate_eval (i : Nat) (v : Coeffs) : (coordinate i).eval v = v.get i := by
  rw [eval, coordinate, Int.zero_add, Coeffs.dot, Coeffs.set, IntList.dot_set i.zero_le, IntList.dot, Int.one_mul,
    Int.zero_add]

theorem coordinate_eval_0 {a0 : Int} {t : List Int} : (coordinate 0).eval (.ofList (a0 :: t)) = a0 :=
  coordinate_eval 0 _
theorem coordinate_eval_1 {a0 a1 : Int} {t : List Int} : (coordinate 1).eval (.ofList (a0 :: a1 :: t)) = a1 :=
  coordinate_eval 1 _
theorem coordinate_eval_2 {a0 a1 a2 : Int} {t : List Int} :
    (coordinate 2).eval (.ofList (a0 :: a1 :: a2 :: t)) = a2 :=
  coordinate_eval 2 _
theorem coordinate_eval_3 {a0 a1 a2 a3 : Int} {t : List Int} :
    (coordinate 3).eval (.ofList (a0 :: a1 :: a2 :: a3 :: t)) = a3 :=
  coordinate_eval 3 _
theorem coordinate_eval_4 {a0 a1 a2 a3 a4 : Int} {t : List Int} :
    (coordinate 4).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: t)) = a4 :=
  coordinate_eval 4 _
theorem coordinate_eval_5 {a0 a1 a2 a3 a4 a5 : Int} {t : List Int} :
    (coordinate 5).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: t)) = a5 :=
  coordinate_eval 5 _
theorem coordinate_eval_6 {a0 a1 a2 a3 a4 a5 a6 : Int} {t : List Int} :
    (coordinate 6).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: t)) = a6 :=
  coordinate_eval 6 _
theorem coordinate_eval_7 {a0 a1 a2 a3 a4 a5 a6 a7 : Int} {t : List Int} :
    (coordinate 7).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: t)) = a7 :=
  coordinate_eval 7 _
theorem coordinate_eval_8 {a0 a1 a2 a3 a4 a5 a6 a7 a8 : Int} {t : List Int} :
    (coordinate 8).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: t)) = a8 :=
  coordinate_eval 8 _
theorem coordinate_eval_9 {a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 : Int} {t : List Int} :
    (coordinate 9).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: a9 :: t)) = a9 :=
  coordinate_eval 9 _

end LinearCombo

end Lean.Omega
