/-! Propositional and predicate logic, by terms and by tactics. -/

theorem and_swap' (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩

theorem and_intro (p q : Prop) (hp : p) (hq : q) : p ∧ q := by
  constructor
  · exact hp
  · exact hq

theorem or_swap' (p q : Prop) (h : p ∨ q) : q ∨ p := by
  cases h
  all_goals first
    | (apply Or.inl; assumption)
    | (apply Or.inr; assumption)

theorem distribute (p q r : Prop) : p ∧ (q ∨ r) ↔ (p ∧ q) ∨ (p ∧ r) := by
  constructor
  · rintro ⟨hp, hq | hr⟩
    · exact .inl ⟨hp, hq⟩
    · exact .inr ⟨hp, hr⟩
  · rintro (⟨hp, hq⟩ | ⟨hp, hr⟩)
    · exact ⟨hp, .inl hq⟩
    · exact ⟨hp, .inr hr⟩

theorem curry (p q r : Prop) : (p ∧ q → r) ↔ (p → q → r) :=
  ⟨fun h hp hq => h ⟨hp, hq⟩, fun h ⟨hp, hq⟩ => h hp hq⟩

theorem contrapositive (p q : Prop) (h : p → q) : ¬q → ¬p := mt h

theorem no_contradiction (p : Prop) : ¬(p ∧ ¬p) := fun ⟨hp, hn⟩ => hn hp

theorem double_negation (p : Prop) (h : ¬¬p) : p := by
  apply Classical.byContradiction
  intro hn
  exact h hn

theorem excluded_middle (p : Prop) : p ∨ ¬p := by
  by_cases h : p
  · left; exact h
  · right; exact h

theorem de_morgan (p q : Prop) : ¬(p ∨ q) ↔ ¬p ∧ ¬q := by
  constructor
  · intro h
    exact ⟨fun hp => h (.inl hp), fun hq => h (.inr hq)⟩
  · rintro ⟨hp, hq⟩ (h | h)
    · exact hp h
    · exact hq h

theorem peirce (p q : Prop) : ((p → q) → p) → p := by
  intro h
  by_cases hp : p
  · exact hp
  · exact h fun hp' => absurd hp' hp

theorem exists_swap (α β : Type) (r : α → β → Prop) (h : ∃ x, ∀ y, r x y) : ∀ y, ∃ x, r x y := by
  obtain ⟨x, hx⟩ := h
  intro y
  exact ⟨x, hx y⟩

theorem not_exists' (α : Type) (p : α → Prop) (h : ¬∃ x, p x) : ∀ x, ¬p x := by
  intro x hx
  apply h
  exact ⟨x, hx⟩

theorem witness : ∃ x : Nat, x = 3 := by exists 3

theorem projections (p q r : Prop) (h : p ∧ q ∧ r) : r ∧ p := by
  rcases h with ⟨hp, -, hr⟩
  refine ⟨?_, ?_⟩
  case refine_1 => exact hr
  case refine_2 => exact hp

theorem chain (p q r : Prop) (h : p → q) (h₂ : q → r) (hp : p) : r := by
  have hq := h hp
  suffices hq' : q by exact h₂ hq'
  assumption

theorem all_at_once (p q r : Prop) (hp : p) (hq : q) (hr : r) : p ∧ q ∧ r := by
  and_intros <;> assumption

theorem from_false (p q : Prop) (h : ¬p) (hp : p) : q := by contradiction

theorem by_exfalso (p q : Prop) (h : ¬p) (hp : p) : q := by
  exfalso
  exact h hp

theorem iff_by_propext (p q : Prop) (h : p ↔ q) : (p ∧ p) = (q ∧ q) := by rw [propext h]

theorem simp_logic (p q : Prop) (h : p ∧ True) (hq : ¬¬q) : q ∧ p := by simpa using ⟨Classical.not_not.1 hq, h.1⟩

theorem simp_all_logic (p q : Prop) (h : p ∧ q) (_ : p → q) : q := by simp_all

theorem quantifiers (α : Type) (p q : α → Prop) : (∀ x, p x ∧ q x) ↔ (∀ x, p x) ∧ ∀ x, q x := by
  constructor
  · exact fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩
  · exact fun ⟨h₁, h₂⟩ x => ⟨h₁ x, h₂ x⟩

theorem skolem (α β : Type) (r : α → β → Prop) (h : ∀ x, ∃ y, r x y) : ∃ f : α → β, ∀ x, r x (f x) :=
  ⟨fun x => Classical.choose (h x), fun x => Classical.choose_spec (h x)⟩

theorem bool_logic (p q : Bool) : (p && q) = (q && p) ∧ (!(p || q)) = (!p && !q) := by
  cases p <;> cases q <;> decide
