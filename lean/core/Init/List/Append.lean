prelude
import Init.GetElem
import Init.Nat.Order
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

@[simp] theorem nil_ne_cons (a : α) (l : List α) : [] ≠ a :: l := nofun

theorem head_eq_of_cons_eq {h₁ h₂ : α} {t₁ t₂ : List α} (H : h₁ :: t₁ = h₂ :: t₂) : h₁ = h₂ := (List.cons.inj H).1

theorem tail_eq_of_cons_eq {h₁ h₂ : α} {t₁ t₂ : List α} (H : h₁ :: t₁ = h₂ :: t₂) : t₁ = t₂ := (List.cons.inj H).2

theorem cons_inj_right (a : α) {l l' : List α} : a :: l = a :: l' ↔ l = l' := ⟨tail_eq_of_cons_eq, congrArg _⟩

theorem cons_eq_cons {a b : α} {l l' : List α} : a :: l = b :: l' ↔ a = b ∧ l = l' :=
  ⟨List.cons.inj, fun ⟨h₁, h₂⟩ => h₁ ▸ h₂ ▸ rfl⟩

theorem singleton_inj {a b : α} : [a] = [b] ↔ a = b := ⟨head_eq_of_cons_eq, fun h => h ▸ rfl⟩

theorem exists_cons_of_ne_nil : ∀ {l : List α}, l ≠ [] → ∃ b l', l = b :: l'
  | [], h => absurd rfl h
  | b :: l', _ => ⟨b, l', rfl⟩

theorem ne_nil_iff_exists_cons {l : List α} : l ≠ [] ↔ ∃ b l', l = b :: l' :=
  ⟨exists_cons_of_ne_nil, fun ⟨_, _, h⟩ => h ▸ cons_ne_nil _ _⟩

/-! ## Length -/

@[simp] theorem length_nil : length ([] : List α) = 0 := rfl

@[simp] theorem length_cons {a : α} {as : List α} : (cons a as).length = as.length + 1 := rfl

@[simp] theorem length_singleton {a : α} : length [a] = 1 := rfl

@[simp] theorem length_set : ∀ {as : List α} {i : Nat} {a : α}, (as.set i a).length = as.length
  | [], _, _ => rfl
  | _ :: _, 0, _ => rfl
  | _ :: as, _+1, _ => congrArg (· + 1) (length_set (as := as))

@[simp] theorem length_concat : ∀ {as : List α} {a : α}, (concat as a).length = as.length + 1
  | [], _ => rfl
  | _ :: as, _ => congrArg (· + 1) (length_concat (as := as))

theorem eq_nil_of_length_eq_zero : ∀ {l : List α}, length l = 0 → l = []
  | [], _ => rfl

theorem ne_nil_of_length_eq_add_one {n : Nat} : ∀ {l : List α}, length l = n + 1 → l ≠ []
  | _ :: _, _ => nofun

theorem ne_nil_of_length_pos : ∀ {l : List α}, 0 < length l → l ≠ []
  | _ :: _, _ => nofun

@[simp] theorem length_eq_zero_iff {l : List α} : length l = 0 ↔ l = [] :=
  ⟨eq_nil_of_length_eq_zero, fun h => h ▸ rfl⟩

theorem length_pos_iff {l : List α} : 0 < length l ↔ l ≠ [] :=
  ⟨ne_nil_of_length_pos, fun h => match l, h with | _ :: _, _ => Nat.succ_pos _⟩

theorem length_pos_of_ne_nil {l : List α} : l ≠ [] → 0 < length l := length_pos_iff.2

theorem exists_cons_of_length_pos : ∀ {l : List α}, 0 < l.length → ∃ h t, l = h :: t
  | h :: t, _ => ⟨h, t, rfl⟩

theorem length_pos_iff_exists_cons {l : List α} : 0 < l.length ↔ ∃ h t, l = h :: t :=
  ⟨exists_cons_of_length_pos, fun ⟨_, _, e⟩ => e ▸ Nat.succ_pos _⟩

theorem exists_cons_of_length_eq_add_one {n : Nat} : ∀ {l : List α}, l.length = n + 1 → ∃ h t, l = h :: t
  | h :: t, _ => ⟨h, t, rfl⟩

theorem length_eq_one_iff {l : List α} : length l = 1 ↔ ∃ a, l = [a] :=
  ⟨fun h => match l, h with | [a], _ => ⟨a, rfl⟩, fun ⟨_, h⟩ => h ▸ rfl⟩

theorem length_tail_add_one (l : List α) (h : 0 < length l) : length (tail l) + 1 = length l :=
  match l, h with | _ :: _, _ => rfl

theorem length_eq_two {l : List α} : l.length = 2 ↔ ∃ a b, l = [a, b] :=
  ⟨fun h => match l, h with | [a, b], _ => ⟨a, b, rfl⟩, fun ⟨_, _, h⟩ => h ▸ rfl⟩

theorem cons_ne_self (a : α) (l : List α) : a :: l ≠ l := fun h => absurd (congrArg length h) (Nat.ne_of_gt (Nat.lt_succ_self _))

theorem ne_cons_self {a : α} {l : List α} : l ≠ a :: l := fun h => cons_ne_self a l h.symm

/-! ## Append -/

@[simp] theorem nil_append (as : List α) : [] ++ as = as := rfl

@[simp] theorem cons_append {a : α} {as bs : List α} : (a :: as) ++ bs = a :: (as ++ bs) := rfl

@[simp] theorem append_nil (as : List α) : as ++ [] = as := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [cons_append, ih]

@[simp] theorem append_eq {as bs : List α} : List.append as bs = as ++ bs := rfl

@[simp] theorem append_assoc (as bs cs : List α) : (as ++ bs) ++ cs = as ++ (bs ++ cs) := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [cons_append, cons_append, cons_append, ih]

theorem append_cons (as : List α) (b : α) (bs : List α) : as ++ b :: bs = as ++ [b] ++ bs := by rw [append_assoc]; rfl

@[simp] theorem singleton_append {x : α} {ys : List α} : [x] ++ ys = x :: ys := rfl

@[simp] theorem length_append {as bs : List α} : (as ++ bs).length = as.length + bs.length := by
  induction as with
  | nil => rw [nil_append, length_nil, Nat.zero_add]
  | cons a as ih => rw [cons_append, length_cons, ih, length_cons, Nat.add_right_comm]

@[simp] theorem concat_eq_append {as : List α} {a : α} : as.concat a = as ++ [a] := by
  induction as with
  | nil => rfl
  | cons b as ih => exact congrArg (b :: ·) ih

theorem concat_nil {a : α} : concat [] a = [a] := rfl
theorem concat_cons {a b : α} {l : List α} : concat (a :: l) b = a :: concat l b := rfl

theorem append_inj : ∀ {s₁ s₂ t₁ t₂ : List α}, s₁ ++ t₁ = s₂ ++ t₂ → length s₁ = length s₂ → s₁ = s₂ ∧ t₁ = t₂
  | [], [], _, _, h, _ => ⟨rfl, h⟩
  | _ :: _, _ :: _, _, _, h, hl =>
    let ⟨e₁, e₂⟩ := List.cons.inj h
    let ⟨e₃, e₄⟩ := append_inj e₂ (Nat.succ.inj hl)
    ⟨e₁ ▸ e₃ ▸ rfl, e₄⟩

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

@[simp] theorem append_eq_nil_iff {p q : List α} : p ++ q = [] ↔ p = [] ∧ q = [] :=
  match p with
  | [] => ⟨fun h => ⟨rfl, h⟩, fun h => h.2⟩
  | _ :: _ => ⟨nofun, fun h => nomatch h.1⟩

theorem nil_eq_append_iff {a b : List α} : [] = a ++ b ↔ a = [] ∧ b = [] :=
  ⟨fun h => append_eq_nil_iff.1 h.symm, fun h => (append_eq_nil_iff.2 h).symm⟩

theorem append_ne_nil_of_left_ne_nil {s : List α} (h : s ≠ []) (t : List α) : s ++ t ≠ [] :=
  fun e => h (append_eq_nil_iff.1 e).1

theorem append_ne_nil_of_right_ne_nil {t : List α} (s : List α) : t ≠ [] → s ++ t ≠ [] :=
  fun h e => h (append_eq_nil_iff.1 e).2

theorem append_eq_cons_iff {as bs : List α} {x : α} {c : List α} :
    as ++ bs = x :: c ↔ (as = [] ∧ bs = x :: c) ∨ (∃ as', as = x :: as' ∧ c = as' ++ bs) := by
  cases as with
  | nil => exact ⟨fun h => .inl ⟨rfl, h⟩, fun h => match h with | .inl h => h.2⟩
  | cons a as =>
    constructor
    · intro h; injection h with h₁ h₂; subst h₁ h₂; exact .inr ⟨as, rfl, rfl⟩
    · rintro (⟨h, _⟩ | ⟨as', h, h'⟩)
      · exact nomatch h
      · injection h with h₁ h₂; subst h₁ h₂ h'; rfl

theorem cons_eq_append_iff {as bs : List α} {x : α} {c : List α} :
    x :: c = as ++ bs ↔ (as = [] ∧ bs = x :: c) ∨ (∃ as', as = x :: as' ∧ c = as' ++ bs) :=
  ⟨fun h => append_eq_cons_iff.1 h.symm, fun h => (append_eq_cons_iff.2 h).symm⟩

theorem append_eq_singleton_iff {a b : List α} {x : α} :
    a ++ b = [x] ↔ (a = [] ∧ b = [x]) ∨ (a = [x] ∧ b = []) := by
  rw [append_eq_cons_iff]
  constructor
  · rintro (h | ⟨as', h, h'⟩)
    · exact .inl h
    · have := nil_eq_append_iff.1 h'; exact .inr ⟨by rw [h, this.1], this.2⟩
  · rintro (h | ⟨h, h'⟩)
    · exact .inl h
    · exact .inr ⟨[], h, by rw [h', append_nil]⟩

theorem append_eq_append_iff {ws xs ys zs : List α} :
    ws ++ xs = ys ++ zs ↔ (∃ as, ys = ws ++ as ∧ xs = as ++ zs) ∨ ∃ bs, ws = ys ++ bs ∧ zs = bs ++ xs := by
  constructor
  · induction ws generalizing ys with
    | nil => intro h; exact .inl ⟨ys, rfl, h⟩
    | cons w ws ih =>
      cases ys with
      | nil => intro h; exact .inr ⟨w :: ws, rfl, h.symm⟩
      | cons y ys =>
        intro h; injection h with h₁ h₂; subst h₁
        rcases ih h₂ with ⟨as, rfl, rfl⟩ | ⟨bs, rfl, rfl⟩
        · exact .inl ⟨as, rfl, rfl⟩
        · exact .inr ⟨bs, rfl, rfl⟩
  · rintro (⟨as, rfl, rfl⟩ | ⟨bs, rfl, rfl⟩)
    · rw [append_assoc]
    · rw [append_assoc]

theorem append_singleton_inj {as bs : List α} {a b : α} : as ++ [a] = bs ++ [b] ↔ as = bs ∧ a = b :=
  ⟨fun h => let ⟨h₁, h₂⟩ := append_inj' h rfl; ⟨h₁, head_eq_of_cons_eq h₂⟩, fun ⟨h₁, h₂⟩ => h₁ ▸ h₂ ▸ rfl⟩

theorem concat_ne_nil (a : α) (l : List α) : l.concat a ≠ [] := by cases l <;> nofun

theorem append_concat {a : α} {l₁ l₂ : List α} : l₁ ++ concat l₂ a = concat (l₁ ++ l₂) a := by
  rw [concat_eq_append, concat_eq_append, append_assoc]

theorem concat_append {a : α} {l₁ l₂ : List α} : concat l₁ a ++ l₂ = l₁ ++ a :: l₂ := by
  rw [concat_eq_append, append_assoc]; rfl

theorem eq_nil_or_concat : ∀ l : List α, l = [] ∨ ∃ l' b, l = concat l' b
  | [] => .inl rfl
  | a :: l => match eq_nil_or_concat l with
    | .inl h => .inr ⟨[], a, by rw [h]; rfl⟩
    | .inr ⟨l', b, h⟩ => .inr ⟨a :: l', b, by rw [h]; rfl⟩

/-! ## Emptiness -/

@[simp] theorem isEmpty_nil : ([] : List α).isEmpty = true := rfl
@[simp] theorem isEmpty_cons {x : α} {xs : List α} : (x :: xs).isEmpty = false := rfl

theorem isEmpty_iff {l : List α} : l.isEmpty ↔ l = [] := by
  cases l with
  | nil => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | cons a l => exact ⟨nofun, nofun⟩

attribute [simp] isEmpty_iff

theorem isEmpty_eq_false_iff {l : List α} : l.isEmpty = false ↔ l ≠ [] := by
  cases l with
  | nil => exact ⟨nofun, fun h => absurd rfl h⟩
  | cons a l => exact ⟨fun _ => nofun, fun _ => rfl⟩

attribute [simp] isEmpty_eq_false_iff

theorem isEmpty_iff_length_eq_zero {l : List α} : l.isEmpty ↔ l.length = 0 := by rw [isEmpty_iff, length_eq_zero_iff]

@[simp] theorem isEmpty_append {l₁ l₂ : List α} : (l₁ ++ l₂).isEmpty = (l₁.isEmpty && l₂.isEmpty) := by
  cases l₁ <;> rfl

end List
