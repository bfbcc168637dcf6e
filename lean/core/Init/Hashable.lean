prelude
import Init.Int.Basic

/-!
# Hashes

`Hashable` instances of the usual types. The values are those of the official library.
-/

universe u v

instance instHashableNat : Hashable Nat where
  hash n := UInt64.ofNatLT (n % UInt64.size) (Nat.mod_lt _ (Nat.succ_pos _))

instance instHashableBool : Hashable Bool where
  hash
    | true => UInt64.ofNat 11
    | false => UInt64.ofNat 13

instance instHashablePUnit : Hashable PUnit.{u} where
  hash | .unit => UInt64.ofNat 11

instance instHashableProd {α : Type u} {β : Type v} [Hashable α] [Hashable β] : Hashable (α × β) where
  hash | (a, b) => mixHash (hash a) (hash b)

instance instHashableOption {α : Type u} [Hashable α] : Hashable (Option α) where
  hash
    | none => UInt64.ofNat 11
    | some a => mixHash (hash a) (UInt64.ofNat 13)

instance instHashableList {α : Type u} [Hashable α] : Hashable (List α) where
  hash as := as.foldl (fun r a => mixHash r (hash a)) (UInt64.ofNat 7)

instance instHashableArray {α : Type u} [Hashable α] : Hashable (Array α) where
  hash as := as.toList.foldl (fun r a => mixHash r (hash a)) (UInt64.ofNat 7)

instance instHashableFin {n : Nat} : Hashable (Fin n) where
  hash v := hash v.val

instance instHashableChar : Hashable Char where
  hash c := UInt64.ofNat c.val.toNat

instance instHashableInt : Hashable Int where
  hash
    | Int.ofNat n => UInt64.ofNat (2 * n)
    | Int.negSucc n => UInt64.ofNat (2 * n + 1)

instance instHashableUInt64 : Hashable UInt64 where
  hash n := n

instance instHashableUInt32 : Hashable UInt32 where
  hash n := UInt64.ofNat n.toNat

instance instHashableUInt8 : Hashable UInt8 where
  hash n := UInt64.ofNat n.toNat

instance instHashableSubtype {α : Type u} {p : α → Prop} [Hashable α] : Hashable (Subtype p) where
  hash a := hash a.val

/-- A hash of propositions, for types with proofs inside: they play no part. -/
instance (P : Prop) : Hashable P where
  hash _ := UInt64.ofNat 0

/-- Equal elements have equal hashes. -/
class LawfulHashable (α : Type u) [BEq α] [Hashable α] : Prop where
  hash_eq (a b : α) : a == b → hash a = hash b

export LawfulHashable (hash_eq)

instance (priority := low) {α : Type u} [BEq α] [Hashable α] [LawfulBEq α] : LawfulHashable α where
  hash_eq _ _ h := eq_of_beq h ▸ rfl
