prelude
import Init.Logic.Simp

/-!
# Classes with laws, casts, notation classes

`LawfulBEq` and its kin, `NeZero`, casts from `Nat` and `Int`, and default behaviour of classes that notation uses.
-/

universe u v w

/-! ## Lawful Boolean equality -/

class ReflBEq (α : Type u) [BEq α] : Prop where
  protected rfl {a : α} : a == a

class LawfulBEq (α : Type u) [BEq α] : Prop extends ReflBEq α where
  eq_of_beq : {a b : α} → a == b → a = b

export LawfulBEq (eq_of_beq)

@[simp] theorem BEq.rfl {α : Type u} [BEq α] [ReflBEq α] {a : α} : a == a := ReflBEq.rfl

@[simp] theorem beq_self_eq_true {α : Type u} [BEq α] [ReflBEq α] (a : α) : (a == a) = true := ReflBEq.rfl

theorem BEq.refl {α : Type u} [BEq α] [ReflBEq α] (a : α) : a == a := ReflBEq.rfl

theorem beq_of_eq {α : Type u} [BEq α] [ReflBEq α] {a b : α} (h : a = b) : a == b := h ▸ ReflBEq.rfl

theorem not_eq_of_beq_eq_false {α : Type u} [BEq α] [ReflBEq α] {a b : α} (h : (a == b) = false) : ¬a = b :=
  fun e => Bool.noConfusion (h.symm.trans (beq_of_eq e))

@[simp] theorem beq_iff_eq {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : a == b ↔ a = b := ⟨eq_of_beq, beq_of_eq⟩

theorem beq_eq_false_iff_ne {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : (a == b) = false ↔ a ≠ b :=
  ⟨not_eq_of_beq_eq_false, fun h => Bool.of_not_eq_true fun e => h (eq_of_beq e)⟩

attribute [simp] beq_eq_false_iff_ne

theorem beq_false_of_ne {α : Type u} [BEq α] [LawfulBEq α] {a b : α} (h : a ≠ b) : (a == b) = false :=
  beq_eq_false_iff_ne.2 h

theorem ne_of_beq_false {α : Type u} [BEq α] [ReflBEq α] {a b : α} (h : (a == b) = false) : a ≠ b :=
  not_eq_of_beq_eq_false h

theorem bne_iff_ne {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : a != b ↔ a ≠ b := by
  show (!(a == b)) = true ↔ a ≠ b
  rw [Bool.not_eq_true']; exact beq_eq_false_iff_ne

attribute [simp] bne_iff_ne

theorem bne_eq_false_iff_eq {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : (a != b) = false ↔ a = b := by
  show (!(a == b)) = false ↔ a = b
  rw [Bool.not_eq_false']; exact beq_iff_eq

attribute [simp] bne_eq_false_iff_eq

@[simp] theorem bne_self_eq_false {α : Type u} [BEq α] [ReflBEq α] (a : α) : (a != a) = false := by
  show (!(a == a)) = false; rw [beq_self_eq_true]; rfl

theorem bne_self_eq_false' {α : Type u} [DecidableEq α] (a : α) : (a != a) = false := by
  show (!(decide (a = a))) = false; rw [decide_eq_true rfl]; rfl

instance instLawfulBEqOfDecidableEq {α : Type u} [DecidableEq α] : LawfulBEq α where
  eq_of_beq := of_decide_eq_true
  rfl := decide_eq_true rfl

instance : LawfulBEq Bool := inferInstance
instance : LawfulBEq Nat := inferInstance
instance : LawfulBEq Char := inferInstance
instance : LawfulBEq String := inferInstance

/-- Decidable equality from a lawful Boolean one. -/
@[instance_reducible] def instDecidableEqOfLawfulBEq {α : Type u} [BEq α] [LawfulBEq α] : DecidableEq α := fun a b =>
  match h : a == b with
  | true => isTrue (eq_of_beq h)
  | false => isFalse (not_eq_of_beq_eq_false h)

theorem beq_eq_decide {α : Type u} [DecidableEq α] (a b : α) : (a == b) = decide (a = b) := rfl

theorem bne_eq_not_beq {α : Type u} [BEq α] (a b : α) : (a != b) = !(a == b) := rfl

theorem beq_comm {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : (a == b) = (b == a) := by
  by_cases h : a = b
  · rw [h]
  · rw [beq_false_of_ne h, beq_false_of_ne (Ne.symm h)]

/-! ## Zero and one as numerals -/

instance (priority := 300) Zero.toOfNat0 {α : Type u} [Zero α] : OfNat α (nat_lit 0) where
  ofNat := ‹Zero α›.1

instance (priority := 200) Zero.ofOfNat0 {α : Type u} [OfNat α (nat_lit 0)] : Zero α where
  zero := 0

instance (priority := 300) One.toOfNat1 {α : Type u} [One α] : OfNat α (nat_lit 1) where
  ofNat := ‹One α›.1

instance (priority := 200) One.ofOfNat1 {α : Type u} [OfNat α (nat_lit 1)] : One α where
  one := 1

/-- `n ≠ 0` as an instance, for numerals modulo `n`. -/
class NeZero {R : Type u} [Zero R] (n : R) : Prop where
  out : n ≠ 0

theorem NeZero.ne {R : Type u} [Zero R] (n : R) [h : NeZero n] : n ≠ 0 := h.out

theorem NeZero.ne' {R : Type u} [Zero R] (n : R) [h : NeZero n] : 0 ≠ n := h.out.symm

theorem neZero_iff {R : Type u} [Zero R] {n : R} : NeZero n ↔ n ≠ 0 := ⟨fun h => h.out, NeZero.mk⟩

instance Nat.instNeZeroSucc {n : Nat} : NeZero (n + 1) := ⟨fun h => Nat.noConfusion h⟩

/-! ## Integers and casts -/

set_option genCtorIdx false in
/-- Whole numbers, `…, -1, 0, 1, …`: `ofNat n` is `n`, `negSucc n` is `-(n + 1)`. -/
inductive Int : Type where
  | ofNat : Nat → Int
  | negSucc : Nat → Int

/-- The number of the constructor. Not compiled: code that takes integers apart needs `Int.decLt`, which is later. -/
noncomputable def Int.ctorIdx (x : Int) : Nat := Int.casesOn x (fun _ => 0) (fun _ => 1)

attribute [extern "lean_nat_to_int"] Int.ofNat
attribute [extern "lean_int_neg_succ_of_nat"] Int.negSucc

instance instOfNat {n : Nat} : OfNat Int n := ⟨Int.ofNat n⟩

instance Int.instInhabited : Inhabited Int := ⟨Int.ofNat 0⟩

class NatCast (R : Type u) where
  protected natCast : Nat → R

instance instNatCastNat : NatCast Nat where
  natCast n := n

instance instNatCastInt : NatCast Int where
  natCast n := Int.ofNat n

@[coe, reducible, match_pattern] protected def Nat.cast {R : Type u} [NatCast R] : Nat → R := NatCast.natCast

instance instCoeTailNatOfNatCast {R : Type u} [NatCast R] : CoeTail Nat R where
  coe := Nat.cast

instance instCoeHTCTNatOfNatCast {R : Type u} [NatCast R] : CoeHTCT Nat R where
  coe := Nat.cast

class IntCast (R : Type u) where
  protected intCast : Int → R

instance instIntCastInt : IntCast Int where
  intCast n := n

@[coe, reducible, match_pattern] protected def Int.cast {R : Type u} [IntCast R] : Int → R := IntCast.intCast

instance instCoeTailIntOfIntCast {R : Type u} [IntCast R] : CoeTail Int R where
  coe := Int.cast

instance instCoeHTCTIntOfIntCast {R : Type u} [IntCast R] : CoeHTCT Int R where
  coe := Int.cast

/-! ## Lawful collections -/

/-- `insert` adds to the empty collection what `singleton` makes. -/
class LawfulSingleton (α : Type u) (β : Type v) [EmptyCollection β] [Insert α β] [Singleton α β] : Prop where
  insert_empty_eq (x : α) : (insert x ∅ : β) = singleton x

export LawfulSingleton (insert_empty_eq)
