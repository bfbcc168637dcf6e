prelude
import Init.Prelude.Meta

/-!
# Coercions

The coercion classes and the instances that chain them. The elaborator looks for `CoeT α a β`; the chain is
`CoeHead? CoeOut* Coe* CoeTail?`, or `CoeDep`. The names and the shapes of the chaining instances are fixed facts:
the elaborator unfolds them.
-/

universe u v w w'

class Coe (α : semiOutParam (Sort u)) (β : Sort v) where
  coe : α → β

attribute [coe_decl] Coe.coe

/-- Chains of `Coe`. -/
class CoeTC (α : Sort u) (β : Sort v) where
  coe : α → β

attribute [coe_decl] CoeTC.coe

instance instCoeTC {α : Sort u} {β : Sort v} {γ : Sort w} [Coe β γ] [CoeTC α β] : CoeTC α γ where
  coe a := Coe.coe (CoeTC.coe a : β)

instance instCoeTCOfCoe {α : Sort u} {β : Sort v} [Coe α β] : CoeTC α β where
  coe a := Coe.coe a

instance instCoeTCOfCoe_1 {α : Sort u} {β : Sort v} [Coe α β] : CoeTC α β where
  coe a := Coe.coe a

class CoeOut (α : Sort u) (β : semiOutParam (Sort v)) where
  coe : α → β

attribute [coe_decl] CoeOut.coe

/-- Chains of `CoeOut` before chains of `Coe`. -/
class CoeOTC (α : Sort u) (β : Sort v) where
  coe : α → β

attribute [coe_decl] CoeOTC.coe

instance instCoeOTCOfCoeOut {α : Sort u} {β : Sort v} {γ : Sort w} [CoeOut α β] [CoeOTC β γ] : CoeOTC α γ where
  coe a := CoeOTC.coe (CoeOut.coe a : β)

instance instCoeOTCOfCoeTC {α : Sort u} {β : Sort v} [CoeTC α β] : CoeOTC α β where
  coe a := CoeTC.coe a

instance instCoeOTC {α : Sort u} : CoeOTC α α where
  coe a := a

class CoeHead (α : Sort u) (β : semiOutParam (Sort v)) where
  coe : α → β

attribute [coe_decl] CoeHead.coe

class CoeHTC (α : Sort u) (β : Sort v) where
  coe : α → β

attribute [coe_decl] CoeHTC.coe

instance instCoeHTCOfCoeHeadOfCoeOTC {α : Sort u} {β : Sort v} {γ : Sort w} [CoeHead α β] [CoeOTC β γ] : CoeHTC α γ where
  coe a := CoeOTC.coe (CoeHead.coe a : β)

instance instCoeHTCOfCoeOTC {α : Sort u} {β : Sort v} [CoeOTC α β] : CoeHTC α β where
  coe a := CoeOTC.coe a

instance instCoeHTC {α : Sort u} : CoeHTC α α where
  coe a := a

class CoeTail (α : semiOutParam (Sort u)) (β : Sort v) where
  coe : α → β

attribute [coe_decl] CoeTail.coe

class CoeHTCT (α : Sort u) (β : Sort v) where
  coe : α → β

attribute [coe_decl] CoeHTCT.coe

instance instCoeHTCTOfCoeTailOfCoeHTC {α : Sort u} {β : Sort v} {γ : Sort w} [CoeTail β γ] [CoeHTC α β] : CoeHTCT α γ where
  coe a := CoeTail.coe (CoeHTC.coe a : β)

instance instCoeHTCTOfCoeHTC {α : Sort u} {β : Sort v} [CoeHTC α β] : CoeHTCT α β where
  coe a := CoeHTC.coe a

instance instCoeHTCT {α : Sort u} : CoeHTCT α α where
  coe a := a

/-- A coercion that depends on the value. -/
class CoeDep (α : Sort u) (_ : α) (β : Sort v) where
  coe : β

attribute [coe_decl] CoeDep.coe

/-- What the elaborator looks for when `a : α` is used where `β` is expected. -/
class CoeT (α : Sort u) (_ : α) (β : Sort v) where
  coe : β

attribute [coe_decl] CoeT.coe

instance instCoeTOfCoeHTCT {α : Sort u} {β : Sort v} {a : α} [CoeHTCT α β] : CoeT α a β where
  coe := CoeHTCT.coe a

instance instCoeTOfCoeDep {α : Sort u} {β : Sort v} {a : α} [CoeDep α a β] : CoeT α a β where
  coe := CoeDep.coe a

instance instCoeT {α : Sort u} {a : α} : CoeT α a α where
  coe := a

/-- Values that can be applied. -/
class CoeFun (α : Sort u) (γ : outParam (α → Sort v)) where
  coe : (f : α) → γ f

attribute [coe_decl] CoeFun.coe

instance instCoeOutOfCoeFun {α : Sort u} {β : Sort v} [CoeFun α fun _ => β] : CoeOut α β where
  coe a := CoeFun.coe a

/-- Values that can be used as types. -/
class CoeSort (α : Sort u) (β : outParam (Sort v)) where
  coe : α → β

attribute [coe_decl] CoeSort.coe

instance instCoeOutOfCoeSort {α : Sort u} {β : Sort v} [CoeSort α β] : CoeOut α β where
  coe a := CoeSort.coe a

/-! ## Basic instances -/

instance boolToProp : Coe Bool Prop where
  coe b := Eq b true

instance boolToSort : CoeSort Bool Prop where
  coe b := Eq b true

instance decPropToBool (p : Prop) [Decidable p] : CoeDep Prop p Bool where
  coe := decide p

instance optionCoe {α : Type u} : Coe α (Option α) where
  coe := some

instance subtypeCoe {α : Sort v} {p : α → Prop} : CoeOut (Subtype p) α where
  coe v := v.val

instance Fin.coeToNat {n : Nat} : CoeOut (Fin n) Nat where
  coe v := v.val

instance instCoeStringRaw : CoeHead String Substring.Raw where
  coe := String.toRawSubstring

/-! ## Syntax -/

namespace Lean

instance : Coe SyntaxNodeKind SyntaxNodeKinds where
  coe k := List.cons k List.nil

instance {ks : SyntaxNodeKinds} : CoeOut (TSyntax ks) Syntax where
  coe stx := stx.raw

instance : CoeDep Term (default : Term) Ident where
  coe := ⟨Syntax.missing⟩

instance : CoeHead Ident Term where
  coe x := ⟨x.raw⟩

instance : CoeHead StrLit Term where
  coe x := ⟨x.raw⟩

instance : CoeHead NumLit Term where
  coe x := ⟨x.raw⟩

instance : CoeHead CharLit Term where
  coe x := ⟨x.raw⟩

instance : CoeHead NameLit Term where
  coe x := ⟨x.raw⟩

instance : CoeHead ScientificLit Term where
  coe x := ⟨x.raw⟩

instance : CoeHead NumLit Prec where
  coe x := ⟨x.raw⟩

instance : CoeHead NumLit Prio where
  coe x := ⟨x.raw⟩

end Lean
