prelude
import Init.Decidable
import Init.Int.Basic
import Init.Prod
import Init.String.Basic

/-!
# Comparison

`Ordering` is the result of a comparison; `Ord α` is the class of types with one. Instances for the usual types, and
the orders that come from comparing by a function, lexicographically or the other way round.
-/

universe u v w

namespace Ordering

instance : DecidableEq Ordering
  | lt, lt => isTrue rfl
  | eq, eq => isTrue rfl
  | gt, gt => isTrue rfl
  | lt, eq => isFalse nofun
  | lt, gt => isFalse nofun
  | eq, lt => isFalse nofun
  | eq, gt => isFalse nofun
  | gt, lt => isFalse nofun
  | gt, eq => isFalse nofun

/-- Exchanges `lt` and `gt`. -/
@[inline] def swap : Ordering → Ordering
  | lt => gt
  | eq => eq
  | gt => lt

/-- The first comparison, unless it says `eq`: then the second. -/
@[macro_inline] def «then» (a b : Ordering) : Ordering :=
  match a with
  | eq => b
  | lt => lt
  | gt => gt

/-- Whether the result is `eq`. -/
@[inline] def isEq : Ordering → Bool
  | eq => true
  | _ => false

/-- Whether the result is not `eq`. -/
@[inline] def isNe : Ordering → Bool
  | eq => false
  | _ => true

/-- Whether the result is `lt` or `eq`. -/
@[inline] def isLE : Ordering → Bool
  | gt => false
  | _ => true

/-- Whether the result is `lt`. -/
@[inline] def isLT : Ordering → Bool
  | lt => true
  | _ => false

/-- Whether the result is `gt`. -/
@[inline] def isGT : Ordering → Bool
  | gt => true
  | _ => false

/-- Whether the result is `gt` or `eq`. -/
@[inline] def isGE : Ordering → Bool
  | lt => false
  | _ => true

instance instDecidableForallOfDecidablePred {p : Ordering → Prop} [DecidablePred p] : Decidable (∀ o, p o) :=
  decidable_of_decidable_of_iff (p := p lt ∧ p eq ∧ p gt)
    ⟨fun ⟨h₁, h₂, h₃⟩ o => match o with | lt => h₁ | eq => h₂ | gt => h₃, fun h => ⟨h lt, h eq, h gt⟩⟩

instance instDecidableExistsOfDecidablePred {p : Ordering → Prop} [DecidablePred p] : Decidable (∃ o, p o) :=
  decidable_of_decidable_of_iff (p := p lt ∨ p eq ∨ p gt)
    ⟨fun h => match h with | .inl h => ⟨_, h⟩ | .inr (.inl h) => ⟨_, h⟩ | .inr (.inr h) => ⟨_, h⟩,
     fun ⟨o, h⟩ => match o, h with | lt, h => .inl h | eq, h => .inr (.inl h) | gt, h => .inr (.inr h)⟩

@[simp] theorem swap_swap : ∀ {o : Ordering}, o.swap.swap = o := by decide
@[simp] theorem swap_lt : lt.swap = gt := rfl
@[simp] theorem swap_eq : eq.swap = eq := rfl
@[simp] theorem swap_gt : gt.swap = lt := rfl
@[simp] theorem swap_inj : ∀ {o₁ o₂ : Ordering}, o₁.swap = o₂.swap ↔ o₁ = o₂ := by decide
@[simp] theorem isLT_lt : lt.isLT := rfl
@[simp] theorem isLT_eq : eq.isLT = false := rfl
@[simp] theorem isLT_gt : gt.isLT = false := rfl
@[simp] theorem isLE_lt : lt.isLE := rfl
@[simp] theorem isLE_eq : eq.isLE := rfl
@[simp] theorem isLE_gt : gt.isLE = false := rfl
@[simp] theorem isGT_lt : lt.isGT = false := rfl
@[simp] theorem isGT_eq : eq.isGT = false := rfl
@[simp] theorem isGT_gt : gt.isGT := rfl
@[simp] theorem isGE_lt : lt.isGE = false := rfl
@[simp] theorem isGE_eq : eq.isGE := rfl
@[simp] theorem isGE_gt : gt.isGE := rfl
@[simp] theorem isEq_lt : lt.isEq = false := rfl
@[simp] theorem isEq_eq : eq.isEq := rfl
@[simp] theorem isEq_gt : gt.isEq = false := rfl
@[simp] theorem lt_then {o : Ordering} : lt.then o = lt := rfl
@[simp] theorem gt_then {o : Ordering} : gt.then o = gt := rfl
@[simp] theorem eq_then {o : Ordering} : eq.then o = o := rfl
@[simp] theorem then_eq {o : Ordering} : o.then eq = o := by cases o <;> rfl
@[simp] theorem then_self : ∀ {o : Ordering}, o.then o = o := by decide
theorem then_assoc {o₁ o₂ o₃ : Ordering} : (o₁.then o₂).then o₃ = o₁.then (o₂.then o₃) := by cases o₁ <;> rfl
theorem swap_then : ∀ {o₁ o₂ : Ordering}, (o₁.then o₂).swap = o₁.swap.then o₂.swap := by decide
theorem then_eq_lt : ∀ {o₁ o₂ : Ordering}, o₁.then o₂ = lt ↔ o₁ = lt ∨ o₁ = eq ∧ o₂ = lt := by decide
theorem then_eq_eq : ∀ {o₁ o₂ : Ordering}, o₁.then o₂ = eq ↔ o₁ = eq ∧ o₂ = eq := by decide
theorem then_eq_gt : ∀ {o₁ o₂ : Ordering}, o₁.then o₂ = gt ↔ o₁ = gt ∨ o₁ = eq ∧ o₂ = gt := by decide
theorem isEq_iff_eq_eq : ∀ {o : Ordering}, o.isEq ↔ o = eq := by decide
theorem isLT_iff_eq_lt : ∀ {o : Ordering}, o.isLT ↔ o = lt := by decide
theorem isGT_iff_eq_gt : ∀ {o : Ordering}, o.isGT ↔ o = gt := by decide

end Ordering

/-- Types with a three-way comparison. -/
class Ord (α : Type u) where
  /-- How `a` compares to `b`. -/
  compare : α → α → Ordering

export Ord (compare)

/-- Compares by `<` and `=`. -/
@[inline] def compareOfLessAndEq {α : Type u} (x y : α) [LT α] [Decidable (x < y)] [DecidableEq α] : Ordering :=
  if x < y then Ordering.lt
  else if x = y then Ordering.eq
  else Ordering.gt

/-- Compares by `<` and `==`. -/
@[inline] def compareOfLessAndBEq {α : Type u} (x y : α) [LT α] [Decidable (x < y)] [BEq α] : Ordering :=
  if x < y then .lt
  else if x == y then .eq
  else .gt

/-- Compares by `cmp₁`, and where that says `eq`, by `cmp₂`. -/
@[inline] def compareLex {α : Sort u} {β : Sort v} (cmp₁ cmp₂ : α → β → Ordering) (a : α) (b : β) : Ordering :=
  (cmp₁ a b).then (cmp₂ a b)

/-- Compares the values of `f`. -/
@[inline] def compareOn {β : Type v} {α : Sort u} [ord : Ord β] (f : α → β) (x y : α) : Ordering := compare (f x) (f y)

instance instOrdNat : Ord Nat where
  compare a b := compareOfLessAndEq a b

instance instOrdInt : Ord Int where
  compare a b := compareOfLessAndEq a b

instance instOrdBool : Ord Bool where
  compare
    | false, true => .lt
    | true, false => .gt
    | _, _ => .eq

instance instOrdFin (n : Nat) : Ord (Fin n) where
  compare x y := compare x.val y.val

instance instOrdOption {α : Type u} [Ord α] : Ord (Option α) where
  compare
    | none, none => .eq
    | none, some _ => .lt
    | some _, none => .gt
    | some x, some y => compare x y

instance instOrdOrdering : Ord Ordering where
  compare a b := compare (a.ctorIdx) (b.ctorIdx)

instance instOrdChar : Ord Char where
  compare x y := compare x.toNat y.toNat

instance String.instOrd : Ord String where
  compare x y := compareOfLessAndEq x y

instance instOrdSubtype {α : Type u} {p : α → Prop} [Ord α] : Ord (Subtype p) := ⟨fun x y => compare x.val y.val⟩

/-- The lexicographic comparison of pairs. -/
@[instance_reducible] def lexOrd {α : Type u} {β : Type v} [Ord α] [Ord β] : Ord (α × β) where
  compare := compareLex (compareOn (·.1)) (compareOn (·.2))

/-- Lexicographic comparison of lists by `cmp`. -/
@[specialize] protected def List.compareLex {α : Type u} (cmp : α → α → Ordering) : List α → List α → Ordering
  | [], [] => .eq
  | [], _ :: _ => .lt
  | _ :: _, [] => .gt
  | x :: xs, y :: ys => match cmp x y with
    | .lt => .lt
    | .eq => List.compareLex cmp xs ys
    | .gt => .gt

instance List.instOrd {α : Type u} [Ord α] : Ord (List α) := ⟨List.compareLex compare⟩

/-- The order that a comparison gives. -/
@[instance_reducible] def ltOfOrd {α : Type u} [Ord α] : LT α := ⟨fun a b => compare a b = Ordering.lt⟩

/-- The reflexive order that a comparison gives. -/
@[instance_reducible] def leOfOrd {α : Type u} [Ord α] : LE α := ⟨fun a b => (compare a b).isLE⟩

namespace Ord

variable {α : Type u} {β : Type v}

/-- Boolean equality by comparison. -/
@[instance_reducible] protected def toBEq (ord : Ord α) : BEq α := ⟨fun x y => (ord.compare x y).isEq⟩

/-- The order by comparison. -/
@[instance_reducible] protected def toLT (ord : Ord α) : LT α := @ltOfOrd _ ord

/-- The reflexive order by comparison. -/
@[instance_reducible] protected def toLE (ord : Ord α) : LE α := @leOfOrd _ ord

/-- The opposite comparison. -/
@[instance_reducible] protected def opposite (ord : Ord α) : Ord α := ⟨fun x y => ord.compare y x⟩

/-- Comparison of the values of `f`. -/
@[instance_reducible] protected def on (_ : Ord β) (f : α → β) : Ord α := ⟨compareOn f⟩

/-- Lexicographic comparison. -/
@[instance_reducible] protected def lex' (ord₁ ord₂ : Ord α) : Ord α := ⟨compareLex ord₁.compare ord₂.compare⟩

end Ord

namespace Nat

theorem compare_eq_ite_lt (a b : Nat) : compare a b = if a < b then .lt else if b < a then .gt else .eq := by
  show compareOfLessAndEq a b = _
  unfold compareOfLessAndEq
  by_cases h : a < b
  · rw [if_pos h, if_pos h]
  · rw [if_neg h, if_neg h]
    by_cases h' : a = b
    · rw [if_pos h', if_neg (h' ▸ Nat.lt_irrefl a)]
    · rw [if_neg h', if_pos (Nat.lt_of_le_of_ne (Nat.le_of_not_lt h) (Ne.symm h'))]

protected theorem compare_eq_lt {a b : Nat} : compare a b = .lt ↔ a < b := by
  rw [compare_eq_ite_lt]; split
  · exact iff_of_true rfl ‹_›
  · split <;> exact iff_of_false nofun ‹_›

protected theorem compare_eq_gt {a b : Nat} : compare a b = .gt ↔ b < a := by
  rw [compare_eq_ite_lt]
  split
  · exact iff_of_false nofun (Nat.lt_asymm ‹_›)
  · split
    · exact iff_of_true rfl ‹_›
    · exact iff_of_false nofun ‹_›

protected theorem compare_eq_eq {a b : Nat} : compare a b = .eq ↔ a = b := by
  rw [compare_eq_ite_lt]
  split
  · exact iff_of_false nofun (Nat.ne_of_lt ‹_›)
  · split
    · exact iff_of_false nofun (Nat.ne_of_gt ‹_›)
    · exact iff_of_true rfl (Nat.le_antisymm (Nat.le_of_not_lt ‹_›) (Nat.le_of_not_lt ‹_›))

theorem compare_swap (a b : Nat) : (compare a b).swap = compare b a := by
  rw [compare_eq_ite_lt, compare_eq_ite_lt]
  by_cases h : a < b
  · rw [if_pos h, if_neg (Nat.lt_asymm h), if_pos h]; rfl
  · rw [if_neg h, if_neg h]; split <;> rfl

end Nat
