prelude
import Init.List.Basic
import Init.Function

/-!
# Options: lemmas
-/

universe u v w

namespace Option

variable {α : Type u} {β : Type v} {γ : Type w} {a b : α} {o : Option α}

/-! ## `some` and `none` -/

private theorem false_ne_true' : false ≠ true := fun h => Bool.noConfusion h
private theorem true_ne_false' : true ≠ false := fun h => Bool.noConfusion h

@[simp] theorem mem_def {a : α} {b : Option α} : a ∈ b ↔ b = some a := .rfl

theorem mem_some {a b : α} : a ∈ some b ↔ b = a := ⟨some.inj, congrArg some⟩

theorem mem_some_self (a : α) : a ∈ some a := rfl

@[simp] theorem some_ne_none (x : α) : some x ≠ none := fun h => Option.noConfusion rfl (heq_of_eq h)

private theorem none_ne_some (x : α) : none ≠ some x := (some_ne_none x).symm

theorem not_mem_none (a : α) : ¬a ∈ (none : Option α) := none_ne_some a

theorem some_inj {a b : α} : some a = some b ↔ a = b := ⟨some.inj, congrArg some⟩

theorem mem_unique {o : Option α} {a b : α} (ha : a ∈ o) (hb : b ∈ o) : a = b := some.inj (ha.symm.trans hb)

protected theorem «forall» {p : Option α → Prop} : (∀ x, p x) ↔ p none ∧ ∀ x, p (some x) :=
  ⟨fun h => ⟨h _, fun _ => h _⟩, fun h x => Option.casesOn x h.1 h.2⟩

protected theorem «exists» {p : Option α → Prop} : (∃ x, p x) ↔ p none ∨ ∃ x, p (some x) :=
  ⟨fun h => h.elim fun x => Option.casesOn x .inl fun x h => .inr ⟨x, h⟩,
   fun h => h.elim (⟨none, ·⟩) (·.imp' some fun _ h => h)⟩

private theorem exists_some_iff (a : α) {p : α → Prop} : (∃ x, some a = some x ∧ p x) ↔ p a :=
  ⟨fun h => h.elim fun _ h => some.inj h.1 ▸ h.2, fun h => ⟨a, rfl, h⟩⟩

private theorem not_exists_none {p : α → Prop} : ¬∃ x, none = some x ∧ p x := fun h => h.elim fun x h => none_ne_some x h.1

private theorem forall_some_iff (a : α) {p : α → Prop} : (∀ x, some a = some x → p x) ↔ p a :=
  ⟨fun h => h a rfl, fun h _ e => some.inj e ▸ h⟩

private theorem forall_none {p : α → Prop} (x : α) (h : none = some x) : p x := absurd h (none_ne_some x)

@[ext] theorem ext {o₁ o₂ : Option α} (H : ∀ a, o₁ = some a ↔ o₂ = some a) : o₁ = o₂ := by
  cases o₁ with
  | some a => exact ((H a).1 rfl).symm
  | none => cases o₂ with
    | none => rfl
    | some b => exact (H b).2 rfl

theorem eq_none_of_isNone {α : Type u} {o : Option α} (h : o.isNone) : o = none := by
  cases o with
  | none => rfl
  | some a => exact absurd h false_ne_true'

theorem eq_none_iff_forall_some_ne {o : Option α} : o = none ↔ ∀ a, some a ≠ o := by
  cases o with
  | none => exact iff_of_true rfl some_ne_none
  | some a => exact iff_of_false (some_ne_none a) fun h => h a rfl

theorem eq_none_iff_forall_ne_some {o : Option α} : o = none ↔ ∀ a, o ≠ some a :=
  eq_none_iff_forall_some_ne.trans (forall_congr' fun _ => ne_comm)

theorem eq_none_iff_forall_not_mem {o : Option α} : o = none ↔ ∀ a, ¬a ∈ o := eq_none_iff_forall_ne_some

theorem ne_none_iff_exists {o : Option α} : o ≠ none ↔ ∃ x, some x = o := by
  cases o with
  | none => exact iff_of_false (· rfl) fun h => h.elim some_ne_none
  | some x => exact iff_of_true (some_ne_none x) ⟨x, rfl⟩

theorem ne_none_iff_exists' {o : Option α} : o ≠ none ↔ ∃ x, o = some x :=
  ne_none_iff_exists.trans (exists_congr fun _ => eq_comm)

/-! ## `isSome`, `isNone`, `get`, `getD` -/

@[simp] theorem isSome_none : @isSome α none = false := rfl
@[simp] theorem isSome_some : isSome (some a) = true := rfl
@[simp] theorem isNone_none : @isNone α none = true := rfl
@[simp] theorem isNone_some : isNone (some a) = false := rfl

@[simp] theorem not_isSome (o : Option α) : (!o.isSome) = o.isNone := by cases o <;> rfl
@[simp] theorem not_isNone (o : Option α) : (!o.isNone) = o.isSome := by cases o <;> rfl

theorem isSome_iff_exists {x : Option α} : isSome x ↔ ∃ a, x = some a := by
  cases x with
  | none => exact iff_of_false false_ne_true' fun h => h.elim none_ne_some
  | some a => exact iff_of_true rfl ⟨a, rfl⟩

theorem isSome_iff_ne_none : o.isSome ↔ o ≠ none := by
  cases o with
  | none => exact iff_of_false false_ne_true' (· rfl)
  | some a => exact iff_of_true rfl (some_ne_none a)

theorem ne_none_iff_isSome : o ≠ none ↔ o.isSome := isSome_iff_ne_none.symm

theorem not_isSome_iff_eq_none : ¬o.isSome ↔ o = none := by
  cases o with
  | none => exact iff_of_true false_ne_true' rfl
  | some a => exact iff_of_false (· rfl) (some_ne_none a)

@[simp] theorem isNone_iff_eq_none {o : Option α} : o.isNone ↔ o = none := by
  cases o with
  | none => exact iff_of_true rfl rfl
  | some a => exact iff_of_false false_ne_true' (some_ne_none a)

@[simp] theorem isSome_eq_false_iff : isSome o = false ↔ o = none := by
  cases o with
  | none => exact iff_of_true rfl rfl
  | some a => exact iff_of_false true_ne_false' (some_ne_none a)

@[simp] theorem isNone_eq_false_iff : isNone o = false ↔ o.isSome := by
  cases o with
  | none => exact iff_of_false true_ne_false' false_ne_true'
  | some a => exact iff_of_true rfl rfl

theorem isSome_of_mem {x : Option α} {a : α} (h : a ∈ x) : x.isSome := isSome_iff_exists.2 ⟨a, h⟩

theorem isSome_of_eq_some {x : Option α} {a : α} (h : x = some a) : x.isSome := isSome_of_mem h

@[simp] theorem some_get {x : Option α} (h : isSome x) : some (x.get h) = x := by
  cases x with
  | none => exact absurd h false_ne_true'
  | some _ => rfl

@[simp] theorem get_some (x : α) (h : isSome (some x)) : (some x).get h = x := rfl

theorem get_mem {o : Option α} (h : isSome o) : o.get h ∈ o := (some_get h).symm

theorem get_of_mem {o : Option α} (h : isSome o) (ha : a ∈ o) : o.get h = a := some.inj ((some_get h).trans ha)

theorem get_of_eq_some {o : Option α} (h : isSome o) (h' : o = some a) : o.get h = a := get_of_mem h h'

theorem get_inj {o1 o2 : Option α} {h1 : o1.isSome} {h2 : o2.isSome} : o1.get h1 = o2.get h2 ↔ o1 = o2 := by
  rw [← some_inj, some_get, some_get]

theorem eq_some_iff_get_eq {o : Option α} {a : α} : o = some a ↔ ∃ h : o.isSome, o.get h = a :=
  ⟨fun h => ⟨isSome_of_eq_some h, get_of_mem _ h⟩, fun h => h.elim fun h e => (some_get h).symm.trans (congrArg some e)⟩

theorem eq_some_of_isSome {o : Option α} (h : o.isSome) : o = some (o.get h) := (some_get h).symm

@[simp] theorem getD_none {a : α} : getD none a = a := rfl
@[simp] theorem getD_some {a b : α} : getD (some a) b = a := rfl

theorem getD_of_ne_none {x : Option α} (hx : x ≠ none) (y : α) : some (x.getD y) = x := by
  cases x with
  | none => exact absurd rfl hx
  | some _ => rfl

theorem getD_eq_iff {o : Option α} {a b : α} : o.getD a = b ↔ (o = some b ∨ o = none ∧ a = b) := by
  cases o with
  | none => exact ⟨fun h => .inr ⟨rfl, h⟩, fun h => h.elim (absurd · (none_ne_some b)) (·.2)⟩
  | some c => exact some_inj.symm.trans (or_iff_left fun h => some_ne_none c h.1).symm

/-- The value inside, or the default of the type. -/
@[inline] def get! {α : Type u} [Inhabited α] : Option α → α
  | some x => x
  | none => default

@[simp] theorem get!_none [Inhabited α] : (none : Option α).get! = default := rfl
@[simp] theorem get!_some [Inhabited α] {a : α} : (some a).get! = a := rfl

/-! ## `map` -/

@[simp] theorem map_none (f : α → β) : none.map f = none := rfl
@[simp] theorem map_some (a : α) (f : α → β) : (some a).map f = some (f a) := rfl

@[simp] theorem map_eq_none_iff {x : Option α} {f : α → β} : x.map f = none ↔ x = none := by
  cases x with
  | none => exact iff_of_true rfl rfl
  | some a => exact iff_of_false (some_ne_none _) (some_ne_none a)

@[simp] theorem map_eq_some_iff {x : Option α} {f : α → β} {b : β} : x.map f = some b ↔ ∃ a, x = some a ∧ f a = b := by
  cases x with
  | none => exact iff_of_false (none_ne_some b) not_exists_none
  | some a => exact some_inj.trans (exists_some_iff a (p := (f · = b))).symm

theorem mem_map {f : α → β} {x : Option α} {b : β} : b ∈ x.map f ↔ ∃ a, a ∈ x ∧ f a = b := map_eq_some_iff

theorem mem_map_of_mem (f : α → β) (h : a ∈ o) : f a ∈ o.map f := h.symm ▸ rfl

@[simp] theorem isSome_map {f : α → β} {x : Option α} : (x.map f).isSome = x.isSome := by cases x <;> rfl

@[simp] theorem isNone_map {f : α → β} {x : Option α} : (x.map f).isNone = x.isNone := by cases x <;> rfl

@[simp] theorem map_id_fun {α : Type u} : Option.map (id : α → α) = id := by funext o; cases o <;> rfl

theorem map_id' {x : Option α} : (x.map fun a => a) = x := by cases x <;> rfl

@[simp] theorem map_map (h : β → γ) (g : α → β) (x : Option α) : (x.map g).map h = x.map (h ∘ g) := by cases x <;> rfl

theorem comp_map (h : β → γ) (g : α → β) (x : Option α) : x.map (h ∘ g) = (x.map g).map h := (map_map ..).symm

@[simp] theorem map_comp_map (f : α → β) (g : β → γ) : Option.map g ∘ Option.map f = Option.map (g ∘ f) := by
  funext x; cases x <;> rfl

theorem map_congr {x : Option α} {f g : α → β} (h : ∀ a, x = some a → f a = g a) : x.map f = x.map g := by
  cases x with
  | none => rfl
  | some a => exact congrArg some (h a rfl)

theorem map_inj_right {f : α → β} {o o' : Option α} (w : ∀ x y, f x = f y → x = y) : o.map f = o'.map f ↔ o = o' := by
  cases o with
  | none => cases o' with
    | none => exact iff_of_true rfl rfl
    | some b => exact iff_of_false (none_ne_some _) (none_ne_some b)
  | some a => cases o' with
    | none => exact iff_of_false (some_ne_none _) (some_ne_none a)
    | some b => exact ⟨fun h => congrArg some (w _ _ (some.inj h)), fun h => congrArg (Option.map f) h⟩

theorem get_map {f : α → β} {o : Option α} {h : (o.map f).isSome} : (o.map f).get h = f (o.get (isSome_map (f := f) ▸ h)) := by
  cases o with
  | none => exact absurd h false_ne_true'
  | some a => rfl

theorem getD_map (f : α → β) (x : α) (o : Option α) : (o.map f).getD (f x) = f (o.getD x) := by cases o <;> rfl

/-! ## `bind` -/

@[simp] theorem bind_none (f : α → Option β) : none.bind f = none := rfl
@[simp] theorem bind_some (a : α) (f : α → Option β) : (some a).bind f = f a := rfl
@[simp] theorem bind_fun_some (x : Option α) : x.bind some = x := by cases x <;> rfl
@[simp] theorem bind_fun_none (x : Option α) : x.bind (fun _ => none (α := β)) = none := by cases x <;> rfl

theorem bind_eq_some_iff {o : Option α} {f : α → Option β} {b : β} : o.bind f = some b ↔ ∃ a, o = some a ∧ f a = some b := by
  cases o with
  | none => exact iff_of_false (none_ne_some b) not_exists_none
  | some a => exact (exists_some_iff a (p := (f · = some b))).symm

attribute [simp] bind_eq_some_iff

@[simp] theorem bind_eq_none_iff {o : Option α} {f : α → Option β} : o.bind f = none ↔ ∀ a, o = some a → f a = none := by
  cases o with
  | none => exact iff_of_true rfl forall_none
  | some a => exact (forall_some_iff a (p := (f · = none))).symm

theorem mem_bind_iff {o : Option α} {f : α → Option β} {b : β} : b ∈ o.bind f ↔ ∃ a, a ∈ o ∧ b ∈ f a := bind_eq_some_iff

theorem bind_assoc (x : Option α) (f : α → Option β) (g : β → Option γ) : (x.bind f).bind g = x.bind fun y => (f y).bind g := by
  cases x <;> rfl

theorem bind_comm {f : α → β → Option γ} (a : Option α) (b : Option β) :
    (a.bind fun x => b.bind (f x)) = b.bind fun y => a.bind fun x => f x y := by
  cases a with
  | none => exact (bind_fun_none b).symm
  | some a => rfl

theorem bind_congr {α β} {o : Option α} {f g : α → Option β} : (h : ∀ a, o = some a → f a = g a) → o.bind f = o.bind g := by
  intro h
  cases o with
  | none => rfl
  | some a => exact h a rfl

theorem map_eq_bind (x : Option α) (f : α → β) : x.map f = x.bind (some ∘ f) := by cases x <;> rfl

theorem bind_map {f : α → β} {g : β → Option γ} {x : Option α} : (x.map f).bind g = x.bind (g ∘ f) := by cases x <;> rfl

theorem map_bind {f : α → Option β} {g : β → γ} {x : Option α} : (x.bind f).map g = x.bind (Option.map g ∘ f) := by
  cases x <;> rfl

theorem join_eq_some_iff {x : Option (Option α)} {a : α} : x.join = some a ↔ x = some (some a) := by
  cases x with
  | none => exact iff_of_false (none_ne_some a) (none_ne_some _)
  | some o => exact some_inj.symm

@[simp] theorem join_none : (none : Option (Option α)).join = none := rfl
@[simp] theorem join_some {o : Option α} : (some o).join = o := rfl

/-! ## Monad notation -/

@[simp] theorem map_eq_map {α β : Type u} {f : α → β} {o : Option α} : f <$> o = o.map f := rfl
@[simp] theorem bind_eq_bind {α β : Type u} {f : α → Option β} {o : Option α} : o >>= f = o.bind f := rfl
@[simp] theorem pure_def {α : Type u} {a : α} : (pure a : Option α) = some a := rfl

/-! ## `or`, `orElse`, `elim` -/

@[simp] theorem some_or {a : α} {o : Option α} : (some a).or o = some a := rfl
@[simp] theorem none_or {o : Option α} : none.or o = o := rfl
@[simp] theorem or_none {o : Option α} : o.or none = o := by cases o <;> rfl
@[simp] theorem or_self {o : Option α} : o.or o = o := by cases o <;> rfl
theorem or_assoc {o₁ o₂ o₃ : Option α} : (o₁.or o₂).or o₃ = o₁.or (o₂.or o₃) := by cases o₁ <;> rfl
@[simp] theorem or_eq_none_iff {o o' : Option α} : o.or o' = none ↔ o = none ∧ o' = none := by
  cases o with
  | none => exact (and_iff_right rfl).symm
  | some a => exact iff_of_false (some_ne_none a) fun h => some_ne_none a h.1
@[simp] theorem isSome_or {o o' : Option α} : (o.or o').isSome = (o.isSome || o'.isSome) := by cases o <;> rfl
@[simp] theorem isNone_or {o o' : Option α} : (o.or o').isNone = (o.isNone && o'.isNone) := by cases o <;> rfl
theorem or_eq_orElse {o o' : Option α} : o.or o' = o.orElse (fun _ => o') := by cases o <;> rfl
@[simp] theorem map_or {f : α → β} {o o' : Option α} : (o.or o').map f = (o.map f).or (o'.map f) := by cases o <;> rfl
@[simp] theorem elim_none (x : β) (f : α → β) : Option.elim none x f = x := rfl
@[simp] theorem elim_some (x : β) (f : α → β) (a : α) : (some a).elim x f = f a := rfl
theorem elim_map {f : α → β} {g : β → γ} {c : γ} {o : Option α} : (o.map f).elim c g = o.elim c (g ∘ f) := by cases o <;> rfl

/-! ## `filter`, `all`, `any`, `guard`, `toList` -/

@[simp] theorem filter_none (p : α → Bool) : none.filter p = none := rfl
theorem filter_some {p : α → Bool} {a : α} : Option.filter p (some a) = if p a then some a else none := rfl
theorem mem_filter_iff {p : α → Bool} {a : α} {o : Option α} : a ∈ o.filter p ↔ a ∈ o ∧ p a := by
  cases o with
  | none => exact iff_of_false (none_ne_some a) fun h => none_ne_some a h.1
  | some b =>
    rw [filter_some]
    by_cases hp : p b
    · rw [if_pos hp]; exact ⟨fun h => ⟨h, some.inj h ▸ hp⟩, (·.1)⟩
    · rw [if_neg hp]; exact iff_of_false (none_ne_some a) fun h => hp (some.inj h.1 ▸ h.2)
theorem filter_eq_none_iff {o : Option α} {p : α → Bool} : o.filter p = none ↔ ∀ a, o = some a → ¬ p a := by
  rw [eq_none_iff_forall_not_mem]
  exact ⟨fun h a ha hp => h a (mem_filter_iff.2 ⟨ha, hp⟩), fun h a ha => h a (mem_filter_iff.1 ha).1 (mem_filter_iff.1 ha).2⟩
theorem filter_eq_some_iff {o : Option α} {p : α → Bool} {a : α} : o.filter p = some a ↔ o = some a ∧ p a := mem_filter_iff
attribute [simp] filter_eq_some_iff filter_eq_none_iff
@[simp] theorem all_none {p : α → Bool} : Option.all p none = true := rfl
@[simp] theorem all_some {p : α → Bool} {x : α} : Option.all p (some x) = p x := rfl
@[simp] theorem any_none {p : α → Bool} : Option.any p none = false := rfl
@[simp] theorem any_some {p : α → Bool} {x : α} : Option.any p (some x) = p x := rfl
theorem all_eq_true (p : α → Bool) (x : Option α) : x.all p = true ↔ ∀ y, x = some y → p y := by
  cases x with
  | none => exact iff_of_true rfl forall_none
  | some a => exact (forall_some_iff a (p := (p · = true))).symm
theorem any_eq_true (p : α → Bool) (x : Option α) : x.any p = true ↔ ∃ y, x = some y ∧ p y := by
  cases x with
  | none => exact iff_of_false false_ne_true' not_exists_none
  | some a => exact (exists_some_iff a (p := (p · = true))).symm
@[simp] theorem guard_eq_some_iff {p : α → Bool} : guard p a = some b ↔ a = b ∧ p a := by
  unfold guard
  by_cases hp : p a
  · rw [if_pos hp, some_inj]; exact (and_iff_left hp).symm
  · rw [if_neg hp]; exact iff_of_false (none_ne_some b) fun h => hp h.2
@[simp] theorem isSome_guard {p : α → Bool} : (Option.guard p a).isSome = p a := by
  unfold guard; cases h : p a <;> rfl
@[simp] theorem toList_none : (none : Option α).toList = [] := rfl
@[simp] theorem toList_some {a : α} : (some a).toList = [a] := rfl
@[simp] theorem mem_toList {a : α} {o : Option α} : a ∈ o.toList ↔ o = some a := by
  cases o with
  | none => exact iff_of_false (fun h => by cases h) (none_ne_some a)
  | some b =>
    refine ⟨fun h => ?_, fun h => some.inj h ▸ .head _⟩
    cases h with
    | head => rfl
    | tail _ h => cases h
@[simp] theorem length_toList {o : Option α} : o.toList.length = if o.isSome then 1 else 0 := by cases o <;> rfl

/-! ## Conditionals -/

section ite

variable {p : Prop}

@[simp] theorem ite_none_left_eq_some [Decidable p] {b : Option β} {a : β} : (if p then none else b) = some a ↔ ¬p ∧ b = some a := by
  by_cases h : p
  · rw [if_pos h]; exact iff_of_false (none_ne_some a) fun h' => h'.1 h
  · rw [if_neg h]; exact (and_iff_right h).symm

@[simp] theorem ite_none_right_eq_some [Decidable p] {b : Option α} {a : α} : (if p then b else none) = some a ↔ p ∧ b = some a := by
  by_cases h : p
  · rw [if_pos h]; exact (and_iff_right h).symm
  · rw [if_neg h]; exact iff_of_false (none_ne_some a) fun h' => h h'.1

@[simp] theorem dite_none_left_eq_some {p : Prop} [Decidable p] {b : ¬p → Option β} {a : β} :
    (if h : p then none else b h) = some a ↔ ∃ h, b h = some a := by
  by_cases h : p
  · rw [dif_pos h]; exact iff_of_false (none_ne_some a) fun h' => h'.elim fun h' _ => h' h
  · rw [dif_neg h]; exact ⟨fun h' => ⟨h, h'⟩, fun h' => h'.elim fun _ h' => h'⟩

@[simp] theorem dite_none_right_eq_some {p : Prop} [Decidable p] {b : p → Option α} {a : α} :
    (if h : p then b h else none) = some a ↔ ∃ h, b h = some a := by
  by_cases h : p
  · rw [dif_pos h]; exact ⟨fun h' => ⟨h, h'⟩, fun h' => h'.elim fun _ h' => h'⟩
  · rw [dif_neg h]; exact iff_of_false (none_ne_some a) fun h' => h'.elim fun h' _ => h h'

@[simp] theorem isSome_ite [Decidable p] : (if p then some b else none).isSome = true ↔ p := by
  by_cases h : p
  · rw [if_pos h]; exact iff_of_true rfl h
  · rw [if_neg h]; exact iff_of_false false_ne_true' h

end ite

instance instBEq [BEq α] : BEq (Option α) where
  beq
    | none, none => true
    | some a, some b => a == b
    | _, _ => false

@[simp] theorem none_beq_none [BEq α] : ((none : Option α) == none) = true := rfl
@[simp] theorem none_beq_some [BEq α] (a : α) : ((none : Option α) == some a) = false := rfl
@[simp] theorem some_beq_none [BEq α] (a : α) : ((some a : Option α) == none) = false := rfl
@[simp] theorem some_beq_some [BEq α] {a b : α} : (some a == some b) = (a == b) := rfl

instance [BEq α] [ReflBEq α] : ReflBEq (Option α) where
  rfl {o} := by cases o with
    | none => rfl
    | some a => exact beq_self_eq_true a

instance [BEq α] [LawfulBEq α] : LawfulBEq (Option α) where
  eq_of_beq {o o'} h := by
    cases o with
    | none => cases o' with
      | none => rfl
      | some b => exact absurd h false_ne_true'
    | some a => cases o' with
      | none => exact absurd h false_ne_true'
      | some b => exact congrArg some (eq_of_beq (a := a) (b := b) h)

end Option
