prelude
import Init.Repr

/-!
# `ToString`: values as text

Instances for the usual types, and interpolated strings `s!"…{e}…"`.
-/

universe u v

open Std

/-- Types whose elements can be shown as text. -/
class ToString (α : Type u) where
  toString : α → String

export ToString (toString)

@[extern "c", term_parser 1000] opaque termS!_ : Lean.ParserDescr
@[extern "c", macro termS!_] opaque _aux_Init_Data_ToString_Macro___macroRules_termS!__1 : Lean.Macro

instance instToStringString : ToString String := ⟨fun s => s⟩

/-- The text of a list. -/
protected def List.toString {α : Type u} [ToString α] : List α → String
  | [] => "[]"
  | [x] => "[" ++ toString x ++ "]"
  | x::xs => xs.foldl (· ++ ", " ++ toString ·) ("[" ++ toString x) ++ "]"

instance instToStringList {α : Type u} [ToString α] : ToString (List α) := ⟨List.toString⟩

instance instToStringArray {α : Type u} [ToString α] : ToString (Array α) where
  toString a := "#" ++ toString a.toList

instance instToStringBool : ToString Bool := ⟨fun b => cond b "true" "false"⟩

instance instToStringDecidable {p : Prop} : ToString (Decidable p) := ⟨fun h => cond (@decide p h) "true" "false"⟩

instance instToStringPUnit : ToString PUnit.{u+1} := ⟨fun _ => "()"⟩

instance instToStringUnit : ToString Unit := ⟨fun _ => "()"⟩

instance instToStringNat : ToString Nat := ⟨fun n => Nat.repr n⟩

instance instToStringInt : ToString Int where
  toString
    | .ofNat m => toString m
    | .negSucc m => "-" ++ toString (m + 1)

instance instToStringChar : ToString Char := ⟨fun c => c.toString⟩

instance instToStringFin (n : Nat) : ToString (Fin n) := ⟨fun f => toString f.val⟩

instance instToStringUInt8 : ToString UInt8 := ⟨fun n => toString n.toNat⟩
instance instToStringUInt16 : ToString UInt16 := ⟨fun n => toString n.toNat⟩
instance instToStringUInt32 : ToString UInt32 := ⟨fun n => toString n.toNat⟩
instance instToStringUInt64 : ToString UInt64 := ⟨fun n => toString n.toNat⟩

instance instToStringFormat : ToString Format where
  toString f := f.pretty

instance instToStringOption {α : Type u} [ToString α] : ToString (Option α) where
  toString
    | none => "none"
    | some a => "(some " ++ toString a ++ ")"

instance instToStringSum {α : Type u} {β : Type v} [ToString α] [ToString β] : ToString (Sum α β) where
  toString
    | .inl a => "(inl " ++ toString a ++ ")"
    | .inr b => "(inr " ++ toString b ++ ")"

instance instToStringProd {α : Type u} {β : Type v} [ToString α] [ToString β] : ToString (α × β) where
  toString | (a, b) => "(" ++ toString a ++ ", " ++ toString b ++ ")"

instance instToStringSigma {α : Type u} {β : α → Type v} [ToString α] [(x : α) → ToString (β x)] : ToString (Sigma β) where
  toString | ⟨a, b⟩ => "⟨" ++ toString a ++ ", " ++ toString b ++ "⟩"

instance instToStringSubtype {α : Type u} {p : α → Prop} [ToString α] : ToString (Subtype p) := ⟨fun s => toString s.val⟩

instance instToStringExcept {ε : Type u} {α : Type v} [ToString ε] [ToString α] : ToString (Except ε α) where
  toString
    | .error e => "error: " ++ toString e
    | .ok a => "ok: " ++ toString a

/-- Round brackets around texts with spaces in them. -/
def addParenHeuristic (s : String) : String :=
  match s.toList with
  | [] => s
  | c :: _ =>
    if c == '(' || c == '[' || c == '{' then s
    else if !s.toList.any Char.isWhitespace then s
    else "(" ++ s ++ ")"

instance instToFormatOfToString {α : Type u} [ToString α] : ToFormat α := ⟨Format.text ∘ toString⟩
