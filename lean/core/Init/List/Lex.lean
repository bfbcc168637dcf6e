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

@[simp] theorem lex_nil {r : α → α → Prop} : ¬Lex r l [] := fun h => by cases h

@[simp] theorem not_lt_nil [LT α] (l : List α) : ¬l < [] := lex_nil

@[simp] theorem nil_le [LT α] (l : List α) : [] ≤ l := lex_nil

@[simp] theorem nil_lt_cons [LT α] (a : α) (l : List α) : [] < a :: l := Lex.nil

@[simp] theorem not_nil_lex_iff {r : α → α → Prop} : ¬Lex r [] l ↔ l = [] := by
  cases l with
  | nil => exact iff_of_true lex_nil rfl
  | cons a l => exact iff_of_false (not_not_intro .nil) (cons_ne_nil a l)

theorem cons_lt_cons_iff [LT α] {a b : α} {l₁ l₂ : List α} : a :: l₁ < b :: l₂ ↔ a < b ∨ a = b ∧ l₁ < l₂ := cons_lex_cons_iff

theorem lex_irrefl {r : α → α → Prop} (irrefl : ∀ x, ¬r x x) (l : List α) : ¬Lex r l l := by
  induction l with
  | nil => exact lex_nil
  | cons a l ih => intro h; exact (cons_lex_cons_iff.1 h).elim (irrefl a) fun h => ih h.2

theorem lex_trans {r : α → α → Prop} (lt_trans : ∀ {x y z : α}, r x y → r y z → r x z) {l₁ l₂ l₃ : List α}
    (h₁ : Lex r l₁ l₂) (h₂ : Lex r l₂ l₃) : Lex r l₁ l₃ := by
  induction h₁ generalizing l₃ with
  | nil => cases l₃ with
    | nil => exact absurd h₂ lex_nil
    | cons => exact .nil
  | rel h => cases l₃ with
    | nil => exact absurd h₂ lex_nil
    | cons => exact cons_lex_cons_iff.2 (.inl ((cons_lex_cons_iff.1 h₂).elim (lt_trans h) fun h' => h'.1 ▸ h))
  | cons _ ih => cases l₃ with
    | nil => exact absurd h₂ lex_nil
    | cons => exact cons_lex_cons_iff.2 ((cons_lex_cons_iff.1 h₂).imp id fun h' => ⟨h'.1, ih h'.2⟩)

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
