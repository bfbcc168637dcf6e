prelude
import Init.List.TakeDrop

/-!
# Lists: sublists, prefixes, suffixes, infixes

The relations `l₁ <+ l₂`, `l₁ <+: l₂`, `l₁ <:+ l₂` and `l₁ <:+: l₂`. Their notation is scoped: `open List` brings it in.
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {a b : α} {l l₁ l₂ l₃ : List α} {p : α → Bool}

/-- `l₁ <+ l₂`: `l₁` is `l₂` with some elements left out. -/
scoped infixl:50 " <+ " => Sublist

/-- `l₁ <+: l₂`: `l₂` begins with `l₁`. -/
scoped infixl:50 " <+: " => IsPrefix

/-- `l₁ <:+ l₂`: `l₂` ends with `l₁`. -/
scoped infixl:50 " <:+ " => IsSuffix

/-- `l₁ <:+: l₂`: `l₁` is a contiguous part of `l₂`. -/
scoped infixl:50 " <:+: " => IsInfix

/-! ## Sublists -/

@[simp] theorem nil_sublist (l : List α) : [] <+ l := by
  induction l with
  | nil => exact .slnil
  | cons a l ih => exact ih.cons a

@[simp] theorem Sublist.refl (l : List α) : l <+ l := by
  induction l with
  | nil => exact .slnil
  | cons a l ih => exact ih.cons₂ a

theorem sublist_cons_iff {a : α} {l l' : List α} : l <+ a :: l' ↔ l <+ l' ∨ ∃ r, l = a :: r ∧ r <+ l' := by
  refine ⟨fun h => ?_, fun h => h.elim (.cons a) fun h => h.elim fun _ h => h.1 ▸ .cons₂ a h.2⟩
  generalize e : a :: l' = t at h
  cases h with
  | slnil => exact absurd e (cons_ne_nil a l')
  | cons b h => exact .inl (tail_eq_of_cons_eq e ▸ h)
  | cons₂ b h => exact .inr ⟨_, congrArg (· :: _) (head_eq_of_cons_eq e).symm, tail_eq_of_cons_eq e ▸ h⟩

theorem Sublist.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ <+ l₂) (h₂ : l₂ <+ l₃) : l₁ <+ l₃ := by
  induction h₂ generalizing l₁ with
  | slnil => exact h₁
  | cons a _ ih => exact (ih h₁).cons a
  | cons₂ a _ ih =>
    exact (sublist_cons_iff.1 h₁).elim (fun h => (ih h).cons a) fun h => h.elim fun _ h => h.1 ▸ (ih h.2).cons₂ a

instance instTransSublist : @Trans (List α) (List α) (List α) Sublist Sublist Sublist := ⟨Sublist.trans⟩

theorem sublist_cons_self (a : α) (l : List α) : l <+ a :: l := (Sublist.refl l).cons a

theorem sublist_of_cons_sublist : a :: l₁ <+ l₂ → l₁ <+ l₂ := (sublist_cons_self a l₁).trans

theorem Sublist.subset {l₁ l₂ : List α} (h : l₁ <+ l₂) : l₁ ⊆ l₂ := by
  induction h with
  | slnil => exact Subset.refl _
  | cons a _ ih => exact fun _ h => .tail _ (ih h)
  | cons₂ a _ ih => exact cons_subset_cons a ih

theorem Sublist.mem (hx : a ∈ l₁) (hl : l₁ <+ l₂) : a ∈ l₂ := hl.subset hx

theorem Sublist.length_le {l₁ l₂ : List α} (h : l₁ <+ l₂) : length l₁ ≤ length l₂ := by
  induction h with
  | slnil => exact Nat.le.refl
  | cons a _ ih => exact Nat.le_succ_of_le ih
  | cons₂ a _ ih => exact Nat.succ_le_succ ih

theorem Sublist.eq_of_length {l₁ l₂ : List α} (s : l₁ <+ l₂) : length l₁ = length l₂ → l₁ = l₂ := by
  induction s with
  | slnil => exact fun _ => rfl
  | cons a s _ => exact fun h => absurd (Nat.le_trans (Nat.le_of_eq h.symm) s.length_le) (Nat.not_succ_le_self _)
  | cons₂ a _ ih => exact fun h => congrArg (a :: ·) (ih (Nat.succ.inj h))

theorem Sublist.eq_of_length_le (s : l₁ <+ l₂) (h : length l₂ ≤ length l₁) : l₁ = l₂ :=
  s.eq_of_length (Nat.le_antisymm s.length_le h)

theorem Sublist.antisymm (h₁ : l₁ <+ l₂) (h₂ : l₂ <+ l₁) : l₁ = l₂ := h₁.eq_of_length_le h₂.length_le

@[simp] theorem sublist_nil {l : List α} : l <+ [] ↔ l = [] :=
  ⟨fun s => subset_nil.1 s.subset, fun h => h ▸ Sublist.refl _⟩

theorem eq_nil_of_sublist_nil {l : List α} (s : l <+ []) : l = [] := sublist_nil.1 s

@[simp] theorem cons_sublist_cons {a : α} {l₁ l₂ : List α} : a :: l₁ <+ a :: l₂ ↔ l₁ <+ l₂ :=
  ⟨fun h => (sublist_cons_iff.1 h).elim sublist_of_cons_sublist fun h => h.elim fun _ h => tail_eq_of_cons_eq h.1 ▸ h.2,
   .cons₂ _⟩

theorem sublist_cons_of_sublist (a : α) (h : l₁ <+ l₂) : l₁ <+ a :: l₂ := h.cons a

@[simp] theorem sublist_append_left (l₁ l₂ : List α) : l₁ <+ l₁ ++ l₂ := by
  induction l₁ with
  | nil => exact nil_sublist _
  | cons a l₁ ih => exact ih.cons₂ a

@[simp] theorem sublist_append_right (l₁ l₂ : List α) : l₂ <+ l₁ ++ l₂ := by
  induction l₁ with
  | nil => exact Sublist.refl _
  | cons a l₁ ih => exact ih.cons a

theorem sublist_append_of_sublist_left (s : l <+ l₁) : l <+ l₁ ++ l₂ := s.trans <| sublist_append_left ..

theorem sublist_append_of_sublist_right (s : l <+ l₂) : l <+ l₁ ++ l₂ := s.trans <| sublist_append_right ..

@[simp] theorem append_sublist_append_left (l : List α) : l ++ l₁ <+ l ++ l₂ ↔ l₁ <+ l₂ := by
  induction l with
  | nil => exact Iff.rfl
  | cons a l ih => exact cons_sublist_cons.trans ih

theorem Sublist.append_left : l₁ <+ l₂ → ∀ (l : List α), l ++ l₁ <+ l ++ l₂ := fun h l => (append_sublist_append_left l).mpr h

theorem Sublist.append_right (h : l₁ <+ l₂) (l : List α) : l₁ ++ l <+ l₂ ++ l := by
  induction h with
  | slnil => exact Sublist.refl _
  | cons a _ ih => exact ih.cons a
  | cons₂ a _ ih => exact ih.cons₂ a

theorem Sublist.append {l₁ l₂ r₁ r₂ : List α} (hl : l₁ <+ l₂) (hr : r₁ <+ r₂) : l₁ ++ r₁ <+ l₂ ++ r₂ :=
  (hl.append_right _).trans (hr.append_left _)

@[simp] theorem singleton_sublist {a : α} {l : List α} : [a] <+ l ↔ a ∈ l := by
  refine ⟨fun h => h.subset mem_cons_self, fun h => ?_⟩
  obtain ⟨s, t, rfl⟩ := append_of_mem h
  exact sublist_append_of_sublist_right ((nil_sublist t).cons₂ a)

protected theorem Sublist.map (f : α → β) {l₁ l₂ : List α} (s : l₁ <+ l₂) : map f l₁ <+ map f l₂ := by
  induction s with
  | slnil => exact .slnil
  | cons a _ ih => exact ih.cons (f a)
  | cons₂ a _ ih => exact ih.cons₂ (f a)

protected theorem Sublist.filter (p : α → Bool) {l₁ l₂ : List α} (s : l₁ <+ l₂) : filter p l₁ <+ filter p l₂ := by
  induction s with
  | slnil => exact .slnil
  | cons a _ ih =>
    rw [filter_cons]
    cases p a
    · exact ih
    · exact ih.cons a
  | cons₂ a _ ih =>
    rw [filter_cons, filter_cons]
    cases p a
    · exact ih
    · exact ih.cons₂ a

@[simp] theorem filter_sublist {p : α → Bool} {l : List α} : filter p l <+ l := by
  induction l with
  | nil => exact .slnil
  | cons a l ih =>
    rw [filter_cons]
    cases p a
    · exact ih.cons a
    · exact ih.cons₂ a

@[simp] theorem take_sublist (i : Nat) (l : List α) : take i l <+ l := by
  conv => rhs; rw [← take_append_drop i l]
  exact sublist_append_left _ _

@[simp] theorem drop_sublist (i : Nat) (l : List α) : drop i l <+ l := by
  conv => rhs; rw [← take_append_drop i l]
  exact sublist_append_right _ _

@[simp] theorem tail_sublist (l : List α) : tail l <+ l := by
  cases l with
  | nil => exact .slnil
  | cons a l => exact sublist_cons_self a l

@[simp] theorem dropLast_sublist (l : List α) : dropLast l <+ l := dropLast_eq_take (l := l) ▸ take_sublist ..

theorem takeWhile_sublist (p : α → Bool) (l : List α) : takeWhile p l <+ l := by
  conv => rhs; rw [← takeWhile_append_dropWhile (p := p) (l := l)]
  exact sublist_append_left _ _

protected theorem Sublist.reverse : l₁ <+ l₂ → l₁.reverse <+ l₂.reverse := by
  intro s
  induction s with
  | slnil => exact .slnil
  | cons a _ ih => rw [reverse_cons]; exact sublist_append_of_sublist_left ih
  | cons₂ a _ ih => rw [reverse_cons, reverse_cons]; exact ih.append_right _

@[simp] theorem reverse_sublist : l₁.reverse <+ l₂.reverse ↔ l₁ <+ l₂ :=
  ⟨fun h => by have := h.reverse; rwa [reverse_reverse, reverse_reverse] at this, Sublist.reverse⟩

theorem replicate_sublist_replicate {m n : Nat} (a : α) : replicate m a <+ replicate n a ↔ m ≤ n := by
  refine ⟨fun h => by have := h.length_le; rwa [length_replicate, length_replicate] at this, fun h => ?_⟩
  rw [← Nat.sub_add_cancel h, Nat.add_comm, ← replicate_append_replicate]
  exact sublist_append_left _ _

/-! ## Prefixes, suffixes, infixes -/

@[simp] theorem prefix_append (l₁ l₂ : List α) : l₁ <+: l₁ ++ l₂ := ⟨l₂, rfl⟩

@[simp] theorem suffix_append (l₁ l₂ : List α) : l₂ <:+ l₁ ++ l₂ := ⟨l₁, rfl⟩

theorem infix_append (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ l₂ ++ l₃ := ⟨l₁, l₃, rfl⟩

theorem infix_append' (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ (l₂ ++ l₃) := ⟨l₁, l₃, append_assoc ..⟩

theorem IsPrefix.isInfix (h : l₁ <+: l₂) : l₁ <:+: l₂ := h.elim fun t h => ⟨[], t, h⟩

theorem IsSuffix.isInfix (h : l₁ <:+ l₂) : l₁ <:+: l₂ := h.elim fun t h => ⟨t, [], (append_nil _).trans h⟩

@[simp] theorem nil_prefix {l : List α} : [] <+: l := ⟨l, rfl⟩

@[simp] theorem nil_suffix {l : List α} : [] <:+ l := ⟨l, append_nil _⟩

@[simp] theorem nil_infix {l : List α} : [] <:+: l := nil_prefix.isInfix

theorem prefix_refl (l : List α) : l <+: l := ⟨[], append_nil _⟩

@[simp] theorem prefix_rfl {l : List α} : l <+: l := prefix_refl l

theorem suffix_refl (l : List α) : l <:+ l := ⟨[], rfl⟩

@[simp] theorem suffix_rfl {l : List α} : l <:+ l := suffix_refl l

theorem infix_refl (l : List α) : l <:+: l := prefix_rfl.isInfix

@[simp] theorem infix_rfl {l : List α} : l <:+: l := infix_refl l

@[simp] theorem suffix_cons (a : α) : ∀ l : List α, l <:+ a :: l := suffix_append [a]

theorem infix_cons (h : l₁ <:+: l₂) : l₁ <:+: a :: l₂ := h.elim fun s h => h.elim fun t h => ⟨a :: s, t, h ▸ rfl⟩

theorem IsPrefix.trans (h₁ : l₁ <+: l₂) (h₂ : l₂ <+: l₃) : l₁ <+: l₃ :=
  h₁.elim fun r₁ h₁ => h₂.elim fun r₂ h₂ => ⟨r₁ ++ r₂, h₂ ▸ h₁ ▸ (append_assoc ..).symm⟩

theorem IsSuffix.trans (h₁ : l₁ <:+ l₂) (h₂ : l₂ <:+ l₃) : l₁ <:+ l₃ :=
  h₁.elim fun r₁ h₁ => h₂.elim fun r₂ h₂ => ⟨r₂ ++ r₁, h₂ ▸ h₁ ▸ append_assoc ..⟩

theorem IsInfix.trans (h₁ : l₁ <:+: l₂) (h₂ : l₂ <:+: l₃) : l₁ <:+: l₃ := by
  obtain ⟨s₁, t₁, rfl⟩ := h₁
  obtain ⟨s₂, t₂, rfl⟩ := h₂
  exact ⟨s₂ ++ s₁, t₁ ++ t₂, by rw [append_assoc s₂, append_assoc s₂, append_assoc s₂, ← append_assoc (s₁ ++ l₁)]⟩

protected theorem IsInfix.sublist (h : l₁ <:+: l₂) : l₁ <+ l₂ :=
  h.elim fun _ h => h.elim fun _ h => h ▸ (sublist_append_right ..).trans (sublist_append_left ..)

protected theorem IsPrefix.sublist (h : l₁ <+: l₂) : l₁ <+ l₂ := h.isInfix.sublist

protected theorem IsSuffix.sublist (h : l₁ <:+ l₂) : l₁ <+ l₂ := h.isInfix.sublist

protected theorem IsInfix.subset (hl : l₁ <:+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset

protected theorem IsPrefix.subset (hl : l₁ <+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset

protected theorem IsSuffix.subset (hl : l₁ <:+ l₂) : l₁ ⊆ l₂ := hl.sublist.subset

theorem IsInfix.length_le (h : l₁ <:+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le

theorem IsPrefix.length_le (h : l₁ <+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le

theorem IsSuffix.length_le (h : l₁ <:+ l₂) : l₁.length ≤ l₂.length := h.sublist.length_le

theorem IsPrefix.eq_of_length (h : l₁ <+: l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length

@[simp] theorem prefix_nil : l <+: [] ↔ l = [] := ⟨fun h => h.elim fun _ h => (append_eq_nil_iff.1 h).1, fun h => h ▸ prefix_rfl⟩

@[simp] theorem suffix_nil : l <:+ [] ↔ l = [] := ⟨fun h => h.elim fun _ h => (append_eq_nil_iff.1 h).2, fun h => h ▸ suffix_rfl⟩

theorem prefix_iff_eq_append : l₁ <+: l₂ ↔ l₁ ++ drop (length l₁) l₂ = l₂ :=
  ⟨by rintro ⟨r, rfl⟩; rw [drop_left], fun e => ⟨_, e⟩⟩

theorem prefix_iff_eq_take : l₁ <+: l₂ ↔ l₁ = take (length l₁) l₂ :=
  ⟨by rintro ⟨r, rfl⟩; rw [take_left], fun e => e.symm ▸ ⟨drop (length l₁) l₂, take_append_drop ..⟩⟩

@[simp] theorem take_prefix (i : Nat) (l : List α) : take i l <+: l := ⟨_, take_append_drop _ _⟩

@[simp] theorem drop_suffix (i : Nat) (l : List α) : drop i l <:+ l := ⟨_, take_append_drop _ _⟩

@[simp] theorem takeWhile_prefix (p : α → Bool) : takeWhile p l <+: l := ⟨dropWhile p l, takeWhile_append_dropWhile⟩

@[simp] theorem dropWhile_suffix (p : α → Bool) : dropWhile p l <:+ l := ⟨takeWhile p l, takeWhile_append_dropWhile⟩

@[simp] theorem tail_suffix (l : List α) : tail l <:+ l := drop_one (l := l) ▸ drop_suffix _ _

@[simp] theorem cons_prefix_cons : a :: l₁ <+: b :: l₂ ↔ a = b ∧ l₁ <+: l₂ :=
  ⟨fun h => h.elim fun t h => ⟨head_eq_of_cons_eq h, t, tail_eq_of_cons_eq h⟩,
   fun h => h.1 ▸ h.2.imp fun _ h => congrArg (a :: ·) h⟩

theorem prefix_cons_iff : l₁ <+: a :: l₂ ↔ l₁ = [] ∨ ∃ t, l₁ = a :: t ∧ t <+: l₂ := by
  cases l₁ with
  | nil => exact iff_of_true nil_prefix (.inl rfl)
  | cons b l₁ =>
    exact cons_prefix_cons.trans ⟨fun h => .inr ⟨l₁, congrArg (· :: l₁) h.1, h.2⟩, fun h => h.elim
      (fun h => absurd h (cons_ne_nil _ _)) fun h => h.elim fun _ h => ⟨head_eq_of_cons_eq h.1, tail_eq_of_cons_eq h.1 ▸ h.2⟩⟩

theorem prefix_append_right_inj (l : List α) : l ++ l₁ <+: l ++ l₂ ↔ l₁ <+: l₂ := by
  induction l with
  | nil => exact Iff.rfl
  | cons a l ih => exact cons_prefix_cons.trans ⟨fun h => ih.1 h.2, fun h => ⟨rfl, ih.2 h⟩⟩

theorem prefix_concat (a : α) (l : List α) : l <+: concat l a := ⟨[a], concat_eq_append.symm⟩

theorem mem_of_mem_suffix {a : α} {l₁ l₂ : List α} (hx : a ∈ l₁) (hl : l₁ <:+ l₂) : a ∈ l₂ := hl.subset hx

@[simp] theorem reverse_suffix : reverse l₁ <:+ reverse l₂ ↔ l₁ <+: l₂ :=
  ⟨fun h => h.elim fun r e => ⟨reverse r, by rw [← reverse_reverse l₁, ← reverse_append, e, reverse_reverse]⟩,
   fun h => h.elim fun r e => ⟨reverse r, by rw [← reverse_append, e]⟩⟩

@[simp] theorem reverse_prefix : reverse l₁ <+: reverse l₂ ↔ l₁ <:+ l₂ := by
  rw [← reverse_suffix, reverse_reverse, reverse_reverse]

theorem prefix_of_prefix_length_le {l₁ l₂ l₃ : List α} (h₁ : l₁ <+: l₃) (h₂ : l₂ <+: l₃) (h : length l₁ ≤ length l₂) :
    l₁ <+: l₂ := by
  rw [prefix_iff_eq_take] at h₁ h₂
  rw [prefix_iff_eq_take, h₂, take_take, show min l₁.length l₂.length = l₁.length from if_pos h, ← h₁]

theorem IsPrefix.map (f : α → β) (h : l₁ <+: l₂) : l₁.map f <+: l₂.map f := by
  obtain ⟨r, rfl⟩ := h; rw [map_append]; exact prefix_append ..

theorem IsPrefix.filter (p : α → Bool) (h : l₁ <+: l₂) : l₁.filter p <+: l₂.filter p := by
  obtain ⟨r, rfl⟩ := h; rw [filter_append]; exact prefix_append ..

theorem IsPrefix.getElem {xs ys : List α} (h : xs <+: ys) {i : Nat} (hn : i < xs.length) :
    xs[i] = ys[i]'(Nat.lt_of_lt_of_le hn h.length_le) := by
  obtain ⟨r, rfl⟩ := h; exact (getElem_append_left hn).symm

/-! ## Deciding them -/

section

variable [BEq α]

@[simp] theorem isPrefixOf_nil_left {l : List α} : isPrefixOf ([] : List α) l = true := by cases l <;> rfl
@[simp] theorem isPrefixOf_cons_nil {a : α} {as : List α} : isPrefixOf (a::as) ([] : List α) = false := rfl
theorem isPrefixOf_cons₂ {a : α} {as : List α} {b : α} {bs : List α} :
    isPrefixOf (a::as) (b::bs) = (a == b && isPrefixOf as bs) := rfl

variable [LawfulBEq α]

@[simp] theorem isPrefixOf_iff_prefix {l₁ l₂ : List α} : l₁.isPrefixOf l₂ ↔ l₁ <+: l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact iff_of_true isPrefixOf_nil_left nil_prefix
  | cons a l₁ ih => cases l₂ with
    | nil => exact iff_of_false Bool.false_ne_true fun h => cons_ne_nil _ _ (prefix_nil.1 h)
    | cons b l₂ =>
      exact (iff_of_eq (Bool.and_eq_true _ _)).trans ((and_congr beq_iff_eq ih).trans cons_prefix_cons.symm)

@[simp] theorem isSuffixOf_iff_suffix {l₁ l₂ : List α} : l₁.isSuffixOf l₂ ↔ l₁ <:+ l₂ := by
  unfold isSuffixOf; rw [isPrefixOf_iff_prefix, reverse_prefix]

@[simp] theorem isSublist_iff_sublist {l₁ l₂ : List α} : l₁.isSublist l₂ ↔ l₁ <+ l₂ := by
  induction l₂ generalizing l₁ with
  | nil => cases l₁ with
    | nil => exact iff_of_true rfl .slnil
    | cons a l₁ => exact iff_of_false Bool.false_ne_true fun h => cons_ne_nil _ _ (sublist_nil.1 h)
  | cons b l₂ ih => cases l₁ with
    | nil => exact iff_of_true rfl (nil_sublist _)
    | cons a l₁ =>
      show (if a == b then isSublist l₁ l₂ else isSublist (a :: l₁) l₂) = true ↔ _
      by_cases h : a = b
      · subst h; rw [if_pos (beq_self_eq_true a), ih, cons_sublist_cons]
      · rw [if_neg fun e => h (eq_of_beq e), ih]
        exact ⟨.cons b, fun s => (sublist_cons_iff.1 s).resolve_right fun h' => h'.elim fun _ h' => h (head_eq_of_cons_eq h'.1)⟩

end

instance instDecidableSublistOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+ l₂) :=
  decidable_of_decidable_of_iff isSublist_iff_sublist

instance instDecidableIsPrefixOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+: l₂) :=
  decidable_of_decidable_of_iff isPrefixOf_iff_prefix

instance instDecidableIsSuffixOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <:+ l₂) :=
  decidable_of_decidable_of_iff isSuffixOf_iff_suffix

end List
