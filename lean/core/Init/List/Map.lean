prelude
import Init.List.GetElem
import Init.Function

/-!
# Lists: `map`, `filter`, `filterMap`, `flatten`, `flatMap`

How these functions act on each form of list, what their elements are, and how they compose.
-/

universe u v w x

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {δ : Type x}

/-! ## `map` -/

@[simp] theorem map_nil {f : α → β} : map f [] = [] := rfl

@[simp] theorem map_cons {f : α → β} {a : α} {l : List α} : map f (a :: l) = f a :: map f l := rfl

@[simp] theorem map_singleton {f : α → β} {a : α} : map f [a] = [f a] := rfl

@[simp] theorem length_map {as : List α} (f : α → β) : (as.map f).length = as.length := by
  induction as with
  | nil => rfl
  | cons a as ih => exact congrArg (· + 1) ih

@[simp] theorem isEmpty_map {l : List α} {f : α → β} : (l.map f).isEmpty = l.isEmpty := by cases l <;> rfl

@[simp] theorem getElem?_map {f : α → β} {l : List α} {i : Nat} : (map f l)[i]? = Option.map f l[i]? := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih

@[simp] theorem getElem_map (f : α → β) {l : List α} {i : Nat} {h : i < (map f l).length} :
    (map f l)[i] = f (l[i]'(length_map (as := l) f ▸ h)) := by
  rw [getElem_eq_iff, getElem?_map, getElem?_eq_getElem (length_map (as := l) f ▸ h)]; rfl

@[simp] theorem map_id_fun : map (id : α → α) = id := by
  funext l
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) ih

@[simp] theorem map_id_fun' : map (fun (a : α) => a) = id := map_id_fun

theorem map_id (l : List α) : map (id : α → α) l = l := congrFun map_id_fun l

theorem map_id' (l : List α) : map (fun (a : α) => a) l = l := map_id l

theorem map_id'' {f : α → α} (h : ∀ x, f x = x) (l : List α) : map f l = l := by
  rw [show f = id from funext h]; exact map_id l

@[simp] theorem mem_map {b : β} {f : α → β} {l : List α} : b ∈ l.map f ↔ ∃ a, a ∈ l ∧ f a = b := by
  induction l with
  | nil => exact iff_of_false not_mem_nil fun h => h.elim fun _ h => not_mem_nil h.1
  | cons a l ih => simp only [map_cons, mem_cons, ih, exists_eq_or_imp, eq_comm (a := b)]

theorem exists_of_mem_map {f : α → β} {l : List α} {b : β} (h : b ∈ map f l) : ∃ a, a ∈ l ∧ f a = b := mem_map.1 h

theorem mem_map_of_mem {f : α → β} {a : α} {l : List α} (h : a ∈ l) : f a ∈ map f l := mem_map.2 ⟨_, h, rfl⟩

theorem forall_mem_map {f : α → β} {l : List α} {P : β → Prop} :
    (∀ (i) (_ : i ∈ l.map f), P i) ↔ ∀ (j) (_ : j ∈ l), P (f j) :=
  ⟨fun h _ hj => h _ (mem_map_of_mem hj), fun h _ hi => (mem_map.1 hi).elim fun j hj => hj.2 ▸ h j hj.1⟩

@[simp] theorem map_eq_nil_iff {f : α → β} {l : List α} : map f l = [] ↔ l = [] := by
  cases l with
  | nil => exact iff_of_true rfl rfl
  | cons a l => exact iff_of_false (cons_ne_nil _ _) (cons_ne_nil _ _)

theorem eq_nil_of_map_eq_nil {f : α → β} {l : List α} (h : map f l = []) : l = [] := map_eq_nil_iff.1 h

@[simp] theorem map_inj_left {l : List α} {f g : α → β} : map f l = map g l ↔ ∀ a, a ∈ l → f a = g a := by
  induction l with
  | nil => exact iff_of_true rfl fun _ h => absurd h not_mem_nil
  | cons a l ih => exact cons_eq_cons.trans ((and_congr Iff.rfl ih).trans (forall_mem_cons (p := fun a => f a = g a)).symm)

theorem map_congr_left {l : List α} {f g : α → β} (h : ∀ a, a ∈ l → f a = g a) : map f l = map g l := map_inj_left.2 h

theorem map_inj {f g : α → β} : map f = map g ↔ f = g :=
  ⟨fun h => funext fun a => head_eq_of_cons_eq (congrFun h [a]), congrArg _⟩

theorem map_inj_right {f : α → β} {l l' : List α} (w : ∀ x y, f x = f y → x = y) : map f l = map f l' ↔ l = l' := by
  refine ⟨fun h => ?_, congrArg _⟩
  induction l generalizing l' with
  | nil => exact (map_eq_nil_iff.1 h.symm).symm
  | cons a l ih => cases l' with
    | nil => exact absurd h (cons_ne_nil _ _)
    | cons b l' => exact cons_eq_cons.2 ⟨w _ _ (head_eq_of_cons_eq h), ih (tail_eq_of_cons_eq h)⟩

theorem map_eq_cons_iff {f : α → β} {l : List α} {b : β} {l₂ : List β} :
    map f l = b :: l₂ ↔ ∃ a l₁, l = a :: l₁ ∧ f a = b ∧ map f l₁ = l₂ := by
  constructor
  · intro h
    cases l with
    | nil => exact absurd h (nil_ne_cons _ _)
    | cons a l => exact ⟨a, l, rfl, cons_eq_cons.1 h⟩
  · exact fun h => h.elim fun _ h => h.elim fun _ h => h.1 ▸ cons_eq_cons.2 h.2

@[simp] theorem map_map {g : β → γ} {f : α → β} {l : List α} : map g (map f l) = map (g ∘ f) l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (g (f a) :: ·) ih

@[simp] theorem map_append {f : α → β} {l₁ l₂ : List α} : map f (l₁ ++ l₂) = map f l₁ ++ map f l₂ := by
  induction l₁ with
  | nil => rfl
  | cons a l₁ ih => exact congrArg (f a :: ·) ih

theorem map_concat {f : α → β} {a : α} {l : List α} : map f (concat l a) = concat (map f l) (f a) := by
  rw [concat_eq_append, map_append, concat_eq_append]; rfl

@[simp] theorem map_set {f : α → β} {l : List α} {i : Nat} {a : α} : (l.set i a).map f = (l.map f).set i (f a) := by
  induction l generalizing i with
  | nil => rfl
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (f b :: ·) ih

@[simp] theorem head_map {f : α → β} {l : List α} (w) : (map f l).head w = f (l.head (mt map_eq_nil_iff.2 w)) := by
  cases l with
  | nil => exact absurd rfl w
  | cons a l => rfl

@[simp] theorem head?_map {f : α → β} {l : List α} : (map f l).head? = l.head?.map f := by cases l <;> rfl

@[simp] theorem tail_map {f : α → β} {l : List α} : (map f l).tail = l.tail.map f := by cases l <;> rfl

@[simp] theorem getLast?_map {f : α → β} {l : List α} : (map f l).getLast? = l.getLast?.map f := by
  rw [getLast?_eq_getElem?, getLast?_eq_getElem?, getElem?_map, length_map]

@[simp] theorem getLast_map {f : α → β} {l : List α} (h) : getLast (map f l) h = f (getLast l (mt map_eq_nil_iff.2 h)) := by
  apply Option.some.inj
  rw [← getLast?_eq_some_getLast, getLast?_map, getLast?_eq_some_getLast (mt map_eq_nil_iff.2 h)]; rfl

@[simp] theorem map_dropLast {f : α → β} {l : List α} : l.dropLast.map f = (l.map f).dropLast := by
  induction l with
  | nil => rfl
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact congrArg (f a :: ·) ih

theorem map_const {l : List α} {b : β} : map (Function.const α b) l = replicate l.length b := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (b :: ·) ih

@[simp] theorem map_const_fun {b : β} : map (Function.const α b) = (replicate ·.length b) := funext fun _ => map_const

theorem map_const' {l : List α} {b : β} : map (fun _ => b) l = replicate l.length b := map_const

/-! ## `filter` -/

variable {p q : α → Bool} {a b : α} {l l₁ l₂ : List α}

@[simp] theorem filter_nil {p : α → Bool} : filter p [] = [] := rfl



@[simp] theorem filter_cons_of_pos {p : α → Bool} {a : α} {l : List α} (pa : p a) : filter p (a :: l) = a :: filter p l := by
  rw [filter_cons, if_pos pa]

@[simp] theorem filter_cons_of_neg {p : α → Bool} {a : α} {l : List α} (pa : ¬p a) : filter p (a :: l) = filter p l := by
  rw [filter_cons, if_neg pa]

@[simp] theorem mem_filter {x : α} {p : α → Bool} {as : List α} : x ∈ filter p as ↔ x ∈ as ∧ p x := by
  induction as with
  | nil => exact iff_of_false not_mem_nil fun h => not_mem_nil h.1
  | cons a as ih =>
    rw [filter_cons]
    by_cases h : p a
    · rw [if_pos h]
      exact mem_cons.trans ((or_congr Iff.rfl ih).trans ⟨fun h' => h'.elim (fun e => ⟨mem_cons.2 (.inl e), e ▸ h⟩)
        fun h' => ⟨.tail _ h'.1, h'.2⟩, fun h' => (mem_cons.1 h'.1).imp id fun hx => ⟨hx, h'.2⟩⟩)
    · rw [if_neg h]
      exact ih.trans ⟨fun h' => ⟨.tail _ h'.1, h'.2⟩, fun h' => ⟨(mem_cons.1 h'.1).resolve_left fun e => h (e ▸ h'.2), h'.2⟩⟩

theorem mem_of_mem_filter {a : α} {l : List α} (h : a ∈ filter p l) : a ∈ l := (mem_filter.1 h).1

theorem of_mem_filter {a : α} {l : List α} (h : a ∈ filter p l) : p a := (mem_filter.1 h).2

theorem mem_filter_of_mem {a : α} {l : List α} (h : a ∈ l) (hp : p a) : a ∈ filter p l := mem_filter.2 ⟨h, hp⟩

@[simp] theorem filter_eq_nil_iff {p : α → Bool} {l : List α} : filter p l = [] ↔ ∀ a, a ∈ l → ¬p a := by
  rw [eq_nil_iff_forall_not_mem]
  exact ⟨fun h a ha hp => h a (mem_filter.2 ⟨ha, hp⟩), fun h a ha => h a (mem_filter.1 ha).1 (mem_filter.1 ha).2⟩

theorem forall_mem_filter {l : List α} {p : α → Bool} {P : α → Prop} :
    (∀ (i) (_ : i ∈ l.filter p), P i) ↔ ∀ (j) (_ : j ∈ l), p j → P j :=
  ⟨fun h j hj hp => h j (mem_filter.2 ⟨hj, hp⟩), fun h i hi => h i (mem_filter.1 hi).1 (mem_filter.1 hi).2⟩

theorem length_filter_le (p : α → Bool) (l : List α) : (l.filter p).length ≤ l.length := by
  induction l with
  | nil => exact Nat.le.refl
  | cons a l ih =>
    rw [filter_cons]
    cases p a
    · exact Nat.le_succ_of_le ih
    · exact Nat.succ_le_succ ih

@[simp] theorem filter_eq_self {p : α → Bool} {l : List α} : filter p l = l ↔ ∀ a, a ∈ l → p a := by
  refine ⟨fun h a ha => (mem_filter.1 (h.symm ▸ ha)).2, fun h => ?_⟩
  induction l with
  | nil => rfl
  | cons a l ih =>
    have h := forall_mem_cons.1 h
    exact (filter_cons_of_pos h.1).trans (congrArg (a :: ·) (ih h.2))

theorem filter_congr {p q : α → Bool} {l : List α} (h : ∀ x, x ∈ l → p x = q x) : filter p l = filter q l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    have h := forall_mem_cons.1 h
    rw [filter_cons, filter_cons, h.1, ih h.2]

@[simp] theorem filter_filter {p q : α → Bool} {l : List α} : filter p (filter q l) = filter (fun a => p a && q a) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [filter_cons, filter_cons, ← ih]
    cases q a
    · rw [Bool.and_false]; rfl
    · rw [Bool.and_true]; exact filter_cons

@[simp] theorem filter_append {p : α → Bool} (l₁ l₂ : List α) : filter p (l₁ ++ l₂) = filter p l₁ ++ filter p l₂ := by
  induction l₁ with
  | nil => rfl
  | cons a l₁ ih =>
    rw [cons_append, filter_cons, filter_cons, ih]
    cases p a <;> rfl

theorem filter_map {f : β → α} {p : α → Bool} {l : List β} : filter p (map f l) = map f (filter (p ∘ f) l) := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    rw [map_cons, filter_cons, filter_cons, ih, Function.comp_apply]
    cases p (f b) <;> rfl

theorem length_filter_eq_length_iff {p : α → Bool} {l : List α} : (filter p l).length = l.length ↔ ∀ a, a ∈ l → p a := by
  induction l with
  | nil => exact iff_of_true rfl fun _ h => absurd h not_mem_nil
  | cons a l ih =>
    rw [forall_mem_cons]
    by_cases h : p a
    · rw [filter_cons_of_pos h]
      exact ⟨fun e => ⟨h, ih.1 (Nat.succ.inj e)⟩, fun e => congrArg (· + 1) (ih.2 e.2)⟩
    · rw [filter_cons_of_neg h]
      exact iff_of_false (fun e => Nat.not_succ_le_self _ (e ▸ length_filter_le p l)) fun e => h e.1

@[simp] theorem filter_true {l : List α} : filter (fun _ => true) l = l := filter_eq_self.2 fun _ _ => rfl

@[simp] theorem filter_false {l : List α} : filter (fun _ => false) l = [] := filter_eq_nil_iff.2 fun _ _ h => Bool.noConfusion h

theorem filter_eq_cons_iff {l : List α} {a : α} {as : List α} :
    filter p l = a :: as ↔
      ∃ l₁ l₂, l = l₁ ++ a :: l₂ ∧ (∀ x, x ∈ l₁ → ¬p x) ∧ p a ∧ filter p l₂ = as := by
  constructor
  · intro e
    induction l with
    | nil => exact absurd e (nil_ne_cons _ _)
    | cons b l ih =>
      by_cases h : p b
      · rw [filter_cons_of_pos h] at e
        have e₁ := head_eq_of_cons_eq e
        exact ⟨[], l, congrArg (· :: l) e₁, fun _ h => absurd h not_mem_nil, e₁ ▸ h, tail_eq_of_cons_eq e⟩
      · rw [filter_cons_of_neg h] at e
        exact (ih e).elim fun l₁ h' => h'.elim fun l₂ h' =>
          ⟨b :: l₁, l₂, congrArg (b :: ·) h'.1, forall_mem_cons.2 ⟨h, h'.2.1⟩, h'.2.2⟩
  · rintro ⟨l₁, l₂, rfl, h₁, h₂, h₃⟩
    rw [filter_append, filter_eq_nil_iff.2 h₁, filter_cons_of_pos h₂, h₃]; rfl

/-! ## `filterMap` -/

@[simp] theorem filterMap_nil {f : α → Option β} : filterMap f [] = [] := rfl

theorem filterMap_cons {f : α → Option β} {a : α} {l : List α} :
    filterMap f (a :: l) = match f a with | none => filterMap f l | some b => b :: filterMap f l := rfl

@[simp] theorem filterMap_cons_none {f : α → Option β} {a : α} {l : List α} (h : f a = none) :
    filterMap f (a :: l) = filterMap f l := by rw [filterMap_cons, h]

@[simp] theorem filterMap_cons_some {f : α → Option β} {a : α} {l : List α} {b : β} (h : f a = some b) :
    filterMap f (a :: l) = b :: filterMap f l := by rw [filterMap_cons, h]

@[simp] theorem filterMap_eq_map {f : α → β} : filterMap (some ∘ f) = map f := by
  funext l
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) ih

@[simp] theorem filterMap_eq_map' {f : α → β} : filterMap (fun x => some (f x)) = map f := filterMap_eq_map

@[simp] theorem filterMap_some_fun : filterMap (some : α → Option α) = id :=
  (filterMap_eq_map (f := id)).trans map_id_fun

theorem filterMap_some {l : List α} : filterMap some l = l := congrFun filterMap_some_fun l

theorem filterMap_eq_filter {p : α → Bool} : filterMap (Option.guard p) = filter p := by
  funext l
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [filterMap_cons, filter_cons, ih]
    unfold Option.guard
    by_cases h : p a
    · rw [if_pos h, if_pos h]
    · rw [if_neg h, if_neg h]

@[simp] theorem mem_filterMap {f : α → Option β} {l : List α} {b : β} : b ∈ filterMap f l ↔ ∃ a, a ∈ l ∧ f a = some b := by
  induction l with
  | nil => exact iff_of_false not_mem_nil fun h => h.elim fun _ h => not_mem_nil h.1
  | cons a l ih =>
    simp only [mem_cons, exists_eq_or_imp, ← ih]
    cases h : f a with
    | none =>
      rw [filterMap_cons_none h]
      exact ⟨.inr, fun h' => h'.elim (fun h' => absurd h'.symm (Option.some_ne_none b)) id⟩
    | some c =>
      rw [filterMap_cons_some h]
      exact mem_cons.trans (or_congr ⟨fun e => e ▸ rfl, fun e => (Option.some.inj e).symm⟩ Iff.rfl)

theorem length_filterMap_le (f : α → Option β) (l : List α) : (filterMap f l).length ≤ l.length := by
  induction l with
  | nil => exact Nat.le.refl
  | cons a l ih =>
    cases h : f a with
    | none => rw [filterMap_cons_none h]; exact Nat.le_succ_of_le ih
    | some b => rw [filterMap_cons_some h]; exact Nat.succ_le_succ ih

@[simp] theorem filterMap_append {l l' : List α} {f : α → Option β} :
    filterMap f (l ++ l') = filterMap f l ++ filterMap f l' := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [cons_append, filterMap_cons, filterMap_cons, ih]; cases f a <;> rfl

theorem filterMap_map {f : α → β} {g : β → Option γ} {l : List α} : filterMap g (map f l) = filterMap (g ∘ f) l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [map_cons, filterMap_cons, filterMap_cons, ih]; rfl

theorem map_filterMap {f : α → Option β} {g : β → γ} {l : List α} :
    map g (filterMap f l) = filterMap (fun x => (f x).map g) l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [filterMap_cons, filterMap_cons]; cases f a <;> simp only [Option.map, map_cons, ih]

theorem filterMap_filterMap {f : α → Option β} {g : β → Option γ} {l : List α} :
    filterMap g (filterMap f l) = filterMap (fun x => (f x).bind g) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [filterMap_cons, filterMap_cons]
    cases f a with
    | none => exact ih
    | some b => rw [filterMap_cons, ih]; rfl

theorem filterMap_congr {f g : α → Option β} {l : List α} (h : ∀ x, x ∈ l → f x = g x) : filterMap f l = filterMap g l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    have h := forall_mem_cons.1 h
    rw [filterMap_cons, filterMap_cons, h.1, ih h.2]

@[simp] theorem reduceOption_nil : reduceOption ([] : List (Option α)) = [] := rfl

/-! ## `flatten` -/

@[simp] theorem flatten_nil : List.flatten ([] : List (List α)) = [] := rfl

@[simp] theorem flatten_cons {l : List α} {L : List (List α)} : (l :: L).flatten = l ++ L.flatten := rfl

@[simp] theorem length_flatten {L : List (List α)} : L.flatten.length = (L.map length).sum := by
  induction L with
  | nil => rfl
  | cons l L ih => rw [flatten_cons, length_append, ih]; rfl

theorem flatten_singleton {l : List α} : [l].flatten = l := append_nil l

@[simp] theorem mem_flatten {a : α} {L : List (List α)} : a ∈ L.flatten ↔ ∃ l, l ∈ L ∧ a ∈ l := by
  induction L with
  | nil => exact iff_of_false not_mem_nil fun h => h.elim fun _ h => not_mem_nil h.1
  | cons l L ih => simp only [flatten_cons, mem_append, ih, mem_cons, exists_eq_or_imp]

theorem exists_of_mem_flatten {a : α} {L : List (List α)} : a ∈ flatten L → ∃ l, l ∈ L ∧ a ∈ l := mem_flatten.1

theorem mem_flatten_of_mem {l : List α} {L : List (List α)} {a : α} (lL : l ∈ L) (al : a ∈ l) : a ∈ flatten L :=
  mem_flatten.2 ⟨l, lL, al⟩

@[simp] theorem flatten_eq_nil_iff {L : List (List α)} : L.flatten = [] ↔ ∀ l, l ∈ L → l = [] := by
  induction L with
  | nil => exact iff_of_true rfl fun _ h => absurd h not_mem_nil
  | cons l L ih => exact append_eq_nil_iff.trans ((and_congr Iff.rfl ih).trans (forall_mem_cons (p := (· = []))).symm)

@[simp] theorem flatten_append {L₁ L₂ : List (List α)} : flatten (L₁ ++ L₂) = flatten L₁ ++ flatten L₂ := by
  induction L₁ with
  | nil => rfl
  | cons l L ih => rw [cons_append, flatten_cons, ih, flatten_cons, append_assoc]

@[simp] theorem map_flatten {f : α → β} {L : List (List α)} : (flatten L).map f = (map (map f) L).flatten := by
  induction L with
  | nil => rfl
  | cons l L ih => rw [flatten_cons, map_append, ih]; rfl

@[simp] theorem filter_flatten {p : α → Bool} {L : List (List α)} : filter p (flatten L) = flatten (map (filter p) L) := by
  induction L with
  | nil => rfl
  | cons l L ih => rw [flatten_cons, filter_append, ih]; rfl

theorem flatten_concat {L : List (List α)} {l : List α} : flatten (L ++ [l]) = flatten L ++ l := by
  rw [flatten_append, flatten_singleton]

theorem flatten_flatten {L : List (List (List α))} : flatten (flatten L) = flatten (map flatten L) := by
  induction L with
  | nil => rfl
  | cons l L ih => rw [flatten_cons, flatten_append, ih]; rfl

private theorem flatten_map_singleton' {l : List α} : (l.map fun a => [a]).flatten = l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) ih

/-! ## `flatMap` -/

theorem flatMap_def {l : List α} {f : α → List β} : l.flatMap f = flatten (l.map f) := rfl

@[simp] theorem flatMap_nil {f : α → List β} : List.flatMap f [] = [] := rfl

@[simp] theorem flatMap_cons {x : α} {xs : List α} {f : α → List β} : List.flatMap f (x :: xs) = f x ++ List.flatMap f xs := rfl

@[simp] theorem flatMap_id {L : List (List α)} : L.flatMap id = L.flatten := by rw [flatMap_def, map_id]

@[simp] theorem mem_flatMap {f : α → List β} {b : β} {l : List α} : b ∈ l.flatMap f ↔ ∃ a, a ∈ l ∧ b ∈ f a := by
  induction l with
  | nil => exact iff_of_false not_mem_nil fun h => h.elim fun _ h => not_mem_nil h.1
  | cons a l ih => simp only [flatMap_cons, mem_append, ih, mem_cons, exists_eq_or_imp]

theorem exists_of_mem_flatMap {b : β} {l : List α} {f : α → List β} : b ∈ l.flatMap f → ∃ a, a ∈ l ∧ b ∈ f a := mem_flatMap.1

theorem mem_flatMap_of_mem {b : β} {l : List α} {f : α → List β} {a : α} (al : a ∈ l) (h : b ∈ f a) : b ∈ l.flatMap f :=
  mem_flatMap.2 ⟨a, al, h⟩

@[simp] theorem flatMap_eq_nil_iff {l : List α} {f : α → List β} : l.flatMap f = [] ↔ ∀ x, x ∈ l → f x = [] := by
  rw [flatMap_def, flatten_eq_nil_iff, forall_mem_map]

theorem length_flatMap {l : List α} {f : α → List β} : length (l.flatMap f) = sum (map (fun a => (f a).length) l) := by
  rw [flatMap_def, length_flatten, map_map]; rfl

@[simp] theorem flatMap_singleton (f : α → List β) (x : α) : [x].flatMap f = f x := append_nil (f x)

@[simp] theorem flatMap_singleton' (l : List α) : (l.flatMap fun x => [x]) = l := flatten_map_singleton'

@[simp] theorem flatMap_append {xs ys : List α} {f : α → List β} :
    (xs ++ ys).flatMap f = xs.flatMap f ++ ys.flatMap f := by
  rw [flatMap_def, map_append, flatten_append]; rfl

theorem flatMap_assoc {l : List α} {f : α → List β} {g : β → List γ} :
    (l.flatMap f).flatMap g = l.flatMap fun x => (f x).flatMap g := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [flatMap_cons, flatMap_append, ih]; rfl

theorem map_flatMap {f : β → γ} {g : α → List β} {l : List α} : (l.flatMap g).map f = l.flatMap fun a => (g a).map f := by
  induction l with
  | nil => rfl
  | cons a l ih => exact map_append.trans (congrArg ((g a).map f ++ ·) ih)

theorem flatMap_map (f : α → β) (g : β → List γ) (l : List α) : (map f l).flatMap g = l.flatMap (fun a => g (f a)) := by
  rw [flatMap_def, map_map]; rfl

theorem map_eq_flatMap {f : α → β} {l : List α} : map f l = l.flatMap fun x => [f x] := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) ih

theorem filter_flatMap {l : List α} {g : α → List β} {f : β → Bool} :
    (l.flatMap g).filter f = l.flatMap fun a => (g a).filter f := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [flatMap_cons, filter_append, ih]; rfl

theorem flatMap_congr {l : List α} {f g : α → List β} (h : ∀ a, a ∈ l → f a = g a) : l.flatMap f = l.flatMap g := by
  rw [flatMap_def, map_congr_left h]; rfl

@[simp] theorem any_flatMap {l : List α} {f : α → List β} {p : β → Bool} : (l.flatMap f).any p = l.any fun a => (f a).any p := by
  rw [flatMap_def, any_flatten, any_map]; rfl

@[simp] theorem all_flatMap {l : List α} {f : α → List β} {p : β → Bool} : (l.flatMap f).all p = l.all fun a => (f a).all p := by
  rw [flatMap_def, all_flatten, all_map]; rfl

/-! ## `partition` and `splitAt`-like loops -/

theorem partition_loop_eq {p : α → Bool} {l bs cs : List α} :
    partition.loop p l (bs, cs) = (reverseAux bs (filter p l), reverseAux cs (filter (not ∘ p) l)) := by
  induction l generalizing bs cs with
  | nil => rfl
  | cons a l ih =>
    show (match p a with | true => partition.loop p l (a :: bs, cs) | false => partition.loop p l (bs, a :: cs)) = _
    rw [filter_cons, filter_cons, Function.comp_apply]
    cases p a <;> exact ih

@[simp] theorem partition_eq_filter_filter {p : α → Bool} {l : List α} :
    partition p l = (filter p l, filter (not ∘ p) l) := partition_loop_eq

theorem mem_partition {l : List α} {p : α → Bool} {a : α} : a ∈ l ↔ a ∈ (partition p l).1 ∨ a ∈ (partition p l).2 := by
  rw [partition_eq_filter_filter]
  refine Iff.trans ?_ (or_congr mem_filter mem_filter).symm
  cases h : p a
  · exact ⟨fun h' => .inr ⟨h', congrArg not h⟩, fun h' => h'.elim (·.1) (·.1)⟩
  · exact ⟨fun h' => .inl ⟨h', rfl⟩, fun h' => h'.elim (·.1) (·.1)⟩

end List
