prelude
import Init.Option.Basic
import Init.List.Basic
import Init.String.Basic

/-!
# Formatted text

`Std.Format` is the type of documents from which the pretty printer chooses a layout. The constructors and their order
are known to native code, which does the layout (`Format.pretty`).
-/

universe u v

namespace Std

/-- When lines in a group are broken: all or none of them, or only those that have to be. -/
inductive Format.FlattenBehavior where
  | allOrNone
  | fill

instance Format.instInhabitedFlattenBehavior : Inhabited Format.FlattenBehavior := ⟨.allOrNone⟩

instance Format.instBEqFlattenBehavior : BEq Format.FlattenBehavior where
  beq
    | .allOrNone, .allOrNone => true
    | .fill, .fill => true
    | _, _ => false

open Format in
/-- A document. -/
inductive Format where
  /-- Nothing. -/
  | nil : Format
  /-- A space or, where a group is broken, a new line. -/
  | line : Format
  /-- A new line to the current indentation, if the text is past it. -/
  | align (force : Bool) : Format
  /-- A text as it is. -/
  | text : String → Format
  /-- More indentation for what is inside. -/
  | nest (indent : Int) : Format → Format
  /-- One document after another. -/
  | append : Format → Format → Format
  /-- A part whose lines are broken only when it does not fit. -/
  | group : Format → (behavior : FlattenBehavior := FlattenBehavior.allOrNone) → Format
  /-- A part with a tag for the printer's client. -/
  | tag : Nat → Format → Format

instance instInhabitedFormat : Inhabited Format := ⟨.nil⟩

namespace Format

/-- Whether the document has no content. -/
def isEmpty : Format → Bool
  | nil => true
  | line => false
  | align _ => true
  | text msg => msg.isEmpty
  | nest _ f => f.isEmpty
  | append f₁ f₂ => f₁.isEmpty && f₂.isEmpty
  | group f _ => f.isEmpty
  | tag _ f => f.isEmpty

/-- A group whose lines are broken one by one. -/
def fill (f : Format) : Format := group f (behavior := FlattenBehavior.fill)

instance instAppend : Append Format := ⟨Format.append⟩
instance instCoeString : Coe String Format := ⟨text⟩

/-- One document after another. -/
def join (xs : List Format) : Format := xs.foldl (· ++ ·) ""

/-- Whether the document is `nil`. -/
def isNil : Format → Bool
  | nil => true
  | _ => false

/-- Indentation of nested parts. -/
def defIndent := 2
def defUnicode := true
def defWidth := 120

/-- Lays the document out in lines of at most `width` characters where possible. Computed by native code. -/
@[extern "c"] opaque pretty (f : Format) (width : Nat := defWidth) (indent : Nat := 0) (column : Nat := 0) : String

/-- Puts a document between two texts, as a group. -/
@[inline] def bracket (l : String) (x : Format) (r : String) : Format := group (nest l.length <| l ++ x ++ r)

/-- Puts a document in round brackets. -/
@[inline] def paren (f : Format) : Format := bracket "(" f ")"

/-- Puts a document in square brackets. -/
@[inline] def sbracket (f : Format) : Format := bracket "[" f "]"

/-- Puts a document between two texts, and fills lines. -/
@[inline] def bracketFill (l : String) (x : Format) (r : String) : Format := fill (nest l.length <| l ++ x ++ r)

/-- Indents by the default. -/
def nestD (f : Format) : Format := nest defIndent f

/-- On a new, indented line. -/
def indentD (f : Format) : Format := nestD (Format.line ++ f)

end Format

/-- Types whose elements can be shown to users. -/
class ToFormat (α : Type u) where
  format : α → Format

export ToFormat (format)

instance instToFormatFormat : ToFormat Format where
  format f := f

instance instToFormatString : ToFormat String where
  format s := Format.text s

/-- Documents with a separator between them. -/
def Format.joinSep {α : Type u} [ToFormat α] : List α → Format → Format
  | [], _ => nil
  | [a], _ => format a
  | a::as, sep => as.foldl (· ++ sep ++ format ·) (format a)

/-- Documents with a prefix before each. -/
def Format.prefixJoin {α : Type u} [ToFormat α] (pre : Format) : List α → Format
  | [] => nil
  | a::as => as.foldl (· ++ pre ++ format ·) (pre ++ format a)

/-- Documents with a suffix after each. -/
def Format.joinSuffix {α : Type u} [ToFormat α] : List α → Format → Format
  | [], _ => nil
  | a::as, suffix => as.foldl (· ++ format · ++ suffix) (format a ++ suffix)

end Std

export Std (Format ToFormat Format.nest Format.nil Format.joinSep Format.line Format.sbracket Format.bracket Format.group
  Format.tag Format.pretty Format.fill Format.paren Format.join)
