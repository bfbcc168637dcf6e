prelude
import Init.GetElem
import Init.Nat.Arith
import Init.List.Basic

/-!
# Lists: length, cons, append

Lengths, equality of lists built with `::`, and the monoid of lists under `++`.
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w}

open Nat

/-! ## Cons -/

@[simp] theorem cons_ne_nil (a : α) (l : List α) : a :: l ≠ [] := nofun

@[simp] theorem nil_ne_cons (a : α) (l : List α) : [] ≠ a :: l := (cons_ne_nil a l).symm

theorem head_eq_of_cons_eq {h₁ h₂ : α} {t₁ t₂ : List α} (H : h₁ :: t₁ = h₂ :: t₂) : h₁ = h₂ := (List.cons.inj H).1

theorem tail_eq_of_cons_eq {h₁ h₂ : α} {t₁ t₂ : List α} (H : h₁ :: t₁ = h₂ :: t₂) : t₁ = t₂ := (List.cons.inj H).2

theorem cons_inj_right (a : α) {l l' : List α} : a :: l = a :: l' ↔ l = l' := ⟨tail_eq_of_cons_eq, congrArg _⟩

theorem cons_eq_cons {a b : α} {l l' : List α} : a :: l = b :: l' ↔ a = b ∧ l = l' :=
  ⟨fun h => ⟨head_eq_of_cons_eq h, tail_eq_of_cons_eq h⟩, fun h => h.1 ▸ h.2 ▸ rfl⟩

theorem singleton_inj {a b : α} : [a] = [b] ↔ a = b := ⟨head_eq_of_cons_eq, congrArg fun a => [a]⟩

theorem exists_cons_of_ne_nil {l : List α} (h : l ≠ []) : ∃ b l', l = b :: l' := by
  cases l with
  | nil => exact absurd rfl h
  | cons b l' => exact ⟨b, l', rfl⟩

theorem ne_nil_iff_exists_cons {l : List α} : l ≠ [] ↔ ∃ b l', l = b :: l' :=
  ⟨exists_cons_of_ne_nil, fun h => h.elim fun _ h => h.elim fun _ h => h ▸ cons_ne_nil _ _⟩

/-! ## Length -/

@[simp] theorem length_nil : length ([] : List α) = 0 := rfl

@[simp] theorem length_cons {a : α} {as : List α} : (cons a as).length = as.length + 1 := rfl

@[simp] theorem length_singleton {a : α} : length [a] = 1 := rfl

@[simp] theorem length_set {as : List α} {i : Nat} {a : α} : (as.set i a).length = as.length := by
  induction as generalizing i with
  | nil => rfl
  | cons b as ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (· + 1) ih

@[simp] theorem length_concat {as : List α} {a : α} : (concat as a).length = as.length + 1 := by
  induction as with
  | nil => rfl
  | cons b as ih => exact congrArg (· + 1) ih

theorem eq_nil_of_length_eq_zero {l : List α} (h : length l = 0) : l = [] := by
  cases l with
  | nil => rfl
  | cons a l => exact absurd h (Nat.succ_ne_zero _)

theorem ne_nil_of_length_eq_add_one {n : Nat} {l : List α} (h : length l = n + 1) : l ≠ [] :=
  fun e => Nat.succ_ne_zero n (h.symm.trans (congrArg length e))

theorem ne_nil_of_length_pos {l : List α} (h : 0 < length l) : l ≠ [] :=
  fun e => Nat.lt_irrefl 0 (e ▸ h : 0 < length ([] : List α))

@[simp] theorem length_eq_zero_iff {l : List α} : length l = 0 ↔ l = [] :=
  ⟨eq_nil_of_length_eq_zero, fun h => h ▸ rfl⟩

theorem length_pos_iff {l : List α} : 0 < length l ↔ l ≠ [] :=
  ⟨ne_nil_of_length_pos, fun h => (Nat.eq_zero_or_pos _).resolve_left (mt eq_nil_of_length_eq_zero h)⟩

theorem length_pos_of_ne_nil {l : List α} : l ≠ [] → 0 < length l := length_pos_iff.2

theorem exists_cons_of_length_pos {l : List α} (h : 0 < l.length) : ∃ h t, l = h :: t :=
  exists_cons_of_ne_nil (ne_nil_of_length_pos h)

theorem length_pos_iff_exists_cons {l : List α} : 0 < l.length ↔ ∃ h t, l = h :: t :=
  length_pos_iff.trans ne_nil_iff_exists_cons

theorem exists_cons_of_length_eq_add_one {n : Nat} {l : List α} (h : l.length = n + 1) : ∃ h t, l = h :: t :=
  exists_cons_of_ne_nil (ne_nil_of_length_eq_add_one h)

theorem length_eq_one_iff {l : List α} : length l = 1 ↔ ∃ a, l = [a] := by
  constructor
  · intro h
    obtain ⟨a, t, rfl⟩ := exists_cons_of_length_eq_add_one h
    exact ⟨a, congrArg (a :: ·) (eq_nil_of_length_eq_zero (Nat.succ.inj h))⟩
  · exact fun h => h.elim fun _ h => h ▸ rfl

theorem length_tail_add_one (l : List α) (h : 0 < length l) : length (tail l) + 1 = length l := by
  cases l with
  | nil => exact absurd h (Nat.lt_irrefl 0)
  | cons a l => rfl

theorem length_eq_two {l : List α} : l.length = 2 ↔ ∃ a b, l = [a, b] := by
  constructor
  · intro h
    obtain ⟨a, t, rfl⟩ := exists_cons_of_length_eq_add_one h
    obtain ⟨b, rfl⟩ := length_eq_one_iff.1 (Nat.succ.inj h)
    exact ⟨a, b, rfl⟩
  · exact fun h => h.elim fun _ h => h.elim fun _ h => h ▸ rfl

theorem cons_ne_self (a : α) (l : List α) : a :: l ≠ l := fun h => absurd (congrArg length h) (Nat.ne_of_gt (Nat.lt_succ_self _))

theorem ne_cons_self {a : α} {l : List α} : l ≠ a :: l := fun h => cons_ne_self a l h.symm

/-! ## Append -/

@[simp] theorem nil_append (as : List α) : [] ++ as = as := rfl

@[simp] theorem cons_append {a : α} {as bs : List α} : (a :: as) ++ bs = a :: (as ++ bs) := rfl

@[simp] theorem append_nil (as : List α) : as ++ [] = as := by
  induction as with
  | nil => rfl
  | cons a as ih => exact congrArg (a :: ·) ih

@[simp] theorem append_eq {as bs : List α} : List.append as bs = as ++ bs := rfl

@[simp] theorem append_assoc (as bs cs : List α) : (as ++ bs) ++ cs = as ++ (bs ++ cs) := by
  induction as with
  | nil => rfl
  | cons a as ih => exact congrArg (a :: ·) ih

theorem append_cons (as : List α) (b : α) (bs : List α) : as ++ b :: bs = as ++ [b] ++ bs := (append_assoc as [b] bs).symm

@[simp] theorem singleton_append {x : α} {ys : List α} : [x] ++ ys = x :: ys := rfl

@[simp] theorem length_append {as bs : List α} : (as ++ bs).length = as.length + bs.length := by
  induction as with
  | nil => exact (Nat.zero_add _).symm
  | cons a as ih => exact (congrArg (· + 1) ih).trans (Nat.add_right_comm ..)

@[simp] theorem concat_eq_append {as : List α} {a : α} : as.concat a = as ++ [a] := by
  induction as with
  | nil => rfl
  | cons b as ih => exact congrArg (b :: ·) ih

theorem concat_nil {a : α} : concat [] a = [a] := rfl
theorem concat_cons {a b : α} {l : List α} : concat (a :: l) b = a :: concat l b := rfl

theorem append_inj {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) : s₁ = s₂ ∧ t₁ = t₂ := by
  induction s₁ generalizing s₂ with
  | nil => cases s₂ with
    | nil => exact ⟨rfl, h⟩
    | cons b s₂ => exact absurd hl.symm (Nat.succ_ne_zero _)
  | cons a s₁ ih => cases s₂ with
    | nil => exact absurd hl (Nat.succ_ne_zero _)
    | cons b s₂ =>
      have ih := ih (tail_eq_of_cons_eq h) (Nat.succ.inj hl)
      exact ⟨cons_eq_cons.2 ⟨head_eq_of_cons_eq h, ih.1⟩, ih.2⟩

theorem append_inj_right {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) : t₁ = t₂ :=
  (append_inj h hl).2

theorem append_inj_left {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) : s₁ = s₂ :=
  (append_inj h hl).1

theorem append_inj' {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length t₁ = length t₂) : s₁ = s₂ ∧ t₁ = t₂ :=
  append_inj h <| Nat.add_right_cancel (m := length t₁) <| by
    have := congrArg length h
    rw [length_append, length_append, ← hl] at this
    exact this

theorem append_inj_right' {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length t₁ = length t₂) : t₁ = t₂ :=
  (append_inj' h hl).2

theorem append_inj_left' {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length t₁ = length t₂) : s₁ = s₂ :=
  (append_inj' h hl).1

theorem append_cancel_left {as bs cs : List α} (h : as ++ bs = as ++ cs) : bs = cs := append_inj_right h rfl

theorem append_cancel_right {as bs cs : List α} (h : as ++ bs = cs ++ bs) : as = cs := append_inj_left' h rfl

theorem append_right_inj {t₁ t₂ : List α} (s : List α) : s ++ t₁ = s ++ t₂ ↔ t₁ = t₂ :=
  ⟨append_cancel_left, congrArg _⟩

theorem append_left_inj {s₁ s₂ : List α} (t : List α) : s₁ ++ t = s₂ ++ t ↔ s₁ = s₂ :=
  ⟨append_cancel_right, congrArg (· ++ t)⟩

@[simp] theorem append_cancel_left_eq (as bs cs : List α) : (as ++ bs = as ++ cs) = (bs = cs) :=
  propext (append_right_inj as)

@[simp] theorem append_cancel_right_eq (as bs cs : List α) : (as ++ bs = cs ++ bs) = (as = cs) :=
  propext (append_left_inj bs)

@[simp] theorem append_left_eq_self {xs ys : List α} : xs ++ ys = ys ↔ xs = [] := append_left_inj (s₁ := xs) (s₂ := []) ys

@[simp] theorem self_eq_append_left {xs ys : List α} : ys = xs ++ ys ↔ xs = [] :=
  ⟨fun h => append_left_eq_self.1 h.symm, fun h => (append_left_eq_self.2 h).symm⟩

@[simp] theorem append_right_eq_self {xs ys : List α} : xs ++ ys = xs ↔ ys = [] :=
  ⟨fun h => append_cancel_left (h.trans (append_nil xs).symm), fun h => h ▸ append_nil xs⟩

@[simp] theorem self_eq_append_right {xs ys : List α} : xs = xs ++ ys ↔ ys = [] :=
  ⟨fun h => append_right_eq_self.1 h.symm, fun h => (append_right_eq_self.2 h).symm⟩

@[simp] theorem append_eq_nil_iff {p q : List α} : p ++ q = [] ↔ p = [] ∧ q = [] := by
  cases p with
  | nil => exact ⟨fun h => ⟨rfl, h⟩, fun h => h.2⟩
  | cons a p => exact iff_of_false (cons_ne_nil _ _) fun h => cons_ne_nil _ _ h.1

theorem nil_eq_append_iff {a b : List α} : [] = a ++ b ↔ a = [] ∧ b = [] :=
  ⟨fun h => append_eq_nil_iff.1 h.symm, fun h => (append_eq_nil_iff.2 h).symm⟩

theorem append_ne_nil_of_left_ne_nil {s : List α} (h : s ≠ []) (t : List α) : s ++ t ≠ [] :=
  fun e => h (append_eq_nil_iff.1 e).1

theorem append_ne_nil_of_right_ne_nil {t : List α} (s : List α) : t ≠ [] → s ++ t ≠ [] :=
  fun h e => h (append_eq_nil_iff.1 e).2

theorem append_eq_cons_iff {as bs : List α} {x : α} {c : List α} :
    as ++ bs = x :: c ↔ (as = [] ∧ bs = x :: c) ∨ (∃ as', as = x :: as' ∧ c = as' ++ bs) := by
  cases as with
  | nil => exact ⟨fun h => .inl ⟨rfl, h⟩, fun h => h.elim (·.2) fun h => h.elim fun _ h => absurd h.1 (nil_ne_cons _ _)⟩
  | cons a as =>
    constructor
    · exact fun h => .inr ⟨as, cons_eq_cons.2 ⟨head_eq_of_cons_eq h, rfl⟩, (tail_eq_of_cons_eq h).symm⟩
    · exact fun h => h.elim (fun h => absurd h.1 (cons_ne_nil _ _)) fun h => h.elim fun _ h => h.1 ▸ h.2 ▸ rfl

theorem cons_eq_append_iff {as bs : List α} {x : α} {c : List α} :
    x :: c = as ++ bs ↔ (as = [] ∧ bs = x :: c) ∨ (∃ as', as = x :: as' ∧ c = as' ++ bs) :=
  ⟨fun h => append_eq_cons_iff.1 h.symm, fun h => (append_eq_cons_iff.2 h).symm⟩

theorem append_eq_singleton_iff {a b : List α} {x : α} :
    a ++ b = [x] ↔ (a = [] ∧ b = [x]) ∨ (a = [x] ∧ b = []) := by
  refine append_eq_cons_iff.trans (or_congr Iff.rfl ⟨fun h => h.elim fun as h => ?_, fun h => ⟨[], h.1, h.2.symm⟩⟩)
  have h' := append_eq_nil_iff.1 h.2.symm
  exact ⟨h.1.trans (congrArg (x :: ·) h'.1), h'.2⟩

theorem append_eq_append_iff {ws xs ys zs : List α} :
    ws ++ xs = ys ++ zs ↔ (∃ as, ys = ws ++ as ∧ xs = as ++ zs) ∨ ∃ bs, ws = ys ++ bs ∧ zs = bs ++ xs := by
  constructor
  · induction ws generalizing ys with
    | nil => exact fun h => .inl ⟨ys, rfl, h⟩
    | cons w ws ih => cases ys with
      | nil => exact fun h => .inr ⟨w :: ws, rfl, h.symm⟩
      | cons y ys =>
        intro h
        have e := head_eq_of_cons_eq h
        exact (ih (tail_eq_of_cons_eq h)).imp
          (fun h => h.imp fun as h => ⟨cons_eq_cons.2 ⟨e.symm, h.1⟩, h.2⟩)
          (fun h => h.imp fun as h => ⟨cons_eq_cons.2 ⟨e, h.1⟩, h.2⟩)
  · exact fun h => h.elim (fun h => h.elim fun _ h => h.1 ▸ h.2 ▸ (append_assoc ..).symm)
      (fun h => h.elim fun _ h => h.1 ▸ h.2 ▸ append_assoc ..)

theorem append_singleton_inj {as bs : List α} {a b : α} : as ++ [a] = bs ++ [b] ↔ as = bs ∧ a = b :=
  ⟨fun h => ⟨append_inj_left' h rfl, head_eq_of_cons_eq (append_inj_right' h rfl)⟩, fun h => h.1 ▸ h.2 ▸ rfl⟩

theorem concat_ne_nil (a : α) (l : List α) : l.concat a ≠ [] :=
  ne_nil_of_length_eq_add_one length_concat

theorem append_concat {a : α} {l₁ l₂ : List α} : l₁ ++ concat l₂ a = concat (l₁ ++ l₂) a := by
  rw [concat_eq_append, concat_eq_append, append_assoc]

theorem concat_append {a : α} {l₁ l₂ : List α} : concat l₁ a ++ l₂ = l₁ ++ a :: l₂ := by
  rw [concat_eq_append, append_assoc]; rfl

theorem eq_nil_or_concat (l : List α) : l = [] ∨ ∃ l' b, l = concat l' b := by
  induction l with
  | nil => exact .inl rfl
  | cons a l ih =>
    refine .inr (ih.elim (fun h => ⟨[], a, congrArg (a :: ·) h⟩) fun h => ?_)
    obtain ⟨l', b, rfl⟩ := h
    exact ⟨a :: l', b, rfl⟩

/-! ## Emptiness -/

@[simp] theorem isEmpty_nil : ([] : List α).isEmpty = true := rfl
@[simp] theorem isEmpty_cons {x : α} {xs : List α} : (x :: xs).isEmpty = false := rfl

theorem isEmpty_iff {l : List α} : l.isEmpty ↔ l = [] := by
  cases l with
  | nil => exact iff_of_true rfl rfl
  | cons a l => exact iff_of_false Bool.noConfusion (cons_ne_nil a l)

attribute [simp] isEmpty_iff

theorem isEmpty_eq_false_iff {l : List α} : l.isEmpty = false ↔ l ≠ [] :=
  (iff_of_eq (Bool.not_eq_true _)).symm.trans (not_congr isEmpty_iff)

attribute [simp] isEmpty_eq_false_iff

theorem isEmpty_iff_length_eq_zero {l : List α} : l.isEmpty ↔ l.length = 0 := by rw [isEmpty_iff, length_eq_zero_iff]

@[simp] theorem isEmpty_append {l₁ l₂ : List α} : (l₁ ++ l₂).isEmpty = (l₁.isEmpty && l₂.isEmpty) := by
  cases l₁ <;> rfl

end List
