prelude
import Init.Logic.Congr

/-!
# Classical logic

Choice, excluded middle (Diaconescu's argument), proof by contradiction.
-/

universe u v

namespace Classical

noncomputable def indefiniteDescription {α : Sort u} (p : α → Prop) (h : ∃ x, p x) : { x // p x } :=
  choice <|
    let ⟨x, px⟩ := h
    ⟨⟨x, px⟩⟩

noncomputable def choose {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : α := (indefiniteDescription p h).val

theorem choose_spec {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : p (choose h) := (indefiniteDescription p h).property

/-- Excluded middle, from choice and extensionality. -/
theorem em (p : Prop) : p ∨ ¬p :=
  let U (x : Prop) : Prop := x = True ∨ p
  let V (x : Prop) : Prop := x = False ∨ p
  have exU : ∃ x, U x := ⟨True, .inl rfl⟩
  have exV : ∃ x, V x := ⟨False, .inl rfl⟩
  let u : Prop := choose exU
  let v : Prop := choose exV
  have u_def : U u := choose_spec exU
  have v_def : V v := choose_spec exV
  have not_uv_or_p : u ≠ v ∨ p :=
    match u_def, v_def with
    | .inr h, _ => .inr h
    | _, .inr h => .inr h
    | .inl hut, .inl hvf => .inl (by rw [hvf, hut]; exact fun h => h ▸ trivial)
  have p_implies_uv : p → u = v := fun hp =>
    have hpred : U = V := funext fun _ => propext ⟨fun _ => .inr hp, fun _ => .inr hp⟩
    have h₀ : ∀ exU exV, @choose _ U exU = @choose _ V exV := by
      rw [hpred]; intros; rfl
    h₀ _ _
  match not_uv_or_p with
  | .inl hne => .inr (mt p_implies_uv hne)
  | .inr h => .inl h

theorem exists_true_of_nonempty {α : Sort u} : Nonempty α → ∃ _ : α, True
  | ⟨x⟩ => ⟨x, trivial⟩

@[instance_reducible] noncomputable def inhabited_of_nonempty {α : Sort u} (h : Nonempty α) : Inhabited α := ⟨choice h⟩

@[instance_reducible] noncomputable def inhabited_of_exists {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : Inhabited α :=
  inhabited_of_nonempty (Exists.elim h (fun w _ => ⟨w⟩))

/-- Every proposition is decidable, classically. -/
noncomputable scoped instance (priority := low) propDecidable (a : Prop) : Decidable a :=
  choice <|
    match em a with
    | .inl h => ⟨isTrue h⟩
    | .inr h => ⟨isFalse h⟩

@[instance_reducible] noncomputable def decidableInhabited (a : Prop) : Inhabited (Decidable a) where
  default := inferInstance

noncomputable def typeDecidableEq (α : Sort u) : DecidableEq α := fun _ _ => inferInstance

noncomputable def strongIndefiniteDescription {α : Sort u} (p : α → Prop) (h : Nonempty α) :
    { x : α // (∃ y : α, p y) → p x } :=
  @dite _ (∃ x : α, p x) (propDecidable _)
    (fun (hp : ∃ x : α, p x) =>
      show { x : α // (∃ y : α, p y) → p x } from
      let xp := indefiniteDescription _ hp
      ⟨xp.val, fun _ => xp.property⟩)
    (fun hp => ⟨choice h, fun h => absurd h hp⟩)

noncomputable def epsilon {α : Sort u} [h : Nonempty α] (p : α → Prop) : α := (strongIndefiniteDescription p h).val

theorem epsilon_spec_aux {α : Sort u} (h : Nonempty α) (p : α → Prop) : (∃ y, p y) → p (@epsilon α h p) :=
  (strongIndefiniteDescription p h).property

theorem epsilon_spec {α : Sort u} {p : α → Prop} (hex : ∃ y, p y) : p (@epsilon α (hex.elim fun x _ => ⟨x⟩) p) :=
  epsilon_spec_aux _ p hex

theorem axiomOfChoice {α : Sort u} {β : α → Sort v} {r : ∀ x, β x → Prop} (h : ∀ x, ∃ y, r x y) :
    ∃ (f : ∀ x, β x), ∀ x, r x (f x) :=
  ⟨fun x => choose (h x), fun x => choose_spec (h x)⟩

theorem skolem {α : Sort u} {b : α → Sort v} {p : ∀ x, b x → Prop} :
    (∀ x, ∃ y, p x y) ↔ ∃ (f : ∀ x, b x), ∀ x, p x (f x) :=
  ⟨axiomOfChoice, fun ⟨f, hw⟩ x => ⟨f x, hw x⟩⟩

theorem propComplete (a : Prop) : a = True ∨ a = False :=
  match em a with
  | .inl ha => .inl (eq_true ha)
  | .inr hn => .inr (eq_false hn)

theorem byCases {p q : Prop} (hpq : p → q) (hnpq : ¬p → q) : q := (em p).elim hpq hnpq

theorem byContradiction {p : Prop} (h : ¬p → False) : p := byCases id (fun hn => (h hn).elim)

theorem not_not {p : Prop} : ¬¬p ↔ p := ⟨byContradiction, not_not_intro⟩

theorem not_forall {α : Sort u} {p : α → Prop} : (¬∀ x, p x) ↔ ∃ x, ¬p x :=
  ⟨fun hnall => byContradiction fun hnex => hnall fun a => byContradiction fun hn => hnex ⟨a, hn⟩,
   fun ⟨a, hn⟩ hall => hn (hall a)⟩

theorem not_forall_not {α : Sort u} {p : α → Prop} : (¬∀ x, ¬p x) ↔ ∃ x, p x :=
  ⟨fun h => byContradiction fun hne => h fun a ha => hne ⟨a, ha⟩, fun ⟨a, ha⟩ h => h a ha⟩

theorem not_exists_not {α : Sort u} {p : α → Prop} : (¬∃ x, ¬p x) ↔ ∀ x, p x :=
  ⟨fun h a => byContradiction fun hn => h ⟨a, hn⟩, fun h ⟨a, hn⟩ => hn (h a)⟩

theorem forall_or_exists_not {α : Sort u} (P : α → Prop) : (∀ a, P a) ∨ ∃ a, ¬P a :=
  (em (∀ a, P a)).elim .inl fun h => .inr (not_forall.1 h)

theorem exists_or_forall_not {α : Sort u} (P : α → Prop) : (∃ a, P a) ∨ ∀ a, ¬P a :=
  (em (∃ a, P a)).elim .inl fun h => .inr fun a ha => h ⟨a, ha⟩

theorem or_iff_not_imp_left {a b : Prop} : a ∨ b ↔ (¬a → b) :=
  ⟨fun h na => h.resolve_left na, fun h => (em a).elim .inl fun na => .inr (h na)⟩

theorem or_iff_not_imp_right {a b : Prop} : a ∨ b ↔ (¬b → a) :=
  ⟨fun h nb => h.resolve_right nb, fun h => (em b).elim .inr fun nb => .inl (h nb)⟩

theorem not_imp {a b : Prop} : ¬(a → b) ↔ a ∧ ¬b :=
  ⟨fun h => ⟨byContradiction fun na => h fun ha => (na ha).elim, fun hb => h fun _ => hb⟩, fun ⟨ha, nb⟩ h => nb (h ha)⟩

theorem not_imp_iff_and_not {a b : Prop} : ¬(a → b) ↔ a ∧ ¬b := not_imp

theorem not_and_iff_not_or_not {a b : Prop} : ¬(a ∧ b) ↔ ¬a ∨ ¬b :=
  ⟨fun h => (em a).elim (fun ha => .inr fun hb => h ⟨ha, hb⟩) .inl, fun h ⟨ha, hb⟩ => h.elim (· ha) (· hb)⟩

theorem not_and_not_right {a b : Prop} : ¬(a ∧ ¬b) ↔ (a → b) :=
  ⟨fun h ha => byContradiction fun nb => h ⟨ha, nb⟩, fun h ⟨ha, nb⟩ => nb (h ha)⟩

theorem not_iff {a b : Prop} : ¬(a ↔ b) ↔ (¬a ↔ b) :=
  (em b).elim
    (fun hb => ⟨fun h => ⟨fun _ => hb, fun _ ha => h ⟨fun _ => hb, fun _ => ha⟩⟩, fun h hab => h.2 hb (hab.2 hb)⟩)
    (fun nb => ⟨fun h => ⟨fun na => (h ⟨fun ha => (na ha).elim, fun hb => (nb hb).elim⟩).elim, fun hb => (nb hb).elim⟩,
      fun h hab => nb (h.1 fun ha => nb (hab.1 ha))⟩)

theorem imp_iff_left_iff {a b : Prop} : (b ↔ a → b) ↔ a ∨ b :=
  ⟨fun h => (em a).elim .inl fun na => .inr (h.2 fun ha => (na ha).elim),
   fun h => h.elim (fun ha => ⟨fun hb _ => hb, fun f => f ha⟩) fun hb => ⟨fun _ _ => hb, fun _ => hb⟩⟩

theorem and_or_imp {a b c : Prop} : a ∧ b ∨ (a → c) ↔ a → b ∨ c :=
  ⟨fun h ha => h.elim (fun h => .inl h.2) fun f => .inr (f ha),
   fun h => (em a).elim (fun ha => (h ha).elim (fun hb => .inl ⟨ha, hb⟩) fun hc => .inr fun _ => hc)
     fun na => .inr fun ha => (na ha).elim⟩

end Classical

export Classical (imp_iff_left_iff and_or_imp not_imp not_and_not_right)

/-- Some witness of an existence statement. -/
noncomputable def Exists.choose {α : Sort u} {p : α → Prop} (P : ∃ a, p a) : α := Classical.choose P

theorem Exists.choose_spec {α : Sort u} {p : α → Prop} (P : ∃ a, p a) : p P.choose := Classical.choose_spec P

theorem not_forall_of_exists_not {α : Sort u} {p : α → Prop} : (∃ x, ¬p x) → ¬∀ x, p x := fun ⟨a, hn⟩ h => hn (h a)
