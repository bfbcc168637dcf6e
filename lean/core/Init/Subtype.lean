prelude
import Init.Classes

/-!
# Subtypes

`{x : α // p x}` is the type of elements of `α` with a proof of `p`. Two of them are equal when the elements are.
-/

universe u

namespace Subtype

variable {α : Type u} {p q : α → Prop}

theorem existsOfSubtype {α : Type u} {p : α → Prop} : { x // p x } → Exists fun x => p x
  | x => ⟨x.1, x.2⟩

@[ext] protected theorem ext {a1 a2 : { x // p x }} (h : val a1 = val a2) : a1 = a2 := by
  cases a1; cases a2; cases h; rfl

protected theorem eq {a1 a2 : { x // p x }} (h : val a1 = val a2) : a1 = a2 := Subtype.ext h

@[simp] theorem eta (a : { x // p x }) (h : p (val a)) : mk (val a) h = a := rfl

theorem mk_eq_mk {a h a' h'} : @mk α p a h = @mk α p a' h' ↔ a = a' := ⟨fun h => congrArg val h, fun h => Subtype.ext h⟩

theorem val_inj {a b : Subtype p} : a.val = b.val ↔ a = b := ⟨Subtype.ext, congrArg val⟩

protected theorem «forall» {q : { a // p a } → Prop} : (∀ x, q x) ↔ ∀ a b, q ⟨a, b⟩ := ⟨fun h a b => h ⟨a, b⟩, fun h x => h x.1 x.2⟩

protected theorem «exists» {q : { a // p a } → Prop} : (Exists fun x => q x) ↔ Exists fun a => Exists fun b => q ⟨a, b⟩ :=
  ⟨fun h => h.elim fun x h => ⟨x.1, x.2, h⟩, fun h => h.elim fun a h => h.elim fun b h => ⟨⟨a, b⟩, h⟩⟩

attribute [simp] Subtype.forall Subtype.exists

instance instDecidableEq [DecidableEq α] : DecidableEq { x // p x } := fun _ _ => decidable_of_decidable_of_iff val_inj

instance instBEq [BEq α] : BEq { x // p x } := ⟨fun a b => a.val == b.val⟩

instance [BEq α] [LawfulBEq α] : LawfulBEq { x // p x } where
  eq_of_beq h := Subtype.ext (eq_of_beq h)
  rfl := ReflBEq.rfl (α := α)

instance instLE [LE α] : LE { x // p x } := ⟨fun a b => a.val ≤ b.val⟩

instance instLT [LT α] : LT { x // p x } := ⟨fun a b => a.val < b.val⟩

instance [LE α] [h : DecidableLE α] : DecidableLE { x // p x } := fun a b => h a.val b.val

instance [LT α] [h : DecidableLT α] : DecidableLT { x // p x } := fun a b => h a.val b.val

end Subtype
