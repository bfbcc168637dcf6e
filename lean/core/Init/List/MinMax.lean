prelude
import Init.List.Fold
import Init.Option.Lemmas

/-!
# Lists: least and greatest elements

`min?` and `max?` on lists of any type with `min` and `max`, and what they mean for natural numbers.
-/

universe u

namespace List

variable {α : Type u} {a k : Nat} {xs l : List Nat}

@[simp] theorem min?_nil [Min α] : ([] : List α).min? = none := rfl

@[simp] theorem max?_nil [Max α] : ([] : List α).max? = none := rfl

theorem min?_cons' [Min α] {x : α} {xs : List α} : (x :: xs).min? = some (foldl min x xs) := rfl

theorem max?_cons' [Max α] {x : α} {xs : List α} : (x :: xs).max? = some (foldl max x xs) := rfl

@[simp] theorem min?_singleton [Min α] {x : α} : [x].min? = some x := rfl

@[simp] theorem max?_singleton [Max α] {x : α} : [x].max? = some x := rfl

@[simp] theorem min?_eq_none_iff {xs : List α} [Min α] : xs.min? = none ↔ xs = [] := by
  cases xs with
  | nil => exact iff_of_true rfl rfl
  | cons x xs => exact iff_of_false (Option.some_ne_none _) (cons_ne_nil x xs)

@[simp] theorem max?_eq_none_iff {xs : List α} [Max α] : xs.max? = none ↔ xs = [] := by
  cases xs with
  | nil => exact iff_of_true rfl rfl
  | cons x xs => exact iff_of_false (Option.some_ne_none _) (cons_ne_nil x xs)

theorem isSome_min?_of_mem {l : List α} [Min α] {a : α} (h : a ∈ l) : l.min?.isSome := by cases h <;> rfl

theorem isSome_max?_of_mem {l : List α} [Max α] {a : α} (h : a ∈ l) : l.max?.isSome := by cases h <;> rfl

/-! ## Natural numbers -/

private theorem foldl_min_spec (l : List Nat) (n : Nat) :
    (foldl min n l = n ∨ foldl min n l ∈ l) ∧ foldl min n l ≤ n ∧ ∀ b, b ∈ l → foldl min n l ≤ b := by
  induction l generalizing n with
  | nil => exact ⟨.inl rfl, Nat.le.refl, fun _ h => absurd h not_mem_nil⟩
  | cons c l ih =>
    rw [foldl_cons, forall_mem_cons]
    by_cases hc : n ≤ c
    · rw [show min n c = n from if_pos hc]
      exact ⟨(ih n).1.imp id (.tail _), (ih n).2.1, Nat.le_trans (ih n).2.1 hc, (ih n).2.2⟩
    · rw [show min n c = c from if_neg hc]
      exact ⟨.inr (mem_cons.2 (ih c).1), Nat.le_trans (ih c).2.1 (Nat.le_of_lt (Nat.lt_of_not_le hc)), (ih c).2.1, (ih c).2.2⟩

private theorem foldl_max_spec (l : List Nat) (n : Nat) :
    (foldl max n l = n ∨ foldl max n l ∈ l) ∧ n ≤ foldl max n l ∧ ∀ b, b ∈ l → b ≤ foldl max n l := by
  induction l generalizing n with
  | nil => exact ⟨.inl rfl, Nat.le.refl, fun _ h => absurd h not_mem_nil⟩
  | cons c l ih =>
    rw [foldl_cons, forall_mem_cons]
    by_cases hc : n ≤ c
    · rw [show max n c = c from if_pos hc]
      exact ⟨.inr (mem_cons.2 (ih c).1), Nat.le_trans hc (ih c).2.1, (ih c).2.1, (ih c).2.2⟩
    · rw [show max n c = n from if_neg hc]
      exact ⟨(ih n).1.imp id (.tail _), (ih n).2.1, Nat.le_trans (Nat.le_of_lt (Nat.lt_of_not_le hc)) (ih n).2.1, (ih n).2.2⟩

theorem min?_eq_some_iff' : xs.min? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → a ≤ b := by
  cases xs with
  | nil => exact iff_of_false (Option.some_ne_none a).symm fun h => not_mem_nil h.1
  | cons n l =>
    have h := foldl_min_spec l n
    have h' : ∀ b, b ∈ n :: l → foldl min n l ≤ b := forall_mem_cons.2 h.2
    exact ⟨fun e => Option.some.inj e ▸ ⟨mem_cons.2 h.1, h'⟩,
      fun e => congrArg some (Nat.le_antisymm (h' a e.1) (e.2 _ (mem_cons.2 h.1)))⟩

theorem max?_eq_some_iff' : xs.max? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → b ≤ a := by
  cases xs with
  | nil => exact iff_of_false (Option.some_ne_none a).symm fun h => not_mem_nil h.1
  | cons n l =>
    have h := foldl_max_spec l n
    have h' : ∀ b, b ∈ n :: l → b ≤ foldl max n l := forall_mem_cons.2 h.2
    exact ⟨fun e => Option.some.inj e ▸ ⟨mem_cons.2 h.1, h'⟩,
      fun e => congrArg some (Nat.le_antisymm (e.2 _ (mem_cons.2 h.1)) (h' a e.1))⟩

theorem min?_getD_le_of_mem (h : a ∈ l) : l.min?.getD k ≤ a := by
  cases hm : l.min? with
  | none => exact absurd (min?_eq_none_iff.1 hm) (ne_nil_of_mem h)
  | some b => exact (min?_eq_some_iff'.1 hm).2 a h

theorem le_max?_getD_of_mem (h : a ∈ l) : a ≤ l.max?.getD k := by
  cases hm : l.max? with
  | none => exact absurd (max?_eq_none_iff.1 hm) (ne_nil_of_mem h)
  | some b => exact (max?_eq_some_iff'.1 hm).2 a h

theorem min?_get_le_of_mem (h : a ∈ l) : l.min?.get (isSome_min?_of_mem h) ≤ a :=
  (min?_eq_some_iff'.1 (Option.eq_some_of_isSome (isSome_min?_of_mem h))).2 a h

theorem le_max?_get_of_mem (h : a ∈ l) : a ≤ l.max?.get (isSome_max?_of_mem h) :=
  (max?_eq_some_iff'.1 (Option.eq_some_of_isSome (isSome_max?_of_mem h))).2 a h

end List
