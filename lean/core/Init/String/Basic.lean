prelude
import Init.List.Basic

/-!
# Strings and characters

Strings are sequences of bytes in UTF-8; what is here computes on the bytes, so that kernels can evaluate it, and is
replaced by native code when run. Slices, iterators and patterns are not part of this library.
-/

universe u

/-! ## Characters -/

namespace Char

instance instLT : LT Char := ⟨fun a b => a.val < b.val⟩
instance instLE : LE Char := ⟨fun a b => a.val ≤ b.val⟩

instance instDecidableLt (a b : Char) : Decidable (a < b) := inferInstanceAs (Decidable (a.val < b.val))
instance instDecidableLe (a b : Char) : Decidable (a ≤ b) := inferInstanceAs (Decidable (a.val ≤ b.val))

/-- Space, tab, carriage return or new line. -/
@[inline] def isWhitespace (c : Char) : Bool := c = ' ' || c = '\t' || c = '\r' || c = '\n'

/-- One of `A` to `Z`. -/
@[inline] def isUpper (c : Char) : Bool := 'A'.toNat ≤ c.toNat && c.toNat ≤ 'Z'.toNat

/-- One of `a` to `z`. -/
@[inline] def isLower (c : Char) : Bool := 'a'.toNat ≤ c.toNat && c.toNat ≤ 'z'.toNat

/-- A letter of the Latin alphabet. -/
@[inline] def isAlpha (c : Char) : Bool := c.isUpper || c.isLower

/-- One of `0` to `9`. -/
@[inline] def isDigit (c : Char) : Bool := '0'.toNat ≤ c.toNat && c.toNat ≤ '9'.toNat

/-- A letter of the Latin alphabet, or a digit. -/
@[inline] def isAlphanum (c : Char) : Bool := c.isAlpha || c.isDigit

/-- Capital letters to small ones; other characters are unchanged. -/
def toLower (c : Char) : Char := if c.isUpper then ofNat (c.toNat + 32) else c

/-- Small letters to capital ones; other characters are unchanged. -/
def toUpper (c : Char) : Char := if c.isLower then ofNat (c.toNat - 32) else c

/-- The character as it is written in a Lean file, with quotes. Computed by native code. -/
@[extern "c"] opaque quote (c : Char) : String

end Char

/-! ## Strings -/

namespace String

/-- The character that starts at the head of a list of bytes, and the bytes after it. Internal: use `toList`. -/
def decodeChar : List UInt8 → Option (Char × List UInt8)
  | [] => none
  | a :: l₁ =>
    let a := a.toNat
    if a < 0x80 then some (Char.ofNat a, l₁)
    else match l₁ with
      | [] => none
      | b :: l₂ =>
        let b := b.toNat % 0x40
        if a < 0xe0 then some (Char.ofNat (a % 0x20 * 0x40 + b), l₂)
        else match l₂ with
          | [] => none
          | c :: l₃ =>
            let c := c.toNat % 0x40
            if a < 0xf0 then some (Char.ofNat ((a % 0x10 * 0x40 + b) * 0x40 + c), l₃)
            else match l₃ with
              | [] => none
              | d :: l₄ => some (Char.ofNat (((a % 0x08 * 0x40 + b) * 0x40 + c) * 0x40 + d.toNat % 0x40), l₄)

/-- The characters that a list of bytes encodes; `fuel` is at least their number. Internal: use `toList`. -/
def decodeChars : (fuel : Nat) → List UInt8 → List Char
  | 0, _ => []
  | fuel+1, l => match decodeChar l with
    | none => []
    | some (c, l) => c :: decodeChars fuel l

/-- The characters of the string. -/
@[extern "lean_string_data"] def toList (s : String) : List Char :=
  decodeChars s.toByteArray.data.toList.length s.toByteArray.data.toList

/-- The number of characters. -/
@[extern "lean_string_length"] def length (b : @& String) : Nat := b.toList.length

/-- One string after another. Written `s ++ t`. -/
@[extern "lean_string_append"] def append (s : String) (t : @& String) : String := ofList (s.toList ++ t.toList)

instance : Append String := ⟨String.append⟩

/-- The string with one more character at the end. -/
@[extern "lean_string_push"] def push (s : String) (c : Char) : String := ofList (s.toList ++ [c])

/-- The string with one character. -/
@[inline] def singleton (c : Char) : String := "".push c

/-- Whether the string has no characters. -/
@[inline] def isEmpty (s : String) : Bool := s.utf8ByteSize == 0

/-- `n` copies of a character at the end. -/
def pushn (s : String) (c : Char) : (n : Nat) → String
  | 0 => s
  | n+1 => (pushn s c n).push c

/-- One string after another. -/
def join (l : List String) : String := l.foldl (fun r s => r ++ s) ""

/-- The strings with `s` between them. -/
def intercalate (s : String) : List String → String
  | [] => ""
  | a :: as => go a s as
where
  /-- The loop of `intercalate`, with the result so far. -/
  go (acc : String) (s : String) : List String → String
    | a :: as => go (acc ++ s ++ a) s as
    | [] => acc

/-- The string as it is written in a Lean file, with quotes. Computed by native code. -/
@[extern "c"] opaque quote (s : String) : String

/-- Strings are ordered as the lists of their characters. -/
instance instLT : LT String := ⟨fun s₁ s₂ => s₁.toList < s₂.toList⟩

@[extern "lean_string_dec_lt"] instance decidableLT (s₁ s₂ : @& String) : Decidable (s₁ < s₂) :=
  List.decidableLT s₁.toList s₂.toList

instance instLE : LE String := ⟨fun s₁ s₂ => ¬s₂ < s₁⟩

instance decLE (s₁ s₂ : String) : Decidable (s₁ ≤ s₂) := inferInstanceAs (Decidable (Not _))

end String

/-- The string with the given characters. -/
@[inline] def List.asString (s : List Char) : String := String.ofList s

/-- The string with one character. -/
@[inline] protected def Char.toString (c : Char) : String := String.singleton c
