prelude
import Init.Prelude.Nat

/-!
# Lists, options, fixed-width integers, characters, arrays, strings

The data types that native code builds and takes apart: the names and orders of constructors and fields are fixed
facts. Only the functions that the layers up to `Init.Syntax` need are defined here; the libraries about each type
are in folders of their own.
-/

universe u v w

/-! ## Option, Except, List -/

inductive Option (α : Type u) where
  | none : Option α
  | some (val : α) : Option α

export Option (none some)

instance instInhabitedOption {α : Type u} : Inhabited (Option α) := ⟨none⟩

@[macro_inline] def Option.getD {α : Type u} (opt : Option α) (dflt : α) : α :=
  match opt with
  | some x => x
  | none => dflt

@[inline] protected def Option.map {α : Type u} {β : Type v} (f : α → β) : Option α → Option β
  | some x => some (f x)
  | none => none

inductive Except (ε : Type u) (α : Type v) where
  | error : ε → Except ε α
  | ok : α → Except ε α

instance instInhabitedExcept {ε : Type u} {α : Type v} [Inhabited ε] : Inhabited (Except ε α) := ⟨.error default⟩

inductive List (α : Type u) where
  | nil : List α
  | cons (head : α) (tail : List α) : List α

instance instInhabitedList {α : Type u} : Inhabited (List α) := ⟨List.nil⟩

/-- Decidable equality of lists, by elements. -/
protected def List.hasDecEq {α : Type u} [DecidableEq α] : (as bs : List α) → Decidable (Eq as bs)
  | .nil, .nil => isTrue rfl
  | .cons _ _, .nil => isFalse (fun h => nomatch h)
  | .nil, .cons _ _ => isFalse (fun h => nomatch h)
  | .cons a as, .cons b bs =>
    match decEq a b with
    | isTrue hab =>
      match List.hasDecEq as bs with
      | isTrue habs => isTrue (hab.rec (habs.rec rfl))
      | isFalse nabs => isFalse (fun h => match h with | rfl => nabs rfl)
    | isFalse nab => isFalse (fun h => match h with | rfl => nab rfl)

instance instDecidableEqList {α : Type u} [DecidableEq α] : DecidableEq (List α) := List.hasDecEq

@[specialize] def List.foldl {α : Type u} {β : Type v} (f : α → β → α) : (init : α) → List β → α
  | a, .nil => a
  | a, .cons b l => List.foldl f (f a b) l

def List.set {α : Type u} : (l : List α) → (n : Nat) → (a : α) → List α
  | .cons _ as, .zero, b => .cons b as
  | .cons a as, .succ n, b => .cons a (List.set as n b)
  | .nil, _, _ => .nil

def List.length {α : Type u} : List α → Nat
  | .nil => 0
  | .cons _ as => HAdd.hAdd (List.length as) 1

def List.concat {α : Type u} : List α → α → List α
  | .nil, b => .cons b .nil
  | .cons a as, b => .cons a (List.concat as b)

protected def List.append {α : Type u} : (xs ys : List α) → List α
  | .nil, bs => bs
  | .cons a as, bs => .cons a (List.append as bs)

def List.flatten {α : Type u} : List (List α) → List α
  | .nil => .nil
  | .cons l L => List.append l (List.flatten L)

@[specialize] def List.map {α : Type u} {β : Type v} (f : α → β) : (l : List α) → List β
  | .nil => .nil
  | .cons a as => .cons (f a) (List.map f as)

@[inline] def List.flatMap {α : Type u} {β : Type v} (b : α → List β) (as : List α) : List β :=
  List.flatten (List.map b as)

/-- Element `i`; `none` beyond the end. Internal: use `as[i]?`. -/
def List.get?Internal {α : Type u} : (as : List α) → (i : Nat) → Option α
  | .cons a _, .zero => some a
  | .cons _ as, .succ n => List.get?Internal as n
  | _, _ => none

def List.get!Internal {α : Type u} [Inhabited α] : (as : List α) → (i : Nat) → α
  | .cons a _, .zero => a
  | .cons _ as, .succ n => List.get!Internal as n
  | _, _ => default

/-! ## Sums, comparison results -/

inductive Sum (α : Type u) (β : Type v) where
  | inl (val : α) : Sum α β
  | inr (val : β) : Sum α β

inductive PSum (α : Sort u) (β : Sort v) where
  | inl (val : α) : PSum α β
  | inr (val : β) : PSum α β

/-- What a comparison says. -/
inductive Ordering where
  | lt
  | eq
  | gt

instance instInhabitedOrdering : Inhabited Ordering := ⟨.lt⟩

/-! ## Fin, BitVec, unsigned integers -/

structure Fin (n : Nat) where
  mk ::
  (val : Nat)
  (isLt : LT.lt val n)

attribute [coe] Fin.val

theorem Fin.eq_of_val_eq {n : Nat} : {i j : Fin n} → Eq i.val j.val → Eq i j
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl

theorem Fin.val_eq_of_eq {n : Nat} {i j : Fin n} (h : Eq i j) : Eq i.val j.val := h.rec rfl

instance instDecidableEqFin (n : Nat) : DecidableEq (Fin n) := fun i j =>
  match decEq i.val j.val with
  | isTrue h => isTrue (Fin.eq_of_val_eq h)
  | isFalse h => isFalse (fun h' => h (Fin.val_eq_of_eq h'))

instance instLTFin {n : Nat} : LT (Fin n) := ⟨fun a b => LT.lt a.val b.val⟩

instance instLEFin {n : Nat} : LE (Fin n) := ⟨fun a b => LE.le a.val b.val⟩

instance Fin.decLt {n : Nat} (a b : Fin n) : Decidable (LT.lt a b) := Nat.decLt a.val b.val

instance Fin.decLe {n : Nat} (a b : Fin n) : Decidable (LE.le a b) := Nat.decLe a.val b.val

/-- The element at a position within bounds. -/
def List.get {α : Type u} : (as : List α) → Fin as.length → α
  | .cons a _, ⟨.zero, _⟩ => a
  | .cons _ as, ⟨.succ i, h⟩ => List.get as ⟨i, Nat.le_of_succ_le_succ h⟩
  | .nil, ⟨_, h⟩ => absurd h (Nat.not_lt_zero _)

structure BitVec (w : Nat) where
  ofFin ::
  (toFin : Fin (HPow.hPow 2 w))

@[match_pattern] abbrev BitVec.toNat {w : Nat} (x : BitVec w) : Nat := x.toFin.val

theorem Nat.two_pow_pos (w : Nat) : LT.lt 0 (HPow.hPow 2 w) := Nat.pow_pos (Nat.zero_lt_succ 1)

@[match_pattern] protected def BitVec.ofNatLT {w : Nat} (i : Nat) (p : LT.lt i (HPow.hPow 2 w)) : BitVec w := ⟨⟨i, p⟩⟩

/-- The low `w` bits of `i`. -/
@[match_pattern] protected def BitVec.ofNat (w : Nat) (i : Nat) : BitVec w :=
  ⟨⟨HMod.hMod i (HPow.hPow 2 w), Nat.mod_lt i (Nat.two_pow_pos w)⟩⟩

def BitVec.decEq {w : Nat} (x y : BitVec w) : Decidable (Eq x y) :=
  match x, y with
  | ⟨n⟩, ⟨m⟩ =>
    match instDecidableEqFin _ n m with
    | isTrue h => isTrue (h.rec rfl)
    | isFalse h => isFalse (fun h' => match h' with | rfl => h rfl)

instance instDecidableEqBitVec {w : Nat} : DecidableEq (BitVec w) := BitVec.decEq

instance instLTBitVec {w : Nat} : LT (BitVec w) := ⟨fun x y => LT.lt x.toNat y.toNat⟩

instance instLEBitVec {w : Nat} : LE (BitVec w) := ⟨fun x y => LE.le x.toNat y.toNat⟩

instance instDecidableLtBitVec {w : Nat} (x y : BitVec w) : Decidable (LT.lt x y) := Nat.decLt x.toNat y.toNat

instance instDecidableLeBitVec {w : Nat} (x y : BitVec w) : Decidable (LE.le x y) := Nat.decLe x.toNat y.toNat

/-! ### UInt8 -/

abbrev UInt8.size : Nat := 256

structure UInt8 where
  ofBitVec ::
  (toBitVec : BitVec 8)

attribute [extern "lean_uint8_of_nat_mk"] UInt8.ofBitVec
attribute [extern "lean_uint8_to_nat"] UInt8.toBitVec

@[extern "lean_uint8_of_nat"] def UInt8.ofNatLT (n : @& Nat) (h : LT.lt n UInt8.size) : UInt8 := ⟨⟨⟨n, h⟩⟩⟩

@[extern "lean_uint8_of_nat"] def UInt8.ofNat (n : @& Nat) : UInt8 := ⟨BitVec.ofNat 8 n⟩

@[extern "lean_uint8_to_nat"] def UInt8.toNat (n : UInt8) : Nat := n.toBitVec.toNat

@[extern "lean_uint8_dec_eq"] def UInt8.decEq (a b : UInt8) : Decidable (Eq a b) :=
  match a, b with
  | ⟨n⟩, ⟨m⟩ =>
    match instDecidableEqBitVec n m with
    | isTrue h => isTrue (h.rec rfl)
    | isFalse h => isFalse (fun h' => match h' with | rfl => h rfl)

instance instDecidableEqUInt8 : DecidableEq UInt8 := UInt8.decEq

instance instInhabitedUInt8 : Inhabited UInt8 := ⟨UInt8.ofNatLT 0 (of_decide_eq_true rfl)⟩

instance instLTUInt8 : LT UInt8 := ⟨fun a b => LT.lt a.toBitVec b.toBitVec⟩

instance instLEUInt8 : LE UInt8 := ⟨fun a b => LE.le a.toBitVec b.toBitVec⟩

@[extern "lean_uint8_dec_lt", instance_reducible] def UInt8.decLt (a b : UInt8) : Decidable (LT.lt a b) :=
  inferInstanceAs (Decidable (LT.lt a.toBitVec b.toBitVec))

@[extern "lean_uint8_dec_le", instance_reducible] def UInt8.decLe (a b : UInt8) : Decidable (LE.le a b) :=
  inferInstanceAs (Decidable (LE.le a.toBitVec b.toBitVec))

attribute [instance] UInt8.decLt UInt8.decLe

/-! ### UInt16 -/

abbrev UInt16.size : Nat := 65536

structure UInt16 where
  ofBitVec ::
  (toBitVec : BitVec 16)

attribute [extern "lean_uint16_of_nat_mk"] UInt16.ofBitVec
attribute [extern "lean_uint16_to_nat"] UInt16.toBitVec

@[extern "lean_uint16_of_nat"] def UInt16.ofNatLT (n : @& Nat) (h : LT.lt n UInt16.size) : UInt16 := ⟨⟨⟨n, h⟩⟩⟩

@[extern "lean_uint16_of_nat"] def UInt16.ofNat (n : @& Nat) : UInt16 := ⟨BitVec.ofNat 16 n⟩

@[extern "lean_uint16_to_nat"] def UInt16.toNat (n : UInt16) : Nat := n.toBitVec.toNat

@[extern "lean_uint16_dec_eq"] def UInt16.decEq (a b : UInt16) : Decidable (Eq a b) :=
  match a, b with
  | ⟨n⟩, ⟨m⟩ =>
    match instDecidableEqBitVec n m with
    | isTrue h => isTrue (h.rec rfl)
    | isFalse h => isFalse (fun h' => match h' with | rfl => h rfl)

instance instDecidableEqUInt16 : DecidableEq UInt16 := UInt16.decEq

instance instInhabitedUInt16 : Inhabited UInt16 := ⟨UInt16.ofNatLT 0 (of_decide_eq_true rfl)⟩

instance instLTUInt16 : LT UInt16 := ⟨fun a b => LT.lt a.toBitVec b.toBitVec⟩

instance instLEUInt16 : LE UInt16 := ⟨fun a b => LE.le a.toBitVec b.toBitVec⟩

@[extern "lean_uint16_dec_lt", instance_reducible] def UInt16.decLt (a b : UInt16) : Decidable (LT.lt a b) :=
  inferInstanceAs (Decidable (LT.lt a.toBitVec b.toBitVec))

@[extern "lean_uint16_dec_le", instance_reducible] def UInt16.decLe (a b : UInt16) : Decidable (LE.le a b) :=
  inferInstanceAs (Decidable (LE.le a.toBitVec b.toBitVec))

attribute [instance] UInt16.decLt UInt16.decLe

/-! ### UInt32 -/

abbrev UInt32.size : Nat := 4294967296

structure UInt32 where
  ofBitVec ::
  (toBitVec : BitVec 32)

attribute [extern "lean_uint32_of_nat_mk"] UInt32.ofBitVec
attribute [extern "lean_uint32_to_nat"] UInt32.toBitVec

@[extern "lean_uint32_of_nat"] def UInt32.ofNatLT (n : @& Nat) (h : LT.lt n UInt32.size) : UInt32 := ⟨⟨⟨n, h⟩⟩⟩

@[extern "lean_uint32_of_nat"] def UInt32.ofNat (n : @& Nat) : UInt32 := ⟨BitVec.ofNat 32 n⟩

@[extern "lean_uint32_to_nat"] def UInt32.toNat (n : UInt32) : Nat := n.toBitVec.toNat

@[extern "lean_uint32_dec_eq"] def UInt32.decEq (a b : UInt32) : Decidable (Eq a b) :=
  match a, b with
  | ⟨n⟩, ⟨m⟩ =>
    match instDecidableEqBitVec n m with
    | isTrue h => isTrue (h.rec rfl)
    | isFalse h => isFalse (fun h' => match h' with | rfl => h rfl)

instance instDecidableEqUInt32 : DecidableEq UInt32 := UInt32.decEq

instance instInhabitedUInt32 : Inhabited UInt32 := ⟨UInt32.ofNatLT 0 (of_decide_eq_true rfl)⟩

instance instLTUInt32 : LT UInt32 := ⟨fun a b => LT.lt a.toBitVec b.toBitVec⟩

instance instLEUInt32 : LE UInt32 := ⟨fun a b => LE.le a.toBitVec b.toBitVec⟩

@[extern "lean_uint32_dec_lt", instance_reducible] def UInt32.decLt (a b : UInt32) : Decidable (LT.lt a b) :=
  inferInstanceAs (Decidable (LT.lt a.toBitVec b.toBitVec))

@[extern "lean_uint32_dec_le", instance_reducible] def UInt32.decLe (a b : UInt32) : Decidable (LE.le a b) :=
  inferInstanceAs (Decidable (LE.le a.toBitVec b.toBitVec))

attribute [instance] UInt32.decLt UInt32.decLe

/-! ### UInt64 -/

abbrev UInt64.size : Nat := 18446744073709551616

structure UInt64 where
  ofBitVec ::
  (toBitVec : BitVec 64)

attribute [extern "lean_uint64_of_nat_mk"] UInt64.ofBitVec
attribute [extern "lean_uint64_to_nat"] UInt64.toBitVec

@[extern "lean_uint64_of_nat"] def UInt64.ofNatLT (n : @& Nat) (h : LT.lt n UInt64.size) : UInt64 := ⟨⟨⟨n, h⟩⟩⟩

@[extern "lean_uint64_of_nat"] def UInt64.ofNat (n : @& Nat) : UInt64 := ⟨BitVec.ofNat 64 n⟩

@[extern "lean_uint64_to_nat"] def UInt64.toNat (n : UInt64) : Nat := n.toBitVec.toNat

@[extern "lean_uint64_dec_eq"] def UInt64.decEq (a b : UInt64) : Decidable (Eq a b) :=
  match a, b with
  | ⟨n⟩, ⟨m⟩ =>
    match instDecidableEqBitVec n m with
    | isTrue h => isTrue (h.rec rfl)
    | isFalse h => isFalse (fun h' => match h' with | rfl => h rfl)

instance instDecidableEqUInt64 : DecidableEq UInt64 := UInt64.decEq

instance instInhabitedUInt64 : Inhabited UInt64 := ⟨UInt64.ofNatLT 0 (of_decide_eq_true rfl)⟩

instance instLTUInt64 : LT UInt64 := ⟨fun a b => LT.lt a.toBitVec b.toBitVec⟩

instance instLEUInt64 : LE UInt64 := ⟨fun a b => LE.le a.toBitVec b.toBitVec⟩

@[extern "lean_uint64_dec_lt", instance_reducible] def UInt64.decLt (a b : UInt64) : Decidable (LT.lt a b) :=
  inferInstanceAs (Decidable (LT.lt a.toBitVec b.toBitVec))

@[extern "lean_uint64_dec_le", instance_reducible] def UInt64.decLe (a b : UInt64) : Decidable (LE.le a b) :=
  inferInstanceAs (Decidable (LE.le a.toBitVec b.toBitVec))

attribute [instance] UInt64.decLt UInt64.decLe

/-! ### USize: 32 or 64 bits -/

/-- The number of bits of a machine word, known only at run time. -/
@[extern "lean_system_platform_nbits"]
opaque System.Platform.getNumBits : Unit → Subtype fun n : Nat => Or (Eq n 32) (Eq n 64) :=
  fun _ => ⟨64, Or.inr rfl⟩

def System.Platform.numBits : Nat := (getNumBits ()).val

theorem System.Platform.numBits_eq : Or (Eq numBits 32) (Eq numBits 64) := (getNumBits ()).property

abbrev USize.size : Nat := HPow.hPow 2 System.Platform.numBits

structure USize where
  ofBitVec ::
  (toBitVec : BitVec System.Platform.numBits)

attribute [extern "lean_usize_of_nat_mk"] USize.ofBitVec
attribute [extern "lean_usize_to_nat"] USize.toBitVec

@[extern "lean_usize_of_nat"] def USize.ofNatLT (n : @& Nat) (h : LT.lt n USize.size) : USize := ⟨⟨⟨n, h⟩⟩⟩

@[extern "lean_usize_of_nat"] def USize.ofNat (n : @& Nat) : USize := ⟨BitVec.ofNat _ n⟩

@[extern "lean_usize_to_nat"] def USize.toNat (n : USize) : Nat := n.toBitVec.toNat

@[extern "lean_usize_dec_eq"] def USize.decEq (a b : USize) : Decidable (Eq a b) :=
  match a, b with
  | ⟨n⟩, ⟨m⟩ =>
    match instDecidableEqBitVec n m with
    | isTrue h => isTrue (h.rec rfl)
    | isFalse h => isFalse (fun h' => match h' with | rfl => h rfl)

instance instDecidableEqUSize : DecidableEq USize := USize.decEq

instance instInhabitedUSize : Inhabited USize := ⟨USize.ofNat 0⟩

instance instLTUSize : LT USize := ⟨fun a b => LT.lt a.toBitVec b.toBitVec⟩

instance instLEUSize : LE USize := ⟨fun a b => LE.le a.toBitVec b.toBitVec⟩

@[extern "lean_usize_dec_lt", instance_reducible] def USize.decLt (a b : USize) : Decidable (LT.lt a b) :=
  inferInstanceAs (Decidable (LT.lt a.toBitVec b.toBitVec))

@[extern "lean_usize_dec_le", instance_reducible] def USize.decLe (a b : USize) : Decidable (LE.le a b) :=
  inferInstanceAs (Decidable (LE.le a.toBitVec b.toBitVec))

attribute [instance] USize.decLt USize.decLe

@[extern "lean_uint64_to_usize"] opaque UInt64.toUSize (a : UInt64) : USize

/-! ## Characters -/

/-- The Unicode scalar values: below 0x110000 and no surrogate. -/
abbrev Nat.isValidChar (n : Nat) : Prop := Or (LT.lt n 55296) (And (LT.lt 57343 n) (LT.lt n 1114112))

abbrev UInt32.isValidChar (n : UInt32) : Prop := n.toNat.isValidChar

structure Char where
  (val : UInt32)
  (valid : val.isValidChar)

theorem Nat.isValidChar_lt {n : Nat} (h : n.isValidChar) : LT.lt n UInt32.size :=
  match h with
  | .inl h => Nat.lt_trans h (of_decide_eq_true rfl)
  | .inr ⟨_, h⟩ => Nat.lt_trans h (of_decide_eq_true rfl)

@[extern "lean_uint32_of_nat"] def Char.ofNatAux (n : @& Nat) (h : n.isValidChar) : Char :=
  ⟨UInt32.ofNatLT n (Nat.isValidChar_lt h), h⟩

/-- The character with code `n`; U+0000 if there is none. -/
@[noinline, match_pattern] def Char.ofNat (n : Nat) : Char :=
  dite n.isValidChar (fun h => Char.ofNatAux n h)
    (fun _ => ⟨UInt32.ofNatLT 0 (of_decide_eq_true rfl), Or.inl (of_decide_eq_true rfl)⟩)

@[inline] def Char.toNat (c : Char) : Nat := c.val.toNat

theorem Char.eq_of_val_eq : {c d : Char} → Eq c.val d.val → Eq c d
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl

theorem Char.val_eq_of_eq {c d : Char} (h : Eq c d) : Eq c.val d.val := h.rec rfl

instance instDecidableEqChar : DecidableEq Char := fun c d =>
  match decEq c.val d.val with
  | isTrue h => isTrue (Char.eq_of_val_eq h)
  | isFalse h => isFalse (fun h' => h (Char.val_eq_of_eq h'))

instance Char.instInhabited : Inhabited Char := ⟨Char.ofNat 65⟩

/-- The number of bytes of `c` in UTF-8. -/
def Char.utf8Size (c : Char) : Nat :=
  let v := c.toNat
  ite (LE.le v 0x7F) 1 (ite (LE.le v 0x7FF) 2 (ite (LE.le v 0xFFFF) 3 4))

/-! ## Arrays -/

structure Array (α : Type u) where
  mk ::
  (toList : List α)

attribute [extern "lean_array_to_list"] Array.toList
attribute [extern "lean_array_mk"] Array.mk

@[extern "lean_mk_empty_array_with_capacity"] def Array.mkEmpty {α : Type u} (c : @& Nat) : Array α := ⟨List.nil⟩

@[extern "lean_mk_empty_array_with_capacity"] def Array.emptyWithCapacity {α : Type u} (c : @& Nat) : Array α :=
  ⟨List.nil⟩

def Array.empty {α : Type u} : Array α := Array.emptyWithCapacity 0

instance Array.instInhabited {α : Type u} : Inhabited (Array α) := ⟨Array.empty⟩

@[extern "lean_array_get_size"] def Array.size {α : Type u} (a : @& Array α) : Nat := a.toList.length

/-- Element access with proof. Internal: use `a[i]`. -/
@[extern "lean_array_fget"] def Array.getInternal {α : Type u} (a : @& Array α) (i : @& Nat) (h : LT.lt i a.size) : α :=
  a.toList.get ⟨i, h⟩

/-- `Array.getInternal` without taking ownership of the result; the code generator puts it in. -/
@[extern "lean_array_fget_borrowed"]
unsafe opaque Array.getInternalBorrowed {α : Type u} (a : @& Array α) (i : @& Nat) (h : LT.lt i a.size) : α :=
  a.getInternal i h

@[inline] abbrev Array.getD {α : Type u} (a : Array α) (i : Nat) (v₀ : α) : α :=
  dite (LT.lt i a.size) (fun h => a.getInternal i h) (fun _ => v₀)

/-- Element access, `default` beyond the end. Internal: use `a[i]!`. -/
@[extern "lean_array_get"] def Array.get!Internal {α : Type u} [Inhabited α] (a : @& Array α) (i : @& Nat) : α :=
  Array.getD a i default

/-- `Array.get!Internal` without taking ownership of the result; the code generator puts it in. -/
@[extern "lean_array_get_borrowed"]
unsafe opaque Array.get!InternalBorrowed {α : Type u} [Inhabited α] (a : @& Array α) (i : @& Nat) : α

@[extern "lean_array_push"] def Array.push {α : Type u} (a : Array α) (v : α) : Array α := ⟨List.concat a.toList v⟩

def Array.mkArray0 {α : Type u} : Array α :=
  Array.emptyWithCapacity 0

def Array.mkArray1 {α : Type u} (a₁ : α) : Array α :=
  (Array.emptyWithCapacity 1).push a₁

def Array.mkArray2 {α : Type u} (a₁ a₂ : α) : Array α :=
  ((Array.emptyWithCapacity 2).push a₁).push a₂

def Array.mkArray3 {α : Type u} (a₁ a₂ a₃ : α) : Array α :=
  (((Array.emptyWithCapacity 3).push a₁).push a₂).push a₃

def Array.mkArray4 {α : Type u} (a₁ a₂ a₃ a₄ : α) : Array α :=
  ((((Array.emptyWithCapacity 4).push a₁).push a₂).push a₃).push a₄

def Array.mkArray5 {α : Type u} (a₁ a₂ a₃ a₄ a₅ : α) : Array α :=
  (((((Array.emptyWithCapacity 5).push a₁).push a₂).push a₃).push a₄).push a₅

def Array.mkArray6 {α : Type u} (a₁ a₂ a₃ a₄ a₅ a₆ : α) : Array α :=
  ((((((Array.emptyWithCapacity 6).push a₁).push a₂).push a₃).push a₄).push a₅).push a₆

def Array.mkArray7 {α : Type u} (a₁ a₂ a₃ a₄ a₅ a₆ a₇ : α) : Array α :=
  (((((((Array.emptyWithCapacity 7).push a₁).push a₂).push a₃).push a₄).push a₅).push a₆).push a₇

def Array.mkArray8 {α : Type u} (a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈ : α) : Array α :=
  ((((((((Array.emptyWithCapacity 8).push a₁).push a₂).push a₃).push a₄).push a₅).push a₆).push a₇).push a₈


protected def Array.append {α : Type u} (as bs : Array α) : Array α :=
  List.foldl (fun r x => r.push x) as bs.toList

/-- Pushes `n` elements of `bs`, from `j` on, to `as`. -/
def Array.appendCore.loop {α : Type u} (bs : Array α) : (n j : Nat) → (as : Array α) → Array α
  | .zero, _, as => as
  | .succ n, j, as =>
    dite (LT.lt j bs.size) (fun h => Array.appendCore.loop bs n (HAdd.hAdd j 1) (as.push (bs.getInternal j h)))
      (fun _ => as)

/-- Appends element by element; quotations are built with it. -/
protected def Array.appendCore {α : Type u} (as bs : Array α) : Array α := Array.appendCore.loop bs bs.size 0 as

/-- Pushes `n` elements of `as`, from `j` on, to `bs`. -/
def Array.extract.loop {α : Type u} (as : Array α) : (n j : Nat) → (bs : Array α) → Array α
  | .zero, _, bs => bs
  | .succ n, j, bs =>
    dite (LT.lt j as.size) (fun h => Array.extract.loop as n (HAdd.hAdd j 1) (bs.push (as.getInternal j h)))
      (fun _ => bs)

/-- The elements from position `start` on and before position `stop`. -/
def Array.extract {α : Type u} (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : Array α :=
  let n := Nat.sub (min stop as.size) start
  Array.extract.loop as n start (Array.emptyWithCapacity n)

/-- The elements of a list, in order. -/
@[inline, match_pattern] def List.toArray {α : Type u} (xs : List α) : Array α := ⟨xs⟩

/-! ## Bytes and strings -/

structure ByteArray where
  (data : Array UInt8)

attribute [extern "lean_byte_array_mk"] ByteArray.mk
attribute [extern "lean_byte_array_data"] ByteArray.data

@[extern "lean_mk_empty_byte_array"] def ByteArray.emptyWithCapacity (c : @& Nat) : ByteArray := ⟨Array.empty⟩

def ByteArray.empty : ByteArray := ByteArray.emptyWithCapacity 0

@[extern "lean_byte_array_push"] def ByteArray.push : ByteArray → UInt8 → ByteArray
  | ⟨bs⟩, b => ⟨bs.push b⟩

@[extern "lean_byte_array_size"] def ByteArray.size : (@& ByteArray) → Nat
  | ⟨bs⟩ => bs.size

def List.toByteArray.loop : List UInt8 → ByteArray → ByteArray
  | .nil, r => r
  | .cons b bs, r => List.toByteArray.loop bs (r.push b)

def List.toByteArray (bs : List UInt8) : ByteArray := List.toByteArray.loop bs ByteArray.empty

/-- The UTF-8 bytes of a character. -/
def String.utf8EncodeChar (c : Char) : List UInt8 :=
  let v := c.val.toNat
  ite (LE.le v 0x7f)
    (.cons (UInt8.ofNat v) .nil)
    (ite (LE.le v 0x7ff)
      (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 64) 0x20) 0xc0))
        (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod v 0x40) 0x80)) .nil))
      (ite (LE.le v 0xffff)
        (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 4096) 0x10) 0xe0))
          (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 64) 0x40) 0x80))
            (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod v 0x40) 0x80)) .nil)))
        (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 262144) 0x08) 0xf0))
          (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 4096) 0x40) 0x80))
            (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 64) 0x40) 0x80))
              (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod v 0x40) 0x80)) .nil))))))

/-- The UTF-8 bytes of a list of characters. -/
@[inline] def List.utf8Encode (l : List Char) : ByteArray := (List.flatMap String.utf8EncodeChar l).toByteArray

/-- The byte array is the UTF-8 encoding of some characters. -/
inductive ByteArray.IsValidUTF8 (b : ByteArray) : Prop where
  | intro (m : List Char) (hm : Eq b (List.utf8Encode m)) : ByteArray.IsValidUTF8 b

structure String where
  ofByteArray ::
  (toByteArray : ByteArray)
  (isValidUTF8 : toByteArray.IsValidUTF8)

attribute [extern "lean_string_to_utf8"] String.toByteArray
attribute [extern "lean_string_from_utf8_unchecked"] String.ofByteArray

/-- The string with the given characters. String literals unfold to this. -/
@[extern "lean_string_mk"] def String.ofList (data : List Char) : String := ⟨List.utf8Encode data, .intro data rfl⟩

instance String.instInhabited : Inhabited String := ⟨""⟩

theorem String.eq_of_toByteArray_eq : {s t : String} → Eq s.toByteArray t.toByteArray → Eq s t
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl

/-- Decidable equality of strings, by bytes. -/
@[extern "lean_string_dec_eq"] def String.decEq (s₁ s₂ : @& String) : Decidable (Eq s₁ s₂) :=
  match instDecidableEqList s₁.toByteArray.data.toList s₂.toByteArray.data.toList with
  | isTrue h => isTrue (String.eq_of_toByteArray_eq (congrArg (fun l => ByteArray.mk ⟨l⟩) h))
  | isFalse h => isFalse (fun h' => h (h'.rec rfl))

instance instDecidableEqString : DecidableEq String := String.decEq

@[extern "lean_string_hash"] protected opaque String.hash (s : @& String) : UInt64

@[extern "lean_string_utf8_byte_size"] def String.utf8ByteSize (s : @& String) : Nat := s.toByteArray.size

/-- A byte position, with no promise that a character starts there. -/
structure String.Pos.Raw where
  (byteIdx : Nat)

instance instInhabitedRaw : Inhabited String.Pos.Raw := ⟨⟨0⟩⟩

instance instDecidableEqRaw : DecidableEq String.Pos.Raw :=
  fun ⟨a⟩ ⟨b⟩ =>
    match decEq a b with
    | isTrue h => isTrue (h.rec rfl)
    | isFalse h => isFalse (fun h' => match h' with | rfl => h rfl)

/-- A part of a string, given by byte positions. -/
structure Substring.Raw where
  (str : String)
  (startPos : String.Pos.Raw)
  (stopPos : String.Pos.Raw)

instance instInhabitedRaw_1 : Inhabited Substring.Raw := ⟨⟨"", ⟨0⟩, ⟨0⟩⟩⟩

@[inline] def Substring.Raw.bsize : Substring.Raw → Nat
  | ⟨_, b, e⟩ => HSub.hSub e.byteIdx b.byteIdx

@[inline] def String.toRawSubstring (s : String) : Substring.Raw := ⟨s, ⟨0⟩, ⟨s.utf8ByteSize⟩⟩

@[inline] def String.toRawSubstring' (s : String) : Substring.Raw := s.toRawSubstring

/-! ## Deferred values -/

/-- A value that is computed when it is needed. -/
structure Thunk (α : Type u) : Type u where
  mk ::
  fn : Unit → α

attribute [extern "lean_mk_thunk"] Thunk.mk

@[extern "lean_thunk_pure"] protected def Thunk.pure {α : Type u} (a : α) : Thunk α := ⟨fun _ => a⟩

@[extern "lean_thunk_get_own"] protected def Thunk.get {α : Type u} (x : @& Thunk α) : α := x.fn ()

/-- A value that is computed in another thread. -/
structure Task (α : Type u) : Type u where
  pure ::
  get : α

attribute [extern "lean_task_pure"] Task.pure
attribute [extern "lean_task_get_own"] Task.get

/-! ## Casts of the code generator -/

/-- A cast without a reason, for code only. -/
@[inline] unsafe def unsafeCast {α : Sort u} {β : Sort v} (a : α) : β :=
  PLift.down (ULift.down.{max u v} (cast lcUnreachable (ULift.up.{max u v} (PLift.up a))))
