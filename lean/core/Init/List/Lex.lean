prelude
import Init.List.Append
import Init.AC.Classes
import Init.List.Fold

/-!
# Lists: lexicographic order, and classes of associative operations

`xs < ys` compares the first position in which the lists differ; a proper beginning of a list is less than it.
-/

universe u v

namespace List

variable {α : Type u} {β : Type v} {a b : α} {l l₁ l₂ : List α}

@[simp] theorem lex_nil {r : α → α → Prop} : ¬Lex r l [] := nofun

@[simp] theorem not_lt_nil [LT α] (l : List α) : ¬l < [] := nofun

@[simp] theorem nil_le [LT α] (l : List α) : [] ≤ l := nofun

@[simp] theorem nil_lt_cons [LT α] (a : α) (l : List α) : [] < a :: l := Lex.nil

@[simp] theorem not_nil_lex_iff {r : α → α → Prop} : ¬Lex r [] l ↔ l = [] := by
  cases l with
  | nil => exact iff_of_true nofun rfl
  | cons a l => exact ⟨fun h => absurd .nil h, nofun⟩

theorem cons_lex_cons_iff {r : α → α → Prop} : Lex r (a :: l₁) (b :: l₂) ↔ r a b ∨ a = b ∧ Lex r l₁ l₂ := by
  constructor
  · intro h
    cases h with
    | rel h => exact .inl h
    | cons h => exact .inr ⟨rfl, h⟩
  · rintro (h | ⟨rfl, h⟩)
    · exact .rel h
    · exact .cons h

theorem cons_lt_cons_iff [LT α] {a b : α} {l₁ l₂ : List α} : a :: l₁ < b :: l₂ ↔ a < b ∨ a = b ∧ l₁ < l₂ := cons_lex_cons_iff

theorem lex_irrefl {r : α → α → Prop} (irrefl : ∀ x, ¬r x x) (l : List α) : ¬Lex r l l := by
  induction l with
  | nil => exact nofun
  | cons a l ih => intro h; exact (cons_lex_cons_iff.1 h).elim (irrefl a) fun h => ih h.2

theorem lex_trans {r : α → α → Prop} (lt_trans : ∀ {x y z : α}, r x y → r y z → r x z) {l₁ l₂ l₃ : List α}
    (h₁ : Lex r l₁ l₂) (h₂ : Lex r l₂ l₃) : Lex r l₁ l₃ := by
  induction h₁ generalizing l₃ with
  | nil => cases h₂ <;> exact .nil
  | rel h => cases h₂ with
    | rel h' => exact .rel (lt_trans h h')
    | cons h' => exact .rel h
  | cons h ih => cases h₂ with
    | rel h' => exact .rel h'
    | cons h' => exact .cons (ih h')

theorem not_lt [LT α] {l₁ l₂ : List α} : ¬l₁ < l₂ ↔ l₂ ≤ l₁ := Iff.rfl

theorem not_le [LT α] {l₁ l₂ : List α} : ¬l₂ ≤ l₁ ↔ l₁ < l₂ := Classical.not_not

/-! ## Associative operations -/

instance : Std.Associative (α := List α) (· ++ ·) := ⟨append_assoc⟩

instance : Std.LawfulIdentity (α := List α) (· ++ ·) [] where
  left_id := nil_append
  right_id := append_nil

theorem foldl_assoc {op : α → α → α} [ha : Std.Associative op] {l : List α} {a₁ a₂ : α} :
    l.foldl op (op a₁ a₂) = op a₁ (l.foldl op a₂) := by
  induction l generalizing a₂ with
  | nil => rfl
  | cons a l ih => rw [foldl_cons, ha.assoc, ih]; rfl

theorem foldr_assoc {op : α → α → α} [ha : Std.Associative op] {l : List α} {a₁ a₂ : α} :
    l.foldr op (op a₁ a₂) = op (l.foldr op a₁) a₂ := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [foldr_cons, ih, foldr_cons, ha.assoc]

theorem foldl_eq_apply_foldr {xs : List α} {f : α → α → α} [ha : Std.Associative f] [hi : Std.LawfulRightIdentity f init]
    {x : α} : xs.foldl f x = f x (xs.foldr f init) := by
  induction xs generalizing x with
  | nil => exact (hi.right_id x).symm
  | cons a l ih => rw [foldl_cons, ih, foldr_cons, ha.assoc]

theorem foldr_eq_foldl {xs : List α} {f : α → α → α} [Std.Associative f] [hi : Std.LawfulIdentity f init] :
    xs.foldr f init = xs.foldl f init := by
  rw [foldl_eq_apply_foldr (init := init), hi.left_id]

end List

namespace Bool

instance : Std.Associative (· && ·) := ⟨and_assoc⟩
instance : Std.Commutative (· && ·) := ⟨and_comm⟩
instance : Std.IdempotentOp (· && ·) := ⟨and_self⟩
instance : Std.LawfulCommIdentity (· && ·) true where right_id := and_true
instance : Std.Associative (· || ·) := ⟨or_assoc⟩
instance : Std.Commutative (· || ·) := ⟨or_comm⟩
instance : Std.IdempotentOp (· || ·) := ⟨or_self⟩
instance : Std.LawfulCommIdentity (· || ·) false where right_id := or_false
instance : Std.Associative (· != ·) := ⟨xor_assoc⟩
instance : Std.Commutative (· != ·) := ⟨xor_comm⟩
instance : Std.LawfulCommIdentity (· != ·) false where right_id := bne_false

end Bool
