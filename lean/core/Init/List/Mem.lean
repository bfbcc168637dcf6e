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
   fun h => match h with
    | .inl rfl => .head l
    | .inr h => .tail b h⟩

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

theorem mem_of_mem_tail {l : List α} (h : a ∈ tail l) : a ∈ l :=
  match l, h with | _ :: _, h => .tail _ h

theorem ne_nil_of_mem {a : α} {l : List α} (h : a ∈ l) : l ≠ [] := by cases h <;> nofun

theorem length_pos_of_mem {a : α} : ∀ {l : List α}, a ∈ l → 0 < length l
  | _ :: _, _ => Nat.succ_pos _

theorem exists_mem_of_length_pos : ∀ {l : List α}, 0 < length l → ∃ a, a ∈ l
  | _ :: _, _ => ⟨_, .head ..⟩

theorem length_pos_iff_exists_mem {l : List α} : 0 < length l ↔ ∃ a, a ∈ l :=
  ⟨exists_mem_of_length_pos, fun ⟨_, h⟩ => length_pos_of_mem h⟩

theorem exists_mem_of_ne_nil (l : List α) (h : l ≠ []) : ∃ x, x ∈ l :=
  match l, h with | a :: _, _ => ⟨a, mem_cons_self⟩

theorem eq_nil_iff_forall_not_mem {l : List α} : l = [] ↔ ∀ a, ¬a ∈ l :=
  ⟨fun h _ => h ▸ not_mem_nil, fun h => match l with | [] => rfl | a :: _ => absurd mem_cons_self (h a)⟩

@[simp] theorem mem_append {a : α} {s t : List α} : a ∈ s ++ t ↔ a ∈ s ∨ a ∈ t := by
  induction s with
  | nil => exact ⟨.inr, fun h => h.elim (fun h => nomatch h) id⟩
  | cons b s ih => rw [cons_append, mem_cons, mem_cons, ih, or_assoc]

theorem mem_append_left {a : α} {as : List α} (bs : List α) : a ∈ as → a ∈ as ++ bs := fun h => mem_append.2 (.inl h)

theorem mem_append_right {b : α} {bs : List α} (as : List α) : b ∈ bs → b ∈ as ++ bs := fun h => mem_append.2 (.inr h)

theorem not_mem_append {a : α} {s t : List α} (h₁ : ¬a ∈ s) (h₂ : ¬a ∈ t) : ¬a ∈ s ++ t :=
  fun h => (mem_append.1 h).elim h₁ h₂

theorem mem_append_eq {a : α} {s t : List α} : (a ∈ s ++ t) = (a ∈ s ∨ a ∈ t) := propext mem_append

theorem append_of_mem {a : α} {l : List α} : a ∈ l → ∃ s t : List α, l = s ++ a :: t
  | .head l => ⟨[], l, rfl⟩
  | .tail b h => let ⟨s, t, h'⟩ := append_of_mem h; ⟨b :: s, t, by rw [h', cons_append]⟩

theorem mem_iff_append {a : α} {l : List α} : a ∈ l ↔ ∃ s t : List α, l = s ++ a :: t :=
  ⟨append_of_mem, fun ⟨s, _, e⟩ => e ▸ mem_append_right s mem_cons_self⟩

theorem mem_concat {a b : α} {l : List α} : a ∈ concat l b ↔ a ∈ l ∨ a = b := by
  rw [concat_eq_append, mem_append, mem_singleton]

/-! ## Quantifiers over the elements -/

theorem forall_mem_nil (p : α → Prop) : ∀ (x) (_ : x ∈ @nil α), p x := nofun

theorem exists_mem_nil (p : α → Prop) : ¬∃ x, ∃ _ : x ∈ @nil α, p x := fun ⟨_, h, _⟩ => nomatch h

@[simp] theorem forall_mem_cons {p : α → Prop} {a : α} {l : List α} : (∀ x, x ∈ a :: l → p x) ↔ p a ∧ ∀ x, x ∈ l → p x :=
  ⟨fun H => ⟨H _ (.head ..), fun _ h => H _ (.tail _ h)⟩, fun ⟨H₁, H₂⟩ _ h => (mem_cons.1 h).elim (fun e => e ▸ H₁) (H₂ _)⟩

theorem exists_mem_cons {p : α → Prop} {a : α} {l : List α} :
    (∃ x, ∃ _ : x ∈ a :: l, p x) ↔ p a ∨ ∃ x, ∃ _ : x ∈ l, p x :=
  ⟨fun ⟨x, h, hp⟩ => (mem_cons.1 h).elim (fun e => .inl (e ▸ hp)) fun h => .inr ⟨x, h, hp⟩,
   fun h => h.elim (fun hp => ⟨a, mem_cons_self, hp⟩) fun ⟨x, h, hp⟩ => ⟨x, .tail _ h, hp⟩⟩

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
  | nil => exact ⟨nofun, fun ⟨_, h, _⟩ => nomatch h⟩
  | cons a l ih =>
    rw [any_cons, Bool.or_eq_true, ih]
    exact ⟨fun h => match h with | .inl h => ⟨a, mem_cons_self, h⟩ | .inr ⟨x, hx, h⟩ => ⟨x, .tail _ hx, h⟩,
      fun ⟨x, hx, h⟩ => match mem_cons.1 hx with | .inl e => .inl (e ▸ h) | .inr hx => .inr ⟨x, hx, h⟩⟩

@[simp] theorem all_eq_true {l : List α} : l.all p = true ↔ ∀ x, x ∈ l → p x := by
  induction l with
  | nil => exact ⟨fun _ => nofun, fun _ => rfl⟩
  | cons a l ih => rw [all_cons, Bool.and_eq_true, ih, forall_mem_cons]

@[simp] theorem any_eq_false {l : List α} : l.any p = false ↔ ∀ x, x ∈ l → ¬p x := by
  rw [← Bool.not_eq_true, any_eq_true]
  exact ⟨fun h x hx hp => h ⟨x, hx, hp⟩, fun h ⟨x, hx, hp⟩ => h x hx hp⟩

@[simp] theorem all_eq_false {l : List α} : l.all p = false ↔ ∃ x, x ∈ l ∧ ¬p x := by
  induction l with
  | nil => exact ⟨nofun, fun ⟨_, h, _⟩ => nomatch h⟩
  | cons a l ih =>
    rw [all_cons, Bool.and_eq_false_iff, ih]
    constructor
    · rintro (h | ⟨x, hx, h⟩)
      · exact ⟨a, mem_cons_self, by rw [h]; nofun⟩
      · exact ⟨x, .tail _ hx, h⟩
    · rintro ⟨x, hx, h⟩
      cases hx with
      | head => exact .inl (Bool.eq_false_iff.2 h)
      | tail _ hx => exact .inr ⟨x, hx, h⟩

theorem any_eq {l : List α} : l.any p = decide (∃ x, x ∈ l ∧ p x) := by
  rw [Bool.eq_iff_iff, any_eq_true, decide_eq_true_eq]

theorem all_eq {l : List α} : l.all p = decide (∀ x, x ∈ l → p x) := by
  rw [Bool.eq_iff_iff, all_eq_true, decide_eq_true_eq]

theorem decide_exists_mem {l : List α} {p : α → Prop} [DecidablePred p] : decide (∃ x, x ∈ l ∧ p x) = l.any fun a => decide (p a) := by
  rw [Bool.eq_iff_iff, any_eq_true, decide_eq_true_eq]
  exact ⟨fun ⟨x, hx, h⟩ => ⟨x, hx, _root_.decide_eq_true h⟩, fun ⟨x, hx, h⟩ => ⟨x, hx, of_decide_eq_true h⟩⟩

theorem decide_forall_mem {l : List α} {p : α → Prop} [DecidablePred p] : decide (∀ x, x ∈ l → p x) = l.all fun a => decide (p a) := by
  rw [Bool.eq_iff_iff, all_eq_true, decide_eq_true_eq]
  exact ⟨fun h x hx => _root_.decide_eq_true (h x hx), fun h x hx => of_decide_eq_true (h x hx)⟩

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
  | cons a l ih => cases h : p a <;> simp only [filter, any_cons, h, ih, Bool.true_and, Bool.false_and, Bool.false_or]

@[simp] theorem all_filter {l : List α} {p q : α → Bool} : (filter p l).all q = l.all fun a => !(p a) || q a := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    cases h : p a <;>
      simp only [filter, all_cons, h, ih, Bool.not_true, Bool.not_false, Bool.true_or, Bool.true_and, Bool.false_or]

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
  match contains_iff_exists_mem_beq.1 h with | ⟨_, hm, he⟩ => eq_of_beq he ▸ hm

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

@[simp] theorem nil_subset (l : List α) : [] ⊆ l := nofun

@[simp] theorem Subset.refl (l : List α) : l ⊆ l := fun _ i => i

theorem Subset.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ ⊆ l₂) (h₂ : l₂ ⊆ l₃) : l₁ ⊆ l₃ := fun _ i => h₂ (h₁ i)

instance instTransSubset : Trans (fun (as bs : List α) => as ⊆ bs) (fun as bs => as ⊆ bs) (fun as bs => as ⊆ bs) :=
  ⟨Subset.trans⟩

theorem subset_cons_self (a : α) (l : List α) : l ⊆ a :: l := fun _ => Mem.tail _

theorem subset_of_cons_subset {a : α} {l₁ l₂ : List α} (s : a :: l₁ ⊆ l₂) : l₁ ⊆ l₂ := fun _ i => s (mem_cons_of_mem _ i)

theorem subset_cons_of_subset (a : α) {l₁ l₂ : List α} (s : l₁ ⊆ l₂) : l₁ ⊆ a :: l₂ := fun _ i => .tail _ (s i)

theorem cons_subset_cons {l₁ l₂ : List α} (a : α) (s : l₁ ⊆ l₂) : a :: l₁ ⊆ a :: l₂ :=
  fun _ h => match mem_cons.1 h with | .inl e => mem_cons.2 (.inl e) | .inr h => .tail _ (s h)

@[simp] theorem cons_subset {a : α} {l m : List α} : a :: l ⊆ m ↔ a ∈ m ∧ l ⊆ m :=
  ⟨fun h => ⟨h mem_cons_self, subset_of_cons_subset h⟩,
   fun ⟨h₁, h₂⟩ _ h => (mem_cons.1 h).elim (fun e => e ▸ h₁) fun h => h₂ h⟩

@[simp] theorem subset_nil {l : List α} : l ⊆ [] ↔ l = [] :=
  ⟨fun h => match l with | [] => rfl | _ :: _ => (nomatch h mem_cons_self), fun h => h ▸ Subset.refl _⟩

@[simp] theorem subset_append_left (l₁ l₂ : List α) : l₁ ⊆ l₁ ++ l₂ := fun _ => mem_append_left _

@[simp] theorem subset_append_right (l₁ l₂ : List α) : l₂ ⊆ l₁ ++ l₂ := fun _ => mem_append_right _

theorem subset_append_of_subset_left (l₂ : List α) : l ⊆ l₁ → l ⊆ l₁ ++ l₂ := fun s _ h => mem_append_left _ (s h)

theorem subset_append_of_subset_right (l₁ : List α) : l ⊆ l₂ → l ⊆ l₁ ++ l₂ := fun s _ h => mem_append_right _ (s h)

@[simp] theorem append_subset {l₁ l₂ l : List α} : l₁ ++ l₂ ⊆ l ↔ l₁ ⊆ l ∧ l₂ ⊆ l :=
  ⟨fun h => ⟨fun _ i => h (mem_append_left _ i), fun _ i => h (mem_append_right _ i)⟩,
   fun ⟨h₁, h₂⟩ _ i => (mem_append.1 i).elim (fun i => h₁ i) fun i => h₂ i⟩

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

instance [LawfulBEq α] : LawfulBEq (List α) where
  eq_of_beq {as bs} := by
    induction as generalizing bs with
    | nil => cases bs with
      | nil => intro _; rfl
      | cons b bs => intro h; exact nomatch h
    | cons a as ih => cases bs with
      | nil => intro h; exact nomatch h
      | cons b bs =>
        rw [cons_beq_cons, Bool.and_eq_true]
        rintro ⟨h₁, h₂⟩
        rw [eq_of_beq h₁, ih h₂]

end

end List
