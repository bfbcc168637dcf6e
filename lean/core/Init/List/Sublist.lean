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

@[simp] theorem nil_sublist : ∀ (l : List α), [] <+ l
  | [] => .slnil
  | a :: l => (nil_sublist l).cons a

@[simp] theorem Sublist.refl : ∀ (l : List α), l <+ l
  | [] => .slnil
  | a :: l => (Sublist.refl l).cons₂ a

theorem Sublist.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ <+ l₂) (h₂ : l₂ <+ l₃) : l₁ <+ l₃ := by
  induction h₂ generalizing l₁ with
  | slnil => exact h₁
  | cons a _ ih => exact (ih h₁).cons a
  | @cons₂ l₂ l₃ a h₂ ih =>
    generalize e : a :: l₂ = l₂' at h₁
    cases h₁ with
    | slnil => exact nomatch e
    | cons b h => cases e; exact (ih h).cons a
    | cons₂ b h => cases e; exact (ih h).cons₂ a

instance instTransSublist : @Trans (List α) (List α) (List α) Sublist Sublist Sublist := ⟨Sublist.trans⟩

theorem sublist_cons_self (a : α) (l : List α) : l <+ a :: l := (Sublist.refl l).cons a

theorem sublist_of_cons_sublist : a :: l₁ <+ l₂ → l₁ <+ l₂ := (sublist_cons_self a l₁).trans

theorem Sublist.subset {l₁ l₂ : List α} : l₁ <+ l₂ → l₁ ⊆ l₂
  | .slnil, _, h => h
  | .cons _ s, _, h => .tail _ (s.subset h)
  | .cons₂ .., _, .head .. => .head ..
  | .cons₂ _ s, _, .tail _ h => .tail _ (s.subset h)

theorem Sublist.mem (hx : a ∈ l₁) (hl : l₁ <+ l₂) : a ∈ l₂ := hl.subset hx

theorem Sublist.length_le {l₁ l₂ : List α} : l₁ <+ l₂ → length l₁ ≤ length l₂
  | .slnil => Nat.le.refl
  | .cons _ s => Nat.le_succ_of_le s.length_le
  | .cons₂ _ s => Nat.succ_le_succ s.length_le

theorem Sublist.eq_of_length {l₁ l₂ : List α} : l₁ <+ l₂ → length l₁ = length l₂ → l₁ = l₂
  | .slnil, _ => rfl
  | .cons a s, h => absurd (h ▸ s.length_le) (Nat.not_succ_le_self _)
  | .cons₂ a s, h => by rw [s.eq_of_length (Nat.succ.inj h)]

theorem Sublist.eq_of_length_le (s : l₁ <+ l₂) (h : length l₂ ≤ length l₁) : l₁ = l₂ :=
  s.eq_of_length (Nat.le_antisymm s.length_le h)

theorem Sublist.antisymm (h₁ : l₁ <+ l₂) (h₂ : l₂ <+ l₁) : l₁ = l₂ := h₁.eq_of_length_le h₂.length_le

@[simp] theorem sublist_nil {l : List α} : l <+ [] ↔ l = [] :=
  ⟨fun s => subset_nil.1 s.subset, fun h => h ▸ Sublist.refl _⟩

theorem eq_nil_of_sublist_nil {l : List α} (s : l <+ []) : l = [] := sublist_nil.1 s

@[simp] theorem cons_sublist_cons {a : α} {l₁ l₂ : List α} : a :: l₁ <+ a :: l₂ ↔ l₁ <+ l₂ :=
  ⟨fun h => by
    cases h with
    | cons _ h => exact sublist_of_cons_sublist h
    | cons₂ _ h => exact h,
   .cons₂ _⟩

theorem sublist_cons_of_sublist (a : α) (h : l₁ <+ l₂) : l₁ <+ a :: l₂ := h.cons a

@[simp] theorem sublist_append_left : ∀ (l₁ l₂ : List α), l₁ <+ l₁ ++ l₂
  | [], _ => nil_sublist _
  | _ :: l₁, l₂ => (sublist_append_left l₁ l₂).cons₂ _

@[simp] theorem sublist_append_right : ∀ (l₁ l₂ : List α), l₂ <+ l₁ ++ l₂
  | [], _ => Sublist.refl _
  | _ :: l₁, l₂ => (sublist_append_right l₁ l₂).cons _

theorem sublist_append_of_sublist_left (s : l <+ l₁) : l <+ l₁ ++ l₂ := s.trans <| sublist_append_left ..

theorem sublist_append_of_sublist_right (s : l <+ l₂) : l <+ l₁ ++ l₂ := s.trans <| sublist_append_right ..

@[simp] theorem append_sublist_append_left : ∀ (l : List α), l ++ l₁ <+ l ++ l₂ ↔ l₁ <+ l₂
  | [] => Iff.rfl
  | _ :: l => cons_sublist_cons.trans (append_sublist_append_left l)

theorem Sublist.append_left : l₁ <+ l₂ → ∀ (l : List α), l ++ l₁ <+ l ++ l₂ := fun h l => (append_sublist_append_left l).mpr h

theorem Sublist.append_right (h : l₁ <+ l₂) (l : List α) : l₁ ++ l <+ l₂ ++ l := by
  induction h with
  | slnil => exact Sublist.refl _
  | cons a _ ih => exact ih.cons a
  | cons₂ a _ ih => exact ih.cons₂ a

theorem Sublist.append {l₁ l₂ r₁ r₂ : List α} (hl : l₁ <+ l₂) (hr : r₁ <+ r₂) : l₁ ++ r₁ <+ l₂ ++ r₂ :=
  (hl.append_right _).trans (hr.append_left _)

@[simp] theorem singleton_sublist {a : α} {l : List α} : [a] <+ l ↔ a ∈ l := by
  constructor
  · intro h; exact h.subset mem_cons_self
  · intro h
    have ⟨s, t, e⟩ := append_of_mem h
    rw [e]
    exact sublist_append_of_sublist_right ((nil_sublist t).cons₂ a)

protected theorem Sublist.map (f : α → β) {l₁ l₂ : List α} (s : l₁ <+ l₂) : map f l₁ <+ map f l₂ := by
  induction s with
  | slnil => exact .slnil
  | cons a _ ih => exact ih.cons (f a)
  | cons₂ a _ ih => exact ih.cons₂ (f a)

protected theorem Sublist.filter (p : α → Bool) {l₁ l₂ : List α} (s : l₁ <+ l₂) : filter p l₁ <+ filter p l₂ := by
  induction s with
  | slnil => exact .slnil
  | cons a _ ih => rw [filter_cons]; split; exact ih.cons a; exact ih
  | cons₂ a _ ih => rw [filter_cons, filter_cons]; split; exact ih.cons₂ a; exact ih

@[simp] theorem filter_sublist {p : α → Bool} : ∀ {l : List α}, filter p l <+ l
  | [] => .slnil
  | a :: l => by
    rw [filter_cons]; split
    · exact filter_sublist.cons₂ a
    · exact filter_sublist.cons a

@[simp] theorem take_sublist (i : Nat) (l : List α) : take i l <+ l := by
  conv => rhs; rw [← take_append_drop i l]
  exact sublist_append_left _ _

@[simp] theorem drop_sublist (i : Nat) (l : List α) : drop i l <+ l := by
  conv => rhs; rw [← take_append_drop i l]
  exact sublist_append_right _ _

@[simp] theorem tail_sublist : ∀ (l : List α), tail l <+ l
  | [] => .slnil
  | a :: l => sublist_cons_self a l

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
  constructor
  · intro h; have := h.length_le; rwa [length_replicate, length_replicate] at this
  · intro h
    rw [show n = m + (n - m) by omega, ← replicate_append_replicate]
    exact sublist_append_left _ _

/-! ## Prefixes, suffixes, infixes -/

@[simp] theorem prefix_append (l₁ l₂ : List α) : l₁ <+: l₁ ++ l₂ := ⟨l₂, rfl⟩

@[simp] theorem suffix_append (l₁ l₂ : List α) : l₂ <:+ l₁ ++ l₂ := ⟨l₁, rfl⟩

theorem infix_append (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ l₂ ++ l₃ := ⟨l₁, l₃, rfl⟩

theorem infix_append' (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ (l₂ ++ l₃) := ⟨l₁, l₃, append_assoc ..⟩

theorem IsPrefix.isInfix : l₁ <+: l₂ → l₁ <:+: l₂ := fun ⟨t, h⟩ => ⟨[], t, h⟩

theorem IsSuffix.isInfix : l₁ <:+ l₂ → l₁ <:+: l₂ := fun ⟨t, h⟩ => ⟨t, [], by rw [append_nil, h]⟩

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

theorem infix_cons : l₁ <:+: l₂ → l₁ <:+: a :: l₂ := fun ⟨l₁', l₂', h⟩ => ⟨a :: l₁', l₂', h ▸ rfl⟩

theorem IsPrefix.trans : l₁ <+: l₂ → l₂ <+: l₃ → l₁ <+: l₃
  | ⟨r₁, h₁⟩, ⟨r₂, h₂⟩ => ⟨r₁ ++ r₂, by rw [← h₂, ← h₁, append_assoc]⟩

theorem IsSuffix.trans : l₁ <:+ l₂ → l₂ <:+ l₃ → l₁ <:+ l₃
  | ⟨r₁, h₁⟩, ⟨r₂, h₂⟩ => ⟨r₂ ++ r₁, by rw [← h₂, ← h₁, append_assoc]⟩

theorem IsInfix.trans : l₁ <:+: l₂ → l₂ <:+: l₃ → l₁ <:+: l₃
  | ⟨s₁, t₁, h₁⟩, ⟨s₂, t₂, h₂⟩ => ⟨s₂ ++ s₁, t₁ ++ t₂, by rw [← h₂, ← h₁]; simp only [append_assoc]⟩

protected theorem IsInfix.sublist : l₁ <:+: l₂ → l₁ <+ l₂
  | ⟨_, _, h⟩ => h ▸ (sublist_append_right ..).trans (sublist_append_left ..)

protected theorem IsPrefix.sublist (h : l₁ <+: l₂) : l₁ <+ l₂ := h.isInfix.sublist

protected theorem IsSuffix.sublist (h : l₁ <:+ l₂) : l₁ <+ l₂ := h.isInfix.sublist

protected theorem IsInfix.subset (hl : l₁ <:+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset

protected theorem IsPrefix.subset (hl : l₁ <+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset

protected theorem IsSuffix.subset (hl : l₁ <:+ l₂) : l₁ ⊆ l₂ := hl.sublist.subset

theorem IsInfix.length_le (h : l₁ <:+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le

theorem IsPrefix.length_le (h : l₁ <+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le

theorem IsSuffix.length_le (h : l₁ <:+ l₂) : l₁.length ≤ l₂.length := h.sublist.length_le

theorem IsPrefix.eq_of_length (h : l₁ <+: l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length

@[simp] theorem prefix_nil : l <+: [] ↔ l = [] := ⟨fun ⟨_, h⟩ => (append_eq_nil_iff.1 h).1, fun h => h ▸ prefix_rfl⟩

@[simp] theorem suffix_nil : l <:+ [] ↔ l = [] := ⟨fun ⟨_, h⟩ => (append_eq_nil_iff.1 h).2, fun h => h ▸ suffix_rfl⟩

theorem prefix_iff_eq_append : l₁ <+: l₂ ↔ l₁ ++ drop (length l₁) l₂ = l₂ :=
  ⟨by rintro ⟨r, rfl⟩; rw [drop_left], fun e => ⟨_, e⟩⟩

theorem prefix_iff_eq_take : l₁ <+: l₂ ↔ l₁ = take (length l₁) l₂ :=
  ⟨by rintro ⟨r, rfl⟩; rw [take_left], fun e => e.symm ▸ ⟨drop (length l₁) l₂, take_append_drop ..⟩⟩

@[simp] theorem take_prefix (i : Nat) (l : List α) : take i l <+: l := ⟨_, take_append_drop _ _⟩

@[simp] theorem drop_suffix (i : Nat) (l : List α) : drop i l <:+ l := ⟨_, take_append_drop _ _⟩

@[simp] theorem takeWhile_prefix (p : α → Bool) : takeWhile p l <+: l := ⟨dropWhile p l, takeWhile_append_dropWhile⟩

@[simp] theorem dropWhile_suffix (p : α → Bool) : dropWhile p l <:+ l := ⟨takeWhile p l, takeWhile_append_dropWhile⟩

@[simp] theorem tail_suffix (l : List α) : tail l <:+ l := drop_one (l := l) ▸ drop_suffix _ _

@[simp] theorem cons_prefix_cons : a :: l₁ <+: b :: l₂ ↔ a = b ∧ l₁ <+: l₂ := by
  constructor
  · rintro ⟨t, h⟩
    have ⟨h₁, h₂⟩ := cons_eq_cons.1 h
    exact ⟨h₁, t, h₂⟩
  · rintro ⟨rfl, t, rfl⟩; exact ⟨t, rfl⟩

theorem prefix_cons_iff : l₁ <+: a :: l₂ ↔ l₁ = [] ∨ ∃ t, l₁ = a :: t ∧ t <+: l₂ := by
  cases l₁ with
  | nil => exact iff_of_true nil_prefix (.inl rfl)
  | cons b l₁ =>
    rw [cons_prefix_cons]
    exact ⟨fun ⟨h₁, h₂⟩ => .inr ⟨l₁, h₁ ▸ rfl, h₂⟩, fun h => match h with
      | .inr ⟨_, h, h'⟩ => let ⟨e₁, e₂⟩ := cons_eq_cons.1 h; ⟨e₁, e₂ ▸ h'⟩⟩

theorem prefix_append_right_inj (l : List α) : l ++ l₁ <+: l ++ l₂ ↔ l₁ <+: l₂ := by
  induction l with
  | nil => exact Iff.rfl
  | cons a l ih => rw [cons_append, cons_append, cons_prefix_cons, ih]; exact ⟨(·.2), fun h => ⟨rfl, h⟩⟩

theorem prefix_concat (a : α) (l : List α) : l <+: concat l a := ⟨[a], concat_eq_append.symm⟩

theorem mem_of_mem_suffix {a : α} {l₁ l₂ : List α} (hx : a ∈ l₁) (hl : l₁ <:+ l₂) : a ∈ l₂ := hl.subset hx

@[simp] theorem reverse_suffix : reverse l₁ <:+ reverse l₂ ↔ l₁ <+: l₂ :=
  ⟨fun ⟨r, e⟩ => ⟨reverse r, by rw [← reverse_reverse l₁, ← reverse_append, e, reverse_reverse]⟩,
   fun ⟨r, e⟩ => ⟨reverse r, by rw [← reverse_append, e]⟩⟩

@[simp] theorem reverse_prefix : reverse l₁ <+: reverse l₂ ↔ l₁ <:+ l₂ := by
  rw [← reverse_suffix, reverse_reverse, reverse_reverse]

theorem prefix_of_prefix_length_le : ∀ {l₁ l₂ l₃ : List α}, l₁ <+: l₃ → l₂ <+: l₃ → length l₁ ≤ length l₂ → l₁ <+: l₂
  | [], _, _, _, _, _ => nil_prefix
  | _ :: _, _ :: _, _, ⟨r₁, rfl⟩, ⟨r₂, e⟩, ll => by
    have ⟨e₁, e₂⟩ := cons_eq_cons.1 e
    have ⟨t, ht⟩ := prefix_of_prefix_length_le ⟨r₁, rfl⟩ ⟨r₂, e₂⟩ (Nat.le_of_succ_le_succ ll)
    exact ⟨t, by rw [cons_append, ht, e₁]⟩

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
    | nil => exact ⟨nofun, fun h => nomatch prefix_nil.1 h⟩
    | cons b l₂ => rw [isPrefixOf_cons₂, Bool.and_eq_true, beq_iff_eq, ih, cons_prefix_cons]

@[simp] theorem isSuffixOf_iff_suffix {l₁ l₂ : List α} : l₁.isSuffixOf l₂ ↔ l₁ <:+ l₂ := by
  unfold isSuffixOf; rw [isPrefixOf_iff_prefix, reverse_prefix]

@[simp] theorem isSublist_iff_sublist {l₁ l₂ : List α} : l₁.isSublist l₂ ↔ l₁ <+ l₂ := by
  induction l₂ generalizing l₁ with
  | nil => cases l₁ with
    | nil => exact iff_of_true rfl .slnil
    | cons a l₁ => exact ⟨nofun, nofun⟩
  | cons b l₂ ih => cases l₁ with
    | nil => exact iff_of_true rfl (nil_sublist _)
    | cons a l₁ =>
      show (if a == b then isSublist l₁ l₂ else isSublist (a :: l₁) l₂) = true ↔ _
      by_cases h : a = b
      · subst h; rw [if_pos ReflBEq.rfl, ih, cons_sublist_cons]
      · rw [if_neg fun e => h (eq_of_beq e), ih]
        constructor
        · exact .cons b
        · intro s
          cases s with
          | cons _ s => exact s
          | cons₂ _ s => exact absurd rfl h

end

instance instDecidableSublistOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+ l₂) :=
  decidable_of_decidable_of_iff isSublist_iff_sublist

instance instDecidableIsPrefixOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+: l₂) :=
  decidable_of_decidable_of_iff isPrefixOf_iff_prefix

instance instDecidableIsSuffixOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <:+ l₂) :=
  decidable_of_decidable_of_iff isSuffixOf_iff_suffix

end List
