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
  | cons x xs => exact ⟨nofun, nofun⟩

@[simp] theorem max?_eq_none_iff {xs : List α} [Max α] : xs.max? = none ↔ xs = [] := by
  cases xs with
  | nil => exact iff_of_true rfl rfl
  | cons x xs => exact ⟨nofun, nofun⟩

theorem isSome_min?_of_mem {l : List α} [Min α] {a : α} (h : a ∈ l) : l.min?.isSome := by cases h <;> rfl

theorem isSome_max?_of_mem {l : List α} [Max α] {a : α} (h : a ∈ l) : l.max?.isSome := by cases h <;> rfl

/-! ## Natural numbers -/

private theorem foldl_min_spec (l : List Nat) (n : Nat) :
    (foldl min n l = n ∨ foldl min n l ∈ l) ∧ foldl min n l ≤ n ∧ ∀ b, b ∈ l → foldl min n l ≤ b := by
  induction l generalizing n with
  | nil => exact ⟨.inl rfl, Nat.le.refl, nofun⟩
  | cons c l ih =>
    have ⟨h₁, h₂, h₃⟩ := ih (min n c)
    rw [foldl_cons, forall_mem_cons]
    refine ⟨?_, by omega, by omega, h₃⟩
    rcases h₁ with h | h
    · rcases Nat.le_total n c with hc | hc
      · exact .inl (by omega)
      · exact .inr (mem_cons.2 (.inl (by omega)))
    · exact .inr (.tail _ h)

private theorem foldl_max_spec (l : List Nat) (n : Nat) :
    (foldl max n l = n ∨ foldl max n l ∈ l) ∧ n ≤ foldl max n l ∧ ∀ b, b ∈ l → b ≤ foldl max n l := by
  induction l generalizing n with
  | nil => exact ⟨.inl rfl, Nat.le.refl, nofun⟩
  | cons c l ih =>
    have ⟨h₁, h₂, h₃⟩ := ih (max n c)
    rw [foldl_cons, forall_mem_cons]
    refine ⟨?_, by omega, by omega, h₃⟩
    rcases h₁ with h | h
    · rcases Nat.le_total n c with hc | hc
      · exact .inr (mem_cons.2 (.inl (by omega)))
      · exact .inl (by omega)
    · exact .inr (.tail _ h)

theorem min?_eq_some_iff' : xs.min? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → a ≤ b := by
  cases xs with
  | nil => exact ⟨nofun, fun h => nomatch h.1⟩
  | cons n l =>
    have ⟨h₁, h₂, h₃⟩ := foldl_min_spec l n
    rw [min?_cons', forall_mem_cons, mem_cons]
    constructor
    · intro h; have h := Option.some.inj h; subst h; exact ⟨h₁, h₂, h₃⟩
    · rintro ⟨ha, hn, hl⟩
      refine congrArg some (Nat.le_antisymm ?_ ?_)
      · rcases ha with rfl | ha
        · exact h₂
        · exact h₃ a ha
      · rcases h₁ with h | h
        · omega
        · exact hl _ h

theorem max?_eq_some_iff' : xs.max? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → b ≤ a := by
  cases xs with
  | nil => exact ⟨nofun, fun h => nomatch h.1⟩
  | cons n l =>
    have ⟨h₁, h₂, h₃⟩ := foldl_max_spec l n
    rw [max?_cons', forall_mem_cons, mem_cons]
    constructor
    · intro h; have h := Option.some.inj h; subst h; exact ⟨h₁, h₂, h₃⟩
    · rintro ⟨ha, hn, hl⟩
      refine congrArg some (Nat.le_antisymm ?_ ?_)
      · rcases h₁ with h | h
        · omega
        · exact hl _ h
      · rcases ha with rfl | ha
        · exact h₂
        · exact h₃ a ha

theorem min?_getD_le_of_mem (h : a ∈ l) : l.min?.getD k ≤ a := by
  cases hm : l.min? with
  | none => rw [min?_eq_none_iff.1 hm] at h; exact nomatch h
  | some b => exact (min?_eq_some_iff'.1 hm).2 a h

theorem le_max?_getD_of_mem (h : a ∈ l) : a ≤ l.max?.getD k := by
  cases hm : l.max? with
  | none => rw [max?_eq_none_iff.1 hm] at h; exact nomatch h
  | some b => exact (max?_eq_some_iff'.1 hm).2 a h

theorem min?_get_le_of_mem (h : a ∈ l) : l.min?.get (isSome_min?_of_mem h) ≤ a :=
  (min?_eq_some_iff'.1 (Option.eq_some_of_isSome (isSome_min?_of_mem h))).2 a h

theorem le_max?_get_of_mem (h : a ∈ l) : a ≤ l.max?.get (isSome_max?_of_mem h) :=
  (max?_eq_some_iff'.1 (Option.eq_some_of_isSome (isSome_max?_of_mem h))).2 a h

end List
