prelude
import Init.Int.Div
import Init.Nat.Gcd

/-!
# `omega`: lists of coefficients

`omega` represents the linear part of a term as a list of coefficients, one for each atom, and a
valuation of the atoms as a list of integers. Missing entries count as zero. The tactic computes with
the same functions in compiled code, and the kernel repeats the computation on these definitions.
-/

namespace Lean.Omega

/-- Coefficients of the atoms, or values of the atoms. -/
abbrev IntList := List Int

namespace IntList

/-- The `i`-th entry. -/
noncomputable def get : IntList → Nat → Int
  | [], _ => 0
  | x :: _, 0 => x
  | _ :: xs, i + 1 => get xs i

/-- Replaces the `i`-th entry, filling up with zeros. -/
noncomputable def set : IntList → Nat → Int → IntList
  | [], 0, y => [y]
  | [], i + 1, y => 0 :: set [] i y
  | _ :: xs, 0, y => y :: xs
  | x :: xs, i + 1, y => x :: set xs i y

/-- The first entry that is not zero. -/
noncomputable def leading : IntList → Int
  | [] => 0
  | x :: xs => if x = 0 then leading xs else x

/-- Multiplies each entry. -/
noncomputable def smul : IntList → Int → IntList
  | [], _ => []
  | x :: xs, i => (i * x) :: smul xs i

/-- The linear combination `a * xs + b * ys`. -/
noncomputable def combo (a : Int) : IntList → Int → IntList → IntList
  | [], b, ys => smul ys b
  | x :: xs, _, [] => smul (x :: xs) a
  | x :: xs, b, y :: ys => (a * x + b * y) :: combo a xs b ys

/-- The dot product. -/
noncomputable def dot : IntList → IntList → Int
  | [], _ => 0
  | _ :: _, [] => 0
  | x :: xs, y :: ys => x * y + dot xs ys

/-- The greatest common divisor of the entries. -/
noncomputable def gcd : IntList → Nat
  | [] => 0
  | x :: xs => Nat.gcd x.natAbs (gcd xs)

/-- Divides each entry. -/
noncomputable def sdiv : IntList → Int → IntList
  | [], _ => []
  | x :: xs, g => (x / g) :: sdiv xs g

/-- The balanced remainder of each entry. -/
noncomputable def bmod : IntList → Nat → IntList
  | [], _ => []
  | x :: xs, m => Int.bmod x m :: bmod xs m

/-- All entries are zero. -/
noncomputable def IsZero : IntList → Prop
  | [] => True
  | x :: xs => x = 0 ∧ IsZero xs

noncomputable instance decIsZero : (xs : IntList) → Decidable (IsZero xs)
  | [] => .isTrue trivial
  | x :: xs => have := decIsZero xs; inferInstanceAs (Decidable (x = 0 ∧ IsZero xs))

/-! ## Dot products of computed lists -/

theorem dot_nil_right : ∀ xs : IntList, dot xs [] = 0
  | [] => rfl
  | _ :: _ => rfl

theorem dot_smul (xs v : IntList) (i : Int) : dot (smul xs i) v = i * dot xs v := by
  induction xs generalizing v with
  | nil => exact (Int.mul_zero i).symm
  | cons x xs ih =>
    cases v with
    | nil => exact (Int.mul_zero i).symm
    | cons y v => simp only [smul, dot, ih, Int.mul_add, Int.mul_assoc]

theorem dot_combo (a : Int) (xs : IntList) (b : Int) (ys v : IntList) :
    dot (combo a xs b ys) v = a * dot xs v + b * dot ys v := by
  induction xs generalizing ys v with
  | nil => simp only [combo, dot_smul, dot, Int.mul_zero, Int.zero_add]
  | cons x xs ih =>
    cases ys with
    | nil => simp only [combo, dot_smul, dot, Int.mul_zero, Int.add_zero]
    | cons y ys =>
      cases v with
      | nil => simp only [dot_nil_right, Int.mul_zero, Int.add_zero]
      | cons z v =>
        simp only [combo, dot, ih, Int.mul_add, Int.add_mul, Int.mul_assoc, Int.add_assoc, Int.add_left_comm]

theorem dot_of_isZero {xs : IntList} (h : IsZero xs) (v : IntList) : dot xs v = 0 := by
  induction xs generalizing v with
  | nil => rfl
  | cons x xs ih =>
    cases v with
    | nil => rfl
    | cons y v => rw [dot, h.1, ih h.2, Int.zero_mul]; rfl

/-- Setting an entry beyond the end adds one product. -/
theorem dot_set {xs : IntList} {i : Nat} (h : xs.length ≤ i) (y : Int) (v : IntList) :
    dot (set xs i y) v = dot xs v + y * get v i := by
  induction i generalizing xs v with
  | zero =>
    cases xs with
    | nil => cases v <;> simp only [set, dot, get, Int.mul_zero, Int.zero_add, Int.add_zero]
    | cons x xs => exact (Nat.not_succ_le_zero _ h).elim
  | succ i ih =>
    cases xs with
    | nil =>
      cases v with
      | nil => simp only [dot_nil_right, get, Int.mul_zero, Int.add_zero]
      | cons z v => simp only [set, dot, get, ih (xs := []) (Nat.zero_le i), Int.zero_mul, Int.zero_add]
    | cons x xs =>
      cases v with
      | nil => simp only [dot_nil_right, get, Int.mul_zero, Int.add_zero]
      | cons z v => simp only [set, dot, get, ih (Nat.le_of_succ_le_succ h), Int.add_assoc]

/-! ## Division by the greatest common divisor -/

/-- Every entry is a multiple of `g`. -/
noncomputable def DvdAll (g : Int) : IntList → Prop
  | [] => True
  | x :: xs => g ∣ x ∧ DvdAll g xs

private theorem dvd_of_dvd_natAbs {g : Nat} : ∀ {a : Int}, g ∣ a.natAbs → (g : Int) ∣ a
  | .ofNat _, ⟨k, h⟩ => ⟨k, congrArg Int.ofNat h⟩
  | .negSucc n, ⟨k, h⟩ => ⟨-k, by rw [Int.mul_neg, ← Int.natCast_mul, ← h]; rfl⟩

theorem gcd_dvdAll (xs : IntList) : DvdAll (gcd xs) xs := by
  have mono {g h : Nat} (hgh : g ∣ h) : ∀ {xs : IntList}, DvdAll h xs → DvdAll g xs := by
    intro xs
    induction xs with
    | nil => exact id
    | cons x xs ih =>
      intro ⟨⟨c, hc⟩, hxs⟩
      rcases hgh with ⟨d, rfl⟩
      exact ⟨⟨d * c, by rw [hc, Int.natCast_mul, Int.mul_assoc]⟩, ih hxs⟩
  induction xs with
  | nil => trivial
  | cons x xs ih => exact ⟨dvd_of_dvd_natAbs (Nat.gcd_dvd_left ..), mono (Nat.gcd_dvd_right ..) ih⟩

theorem mul_dot_sdiv {g : Int} {xs : IntList} (h : DvdAll g xs) (v : IntList) :
    g * dot (sdiv xs g) v = dot xs v := by
  induction xs generalizing v with
  | nil => exact Int.mul_zero g
  | cons x xs ih =>
    cases v with
    | nil => exact Int.mul_zero g
    | cons y v =>
      rcases h with ⟨⟨c, rfl⟩, h⟩
      have : g * (g * c / g) = g * c := by
        by_cases hg : g = 0
        · rw [hg, Int.zero_mul, Int.zero_mul]
        · rw [Int.mul_ediv_cancel_left c hg]
      rw [sdiv, dot, Int.mul_add, ih h, ← Int.mul_assoc, this, dot]

theorem isZero_of_gcd_eq_zero {xs : IntList} (h : gcd xs = 0) : IsZero xs := by
  have := gcd_dvdAll xs
  rw [h] at this
  clear h
  induction xs with
  | nil => trivial
  | cons x xs ih =>
    rcases this with ⟨⟨c, hc⟩, h⟩
    exact ⟨hc.trans (Int.zero_mul c), ih h⟩

/-! ## Balanced remainders -/

theorem exists_bmod_eq (x : Int) (m : Nat) : ∃ k : Int, Int.bmod x m = x + m * k := by
  have h : x % m = x + m * -(x / m) := by rw [Int.emod_def, Int.mul_neg]; rfl
  rw [Int.bmod]
  split
  · exact ⟨_, h⟩
  · exact ⟨-(x / m) + -1, by rw [h, Int.mul_add, Int.mul_neg m 1, Int.mul_one, ← Int.add_assoc]; rfl⟩

theorem exists_dot_bmod_eq (xs v : IntList) (m : Nat) : ∃ k : Int, dot (bmod xs m) v = dot xs v + m * k := by
  induction xs generalizing v with
  | nil => exact ⟨0, by rw [Int.mul_zero]; rfl⟩
  | cons x xs ih =>
    cases v with
    | nil => exact ⟨0, by rw [Int.mul_zero]; rfl⟩
    | cons y v =>
      rcases ih v with ⟨k, hk⟩
      rcases exists_bmod_eq x m with ⟨l, hl⟩
      refine ⟨l * y + k, ?_⟩
      simp only [bmod, dot, hk, hl, Int.add_mul, Int.mul_add, Int.mul_assoc, Int.add_assoc, Int.add_left_comm]

theorem length_bmod (xs : IntList) (m : Nat) : (bmod xs m).length = xs.length := by
  induction xs with
  | nil => rfl
  | cons x xs ih => exact congrArg (· + 1) ih

end IntList

end Lean.Omega
