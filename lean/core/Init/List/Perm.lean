prelude
import Init.List.Find
import Init.List.Pairwise
import Init.List.Fold

/-!
# Lists: permutations

`l₁ ~ l₂` (scoped notation: `open List`) says that two lists have the same elements in some order.
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {a b : α} {l l₁ l₂ l₃ : List α}

/-- `l₁ ~ l₂`: the two lists have the same elements in some order. -/
scoped infixl:50 " ~ " => Perm

open Perm

@[simp, refl] protected theorem Perm.refl (l : List α) : l ~ l := by
  induction l with
  | nil => exact .nil
  | cons a l ih => exact ih.cons a

protected theorem Perm.rfl {l : List α} : l ~ l := .refl _

theorem Perm.of_eq {l₁ l₂ : List α} (h : l₁ = l₂) : l₁ ~ l₂ := h ▸ .rfl

protected theorem Perm.symm {l₁ l₂ : List α} (h : l₁ ~ l₂) : l₂ ~ l₁ := by
  induction h with
  | nil => exact .nil
  | cons _ _ ih => exact ih.cons _
  | swap x y l => exact .swap y x l
  | trans _ _ ih1 ih2 => exact .trans ih2 ih1

instance instTransPerm : Trans (Perm (α := α)) (Perm (α := α)) (Perm (α := α)) := ⟨Perm.trans⟩

theorem perm_comm {l₁ l₂ : List α} : l₁ ~ l₂ ↔ l₂ ~ l₁ := ⟨Perm.symm, Perm.symm⟩

theorem Perm.congr_left {l₁ l₂ : List α} (h : l₁ ~ l₂) (l₃ : List α) : l₁ ~ l₃ ↔ l₂ ~ l₃ := ⟨h.symm.trans, h.trans⟩

theorem Perm.congr_right {l₁ l₂ : List α} (h : l₁ ~ l₂) (l₃ : List α) : l₃ ~ l₁ ↔ l₃ ~ l₂ :=
  ⟨fun h' => h'.trans h, fun h' => h'.trans h.symm⟩

theorem Perm.swap' (x y : α) {l₁ l₂ : List α} (p : l₁ ~ l₂) : y :: x :: l₁ ~ x :: y :: l₂ :=
  (swap ..).trans <| p.cons _ |>.cons _

theorem Perm.mem_iff {a : α} {l₁ l₂ : List α} (p : l₁ ~ l₂) : a ∈ l₁ ↔ a ∈ l₂ := by
  induction p with
  | nil => exact Iff.rfl
  | cons _ _ ih => exact mem_cons.trans ((or_congr Iff.rfl ih).trans mem_cons.symm)
  | swap x y l =>
    exact mem_cons.trans ((or_congr Iff.rfl mem_cons).trans (or_left_comm.trans (mem_cons.trans (or_congr Iff.rfl mem_cons)).symm))
  | trans _ _ ih1 ih2 => exact ih1.trans ih2

theorem Perm.subset {l₁ l₂ : List α} (p : l₁ ~ l₂) : l₁ ⊆ l₂ := fun _ => p.mem_iff.mp

theorem Perm.length_eq {l₁ l₂ : List α} (p : l₁ ~ l₂) : length l₁ = length l₂ := by
  induction p with
  | nil => rfl
  | cons _ _ ih => exact congrArg (· + 1) ih
  | swap => rfl
  | trans _ _ ih1 ih2 => exact ih1.trans ih2

theorem Perm.append_right {l₁ l₂ : List α} (t₁ : List α) (p : l₁ ~ l₂) : l₁ ++ t₁ ~ l₂ ++ t₁ := by
  induction p with
  | nil => exact .rfl
  | cons _ _ ih => exact ih.cons _
  | swap => exact swap ..
  | trans _ _ ih1 ih2 => exact ih1.trans ih2

theorem Perm.append_left {t₁ t₂ : List α} (l : List α) (p : t₁ ~ t₂) : l ++ t₁ ~ l ++ t₂ := by
  induction l with
  | nil => exact p
  | cons a l ih => exact ih.cons a

theorem Perm.append {l₁ l₂ t₁ t₂ : List α} (p₁ : l₁ ~ l₂) (p₂ : t₁ ~ t₂) : l₁ ++ t₁ ~ l₂ ++ t₂ :=
  (p₁.append_right t₁).trans (p₂.append_left l₂)

theorem Perm.append_cons (a : α) {l₁ l₂ r₁ r₂ : List α} (p₁ : l₁ ~ l₂) (p₂ : r₁ ~ r₂) : l₁ ++ a :: r₁ ~ l₂ ++ a :: r₂ :=
  p₁.append (p₂.cons a)

@[simp] theorem perm_middle {a : α} {l₁ l₂ : List α} : l₁ ++ a :: l₂ ~ a :: (l₁ ++ l₂) := by
  induction l₁ with
  | nil => exact .refl _
  | cons b l₁ ih => exact (ih.cons b).trans (swap a b _)

@[simp] theorem perm_append_singleton (a : α) (l : List α) : l ++ [a] ~ a :: l :=
  perm_middle.trans (.of_eq (by rw [append_nil]))

theorem perm_append_comm {l₁ l₂ : List α} : l₁ ++ l₂ ~ l₂ ++ l₁ := by
  induction l₁ with
  | nil => exact .of_eq (append_nil _).symm
  | cons a l₁ ih => exact (ih.cons a).trans perm_middle.symm

theorem perm_append_comm_assoc (l₁ l₂ l₃ : List α) : (l₁ ++ (l₂ ++ l₃)) ~ (l₂ ++ (l₁ ++ l₃)) := by
  rw [← append_assoc, ← append_assoc]; exact perm_append_comm.append_right _

theorem concat_perm (l : List α) (a : α) : concat l a ~ a :: l := by rw [concat_eq_append]; exact perm_append_singleton a l

theorem Perm.eq_nil {l : List α} (p : l ~ []) : l = [] := eq_nil_of_length_eq_zero p.length_eq

theorem Perm.nil_eq {l : List α} (p : [] ~ l) : [] = l := p.symm.eq_nil.symm

@[simp] theorem perm_nil {l₁ : List α} : l₁ ~ [] ↔ l₁ = [] := ⟨fun p => p.eq_nil, fun e => e ▸ .rfl⟩

@[simp] theorem nil_perm {l₁ : List α} : [] ~ l₁ ↔ l₁ = [] := perm_comm.trans perm_nil

theorem not_perm_nil_cons (x : α) (l : List α) : ¬[] ~ x :: l := fun p => Nat.succ_ne_zero _ p.length_eq.symm

theorem not_perm_cons_nil {l : List α} {a : α} : ¬(Perm (a::l) []) := fun p => Nat.succ_ne_zero _ p.length_eq

theorem Perm.isEmpty_eq {l l' : List α} (h : Perm l l') : l.isEmpty = l'.isEmpty := by
  cases l with
  | nil => rw [← h.nil_eq]
  | cons a l => cases l' with
    | nil => exact absurd h not_perm_cons_nil
    | cons b l' => rfl

@[simp] theorem reverse_perm (l : List α) : reverse l ~ l := by
  induction l with
  | nil => exact .nil
  | cons a l ih => rw [reverse_cons]; exact (perm_append_singleton _ _).trans (ih.cons a)

theorem perm_cons_append_cons {l l₁ l₂ : List α} (a : α) (p : l ~ l₁ ++ l₂) : a :: l ~ l₁ ++ a :: l₂ :=
  (p.cons a).trans perm_middle.symm

@[simp] theorem perm_replicate {n : Nat} {a : α} {l : List α} : l ~ replicate n a ↔ l = replicate n a := by
  refine ⟨fun p => eq_replicate_iff.2 ?_, fun h => h ▸ .rfl⟩
  exact ⟨p.length_eq.trans length_replicate, fun _ m => eq_of_mem_replicate (p.subset m)⟩

@[simp] theorem replicate_perm {n : Nat} {a : α} {l : List α} : replicate n a ~ l ↔ replicate n a = l :=
  (perm_comm.trans perm_replicate).trans eq_comm

@[simp] theorem perm_singleton {a : α} {l : List α} : l ~ [a] ↔ l = [a] := perm_replicate (n := 1)

@[simp] theorem singleton_perm {a : α} {l : List α} : [a] ~ l ↔ [a] = l := replicate_perm (n := 1)

theorem Perm.eq_singleton (h : l ~ [a]) : l = [a] := perm_singleton.mp h

theorem singleton_perm_singleton {a b : α} : [a] ~ [b] ↔ a = b := by rw [perm_singleton]; exact singleton_inj

theorem Perm.map (f : α → β) {l₁ l₂ : List α} (p : l₁ ~ l₂) : map f l₁ ~ map f l₂ := by
  induction p with
  | nil => exact .nil
  | cons x _ ih => exact ih.cons _
  | swap x y l => exact swap ..
  | trans _ _ ih1 ih2 => exact ih1.trans ih2

theorem Perm.filterMap (f : α → Option β) {l₁ l₂ : List α} (p : l₁ ~ l₂) : filterMap f l₁ ~ filterMap f l₂ := by
  induction p with
  | nil => exact .nil
  | cons x _ ih =>
    rw [filterMap_cons, filterMap_cons]
    cases f x with
    | none => exact ih
    | some b => exact ih.cons b
  | swap x y l =>
    rw [filterMap_cons, filterMap_cons, filterMap_cons, filterMap_cons]
    cases f x with
    | none => exact .rfl
    | some b => cases f y with
      | none => exact .rfl
      | some c => exact .swap ..
  | trans _ _ ih1 ih2 => exact ih1.trans ih2

theorem Perm.filter (p : α → Bool) {l₁ l₂ : List α} (s : l₁ ~ l₂) : filter p l₁ ~ filter p l₂ := by
  rw [← filterMap_eq_filter]; exact s.filterMap _

theorem filter_append_perm (p : α → Bool) (l : List α) : filter p l ++ filter (fun x => !p x) l ~ l := by
  induction l with
  | nil => exact .rfl
  | cons a l ih =>
    rw [filter_cons, filter_cons]
    cases p a with
    | true => exact ih.cons a
    | false => exact perm_middle.trans (ih.cons a)

theorem Perm.foldr_eq {f : α → β → β} {l₁ l₂ : List α} (p : l₁ ~ l₂) (comm : ∀ (x) (_ : x ∈ l₁) (y) (_ : y ∈ l₁) (z), f y (f x z) = f x (f y z))
    (init) : foldr f init l₁ = foldr f init l₂ := by
  induction p generalizing init with
  | nil => rfl
  | cons x p ih =>
    show f x _ = f x _
    rw [ih fun x hx y hy z => comm x (.tail _ hx) y (.tail _ hy) z]
  | swap x y l => exact comm x (.tail _ mem_cons_self) y mem_cons_self _
  | trans p₁ _ ih1 ih2 =>
    exact (ih1 comm init).trans (ih2 (fun x hx y hy z => comm x (p₁.mem_iff.2 hx) y (p₁.mem_iff.2 hy) z) init)

theorem Perm.countP_eq (p : α → Bool) {l₁ l₂ : List α} (s : l₁ ~ l₂) : countP p l₁ = countP p l₂ := by
  rw [countP_eq_length_filter, countP_eq_length_filter]; exact (s.filter _).length_eq

section count

variable [BEq α]

theorem Perm.count_eq {l₁ l₂ : List α} (p : l₁ ~ l₂) (a : α) : count a l₁ = count a l₂ := p.countP_eq _

variable [LawfulBEq α]

theorem perm_cons_erase {a : α} {l : List α} (h : a ∈ l) : l ~ a :: l.erase a := by
  obtain ⟨l₁, l₂, _, h₂, h₃⟩ := exists_erase_eq h
  rw [h₃, h₂]; exact perm_middle

theorem perm_iff_count {l₁ l₂ : List α} : l₁ ~ l₂ ↔ ∀ a, count a l₁ = count a l₂ := by
  refine ⟨Perm.count_eq, fun H => ?_⟩
  induction l₁ generalizing l₂ with
  | nil => exact .of_eq (eq_nil_iff_forall_not_mem.2 fun a => not_mem_of_count_eq_zero (H a).symm).symm
  | cons a l₁ ih =>
    have ha : a ∈ l₂ := count_pos_iff.1 (H a ▸ count_pos_iff.2 mem_cons_self)
    refine .trans ((ih fun b => ?_).cons a) (perm_cons_erase ha).symm
    have := (H b).trans ((perm_cons_erase ha).count_eq b)
    rw [count_cons, count_cons] at this
    exact Nat.add_right_cancel this

end count

theorem perm_inv_core {a : α} {l₁ l₂ r₁ r₂ : List α} (h : l₁ ++ a :: r₁ ~ l₂ ++ a :: r₂) : l₁ ++ r₁ ~ l₂ ++ r₂ := by
  classical
  refine perm_iff_count.2 fun b => ?_
  have := (perm_middle.symm.trans (h.trans perm_middle)).count_eq b
  rw [count_cons, count_cons] at this
  exact Nat.add_right_cancel this

theorem Perm.cons_inv {a : α} {l₁ l₂ : List α} : a :: l₁ ~ a :: l₂ → l₁ ~ l₂ := perm_inv_core (l₁ := []) (l₂ := [])

@[simp] theorem perm_cons (a : α) {l₁ l₂ : List α} : a :: l₁ ~ a :: l₂ ↔ l₁ ~ l₂ := ⟨.cons_inv, .cons a⟩

theorem perm_append_left_iff {l₁ l₂ : List α} (l : List α) : l ++ l₁ ~ l ++ l₂ ↔ l₁ ~ l₂ := by
  induction l with
  | nil => exact Iff.rfl
  | cons a l ih => exact (perm_cons a).trans ih

theorem perm_append_right_iff {l₁ l₂ : List α} (l : List α) : l₁ ++ l ~ l₂ ++ l ↔ l₁ ~ l₂ := by
  refine ⟨fun p => ?_, .append_right _⟩
  exact (perm_append_left_iff l).1 <| perm_append_comm.trans <| p.trans perm_append_comm

theorem Perm.pairwise_iff {R : α → α → Prop} (S : ∀ {x y}, R x y → R y x) :
    ∀ {l₁ l₂ : List α} (_p : l₁ ~ l₂), Pairwise R l₁ ↔ Pairwise R l₂ := by
  suffices ∀ {l₁ l₂}, l₁ ~ l₂ → Pairwise R l₁ → Pairwise R l₂ from fun {_ _} p => ⟨this p, this p.symm⟩
  intro l₁ l₂ p
  induction p with
  | nil => exact id
  | cons a p ih =>
    intro h
    have h := pairwise_cons.1 h
    exact .cons (fun b hb => h.1 b (p.mem_iff.2 hb)) (ih h.2)
  | swap x y l =>
    intro h
    have h₁ := (pairwise_cons.1 h).1
    have h := (pairwise_cons.1 h).2
    have ⟨h₂, h₃⟩ := pairwise_cons.1 h
    have h₁ := forall_mem_cons.1 h₁
    exact .cons (forall_mem_cons.2 ⟨S h₁.1, h₂⟩) (.cons h₁.2 h₃)
  | trans _ _ ih1 ih2 => exact ih2 ∘ ih1

theorem Perm.nodup_iff {l₁ l₂ : List α} : l₁ ~ l₂ → (Nodup l₁ ↔ Nodup l₂) := Perm.pairwise_iff Ne.symm

theorem Perm.nodup {l l' : List α} (hl : l ~ l') (hR : l.Nodup) : l'.Nodup := hl.nodup_iff.1 hR

theorem Perm.flatten {l₁ l₂ : List (List α)} (h : l₁ ~ l₂) : l₁.flatten ~ l₂.flatten := by
  induction h with
  | nil => exact .rfl
  | cons x _ ih => exact ih.append_left _
  | swap x y l => rw [flatten_cons, flatten_cons, flatten_cons, flatten_cons]; exact perm_append_comm_assoc y x _
  | trans _ _ ih1 ih2 => exact ih1.trans ih2

theorem Perm.flatMap_right {l₁ l₂ : List α} (f : α → List β) (p : l₁ ~ l₂) : l₁.flatMap f ~ l₂.flatMap f :=
  (p.map _).flatten

theorem Perm.sum_nat {l₁ l₂ : List Nat} (h : l₁ ~ l₂) : l₁.sum = l₂.sum := by
  induction h with
  | nil => rfl
  | cons _ _ ih => rw [sum_cons, ih, sum_cons]
  | swap x y l => rw [sum_cons, sum_cons, sum_cons, sum_cons, Nat.add_left_comm]
  | trans _ _ ih1 ih2 => exact ih1.trans ih2

theorem Perm.all_eq {l₁ l₂ : List α} {p : α → Bool} (h : l₁ ~ l₂) : l₁.all p = l₂.all p := by
  rw [Bool.eq_iff_iff, all_eq_true, all_eq_true]
  exact ⟨fun H x hx => H x (h.mem_iff.2 hx), fun H x hx => H x (h.mem_iff.1 hx)⟩

theorem Perm.any_eq {l₁ l₂ : List α} {p : α → Bool} (h : l₁ ~ l₂) : l₁.any p = l₂.any p := by
  rw [Bool.eq_iff_iff, any_eq_true, any_eq_true]
  exact exists_congr fun x => and_congr h.mem_iff Iff.rfl

section DecidableEq

variable [BEq α] [LawfulBEq α]

theorem Perm.erase (a : α) {l₁ l₂ : List α} (p : l₁ ~ l₂) : l₁.erase a ~ l₂.erase a := by
  by_cases h₁ : a ∈ l₁
  · exact ((perm_cons_erase h₁).symm.trans <| p.trans <| perm_cons_erase (p.subset h₁)).cons_inv
  · rw [erase_of_not_mem h₁, erase_of_not_mem (mt p.mem_iff.2 h₁)]; exact p

theorem cons_perm_iff_perm_erase {a : α} {l₁ l₂ : List α} : a :: l₁ ~ l₂ ↔ a ∈ l₂ ∧ l₁ ~ l₂.erase a :=
  ⟨fun h =>
    have ha := h.subset mem_cons_self
    ⟨ha, (h.trans (perm_cons_erase ha)).cons_inv⟩,
   fun h => (h.2.cons a).trans (perm_cons_erase h.1).symm⟩

theorem isPerm_iff {l₁ l₂ : List α} : l₁.isPerm l₂ ↔ l₁ ~ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact isEmpty_iff.trans nil_perm.symm
  | cons a l₁ ih =>
    show (l₂.contains a && l₁.isPerm (l₂.erase a)) = true ↔ _
    rw [Bool.and_eq_true, contains_iff_mem, ih, cons_perm_iff_perm_erase]

instance decidablePerm {α : Type u} [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ ~ l₂) :=
  decidable_of_decidable_of_iff isPerm_iff

end DecidableEq

end List
