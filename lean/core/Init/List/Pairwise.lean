prelude
import Init.List.Sublist
import Init.List.Range

/-!
# Lists: `Pairwise` and `Nodup`
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {R S : α → α → Prop} {a b : α} {l l₁ l₂ : List α}

/-! ## `Pairwise` -/

@[simp] theorem pairwise_cons {a : α} {l : List α} : Pairwise R (a::l) ↔ (∀ a', a' ∈ l → R a a') ∧ Pairwise R l := by
  refine ⟨fun h => ?_, fun h => .cons h.1 h.2⟩
  generalize e : a :: l = t at h
  cases h with
  | nil => exact absurd e (cons_ne_nil a l)
  | cons h₁ h₂ => exact head_eq_of_cons_eq e ▸ tail_eq_of_cons_eq e ▸ ⟨h₁, h₂⟩

attribute [simp] Pairwise.nil

theorem rel_of_pairwise_cons (p : (a :: l).Pairwise R) : ∀ {a'}, a' ∈ l → R a a' := (pairwise_cons.1 p).1 _

theorem Pairwise.of_cons (p : (a :: l).Pairwise R) : Pairwise R l := (pairwise_cons.1 p).2

theorem Pairwise.tail {l : List α} (h : Pairwise R l) : Pairwise R l.tail := by
  cases l with
  | nil => exact h
  | cons a l => exact h.of_cons

theorem pairwise_singleton (R : α → α → Prop) (a : α) : Pairwise R [a] := .cons (fun _ h => absurd h not_mem_nil) .nil

theorem pairwise_pair {a b : α} : Pairwise R [a, b] ↔ R a b := by
  rw [pairwise_cons]
  exact ⟨fun h => h.1 b mem_cons_self, fun h => ⟨fun _ e => mem_singleton.1 e ▸ h, pairwise_singleton R b⟩⟩

theorem Pairwise.imp_of_mem {S : α → α → Prop} (H : ∀ {a b}, a ∈ l → b ∈ l → R a b → S a b) (p : Pairwise R l) :
    Pairwise S l := by
  induction p with
  | nil => exact .nil
  | cons r _ ih =>
    exact .cons (fun x h => H mem_cons_self (.tail _ h) (r x h)) (ih fun ha hb => H (.tail _ ha) (.tail _ hb))

theorem Pairwise.imp {S : α → α → Prop} (H : ∀ {a b}, R a b → S a b) (p : l.Pairwise R) : l.Pairwise S :=
  p.imp_of_mem fun _ _ => H

theorem Pairwise.and (hR : Pairwise R l) (hS : Pairwise S l) : l.Pairwise fun a b => R a b ∧ S a b := by
  induction hR with
  | nil => exact .nil
  | cons r _ ih =>
    have hS := pairwise_cons.1 hS
    exact .cons (fun x h => ⟨r x h, hS.1 x h⟩) (ih hS.2)

theorem pairwise_and_iff : l.Pairwise (fun a b => R a b ∧ S a b) ↔ Pairwise R l ∧ Pairwise S l :=
  ⟨fun h => ⟨h.imp (·.1), h.imp (·.2)⟩, fun h => h.1.and h.2⟩

theorem Pairwise.iff {S : α → α → Prop} (H : ∀ a b, R a b ↔ S a b) {l : List α} : Pairwise R l ↔ Pairwise S l :=
  ⟨Pairwise.imp (H _ _).1, Pairwise.imp (H _ _).2⟩

theorem pairwise_of_forall {l : List α} (H : ∀ x y, R x y) : Pairwise R l := by
  induction l with
  | nil => exact .nil
  | cons a l ih => exact .cons (fun _ _ => H _ _) ih

theorem pairwise_append {l₁ l₂ : List α} :
    (l₁ ++ l₂).Pairwise R ↔ l₁.Pairwise R ∧ l₂.Pairwise R ∧ ∀ a, a ∈ l₁ → ∀ b, b ∈ l₂ → R a b := by
  induction l₁ with
  | nil => exact ⟨fun h => ⟨.nil, h, fun _ h => absurd h not_mem_nil⟩, fun h => h.2.1⟩
  | cons a l₁ ih =>
    rw [cons_append, pairwise_cons, pairwise_cons, ih, forall_mem_append, forall_mem_cons]
    exact ⟨fun h => ⟨⟨h.1.1, h.2.1⟩, h.2.2.1, h.1.2, h.2.2.2⟩, fun h => ⟨⟨h.1.1, h.2.2.1⟩, h.1.2, h.2.1, h.2.2.2⟩⟩

theorem pairwise_append_comm {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ l₂) ↔ Pairwise R (l₂ ++ l₁) := by
  rw [pairwise_append, pairwise_append]
  exact ⟨fun h => ⟨h.2.1, h.1, fun b hb a ha => s (h.2.2 a ha b hb)⟩,
    fun h => ⟨h.2.1, h.1, fun b hb a ha => s (h.2.2 a ha b hb)⟩⟩

theorem pairwise_middle {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {a : α} {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ a :: l₂) ↔ Pairwise R (a :: (l₁ ++ l₂)) := by
  rw [pairwise_append, pairwise_cons, pairwise_cons, pairwise_append, forall_mem_append]
  exact ⟨fun h => ⟨⟨fun x hx => s (h.2.2 x hx a mem_cons_self), h.2.1.1⟩, h.1, h.2.1.2, fun x hx y hy => h.2.2 x hx y (.tail _ hy)⟩,
    fun h => ⟨h.2.1, ⟨h.1.2, h.2.2.1⟩, fun x hx => forall_mem_cons.2 ⟨s (h.1.1 x hx), h.2.2.2 x hx⟩⟩⟩

theorem pairwise_map {f : β → α} {l : List β} : (l.map f).Pairwise R ↔ l.Pairwise fun a b => R (f a) (f b) := by
  induction l with
  | nil => exact iff_of_true .nil .nil
  | cons a l ih => rw [map_cons, pairwise_cons, pairwise_cons, ih, forall_mem_map]

theorem Pairwise.map {S : β → β → Prop} (f : α → β) (H : ∀ a b : α, R a b → S (f a) (f b)) (p : Pairwise R l) :
    Pairwise S (List.map f l) := pairwise_map.2 (p.imp (H _ _))

theorem Pairwise.of_map {S : β → β → Prop} (f : α → β) (H : ∀ a b : α, S (f a) (f b) → R a b) (p : Pairwise S (List.map f l)) :
    Pairwise R l := (pairwise_map.1 p).imp (H _ _)

theorem pairwise_reverse {l : List α} : l.reverse.Pairwise R ↔ l.Pairwise fun a b => R b a := by
  induction l with
  | nil => exact iff_of_true .nil .nil
  | cons a l ih =>
    rw [reverse_cons, pairwise_append, ih, pairwise_cons (l := l)]
    exact ⟨fun h => ⟨fun b hb => h.2.2 b (mem_reverse.2 hb) a mem_cons_self, h.1⟩,
      fun h => ⟨h.2, pairwise_singleton _ _, fun b hb c hc => mem_singleton.1 hc ▸ h.1 b (mem_reverse.1 hb)⟩⟩

theorem Pairwise.sublist : l₁ <+ l₂ → l₂.Pairwise R → l₁.Pairwise R := by
  intro s
  induction s with
  | slnil => exact id
  | cons a _ ih => exact fun h => ih h.of_cons
  | cons₂ a s ih =>
    intro h
    have h := pairwise_cons.1 h
    exact .cons (fun b hb => h.1 b (s.subset hb)) (ih h.2)

theorem Pairwise.filter (p : α → Bool) : Pairwise R l → Pairwise R (l.filter p) := Pairwise.sublist filter_sublist

theorem pairwise_filter {p : α → Bool} {l : List α} :
    Pairwise R (filter p l) ↔ Pairwise (fun x y => p x → p y → R x y) l := by
  induction l with
  | nil => exact iff_of_true .nil .nil
  | cons a l ih =>
    rw [pairwise_cons, ← ih]
    by_cases h : p a
    · rw [filter_cons_of_pos h, pairwise_cons, forall_mem_filter]
      exact ⟨fun h' => ⟨fun b hb _ hp => h'.1 b hb hp, h'.2⟩, fun h' => ⟨fun b hb hp => h'.1 b hb h hp, h'.2⟩⟩
    · rw [filter_cons_of_neg h]
      exact ⟨fun h' => ⟨fun b _ hp => absurd hp h, h'⟩, fun h' => h'.2⟩

theorem Pairwise.take {n : Nat} (h : Pairwise R l) : Pairwise R (l.take n) := h.sublist (take_sublist _ _)

theorem Pairwise.drop {n : Nat} (h : Pairwise R l) : Pairwise R (l.drop n) := h.sublist (drop_sublist _ _)

theorem pairwise_replicate {n : Nat} {a : α} : (replicate n a).Pairwise R ↔ n ≤ 1 ∨ R a a := by
  constructor
  · intro h
    cases n with
    | zero => exact .inl (Nat.zero_le _)
    | succ n => cases n with
      | zero => exact .inl Nat.le.refl
      | succ n => exact .inr ((pairwise_cons.1 h).1 a mem_cons_self)
  · intro h
    induction n with
    | zero => exact .nil
    | succ n ih =>
      refine .cons (fun b hb => ?_) (ih (h.imp_left (Nat.le_trans (Nat.le_succ n))))
      have hn := (mem_replicate.1 hb).1
      exact (mem_replicate.1 hb).2 ▸ h.resolve_left fun h => hn (Nat.eq_zero_of_le_zero (Nat.le_of_succ_le_succ h))

theorem pairwise_iff_getElem : Pairwise R l ↔
    ∀ (i j : Nat) (_hi : i < l.length) (_hj : j < l.length) (_hij : i < j), R l[i] l[j] := by
  induction l with
  | nil => exact iff_of_true .nil fun _ _ h => absurd h (Nat.not_lt_zero _)
  | cons a l ih =>
    rw [pairwise_cons, ih]
    constructor
    · intro h i j hi hj hij
      cases j with
      | zero => exact absurd hij (Nat.not_lt_zero _)
      | succ j => cases i with
        | zero => exact h.1 _ (getElem_mem (Nat.lt_of_succ_lt_succ hj))
        | succ i => exact h.2 i j _ _ (Nat.lt_of_succ_lt_succ hij)
    · intro h
      refine ⟨fun b hb => ?_, fun i j hi hj hij => ?_⟩
      · obtain ⟨i, hi, rfl⟩ := getElem_of_mem hb
        exact h 0 (i+1) (Nat.succ_pos _) (Nat.succ_lt_succ hi) (Nat.succ_pos _)
      · exact h (i+1) (j+1) (Nat.succ_lt_succ hi) (Nat.succ_lt_succ hj) (Nat.succ_lt_succ hij)

instance instDecidablePairwise [DecidableRel R] : (l : List α) → Decidable (Pairwise R l)
  | [] => isTrue .nil
  | a :: l =>
    have := instDecidablePairwise l
    decidable_of_decidable_of_iff (p := (∀ a', a' ∈ l → R a a') ∧ Pairwise R l) pairwise_cons.symm

/-! ## `Nodup` -/

@[simp] theorem nodup_nil : @Nodup α [] := .nil

@[simp] theorem nodup_cons {a : α} {l : List α} : Nodup (a :: l) ↔ ¬a ∈ l ∧ Nodup l :=
  pairwise_cons.trans (and_congr ⟨fun h ha => h a ha rfl, fun h _ hb e => h (e ▸ hb)⟩ Iff.rfl)

theorem nodup_singleton (a : α) : Nodup [a] := pairwise_singleton _ _

theorem Nodup.sublist : l₁ <+ l₂ → Nodup l₂ → Nodup l₁ := Pairwise.sublist

theorem Sublist.nodup (s : l₁ <+ l₂) : Nodup l₂ → Nodup l₁ := Pairwise.sublist s

theorem Nodup.filter (p : α → Bool) {l : List α} : Nodup l → Nodup (filter p l) := Pairwise.filter p

theorem nodup_append {l₁ l₂ : List α} : (l₁ ++ l₂).Nodup ↔ l₁.Nodup ∧ l₂.Nodup ∧ ∀ a, a ∈ l₁ → ∀ b, b ∈ l₂ → a ≠ b :=
  pairwise_append

@[simp] theorem nodup_reverse {l : List α} : l.reverse.Nodup ↔ l.Nodup :=
  pairwise_reverse.trans (Pairwise.iff fun _ _ => ⟨Ne.symm, Ne.symm⟩)

theorem nodup_replicate {n : Nat} {a : α} : (replicate n a).Nodup ↔ n ≤ 1 :=
  pairwise_replicate.trans ⟨fun h => h.elim id fun h => absurd rfl h, .inl⟩

instance nodupDecidable [DecidableEq α] : ∀ l : List α, Decidable (Nodup l) := instDecidablePairwise

/-! ## Ranges -/

theorem pairwise_lt_range' {s n step : Nat} (pos : 0 < step) : Pairwise (· < ·) (range' s n step) := by
  induction n generalizing s with
  | zero => exact .nil
  | succ n ih =>
    refine .cons (fun m hm => ?_) ih
    obtain ⟨i, _, rfl⟩ := mem_range'.1 hm
    exact Nat.lt_of_lt_of_le (Nat.add_lt_add_left pos s) (Nat.le_add_right _ _)

theorem nodup_range' {s n step : Nat} (h : 0 < step) : Nodup (range' s n step) :=
  (pairwise_lt_range' h).imp Nat.ne_of_lt

theorem pairwise_lt_range {n : Nat} : Pairwise (· < ·) (range n) := by
  rw [range_eq_range']; exact pairwise_lt_range' (Nat.succ_pos 0)

theorem pairwise_le_range {n : Nat} : Pairwise (· ≤ ·) (range n) := pairwise_lt_range.imp Nat.le_of_lt

theorem nodup_range {n : Nat} : Nodup (range n) := pairwise_lt_range.imp Nat.ne_of_lt

end List
