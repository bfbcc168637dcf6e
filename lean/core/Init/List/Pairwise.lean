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

@[simp] theorem pairwise_cons {a : α} {l : List α} : Pairwise R (a::l) ↔ (∀ a', a' ∈ l → R a a') ∧ Pairwise R l :=
  ⟨fun h => match h with | .cons h₁ h₂ => ⟨h₁, h₂⟩, fun ⟨h₁, h₂⟩ => .cons h₁ h₂⟩

attribute [simp] Pairwise.nil

theorem rel_of_pairwise_cons (p : (a :: l).Pairwise R) : ∀ {a'}, a' ∈ l → R a a' := (pairwise_cons.1 p).1 _

theorem Pairwise.of_cons (p : (a :: l).Pairwise R) : Pairwise R l := (pairwise_cons.1 p).2

theorem Pairwise.tail : ∀ {l : List α} (_p : Pairwise R l), Pairwise R l.tail
  | [], h => h
  | _ :: _, h => h.of_cons

theorem pairwise_singleton (R : α → α → Prop) (a : α) : Pairwise R [a] := .cons nofun .nil

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
  ⟨fun h => ⟨h.imp (·.1), h.imp (·.2)⟩, fun ⟨h₁, h₂⟩ => h₁.and h₂⟩

theorem Pairwise.iff {S : α → α → Prop} (H : ∀ a b, R a b ↔ S a b) {l : List α} : Pairwise R l ↔ Pairwise S l :=
  ⟨Pairwise.imp (H _ _).1, Pairwise.imp (H _ _).2⟩

theorem pairwise_of_forall {l : List α} (H : ∀ x y, R x y) : Pairwise R l := by
  induction l with
  | nil => exact .nil
  | cons a l ih => exact .cons (fun _ _ => H _ _) ih

theorem pairwise_append {l₁ l₂ : List α} :
    (l₁ ++ l₂).Pairwise R ↔ l₁.Pairwise R ∧ l₂.Pairwise R ∧ ∀ a, a ∈ l₁ → ∀ b, b ∈ l₂ → R a b := by
  induction l₁ with
  | nil => exact ⟨fun h => ⟨.nil, h, nofun⟩, fun h => h.2.1⟩
  | cons a l₁ ih =>
    rw [cons_append, pairwise_cons, pairwise_cons, ih, forall_mem_append, forall_mem_cons]
    exact ⟨fun ⟨⟨h₁, h₂⟩, h₃, h₄, h₅⟩ => ⟨⟨h₁, h₃⟩, h₄, h₂, h₅⟩, fun ⟨⟨h₁, h₃⟩, h₄, h₂, h₅⟩ => ⟨⟨h₁, h₂⟩, h₃, h₄, h₅⟩⟩

theorem pairwise_append_comm {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ l₂) ↔ Pairwise R (l₂ ++ l₁) := by
  rw [pairwise_append, pairwise_append]
  exact ⟨fun ⟨h₁, h₂, h⟩ => ⟨h₂, h₁, fun b hb a ha => s (h a ha b hb)⟩,
    fun ⟨h₁, h₂, h⟩ => ⟨h₂, h₁, fun b hb a ha => s (h a ha b hb)⟩⟩

theorem pairwise_middle {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {a : α} {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ a :: l₂) ↔ Pairwise R (a :: (l₁ ++ l₂)) := by
  rw [pairwise_append, pairwise_cons, pairwise_cons, pairwise_append, forall_mem_append]
  constructor
  · rintro ⟨h₁, ⟨h₂, h₃⟩, h⟩
    exact ⟨⟨fun x hx => s (h x hx a mem_cons_self), h₂⟩, h₁, h₃, fun x hx y hy => h x hx y (.tail _ hy)⟩
  · rintro ⟨⟨h₁, h₂⟩, h₃, h₄, h⟩
    exact ⟨h₃, ⟨h₂, h₄⟩, fun x hx => forall_mem_cons.2 ⟨s (h₁ x hx), h x hx⟩⟩

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
    constructor
    · rintro ⟨h₁, _, h₂⟩
      exact ⟨fun b hb => h₂ b (mem_reverse.2 hb) a mem_cons_self, h₁⟩
    · rintro ⟨h₁, h₂⟩
      exact ⟨h₂, pairwise_singleton _ _, fun b hb c hc => mem_singleton.1 hc ▸ h₁ b (mem_reverse.1 hb)⟩

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
    rw [filter_cons, pairwise_cons, ← ih]
    split
    · rw [pairwise_cons, forall_mem_filter]
      exact ⟨fun ⟨h₁, h₂⟩ => ⟨fun b hb _ hp => h₁ b hb hp, h₂⟩, fun ⟨h₁, h₂⟩ => ⟨fun b hb hp => h₁ b hb ‹_› hp, h₂⟩⟩
    · exact ⟨fun h => ⟨fun b _ hp => absurd hp ‹_›, h⟩, fun h => h.2⟩

theorem Pairwise.take {n : Nat} (h : Pairwise R l) : Pairwise R (l.take n) := h.sublist (take_sublist _ _)

theorem Pairwise.drop {n : Nat} (h : Pairwise R l) : Pairwise R (l.drop n) := h.sublist (drop_sublist _ _)

theorem pairwise_replicate {n : Nat} {a : α} : (replicate n a).Pairwise R ↔ n ≤ 1 ∨ R a a := by
  match n with
  | 0 => exact iff_of_true .nil (.inl (Nat.zero_le _))
  | 1 => exact iff_of_true (pairwise_singleton _ _) (.inl Nat.le.refl)
  | n+2 =>
    constructor
    · intro h; exact .inr ((pairwise_cons.1 h).1 a mem_cons_self)
    · intro h
      have h : R a a := h.elim (fun h => absurd h (by omega)) id
      have gen : ∀ m, (replicate m a).Pairwise R := by
        intro m
        induction m with
        | zero => exact .nil
        | succ m ih => exact .cons (fun b hb => eq_of_mem_replicate hb ▸ h) ih
      exact gen _

theorem pairwise_iff_getElem : Pairwise R l ↔
    ∀ (i j : Nat) (_hi : i < l.length) (_hj : j < l.length) (_hij : i < j), R l[i] l[j] := by
  induction l with
  | nil => exact iff_of_true .nil fun _ _ h => absurd h (Nat.not_lt_zero _)
  | cons a l ih =>
    rw [pairwise_cons, ih]
    constructor
    · rintro ⟨h₁, h₂⟩ i j hi hj hij
      cases j with
      | zero => exact absurd hij (Nat.not_lt_zero _)
      | succ j => cases i with
        | zero => exact h₁ _ (getElem_mem (Nat.lt_of_succ_lt_succ hj))
        | succ i => exact h₂ i j _ _ (Nat.lt_of_succ_lt_succ hij)
    · intro h
      constructor
      · intro b hb
        have ⟨i, hi, e⟩ := getElem_of_mem hb
        exact e ▸ h 0 (i+1) (Nat.succ_pos _) (Nat.succ_lt_succ hi) (Nat.succ_pos _)
      · intro i j hi hj hij
        exact h (i+1) (j+1) (Nat.succ_lt_succ hi) (Nat.succ_lt_succ hj) (Nat.succ_lt_succ hij)

instance instDecidablePairwise [DecidableRel R] : (l : List α) → Decidable (Pairwise R l)
  | [] => isTrue .nil
  | a :: l => match instDecidablePairwise l with
    | isTrue h => decidable_of_decidable_of_iff (p := ∀ a', a' ∈ l → R a a')
      ⟨fun h' => .cons h' h, fun h' => (pairwise_cons.1 h').1⟩
    | isFalse h => isFalse fun h' => h h'.of_cons

/-! ## `Nodup` -/

@[simp] theorem nodup_nil : @Nodup α [] := .nil

@[simp] theorem nodup_cons {a : α} {l : List α} : Nodup (a :: l) ↔ ¬a ∈ l ∧ Nodup l := by
  unfold Nodup
  rw [pairwise_cons]
  exact ⟨fun ⟨h₁, h₂⟩ => ⟨fun h => h₁ a h rfl, h₂⟩, fun ⟨h₁, h₂⟩ => ⟨fun b hb e => h₁ (e ▸ hb), h₂⟩⟩

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
    rw [range'_succ]
    refine .cons ?_ ih
    intro m hm
    have ⟨i, _, e⟩ := mem_range'.1 hm
    omega

theorem nodup_range' {s n step : Nat} (h : 0 < step) : Nodup (range' s n step) :=
  (pairwise_lt_range' h).imp Nat.ne_of_lt

theorem pairwise_lt_range {n : Nat} : Pairwise (· < ·) (range n) := by
  rw [range_eq_range']; exact pairwise_lt_range' (Nat.succ_pos 0)

theorem pairwise_le_range {n : Nat} : Pairwise (· ≤ ·) (range n) := pairwise_lt_range.imp Nat.le_of_lt

theorem nodup_range {n : Nat} : Nodup (range n) := pairwise_lt_range.imp Nat.ne_of_lt

end List
