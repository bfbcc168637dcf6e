prelude
import Init.List.Append
import Init.Bool.Lemmas

/-!
# Lists: membership, `all`, `any`, `contains`

What `a ∈ l` means for lists built in each way, quantifiers over the elements of a list and the Boolean functions that
decide them, and inclusion.
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {a b : α} {l l₁ l₂ : List α} {p q : α → Bool}

/-! ## Membership -/

@[simp] theorem not_mem_nil {a : α} : ¬ a ∈ [] := nofun

@[simp] theorem mem_cons {a b : α} {l : List α} : a ∈ b :: l ↔ a = b ∨ a ∈ l :=
  ⟨fun h => by cases h with
    | head => exact .inl rfl
    | tail _ h => exact .inr h,
   fun h => h.elim (fun e => e ▸ .head l) (.tail b)⟩

@[simp] theorem mem_cons_self {a : α} {l : List α} : a ∈ a :: l := .head ..

theorem mem_concat_self {xs : List α} {a : α} : a ∈ xs ++ [a] := by
  induction xs with
  | nil => exact mem_cons_self
  | cons x xs ih => exact .tail _ ih

theorem mem_cons_of_mem (y : α) {a : α} {l : List α} : a ∈ l → a ∈ y :: l := .tail _

theorem eq_or_mem_of_mem_cons {a y : α} {l : List α} : a ∈ y :: l → a = y ∨ a ∈ l := mem_cons.mp

@[simp] theorem mem_singleton {a b : α} : a ∈ [b] ↔ a = b :=
  ⟨fun h => (mem_cons.1 h).elim id (fun h => nomatch h), fun h => mem_cons.2 (.inl h)⟩

theorem mem_singleton_self (a : α) : a ∈ [a] := mem_cons_self

theorem eq_of_mem_singleton {a b : α} : a ∈ [b] → a = b := mem_singleton.1

theorem mem_of_ne_of_mem {a y : α} {l : List α} (h₁ : a ≠ y) (h₂ : a ∈ y :: l) : a ∈ l :=
  (mem_cons.1 h₂).elim (fun h => absurd h h₁) id

theorem ne_of_not_mem_cons {a b : α} {l : List α} : ¬a ∈ b :: l → a ≠ b := fun h e => h (e ▸ mem_cons_self)

theorem not_mem_of_not_mem_cons {a b : α} {l : List α} : ¬a ∈ b :: l → ¬a ∈ l := mt (mem_cons_of_mem _)

theorem not_mem_cons_of_ne_of_not_mem {a y : α} {l : List α} : a ≠ y → ¬a ∈ l → ¬a ∈ y :: l :=
  fun h₁ h₂ h => (mem_cons.1 h).elim h₁ h₂

theorem ne_and_not_mem_of_not_mem_cons {a y : α} {l : List α} (h : ¬a ∈ y :: l) : a ≠ y ∧ ¬a ∈ l :=
  ⟨ne_of_not_mem_cons h, not_mem_of_not_mem_cons h⟩

theorem mem_of_mem_tail {l : List α} (h : a ∈ tail l) : a ∈ l := by
  cases l with
  | nil => exact h
  | cons b l => exact .tail _ h

theorem length_pos_of_mem {a : α} {l : List α} (h : a ∈ l) : 0 < length l := by cases h <;> exact Nat.succ_pos _

theorem ne_nil_of_mem {a : α} {l : List α} (h : a ∈ l) : l ≠ [] := ne_nil_of_length_pos (length_pos_of_mem h)

theorem exists_mem_of_length_pos {l : List α} (h : 0 < length l) : ∃ a, a ∈ l := by
  cases l with
  | nil => exact absurd h (Nat.lt_irrefl 0)
  | cons a l => exact ⟨a, .head l⟩

theorem length_pos_iff_exists_mem {l : List α} : 0 < length l ↔ ∃ a, a ∈ l :=
  ⟨exists_mem_of_length_pos, fun h => h.elim fun _ => length_pos_of_mem⟩

theorem exists_mem_of_ne_nil (l : List α) (h : l ≠ []) : ∃ x, x ∈ l :=
  exists_mem_of_length_pos (length_pos_of_ne_nil h)

theorem eq_nil_iff_forall_not_mem {l : List α} : l = [] ↔ ∀ a, ¬a ∈ l := by
  cases l with
  | nil => exact iff_of_true rfl fun _ => not_mem_nil
  | cons a l => exact iff_of_false (cons_ne_nil a l) fun h => h a mem_cons_self

@[simp] theorem mem_append {a : α} {s t : List α} : a ∈ s ++ t ↔ a ∈ s ∨ a ∈ t := by
  induction s with
  | nil => exact ⟨.inr, fun h => h.elim (fun h => absurd h not_mem_nil) id⟩
  | cons b s ih => exact mem_cons.trans ((or_congr Iff.rfl ih).trans (or_assoc.symm.trans (or_congr mem_cons.symm Iff.rfl)))

theorem mem_append_left {a : α} {as : List α} (bs : List α) : a ∈ as → a ∈ as ++ bs := fun h => mem_append.2 (.inl h)

theorem mem_append_right {b : α} {bs : List α} (as : List α) : b ∈ bs → b ∈ as ++ bs := fun h => mem_append.2 (.inr h)

theorem not_mem_append {a : α} {s t : List α} (h₁ : ¬a ∈ s) (h₂ : ¬a ∈ t) : ¬a ∈ s ++ t :=
  fun h => (mem_append.1 h).elim h₁ h₂

theorem mem_append_eq {a : α} {s t : List α} : (a ∈ s ++ t) = (a ∈ s ∨ a ∈ t) := propext mem_append

theorem append_of_mem {a : α} {l : List α} (h : a ∈ l) : ∃ s t : List α, l = s ++ a :: t := by
  induction h with
  | head l => exact ⟨[], l, rfl⟩
  | tail b _ ih =>
    obtain ⟨s, t, e⟩ := ih
    exact ⟨b :: s, t, congrArg (b :: ·) e⟩

theorem mem_iff_append {a : α} {l : List α} : a ∈ l ↔ ∃ s t : List α, l = s ++ a :: t :=
  ⟨append_of_mem, fun h => h.elim fun s h => h.elim fun _ e => e ▸ mem_append_right s mem_cons_self⟩

theorem mem_concat {a b : α} {l : List α} : a ∈ concat l b ↔ a ∈ l ∨ a = b := by
  rw [concat_eq_append, mem_append, mem_singleton]

/-! ## Quantifiers over the elements -/

theorem forall_mem_nil (p : α → Prop) : ∀ (x) (_ : x ∈ @nil α), p x := nofun

theorem exists_mem_nil (p : α → Prop) : ¬∃ x, ∃ _ : x ∈ @nil α, p x := fun h =>
  h.elim fun _ h => h.elim fun h _ => not_mem_nil h

@[simp] theorem forall_mem_cons {p : α → Prop} {a : α} {l : List α} : (∀ x, x ∈ a :: l → p x) ↔ p a ∧ ∀ x, x ∈ l → p x :=
  ⟨fun H => ⟨H _ (.head ..), fun _ h => H _ (.tail _ h)⟩,
   fun H _ h => (mem_cons.1 h).elim (fun e => e ▸ H.1) (H.2 _)⟩

theorem exists_mem_cons {p : α → Prop} {a : α} {l : List α} :
    (∃ x, ∃ _ : x ∈ a :: l, p x) ↔ p a ∨ ∃ x, ∃ _ : x ∈ l, p x := by
  simp only [exists_prop, mem_cons, exists_eq_or_imp]

theorem forall_mem_singleton {p : α → Prop} {a : α} : (∀ (x) (_ : x ∈ [a]), p x) ↔ p a :=
  ⟨fun h => h a mem_cons_self, fun h _ e => mem_singleton.1 e ▸ h⟩

theorem forall_mem_append {p : α → Prop} {l₁ l₂ : List α} :
    (∀ (x) (_ : x ∈ l₁ ++ l₂), p x) ↔ (∀ (x) (_ : x ∈ l₁), p x) ∧ (∀ (x) (_ : x ∈ l₂), p x) :=
  ⟨fun h => ⟨fun x hx => h x (mem_append_left _ hx), fun x hx => h x (mem_append_right _ hx)⟩,
   fun h x hx => (mem_append.1 hx).elim (h.1 x) (h.2 x)⟩

theorem forall_mem_ne {a : α} {l : List α} : (∀ a' : α, a' ∈ l → ¬a = a') ↔ ¬a ∈ l :=
  ⟨fun h m => h _ m rfl, fun h _ m e => h (e ▸ m)⟩

theorem forall_mem_ne' {a : α} {l : List α} : (∀ a' : α, a' ∈ l → ¬a' = a) ↔ ¬a ∈ l :=
  ⟨fun h m => h _ m rfl, fun h _ m e => h (e ▸ m)⟩

/-! ## `any` and `all` -/

@[simp] theorem any_nil : [].any p = false := rfl
@[simp] theorem any_cons {f : α → Bool} : (a :: l).any f = (f a || l.any f) := rfl
@[simp] theorem all_nil : [].all p = true := rfl
@[simp] theorem all_cons {f : α → Bool} : (a :: l).all f = (f a && l.all f) := rfl
@[simp] theorem or_nil : [].or = false := rfl
@[simp] theorem or_cons {a : Bool} {l : List Bool} : (a :: l).or = (a || l.or) := rfl
@[simp] theorem and_nil : [].and = true := rfl
@[simp] theorem and_cons {a : Bool} {l : List Bool} : (a :: l).and = (a && l.and) := rfl

@[simp] theorem any_eq_true {l : List α} : l.any p = true ↔ ∃ x, x ∈ l ∧ p x := by
  induction l with
  | nil => exact iff_of_false Bool.false_ne_true fun h => h.elim fun _ h => not_mem_nil h.1
  | cons a l ih => simp only [any_cons, Bool.or_eq_true, ih, mem_cons, exists_eq_or_imp]

@[simp] theorem all_eq_true {l : List α} : l.all p = true ↔ ∀ x, x ∈ l → p x := by
  induction l with
  | nil => exact iff_of_true rfl fun _ h => absurd h not_mem_nil
  | cons a l ih => exact (iff_of_eq (Bool.and_eq_true _ _)).trans ((and_congr Iff.rfl ih).trans (forall_mem_cons (p := (p ·))).symm)

instance decidableBAll (p : α → Prop) [DecidablePred p] (l : List α) : Decidable (∀ x, x ∈ l → p x) :=
  decidable_of_decidable_of_iff (p := (l.all fun x => decide (p x)) = true)
    (all_eq_true.trans (forall_congr' fun _ => imp_congr Iff.rfl (iff_of_eq decide_eq_true_eq)))

instance decidableBEx (p : α → Prop) [DecidablePred p] (l : List α) : Decidable (Exists fun x => x ∈ l ∧ p x) :=
  decidable_of_decidable_of_iff (p := (l.any fun x => decide (p x)) = true)
    (any_eq_true.trans (exists_congr fun _ => and_congr Iff.rfl (iff_of_eq decide_eq_true_eq)))

@[simp] theorem any_eq_false {l : List α} : l.any p = false ↔ ∀ x, x ∈ l → ¬p x := by
  rw [← Bool.not_eq_true, any_eq_true, not_exists]
  exact forall_congr' fun _ => not_and

@[simp] theorem all_eq_false {l : List α} : l.all p = false ↔ ∃ x, x ∈ l ∧ ¬p x := by
  induction l with
  | nil => exact iff_of_false Bool.false_ne_true.symm fun h => h.elim fun _ h => not_mem_nil h.1
  | cons a l ih => simp only [all_cons, Bool.and_eq_false_iff, ih, mem_cons, exists_eq_or_imp, Bool.not_eq_true]

theorem any_eq {l : List α} : l.any p = decide (∃ x, x ∈ l ∧ p x) := by
  rw [Bool.eq_iff_iff, any_eq_true, decide_eq_true_eq]

theorem all_eq {l : List α} : l.all p = decide (∀ x, x ∈ l → p x) := by
  rw [Bool.eq_iff_iff, all_eq_true, decide_eq_true_eq]

theorem decide_exists_mem {l : List α} {p : α → Prop} [DecidablePred p] :
    decide (∃ x, x ∈ l ∧ p x) = l.any fun a => decide (p a) := by
  rw [Bool.eq_iff_iff, any_eq_true, decide_eq_true_eq]
  exact exists_congr fun _ => and_congr Iff.rfl (iff_of_eq decide_eq_true_eq.symm)

theorem decide_forall_mem {l : List α} {p : α → Prop} [DecidablePred p] :
    decide (∀ x, x ∈ l → p x) = l.all fun a => decide (p a) := by
  rw [Bool.eq_iff_iff, all_eq_true, decide_eq_true_eq]
  exact forall_congr' fun _ => imp_congr Iff.rfl (iff_of_eq decide_eq_true_eq.symm)

theorem not_any_eq_all_not {l : List α} {p : α → Bool} : (!l.any p) = l.all fun a => !p a := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [any_cons, all_cons, Bool.not_or, ih]

theorem not_all_eq_any_not {l : List α} {p : α → Bool} : (!l.all p) = l.any fun a => !p a := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [any_cons, all_cons, Bool.not_and, ih]

theorem any_eq_not_all_not {l : List α} {p : α → Bool} : l.any p = !l.all (!p ·) := by
  rw [← not_any_eq_all_not, Bool.not_not]

theorem all_eq_not_any_not {l : List α} {p : α → Bool} : l.all p = !l.any (!p ·) := by
  rw [← not_all_eq_any_not, Bool.not_not]

theorem and_any_distrib_left {l : List α} {p : α → Bool} {q : Bool} : (q && l.any p) = l.any fun a => q && p a := by
  induction l with
  | nil => exact Bool.and_false q
  | cons a l ih => rw [any_cons, any_cons, Bool.and_or_distrib_left, ih]

theorem and_any_distrib_right {l : List α} {p : α → Bool} {q : Bool} : (l.any p && q) = l.any fun a => p a && q := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [any_cons, any_cons, Bool.and_or_distrib_right, ih]

theorem or_all_distrib_left {l : List α} {p : α → Bool} {q : Bool} : (q || l.all p) = l.all fun a => q || p a := by
  induction l with
  | nil => exact Bool.or_true q
  | cons a l ih => rw [all_cons, all_cons, Bool.or_and_distrib_left, ih]

theorem or_all_distrib_right {l : List α} {p : α → Bool} {q : Bool} : (l.all p || q) = l.all fun a => p a || q := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [all_cons, all_cons, Bool.or_and_distrib_right, ih]

@[simp] theorem any_append {xs ys : List α} {f : α → Bool} : any (xs ++ ys) f = (any xs f || any ys f) := by
  induction xs with
  | nil => rfl
  | cons x xs ih => rw [cons_append, any_cons, any_cons, ih, Bool.or_assoc]

@[simp] theorem all_append {xs ys : List α} {f : α → Bool} : all (xs ++ ys) f = (all xs f && all ys f) := by
  induction xs with
  | nil => rfl
  | cons x xs ih => rw [cons_append, all_cons, all_cons, ih, Bool.and_assoc]

@[congr] theorem any_congr {l₁ l₂ : List α} (w : l₁ = l₂) {p q : α → Bool} (h : ∀ a, p a = q a) : l₁.any p = l₂.any q := by
  rw [w, funext h]

@[congr] theorem all_congr {l₁ l₂ : List α} (w : l₁ = l₂) {p q : α → Bool} (h : ∀ a, p a = q a) : l₁.all p = l₂.all q := by
  rw [w, funext h]

theorem any_eq_any_of_mem {p q : α → Bool} {l : List α} (h : ∀ a, a ∈ l → p a = q a) : l.any p = l.any q := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [any_cons, any_cons, h a mem_cons_self, ih fun b hb => h b (.tail _ hb)]

@[simp] theorem any_map {l : List α} {f : α → β} {p : β → Bool} : (l.map f).any p = l.any (p ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (p (f a) || ·) ih

@[simp] theorem all_map {l : List α} {f : α → β} {p : β → Bool} : (l.map f).all p = l.all (p ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (p (f a) && ·) ih

@[simp] theorem any_filter {l : List α} {p q : α → Bool} : (filter p l).any q = l.any fun a => p a && q a := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [filter_cons, any_cons, ← ih]
    cases p a <;> rfl

@[simp] theorem all_filter {l : List α} {p q : α → Bool} : (filter p l).all q = l.all fun a => !(p a) || q a := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [filter_cons, all_cons, ← ih]
    cases p a <;> rfl

@[simp] theorem any_flatten {l : List (List α)} : l.flatten.any p = l.any (any · p) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact any_append.trans (congrArg (any a p || ·) ih)

@[simp] theorem all_flatten {l : List (List α)} : l.flatten.all p = l.all (all · p) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact all_append.trans (congrArg (all a p && ·) ih)

/-! ## `elem` and `contains` -/

section

variable [BEq α]

@[simp] theorem elem_nil : elem a [] = false := rfl

theorem elem_cons {a b : α} {bs : List α} : (b :: bs).elem a = match a == b with | true => true | false => bs.elem a := rfl

@[simp] theorem contains_nil : ([] : List α).contains a = false := rfl

@[simp] theorem elem_eq_contains {a : α} {l : List α} : elem a l = l.contains a := rfl

@[simp] theorem contains_cons {a : α} {as : List α} {x : α} : (a :: as).contains x = (x == a || as.contains x) := by
  show (match x == a with | true => true | false => elem x as) = _
  cases x == a <;> rfl

theorem contains_eq_any_beq {l : List α} {a : α} : l.contains a = l.any (a == ·) := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [contains_cons, any_cons, ih]

theorem any_beq {l : List α} {a : α} : (l.any fun x => a == x) = l.contains a := contains_eq_any_beq.symm

theorem contains_iff_exists_mem_beq {l : List α} {a : α} : l.contains a ↔ ∃ a', a' ∈ l ∧ a == a' := by
  rw [contains_eq_any_beq, any_eq_true]

variable [LawfulBEq α]

theorem mem_of_elem_eq_true {a : α} {as : List α} (h : elem a as = true) : a ∈ as :=
  (contains_iff_exists_mem_beq.1 h).elim fun _ h => eq_of_beq h.2 ▸ h.1

theorem elem_eq_true_of_mem {a : α} {as : List α} (h : a ∈ as) : elem a as = true :=
  contains_iff_exists_mem_beq.2 ⟨a, h, ReflBEq.rfl⟩

theorem elem_iff {a : α} {as : List α} : elem a as = true ↔ a ∈ as := ⟨mem_of_elem_eq_true, elem_eq_true_of_mem⟩

theorem contains_iff_mem {a : α} {as : List α} : as.contains a ↔ a ∈ as := elem_iff

instance instDecidableMemOfLawfulBEq (a : α) (as : List α) : Decidable (a ∈ as) := decidable_of_decidable_of_iff elem_iff

@[simp] theorem elem_eq_mem (a : α) (as : List α) : elem a as = decide (a ∈ as) := by
  rw [Bool.eq_iff_iff, elem_iff, decide_eq_true_eq]

@[simp] theorem contains_eq_mem (a : α) (as : List α) : as.contains a = decide (a ∈ as) := elem_eq_mem a as

@[simp] theorem elem_cons_self {a : α} {as : List α} : (a :: as).elem a = true := elem_eq_true_of_mem mem_cons_self

omit [LawfulBEq α] in
theorem contains_append {xs ys : List α} {a : α} : (xs ++ ys).contains a = (xs.contains a || ys.contains a) := by
  rw [contains_eq_any_beq, contains_eq_any_beq, contains_eq_any_beq, any_append]

end

/-! ## Inclusion -/

theorem subset_def {l₁ l₂ : List α} : l₁ ⊆ l₂ ↔ ∀ {a : α}, a ∈ l₁ → a ∈ l₂ := ⟨fun h _ ha => h ha, fun h _ ha => h ha⟩

@[simp] theorem nil_subset (l : List α) : [] ⊆ l := fun _ h => absurd h not_mem_nil

@[simp] theorem Subset.refl (l : List α) : l ⊆ l := fun _ i => i

theorem Subset.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ ⊆ l₂) (h₂ : l₂ ⊆ l₃) : l₁ ⊆ l₃ := fun _ i => h₂ (h₁ i)

instance instTransSubset : Trans (fun (as bs : List α) => as ⊆ bs) (fun as bs => as ⊆ bs) (fun as bs => as ⊆ bs) :=
  ⟨Subset.trans⟩

theorem subset_cons_self (a : α) (l : List α) : l ⊆ a :: l := fun _ => Mem.tail _

theorem subset_of_cons_subset {a : α} {l₁ l₂ : List α} (s : a :: l₁ ⊆ l₂) : l₁ ⊆ l₂ := fun _ i => s (mem_cons_of_mem _ i)

theorem subset_cons_of_subset (a : α) {l₁ l₂ : List α} (s : l₁ ⊆ l₂) : l₁ ⊆ a :: l₂ := fun _ i => .tail _ (s i)

theorem cons_subset_cons {l₁ l₂ : List α} (a : α) (s : l₁ ⊆ l₂) : a :: l₁ ⊆ a :: l₂ :=
  fun _ h => mem_cons.2 ((mem_cons.1 h).imp id fun h => s h)

@[simp] theorem cons_subset {a : α} {l m : List α} : a :: l ⊆ m ↔ a ∈ m ∧ l ⊆ m :=
  ⟨fun h => ⟨h mem_cons_self, subset_of_cons_subset h⟩,
   fun H _ h => (mem_cons.1 h).elim (fun e => e ▸ H.1) fun h => H.2 h⟩

@[simp] theorem subset_nil {l : List α} : l ⊆ [] ↔ l = [] :=
  ⟨fun h => eq_nil_iff_forall_not_mem.2 fun _ ha => not_mem_nil (h ha), fun h => h ▸ Subset.refl _⟩

@[simp] theorem subset_append_left (l₁ l₂ : List α) : l₁ ⊆ l₁ ++ l₂ := fun _ => mem_append_left _

@[simp] theorem subset_append_right (l₁ l₂ : List α) : l₂ ⊆ l₁ ++ l₂ := fun _ => mem_append_right _

theorem subset_append_of_subset_left (l₂ : List α) : l ⊆ l₁ → l ⊆ l₁ ++ l₂ := fun s _ h => mem_append_left _ (s h)

theorem subset_append_of_subset_right (l₁ : List α) : l ⊆ l₂ → l ⊆ l₁ ++ l₂ := fun s _ h => mem_append_right _ (s h)

@[simp] theorem append_subset {l₁ l₂ l : List α} : l₁ ++ l₂ ⊆ l ↔ l₁ ⊆ l ∧ l₂ ⊆ l :=
  ⟨fun h => ⟨fun _ i => h (mem_append_left _ i), fun _ i => h (mem_append_right _ i)⟩,
   fun H _ i => (mem_append.1 i).elim (fun i => H.1 i) fun i => H.2 i⟩

instance instDecidableRelSubsetOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ ⊆ l₂) :=
  decidable_of_decidable_of_iff (p := ∀ x, x ∈ l₁ → x ∈ l₂) Iff.rfl

/-! ## Equality of lists as a Boolean -/

section

variable [BEq α]

@[simp] theorem nil_beq_nil : (([] : List α) == []) = true := rfl
@[simp] theorem nil_beq_cons {a : α} {as : List α} : ([] == a :: as) = false := rfl
@[simp] theorem cons_beq_nil {a : α} {as : List α} : (a :: as == []) = false := rfl
@[simp] theorem cons_beq_cons {a b : α} {as bs : List α} : (a :: as == b :: bs) = (a == b && as == bs) := rfl

instance [ReflBEq α] : ReflBEq (List α) where
  rfl {as} := by
    induction as with
    | nil => rfl
    | cons a as ih => rw [cons_beq_cons, beq_self_eq_true, ih]; rfl

private theorem eq_of_list_beq [LawfulBEq α] {as bs : List α} (h : (as == bs) = true) : as = bs := by
  induction as generalizing bs with
  | nil => cases bs with
    | nil => rfl
    | cons b bs => exact absurd h Bool.false_ne_true
  | cons a as ih => cases bs with
    | nil => exact absurd h Bool.false_ne_true
    | cons b bs =>
      have h := (Bool.and_eq_true _ _).mp h
      exact cons_eq_cons.2 ⟨eq_of_beq h.1, ih h.2⟩

instance [LawfulBEq α] : LawfulBEq (List α) := ⟨eq_of_list_beq⟩

end

end List
