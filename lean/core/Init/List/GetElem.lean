prelude
import Init.List.Mem
import Init.Option.Lemmas

/-!
# Lists: positions

Elements at positions, extensionality by positions, `set`, and the ends of a list: `head`, `tail`, `getLast`, `dropLast`.
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w}

/-! ## Positions and membership -/

theorem getElem?_eq_some_iff {l : List α} {i : Nat} {a : α} : l[i]? = some a ↔ ∃ h : i < l.length, l[i] = a :=
  ⟨getElem_of_getElem?, fun h => h.elim fun h e => e ▸ getElem?_eq_getElem h⟩

theorem some_eq_getElem?_iff {l : List α} {i : Nat} {a : α} : some a = l[i]? ↔ ∃ h : i < l.length, l[i] = a :=
  ⟨fun h => getElem?_eq_some_iff.1 h.symm, fun h => (getElem?_eq_some_iff.2 h).symm⟩

@[simp] theorem some_getElem_eq_getElem?_iff {xs : List α} {i : Nat} (h : i < xs.length) : (some xs[i] = xs[i]?) ↔ True :=
  iff_of_true (getElem?_eq_getElem h).symm trivial

@[simp] theorem getElem?_eq_some_getElem_iff {xs : List α} {i : Nat} (h : i < xs.length) : (xs[i]? = some xs[i]) ↔ True :=
  iff_of_true (getElem?_eq_getElem h) trivial

theorem getElem_eq_iff {l : List α} {i : Nat} (h : i < l.length) {x : α} : l[i] = x ↔ l[i]? = some x := by
  rw [getElem?_eq_getElem h]; exact ⟨congrArg some, Option.some.inj⟩

theorem getElem_eq_getElem?_get {l : List α} {i : Nat} (h : i < l.length) :
    l[i] = l[i]?.get (by rw [getElem?_eq_getElem h]; rfl) := (get_getElem? l i _).symm

theorem getD_getElem? (l : List α) (i : Nat) (d : α) : l[i]?.getD d = if p : i < l.length then l[i]'p else d := by
  split
  · rename_i h; rw [getElem?_eq_getElem h]; rfl
  · rename_i h; rw [getElem?_eq_none (Nat.le_of_not_lt h)]; rfl

private theorem getElem?_isSome' {l : List α} {i : Nat} : l[i]?.isSome = true ↔ i < l.length := by
  constructor
  · intro h
    exact Nat.lt_of_not_le fun n => by rw [getElem?_eq_none n] at h; exact nomatch h
  · intro h; rw [getElem?_eq_getElem h]; rfl

@[simp] theorem isSome_getElem? {l : List α} {i : Nat} : l[i]?.isSome = decide (i < l.length) :=
  Bool.eq_iff_iff.2 (getElem?_isSome'.trans (iff_of_eq decide_eq_true_eq.symm))

@[simp] theorem isNone_getElem? {l : List α} {i : Nat} : l[i]?.isNone = decide (l.length ≤ i) := by
  by_cases h : i < l.length
  · rw [getElem?_eq_getElem h, _root_.decide_eq_false (Nat.not_le_of_gt h)]; rfl
  · rw [getElem?_eq_none (Nat.le_of_not_lt h), _root_.decide_eq_true (Nat.le_of_not_lt h)]; rfl

@[simp] theorem getElem_singleton {a : α} {i : Nat} (h : i < [a].length) : [a][i] = a := by
  cases i with
  | zero => rfl
  | succ i => exact absurd (Nat.lt_of_succ_lt_succ h) (Nat.not_lt_zero i)

theorem getElem?_singleton {a : α} {i : Nat} : [a][i]? = if i = 0 then some a else none := by
  cases i <;> rfl

theorem getElem?_cons {l : List α} {a : α} {i : Nat} : (a :: l)[i]? = if i = 0 then some a else l[i-1]? := by
  cases i <;> rfl

theorem getElem_cons {l : List α} {i : Nat} {a : α} (w : i < (a :: l).length) :
    (a :: l)[i] = if h : i = 0 then a else l[i-1]'(match i, h with | _+1, _ => Nat.lt_of_succ_lt_succ w) := by
  cases i <;> rfl

theorem getElem_of_mem {a : α} {l : List α} (h : a ∈ l) : ∃ (i : Nat) (h : i < l.length), l[i]'h = a := by
  induction h with
  | head l => exact ⟨0, Nat.succ_pos _, rfl⟩
  | tail b _ ih => exact ih.elim fun i h => h.elim fun h e => ⟨i+1, Nat.succ_lt_succ h, e⟩

theorem getElem?_of_mem {a : α} {l : List α} (h : a ∈ l) : ∃ i : Nat, l[i]? = some a :=
  (getElem_of_mem h).imp fun _ h => getElem?_eq_some_iff.2 h

theorem mem_of_getElem {l : List α} {i : Nat} {h : i < l.length} {a : α} (e : l[i] = a) : a ∈ l := e ▸ getElem_mem h

theorem mem_of_getElem? {l : List α} {i : Nat} {a : α} (e : l[i]? = some a) : a ∈ l :=
  (getElem?_eq_some_iff.1 e).elim fun _ e => mem_of_getElem e

theorem mem_iff_getElem {a : α} {l : List α} : a ∈ l ↔ ∃ (i : Nat) (h : i < l.length), l[i]'h = a :=
  ⟨getElem_of_mem, fun h => h.elim fun _ h => h.elim fun _ => mem_of_getElem⟩

theorem mem_iff_getElem? {a : α} {l : List α} : a ∈ l ↔ ∃ i : Nat, l[i]? = some a :=
  ⟨getElem?_of_mem, fun h => h.elim fun _ => mem_of_getElem?⟩

theorem forall_getElem {l : List α} {p : α → Prop} : (∀ (i : Nat) h, p (l[i]'h)) ↔ ∀ a, a ∈ l → p a :=
  ⟨fun h _ ha => (getElem_of_mem ha).elim fun i h' => h'.elim fun hi e => e ▸ h i hi, fun h _ hi => h _ (getElem_mem hi)⟩

theorem getElem_of_eq {l l' : List α} (h : l = l') {i : Nat} (w : i < l.length) : l[i] = l'[i]'(h ▸ w) := by
  subst h; rfl

/-! ## Extensionality -/

theorem ext_getElem? {l₁ l₂ : List α} (h : ∀ i : Nat, l₁[i]? = l₂[i]?) : l₁ = l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact (eq_nil_of_length_eq_zero (Nat.eq_zero_of_le_zero (getElem?_eq_none_iff.1 ((h 0).symm.trans getElem?_nil)))).symm
  | cons a l₁ ih => cases l₂ with
    | nil => exact absurd ((h 0).trans getElem?_nil) (Option.some_ne_none a)
    | cons b l₂ => exact cons_eq_cons.2 ⟨Option.some.inj (h 0), ih fun i => h (i+1)⟩

attribute [ext] ext_getElem?

theorem ext_getElem {l₁ l₂ : List α} (hl : length l₁ = length l₂)
    (h : ∀ (i : Nat) (h₁ : i < l₁.length) (h₂ : i < l₂.length), l₁[i]'h₁ = l₂[i]'h₂) : l₁ = l₂ :=
  ext_getElem? fun i => by
    by_cases h₁ : i < length l₁
    · rw [getElem?_eq_getElem h₁, getElem?_eq_getElem (hl ▸ h₁), h i h₁ (hl ▸ h₁)]
    · have h₁ := Nat.le_of_not_lt h₁
      rw [getElem?_eq_none h₁, getElem?_eq_none (hl ▸ h₁)]

theorem ext_getElem_iff {l₁ l₂ : List α} :
    l₁ = l₂ ↔ l₁.length = l₂.length ∧ ∀ (i : Nat) (h₁ : i < l₁.length) (h₂ : i < l₂.length), l₁[i]'h₁ = l₂[i]'h₂ :=
  ⟨fun h => h ▸ ⟨rfl, fun _ _ _ => rfl⟩, fun h => ext_getElem h.1 h.2⟩

/-! ## Append -/

theorem getElem?_append_left {l₁ l₂ : List α} {i : Nat} (hn : i < l₁.length) : (l₁ ++ l₂)[i]? = l₁[i]? := by
  induction l₁ generalizing i with
  | nil => exact absurd hn (Nat.not_lt_zero i)
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih (Nat.lt_of_succ_lt_succ hn)

theorem getElem?_append_right {l₁ l₂ : List α} {i : Nat} (h : l₁.length ≤ i) :
    (l₁ ++ l₂)[i]? = l₂[i - l₁.length]? := by
  induction l₁ generalizing i with
  | nil => rfl
  | cons a l ih => cases i with
    | zero => exact absurd h (Nat.not_succ_le_zero _)
    | succ i => exact (ih (Nat.le_of_succ_le_succ h)).trans (by rw [length_cons, Nat.succ_sub_succ_eq_sub])

theorem getElem?_append {l₁ l₂ : List α} {i : Nat} :
    (l₁ ++ l₂)[i]? = if i < l₁.length then l₁[i]? else l₂[i - l₁.length]? := by
  split
  · exact getElem?_append_left ‹_›
  · exact getElem?_append_right (Nat.le_of_not_lt ‹_›)

@[simp] theorem getElem_append_left {as bs : List α} {i : Nat} (h : i < as.length)
    {h' : i < (as ++ bs).length} : (as ++ bs)[i] = as[i] := by
  rw [getElem_eq_iff, getElem?_append_left h, getElem?_eq_getElem h]

@[simp] theorem getElem_append_right {as bs : List α} {i : Nat} (h₁ : as.length ≤ i)
    {h₂ : i < (as ++ bs).length} :
    (as ++ bs)[i]'h₂ = bs[i - as.length]'(Nat.sub_lt_left_of_lt_add h₁ (length_append ▸ h₂)) := by
  rw [getElem_eq_iff, getElem?_append_right h₁, getElem?_eq_getElem]

theorem getElem_append {as bs : List α} {i : Nat} (h : i < (as ++ bs).length) :
    (as ++ bs)[i] = if h' : i < as.length then as[i]
      else bs[i - as.length]'(Nat.sub_lt_left_of_lt_add (Nat.le_of_not_lt h') (length_append ▸ h)) := by
  split
  · exact getElem_append_left ‹_›
  · exact getElem_append_right (Nat.le_of_not_lt ‹_›)

theorem getElem_concat_length {l : List α} {a : α} {i : Nat} (h : i = l.length) (w : i < (l ++ [a]).length) :
    (l ++ [a])[i] = a := by
  subst h; rw [getElem_eq_iff, getElem?_append_right Nat.le.refl, Nat.sub_self]; rfl

@[simp] theorem getElem?_concat_length {l : List α} {a : α} : (l ++ [a])[l.length]? = some a := by
  rw [getElem?_append_right Nat.le.refl, Nat.sub_self]; rfl

theorem getElem_of_append {l l₁ l₂ : List α} {i : Nat} {a : α} (eq : l = l₁ ++ a :: l₂) (h : l₁.length = i) :
    l[i]'(eq ▸ h ▸ length_append (as := l₁) ▸ Nat.lt_of_lt_of_le (Nat.lt_succ_self _) (Nat.add_le_add_left (Nat.succ_pos l₂.length) _)) = a := by
  subst eq h; rw [getElem_eq_iff, getElem?_append_right Nat.le.refl, Nat.sub_self]; rfl

/-! ## `set` -/

@[simp] theorem set_nil {i : Nat} {a : α} : [].set i a = [] := rfl
@[simp] theorem set_cons_zero {x : α} {xs : List α} {a : α} : (x :: xs).set 0 a = a :: xs := rfl
@[simp] theorem set_cons_succ {x : α} {xs : List α} {i : Nat} {a : α} : (x :: xs).set (i + 1) a = x :: xs.set i a := rfl

theorem getElem?_set_self' {l : List α} {i : Nat} {a : α} : (l.set i a)[i]? = Option.map (fun _ => a) l[i]? := by
  induction l generalizing i with
  | nil => cases i <;> rfl
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => exact ih

@[simp] theorem getElem?_set_self {l : List α} {i : Nat} {a : α} (h : i < l.length) : (l.set i a)[i]? = some a := by
  rw [getElem?_set_self', getElem?_eq_getElem h]; rfl

@[simp] theorem getElem_set_self {l : List α} {i : Nat} {a : α} (h : i < (l.set i a).length) : (l.set i a)[i] = a := by
  rw [getElem_eq_iff, getElem?_set_self (length_set (as := l) ▸ h)]

@[simp] theorem getElem?_set_ne {l : List α} {i j : Nat} {a : α} (h : i ≠ j) : (l.set i a)[j]? = l[j]? := by
  induction l generalizing i j with
  | nil => rfl
  | cons b l ih => cases i with
    | zero => cases j with
      | zero => exact absurd rfl h
      | succ j => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j => exact ih fun e => h (e ▸ rfl)

@[simp] theorem getElem_set_ne {l : List α} {i j : Nat} (h : i ≠ j) {a : α} (hj : j < (l.set i a).length) :
    (l.set i a)[j] = l[j]'(length_set (as := l) ▸ hj) := by
  rw [getElem_eq_iff, getElem?_set_ne h, getElem?_eq_getElem]

theorem getElem_set {l : List α} {i j : Nat} {a : α} (h : j < (l.set i a).length) :
    (l.set i a)[j] = if i = j then a else l[j]'(length_set (as := l) ▸ h) := by
  split
  · rename_i e; subst e; exact getElem_set_self h
  · rename_i e; exact getElem_set_ne e h

theorem getElem?_set {l : List α} {i j : Nat} {a : α} :
    (l.set i a)[j]? = if i = j then if i < l.length then some a else none else l[j]? := by
  split
  · rename_i e; subst e; split
    · exact getElem?_set_self ‹_›
    · rw [getElem?_eq_none]; rw [length_set]; exact Nat.le_of_not_lt ‹_›
  · rename_i e; exact getElem?_set_ne e

theorem getElem?_set' {l : List α} {i j : Nat} {a : α} :
    (l.set i a)[j]? = if i = j then Option.map (fun _ => a) l[j]? else l[j]? := by
  split
  · rename_i e; subst e; exact getElem?_set_self'
  · exact getElem?_set_ne ‹_›

@[simp] theorem set_getElem_self {as : List α} {i : Nat} (h : i < as.length) : as.set i as[i] = as := by
  apply ext_getElem length_set
  intro j h₁ h₂
  rw [getElem_set]; split
  · rename_i e; subst e; rfl
  · rfl

theorem set_eq_of_length_le {l : List α} {i : Nat} (h : l.length ≤ i) {a : α} : l.set i a = l := by
  induction l generalizing i with
  | nil => rfl
  | cons b l ih => cases i with
    | zero => exact absurd h (Nat.not_succ_le_zero _)
    | succ i => rw [set_cons_succ, ih (Nat.le_of_succ_le_succ h)]

@[simp] theorem set_eq_nil_iff {l : List α} (i : Nat) (a : α) : l.set i a = [] ↔ l = [] := by
  cases l with
  | nil => exact Iff.rfl
  | cons b l => cases i <;> exact iff_of_false (cons_ne_nil _ _) (cons_ne_nil b l)

theorem set_comm (a b : α) {i j : Nat} {l : List α} (h : i ≠ j) : (l.set i a).set j b = (l.set j b).set i a := by
  induction l generalizing i j with
  | nil => rfl
  | cons c l ih => cases i with
    | zero => cases j with
      | zero => exact absurd rfl h
      | succ j => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j => exact congrArg (c :: ·) (ih fun e => h (congrArg (· + 1) e))

@[simp] theorem set_set (a : α) {b : α} {l : List α} {i : Nat} : (l.set i a).set i b = l.set i b := by
  induction l generalizing i with
  | nil => rfl
  | cons c l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (c :: ·) ih

theorem mem_set {l : List α} {i : Nat} (h : i < l.length) (a : α) : a ∈ l.set i a :=
  mem_of_getElem (getElem_set_self (length_set (as := l) ▸ h))

theorem mem_or_eq_of_mem_set {l : List α} {i : Nat} {a b : α} (h : a ∈ l.set i b) : a ∈ l ∨ a = b := by
  induction l generalizing i with
  | nil => exact .inl h
  | cons c l ih => cases i with
    | zero => exact (mem_cons.1 h).elim .inr fun h => .inl (.tail _ h)
    | succ i => exact (mem_cons.1 h).elim (fun e => .inl (e ▸ .head _)) fun h => (ih h).imp (.tail _) id

/-! ## The first element, and the rest -/

@[simp] theorem head_cons {a : α} {l : List α} {h : a :: l ≠ []} : head (a :: l) h = a := rfl
@[simp] theorem head?_nil : ([] : List α).head? = none := rfl
@[simp] theorem head?_cons {a : α} {l : List α} : (a :: l).head? = some a := rfl
@[simp] theorem headD_nil {d : α} : [].headD d = d := rfl
@[simp] theorem headD_cons {a : α} {l : List α} {d : α} : (a :: l).headD d = a := rfl
@[simp] theorem tail_nil : ([] : List α).tail = [] := rfl
@[simp] theorem tail_cons {a : α} {as : List α} : (a :: as).tail = as := rfl
@[simp] theorem tail?_nil : ([] : List α).tail? = none := rfl
@[simp] theorem tail?_cons {a : α} {l : List α} : (a :: l).tail? = some l := rfl

theorem head?_eq_some_head {l : List α} (h : l ≠ []) : head? l = some (head l h) := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => rfl

theorem head?_eq_getElem? {l : List α} : l.head? = l[0]? := by cases l <;> rfl

theorem head_eq_getElem {l : List α} (h : l ≠ []) : head l h = l[0]'(length_pos_iff.mpr h) := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => rfl

theorem getElem_zero_eq_head {l : List α} (h : 0 < l.length) : l[0] = head l (ne_nil_of_length_pos h) :=
  (head_eq_getElem _).symm

theorem getElem_zero {l : List α} (h : 0 < l.length) : l[0] = l.head (length_pos_iff.mp h) := getElem_zero_eq_head h

theorem head_of_mem_head? {l : List α} {x : α} (hx : x ∈ l.head?) :
    l.head (fun h => Option.some_ne_none x (hx.symm.trans (congrArg head? h))) = x :=
  Option.some.inj ((head?_eq_some_head _).symm.trans hx)

@[simp] theorem head?_eq_none_iff {l : List α} : l.head? = none ↔ l = [] := by
  cases l with
  | nil => exact iff_of_true rfl rfl
  | cons a l => exact iff_of_false (Option.some_ne_none a) (cons_ne_nil a l)

theorem head?_eq_some_iff {xs : List α} {a : α} : xs.head? = some a ↔ ∃ ys, xs = a :: ys := by
  constructor
  · intro h
    cases xs with
    | nil => exact absurd h.symm (Option.some_ne_none a)
    | cons b xs => exact ⟨xs, congrArg (· :: xs) (Option.some.inj h)⟩
  · exact fun h => h.elim fun _ h => congrArg head? h

@[simp] theorem head_mem {l : List α} (h : l ≠ []) : head l h ∈ l := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => exact .head _

theorem mem_of_head? {l : List α} {a : α} (h : a ∈ l.head?) : a ∈ l :=
  (head?_eq_some_iff.1 h).elim fun _ e => e ▸ .head _

@[simp] theorem head_cons_tail (l : List α) (h : l ≠ []) : l.head h :: l.tail = l := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => rfl

theorem cons_head_tail (l : List α) (h : l ≠ []) : l.head h :: l.tail = l := head_cons_tail l h

theorem headD_eq_head?_getD {l : List α} {a : α} : headD l a = (head? l).getD a := by cases l <;> rfl

@[simp] theorem length_tail {l : List α} : l.tail.length = l.length - 1 := by cases l <;> rfl

theorem tail_eq_tailD {l : List α} : l.tail = tailD l [] := by cases l <;> rfl

@[simp] theorem getElem?_tail {l : List α} {i : Nat} : l.tail[i]? = l[i + 1]? := by cases l <;> rfl

@[simp] theorem getElem_tail {l : List α} {i : Nat} (h : i < l.tail.length) :
    (tail l)[i] = l[i + 1]'(Nat.add_lt_of_lt_sub (length_tail ▸ h)) := by
  rw [getElem_eq_iff, getElem?_tail, getElem?_eq_getElem]

@[simp] theorem head_append_of_ne_nil {l l' : List α} {w₁} (w₂ : l ≠ []) : head (l ++ l') w₁ = head l w₂ := by
  cases l with
  | nil => exact absurd rfl w₂
  | cons a l => rfl

@[simp] theorem head?_append {l l' : List α} : (l ++ l').head? = l.head?.or l'.head? := by cases l <;> rfl

theorem head_append {l₁ l₂ : List α} (w : l₁ ++ l₂ ≠ []) :
    head (l₁ ++ l₂) w =
      if h : l₁.isEmpty then head l₂ (fun e => w (append_eq_nil_iff.2 ⟨isEmpty_iff.1 h, e⟩))
      else head l₁ (fun e => h (isEmpty_iff.2 e)) := by
  cases l₁ <;> rfl

theorem tail_append {l l' : List α} : (l ++ l').tail = if l.isEmpty then l'.tail else l.tail ++ l' := by
  cases l <;> rfl

@[simp] theorem tail_append_of_ne_nil {xs ys : List α} (h : xs ≠ []) : (xs ++ ys).tail = xs.tail ++ ys := by
  cases xs with
  | nil => exact absurd rfl h
  | cons a l => rfl

theorem mem_of_mem_head? {l : List α} {a : α} (h : a ∈ l.head?) : a ∈ l := mem_of_head? h

/-! ## The last element, and the others -/

@[simp] theorem getLast_singleton {a : α} (h : [a] ≠ []) : getLast [a] h = a := rfl

@[simp] theorem getLast_cons_cons {a b : α} {l : List α} :
    getLast (a :: b :: l) (cons_ne_nil a (b :: l)) = getLast (b :: l) (cons_ne_nil b l) := rfl

theorem getLast_cons {a : α} {as : List α} (h : as ≠ []) : getLast (a :: as) (cons_ne_nil a as) = getLast as h := by
  cases as with
  | nil => exact absurd rfl h
  | cons b as => rfl

@[simp] theorem getLast?_nil : ([] : List α).getLast? = none := rfl
@[simp] theorem getLast?_singleton {a : α} : [a].getLast? = some a := rfl
@[simp] theorem getLastD_nil {a : α} : [].getLastD a = a := rfl

theorem getLast?_eq_some_getLast {l : List α} (h : l ≠ []) : getLast? l = some (getLast l h) := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => rfl

theorem getLast_eq_getElem {l : List α} (h : l ≠ []) :
    getLast l h = l[l.length - 1]'(Nat.sub_lt (length_pos_iff.2 h) (Nat.succ_pos _)) := by
  induction l with
  | nil => exact absurd rfl h
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact ih (cons_ne_nil b l)

theorem getElem_length_sub_one_eq_getLast {l : List α} (h : l.length - 1 < l.length) :
    l[l.length - 1] = getLast l (ne_nil_of_length_pos (Nat.lt_of_le_of_lt (Nat.zero_le _) h)) :=
  (getLast_eq_getElem _).symm

theorem getLast?_eq_getElem? {l : List α} : l.getLast? = l[l.length - 1]? := by
  cases l with
  | nil => rfl
  | cons a l => rw [getLast?_eq_some_getLast (cons_ne_nil a l), getLast_eq_getElem, getElem?_eq_getElem]

@[simp] theorem getLast_mem {l : List α} (h : l ≠ []) : getLast l h ∈ l := by
  rw [getLast_eq_getElem]; exact getElem_mem _

theorem mem_of_getLast? {l : List α} {a : α} (h : a ∈ l.getLast?) : a ∈ l :=
  mem_of_getElem? (getLast?_eq_getElem?.symm.trans h)

theorem getLast_append_of_ne_nil {l l' : List α} (h₁) (h₂ : l' ≠ []) :
    (l ++ l').getLast h₁ = l'.getLast h₂ := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    have hne := append_ne_nil_of_right_ne_nil l h₂
    exact (getLast_cons hne).trans (ih hne)

@[simp] theorem getLast_append_right {l l' : List α} (h : l' ≠ []) :
    (l ++ l').getLast (append_ne_nil_of_right_ne_nil l h) = l'.getLast h := getLast_append_of_ne_nil _ h

@[simp] theorem getLast_concat {a : α} {l : List α} (h : l ++ [a] ≠ []) : getLast (l ++ [a]) h = a :=
  getLast_append_of_ne_nil h (cons_ne_nil a [])

@[simp] theorem getLast?_concat {l : List α} {a : α} : getLast? (l ++ [a]) = some a := by
  rw [getLast?_eq_some_getLast (append_ne_nil_of_right_ne_nil l (cons_ne_nil a [])), getLast_concat]

@[simp] theorem getLast?_append {l l' : List α} : (l ++ l').getLast? = l'.getLast?.or l.getLast? := by
  cases l' with
  | nil => rw [append_nil]; rfl
  | cons b l' =>
    rw [getLast?_eq_some_getLast (append_ne_nil_of_right_ne_nil l (cons_ne_nil b l')),
      getLast_append_of_ne_nil _ (cons_ne_nil b l')]
    rfl

theorem getLast?_cons {a : α} {l : List α} : (a :: l).getLast? = some (l.getLast?.getD a) := by
  cases l <;> rfl

@[simp] theorem getLast?_cons_cons {a b : α} {l : List α} : getLast? (a :: b :: l) = getLast? (b :: l) := rfl

theorem getLastD_cons {a b : α} {l : List α} : getLastD (b :: l) a = getLastD l b := by cases l <;> rfl

theorem getLastD_eq_getLast? {a : α} {l : List α} : getLastD l a = (getLast? l).getD a := by cases l <;> rfl

@[simp] theorem getLast?_eq_none_iff {xs : List α} : xs.getLast? = none ↔ xs = [] := by
  cases xs with
  | nil => exact iff_of_true rfl rfl
  | cons a l => exact iff_of_false (Option.some_ne_none _) (cons_ne_nil a l)

@[simp] theorem dropLast_nil : ([] : List α).dropLast = [] := rfl
@[simp] theorem dropLast_singleton {x : α} : [x].dropLast = [] := rfl
@[simp] theorem dropLast_cons₂ {x y : α} {zs : List α} : (x :: y :: zs).dropLast = x :: (y :: zs).dropLast := rfl

@[simp] theorem length_dropLast {xs : List α} : xs.dropLast.length = xs.length - 1 := by
  induction xs with
  | nil => rfl
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact congrArg (· + 1) ih

theorem dropLast_cons_of_ne_nil {x : α} {l : List α} (h : l ≠ []) : (x :: l).dropLast = x :: l.dropLast := by
  cases l with
  | nil => exact absurd rfl h
  | cons b l => rfl

@[simp] theorem dropLast_append_of_ne_nil {l l' : List α} (h : l' ≠ []) : (l ++ l').dropLast = l ++ l'.dropLast := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [cons_append, dropLast_cons_of_ne_nil (append_ne_nil_of_right_ne_nil l h), ih]; rfl

@[simp] theorem dropLast_concat {a : α} {l : List α} : (l ++ [a]).dropLast = l := by
  rw [dropLast_append_of_ne_nil (cons_ne_nil a []), dropLast_singleton, append_nil]

theorem dropLast_concat_getLast {l : List α} (h : l ≠ []) : dropLast l ++ [getLast l h] = l := by
  induction l with
  | nil => exact absurd rfl h
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact congrArg (a :: ·) (ih (cons_ne_nil b l))

@[simp] theorem getElem_dropLast {xs : List α} {i : Nat} (h : i < xs.dropLast.length) :
    xs.dropLast[i] = xs[i]'(Nat.lt_of_lt_of_le h (length_dropLast (xs := xs) ▸ Nat.sub_le _ _)) := by
  induction xs generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons a l ih => cases l with
    | nil => exact absurd h (Nat.not_lt_zero i)
    | cons b l => cases i with
      | zero => rfl
      | succ i => exact ih (Nat.lt_of_succ_lt_succ h)

theorem getLast?_eq_some_iff {xs : List α} {a : α} : xs.getLast? = some a ↔ ∃ ys, xs = ys ++ [a] := by
  constructor
  · intro h
    cases xs with
    | nil => exact absurd h.symm (Option.some_ne_none a)
    | cons b l =>
      refine ⟨(b :: l).dropLast, ?_⟩
      rw [← Option.some.inj h]; exact (dropLast_concat_getLast (cons_ne_nil b l)).symm
  · rintro ⟨ys, rfl⟩; exact getLast?_concat

theorem mem_of_mem_dropLast {a : α} {l : List α} (h : a ∈ l.dropLast) : a ∈ l := by
  obtain ⟨i, hi, e⟩ := getElem_of_mem h
  rw [getElem_dropLast hi] at e
  exact mem_of_getElem e

end List
