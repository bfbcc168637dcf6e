prelude
import Init.List.Reverse
import Init.Nat.MinMax

/-!
# Lists: `take`, `drop`, `takeWhile`, `dropWhile`, `span`, `splitAt`
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {p : α → Bool} {a : α} {l l₁ l₂ : List α} {i j n : Nat}

private theorem zero_min (a : Nat) : min 0 a = 0 := if_pos (Nat.zero_le a)

private theorem min_zero (a : Nat) : min a 0 = 0 := by
  cases a with
  | zero => rfl
  | succ a => exact if_neg (Nat.not_succ_le_zero a)

private theorem succ_min_succ (a b : Nat) : min (a + 1) (b + 1) = min a b + 1 := by
  by_cases h : a ≤ b
  · exact (if_pos (Nat.succ_le_succ h)).trans (congrArg (· + 1) (if_pos h).symm)
  · exact (if_neg fun h' => h (Nat.le_of_succ_le_succ h')).trans (congrArg (· + 1) (if_neg h).symm)

private theorem min_le_left (a b : Nat) : min a b ≤ a := by
  by_cases h : a ≤ b
  · exact Nat.le_of_eq (if_pos h)
  · exact Nat.le_trans (Nat.le_of_eq (if_neg h)) (Nat.le_of_lt (Nat.lt_of_not_le h))

private theorem min_le_right (a b : Nat) : min a b ≤ b := by
  by_cases h : a ≤ b
  · exact Nat.le_trans (Nat.le_of_eq (if_pos h)) h
  · exact Nat.le_of_eq (if_neg h)

/-! ## `take` and `drop` -/

@[simp] theorem take_nil {i : Nat} : ([] : List α).take i = [] := by cases i <;> rfl
@[simp] theorem take_zero {l : List α} : l.take 0 = [] := rfl
@[simp] theorem take_succ_cons {a : α} {as : List α} {i : Nat} : (a::as).take (i+1) = a :: as.take i := rfl
@[simp] theorem drop_nil : ([] : List α).drop i = [] := by cases i <;> rfl
@[simp] theorem drop_zero {l : List α} : l.drop 0 = l := rfl
@[simp] theorem drop_succ_cons {a : α} {l : List α} {i : Nat} : (a::l).drop (i+1) = l.drop i := rfl

@[simp] theorem take_append_drop (i : Nat) (l : List α) : take i l ++ drop i l = l := by
  induction i generalizing l with
  | zero => rfl
  | succ i ih => cases l with
    | nil => rfl
    | cons a l => exact congrArg (a :: ·) (ih l)

@[simp] theorem length_take {i : Nat} {l : List α} : (take i l).length = min i l.length := by
  induction i generalizing l with
  | zero => exact (zero_min _).symm
  | succ i ih => cases l with
    | nil => exact (min_zero _).symm
    | cons a l => exact (congrArg (· + 1) ih).trans (succ_min_succ ..).symm

@[simp] theorem length_drop {i : Nat} {l : List α} : (drop i l).length = l.length - i := by
  induction i generalizing l with
  | zero => rfl
  | succ i ih => cases l with
    | nil => exact (Nat.zero_sub _).symm
    | cons a l => exact ih.trans (Nat.succ_sub_succ_eq_sub ..).symm

theorem length_take_le (i : Nat) (l : List α) : length (take i l) ≤ i := length_take ▸ min_le_left ..

theorem length_take_le' (i : Nat) (l : List α) : length (take i l) ≤ l.length := length_take ▸ min_le_right ..

theorem length_take_of_le (h : i ≤ length l) : length (take i l) = i := length_take.trans (if_pos h)

theorem take_of_length_le {l : List α} (h : l.length ≤ i) : take i l = l := by
  induction l generalizing i with
  | nil => exact take_nil
  | cons a l ih => cases i with
    | zero => exact absurd h (Nat.not_succ_le_zero _)
    | succ i => rw [take_succ_cons, ih (Nat.le_of_succ_le_succ h)]

theorem drop_of_length_le {l : List α} (h : l.length ≤ i) : drop i l = [] := by
  induction l generalizing i with
  | nil => exact drop_nil
  | cons a l ih => cases i with
    | zero => exact absurd h (Nat.not_succ_le_zero _)
    | succ i => exact ih (Nat.le_of_succ_le_succ h)

theorem drop_eq_nil_of_le {as : List α} {i : Nat} (h : as.length ≤ i) : as.drop i = [] := drop_of_length_le h

@[simp] theorem take_length {l : List α} : take l.length l = l := take_of_length_le Nat.le.refl

@[simp] theorem drop_length {l : List α} : drop l.length l = [] := drop_of_length_le Nat.le.refl

@[simp] theorem take_eq_nil_iff {l : List α} {k : Nat} : l.take k = [] ↔ k = 0 ∨ l = [] := by
  cases k with
  | zero => exact iff_of_true rfl (.inl rfl)
  | succ k => cases l with
    | nil => exact iff_of_true rfl (.inr rfl)
    | cons a l => exact iff_of_false (cons_ne_nil _ _) fun h => h.elim (Nat.succ_ne_zero k) (cons_ne_nil _ _)

@[simp] theorem drop_eq_nil_iff {l : List α} {i : Nat} : l.drop i = [] ↔ l.length ≤ i :=
  ⟨fun h => Nat.le_of_sub_eq_zero (length_drop.symm.trans (congrArg length h)), drop_of_length_le⟩

@[simp] theorem take_eq_self_iff {l : List α} {i : Nat} : l.take i = l ↔ l.length ≤ i :=
  ⟨fun h => h ▸ length_take_le i l, take_of_length_le⟩

@[simp] theorem getElem?_take_of_lt {l : List α} {i j : Nat} (h : i < j) : (l.take j)[i]? = l[i]? := by
  induction j generalizing l i with
  | zero => exact absurd h (Nat.not_lt_zero i)
  | succ j ih => cases l with
    | nil => rfl
    | cons a l => cases i with
      | zero => rfl
      | succ i => exact ih (Nat.lt_of_succ_lt_succ h)

theorem getElem?_take_eq_none {l : List α} {i j : Nat} (h : i ≤ j) : (l.take i)[j]? = none :=
  getElem?_eq_none (Nat.le_trans (length_take_le i l) h)

theorem getElem?_take {l : List α} {i j : Nat} : (l.take i)[j]? = if j < i then l[j]? else none := by
  by_cases h : j < i
  · rw [if_pos h, getElem?_take_of_lt h]
  · rw [if_neg h, getElem?_take_eq_none (Nat.le_of_not_lt h)]

@[simp] theorem getElem_take {l : List α} {i j : Nat} {h : i < (l.take j).length} :
    (l.take j)[i] = l[i]'(Nat.lt_of_lt_of_le h (length_take_le' _ _)) := by
  rw [getElem_eq_iff, getElem?_take_of_lt (Nat.lt_of_lt_of_le h (length_take_le _ _)), getElem?_eq_getElem]

theorem getElem_take' {xs : List α} {i j : Nat} (hi : i < xs.length) (hj : i < j) :
    xs[i] = (xs.take j)[i]'(length_take.symm ▸ Nat.lt_min.2 ⟨hj, hi⟩) := getElem_take.symm

@[simp] theorem getElem?_drop {xs : List α} {i j : Nat} : (xs.drop i)[j]? = xs[i + j]? := by
  induction i generalizing xs with
  | zero => rw [Nat.zero_add]; rfl
  | succ i ih => cases xs with
    | nil => rfl
    | cons a l => rw [Nat.succ_add]; exact ih

@[simp] theorem getElem_drop {xs : List α} {i j : Nat} {h : j < (xs.drop i).length} :
    (xs.drop i)[j] = xs[i + j]'(Nat.add_lt_of_lt_sub' (length_drop ▸ h)) := by
  rw [getElem_eq_iff, getElem?_drop, getElem?_eq_getElem]

theorem drop_eq_getElem_cons {i : Nat} {l : List α} (h : i < l.length) : drop i l = l[i] :: drop (i + 1) l := by
  induction i generalizing l with
  | zero => cases l with
    | nil => exact absurd h (Nat.not_lt_zero _)
    | cons a l => rfl
  | succ i ih => cases l with
    | nil => exact absurd h (Nat.not_lt_zero _)
    | cons a l => exact ih (Nat.lt_of_succ_lt_succ h)

theorem getElem_cons_drop {as : List α} {i : Nat} (h : i < as.length) : as[i] :: as.drop (i+1) = as.drop i :=
  (drop_eq_getElem_cons h).symm

theorem take_add_one {l : List α} {i : Nat} : l.take (i + 1) = l.take i ++ l[i]?.toList := by
  induction i generalizing l with
  | zero => cases l <;> rfl
  | succ i ih => cases l with
    | nil => rfl
    | cons a l => exact congrArg (a :: ·) ih

theorem take_succ {l : List α} {i : Nat} : l.take (i + 1) = l.take i ++ l[i]?.toList := take_add_one

@[simp] theorem take_append_getElem (l : List α) (i : Nat) (h : i < l.length) : l.take i ++ [l[i]] = l.take (i+1) := by
  rw [take_add_one, getElem?_eq_getElem h]; rfl

theorem take_concat_get (l : List α) (i : Nat) (h : i < l.length) : (l.take i).concat l[i] = l.take (i+1) := by
  rw [concat_eq_append, take_append_getElem]

@[simp] theorem take_take {i j : Nat} {l : List α} : take i (take j l) = take (min i j) l := by
  induction l generalizing i j with
  | nil => rw [take_nil, take_nil, take_nil]
  | cons a l ih => cases i with
    | zero => rw [zero_min]; rfl
    | succ i => cases j with
      | zero => rw [min_zero]; rfl
      | succ j => rw [succ_min_succ]; exact congrArg (a :: ·) ih

@[simp] theorem drop_drop {i j : Nat} {l : List α} : drop i (drop j l) = drop (j + i) l := by
  induction j generalizing l with
  | zero => rw [Nat.zero_add]; rfl
  | succ j ih => rw [Nat.succ_add]; cases l with
    | nil => exact drop_nil
    | cons a l => exact ih

theorem drop_take {i j : Nat} {l : List α} : drop i (take j l) = take (j - i) (drop i l) := by
  induction l generalizing i j with
  | nil => rw [take_nil, drop_nil, take_nil]
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => cases j with
      | zero => rw [Nat.zero_sub]; rfl
      | succ j => rw [Nat.succ_sub_succ_eq_sub]; exact ih

theorem take_drop {i j : Nat} {l : List α} : take i (drop j l) = drop j (take (j + i) l) := by
  rw [drop_take, Nat.add_sub_cancel_left]

theorem take_append {l₁ l₂ : List α} {i : Nat} : take i (l₁ ++ l₂) = take i l₁ ++ take (i - l₁.length) l₂ := by
  induction l₁ generalizing i with
  | nil => rw [take_nil]; rfl
  | cons a l ih => cases i with
    | zero => rw [Nat.zero_sub]; rfl
    | succ i => rw [length_cons, Nat.succ_sub_succ_eq_sub]; exact congrArg (a :: ·) ih

theorem drop_append {l₁ l₂ : List α} {i : Nat} : drop i (l₁ ++ l₂) = drop i l₁ ++ drop (i - l₁.length) l₂ := by
  induction l₁ generalizing i with
  | nil => rw [drop_nil]; rfl
  | cons a l ih => cases i with
    | zero => rw [Nat.zero_sub]; rfl
    | succ i => rw [length_cons, Nat.succ_sub_succ_eq_sub]; exact ih

theorem take_append_of_le_length {l₁ l₂ : List α} {i : Nat} (h : i ≤ l₁.length) : (l₁ ++ l₂).take i = l₁.take i := by
  rw [take_append, Nat.sub_eq_zero_of_le h]; exact append_nil _

theorem drop_append_of_le_length {l₁ l₂ : List α} {i : Nat} (h : i ≤ l₁.length) : (l₁ ++ l₂).drop i = l₁.drop i ++ l₂ := by
  rw [drop_append, Nat.sub_eq_zero_of_le h]; rfl

@[simp] theorem take_left {l₁ l₂ : List α} : take l₁.length (l₁ ++ l₂) = l₁ := by
  rw [take_append_of_le_length Nat.le.refl, take_length]

@[simp] theorem drop_left {l₁ l₂ : List α} : drop l₁.length (l₁ ++ l₂) = l₂ := by
  rw [drop_append_of_le_length Nat.le.refl, drop_length]; rfl

theorem take_left' {l₁ l₂ : List α} {i : Nat} (h : length l₁ = i) : take i (l₁ ++ l₂) = l₁ := h ▸ take_left

theorem drop_left' {l₁ l₂ : List α} {i : Nat} (h : length l₁ = i) : drop i (l₁ ++ l₂) = l₂ := h ▸ drop_left

theorem take_length_add_append {l₁ l₂ : List α} (i : Nat) : take (l₁.length + i) (l₁ ++ l₂) = l₁ ++ take i l₂ := by
  rw [take_append, Nat.add_sub_cancel_left, take_of_length_le (Nat.le_add_right _ _)]

theorem drop_length_add_append {l₁ l₂ : List α} (i : Nat) : drop (l₁.length + i) (l₁ ++ l₂) = drop i l₂ := by
  rw [drop_append, Nat.add_sub_cancel_left, drop_of_length_le (Nat.le_add_right _ _)]; rfl

@[simp] theorem map_take {f : α → β} {l : List α} {i : Nat} : (l.take i).map f = (l.map f).take i := by
  induction l generalizing i with
  | nil => rw [take_nil]; exact take_nil.symm
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (f a :: ·) ih

@[simp] theorem map_drop {f : α → β} {l : List α} {i : Nat} : (l.drop i).map f = (l.map f).drop i := by
  induction l generalizing i with
  | nil => rw [drop_nil]; exact drop_nil.symm
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih

theorem mem_of_mem_take {a : α} {l : List α} (h : a ∈ l.take n) : a ∈ l := by
  rw [← take_append_drop n l]; exact mem_append_left _ h

theorem mem_of_mem_drop {a : α} {l : List α} (h : a ∈ l.drop n) : a ∈ l := by
  rw [← take_append_drop n l]; exact mem_append_right _ h

theorem take_subset (i : Nat) (l : List α) : take i l ⊆ l := fun _ => mem_of_mem_take

theorem drop_subset (i : Nat) (l : List α) : drop i l ⊆ l := fun _ => mem_of_mem_drop

@[simp] theorem drop_one {l : List α} : l.drop 1 = l.tail := by cases l <;> rfl

@[simp] theorem tail_drop {l : List α} {i : Nat} : (l.drop i).tail = l.drop (i + 1) := by rw [← drop_one, drop_drop]

@[simp] theorem drop_tail {l : List α} {i : Nat} : l.tail.drop i = l.drop (i + 1) := by
  rw [← drop_one, drop_drop, Nat.add_comm]

theorem dropLast_eq_take {l : List α} : l.dropLast = l.take (l.length - 1) := by
  induction l with
  | nil => rfl
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact congrArg (a :: ·) ih

@[simp] theorem take_replicate {a : α} {i n : Nat} : take i (replicate n a) = replicate (min i n) a :=
  eq_replicate_iff.2 ⟨by rw [length_take, length_replicate], fun _ h => eq_of_mem_replicate (mem_of_mem_take h)⟩

@[simp] theorem drop_replicate {a : α} {i n : Nat} : drop i (replicate n a) = replicate (n - i) a :=
  eq_replicate_iff.2 ⟨by rw [length_drop, length_replicate], fun _ h => eq_of_mem_replicate (mem_of_mem_drop h)⟩

theorem reverse_take {xs : List α} {i : Nat} : (xs.take i).reverse = xs.reverse.drop (xs.length - i) := by
  have h : xs.reverse = (xs.drop i).reverse ++ (xs.take i).reverse := by rw [← reverse_append, take_append_drop]
  rw [h]
  exact (drop_left' (length_reverse.trans length_drop)).symm

theorem reverse_drop {xs : List α} {i : Nat} : (xs.drop i).reverse = xs.reverse.take (xs.length - i) := by
  have h : xs.reverse = (xs.drop i).reverse ++ (xs.take i).reverse := by rw [← reverse_append, take_append_drop]
  rw [h]
  exact (take_left' (length_reverse.trans length_drop)).symm

theorem take_reverse {xs : List α} {i : Nat} : xs.reverse.take i = (xs.drop (xs.length - i)).reverse := by
  rw [← reverse_reverse (xs.reverse.take i), reverse_take, reverse_reverse, length_reverse]

theorem drop_reverse {xs : List α} {i : Nat} : xs.reverse.drop i = (xs.take (xs.length - i)).reverse := by
  rw [← reverse_reverse (xs.reverse.drop i), reverse_drop, reverse_reverse, length_reverse]

theorem take_set_of_le {l : List α} {i j : Nat} {a : α} (h : j ≤ i) : (l.set i a).take j = l.take j :=
  ext_getElem? fun k => by
    rw [getElem?_take, getElem?_take]
    by_cases hk : k < j
    · rw [if_pos hk, if_pos hk, getElem?_set_ne (Nat.ne_of_gt (Nat.lt_of_lt_of_le hk h))]
    · rw [if_neg hk, if_neg hk]

theorem drop_set_of_lt {l : List α} {i j : Nat} {a : α} (h : i < j) : (l.set i a).drop j = l.drop j :=
  ext_getElem? fun k => by
    rw [getElem?_drop, getElem?_drop, getElem?_set_ne (Nat.ne_of_lt (Nat.lt_of_lt_of_le h (Nat.le_add_right j k)))]

theorem set_eq_take_append_cons_drop {l : List α} {i : Nat} {a : α} :
    l.set i a = if i < l.length then l.take i ++ a :: l.drop (i + 1) else l := by
  by_cases h : i < l.length
  · rw [if_pos h]
    induction l generalizing i with
    | nil => exact absurd h (Nat.not_lt_zero i)
    | cons b l ih => cases i with
      | zero => rfl
      | succ i => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h))
  · rw [if_neg h]; exact set_eq_of_length_le (Nat.le_of_not_lt h)

theorem exists_of_set {i : Nat} {a' : α} {l : List α} (h : i < l.length) :
    ∃ l₁ l₂, l = l₁ ++ l[i] :: l₂ ∧ l₁.length = i ∧ l.set i a' = l₁ ++ a' :: l₂ := by
  refine ⟨l.take i, l.drop (i + 1), ?_, length_take_of_le (Nat.le_of_lt h), ?_⟩
  · rw [getElem_cons_drop h, take_append_drop]
  · rw [set_eq_take_append_cons_drop, if_pos h]



@[simp] theorem head?_drop {l : List α} {i : Nat} : (l.drop i).head? = l[i]? := by
  rw [head?_eq_getElem?, getElem?_drop]; rfl

theorem head_drop {l : List α} {i : Nat} (h : l.drop i ≠ []) :
    (l.drop i).head h = l[i]'(Nat.lt_of_not_le (mt drop_eq_nil_iff.2 h)) := by
  rw [head_eq_getElem, getElem_drop]; rfl

/-! ## `takeWhile` and `dropWhile` -/

@[simp] theorem takeWhile_nil : ([] : List α).takeWhile p = [] := rfl
@[simp] theorem dropWhile_nil : ([] : List α).dropWhile p = [] := rfl

theorem takeWhile_cons {a : α} {l : List α} : (a :: l).takeWhile p = if p a then a :: l.takeWhile p else [] := by
  show (match p a with | true => _ | false => _) = _
  cases p a <;> rfl

theorem dropWhile_cons {a : α} {l : List α} : (a :: l).dropWhile p = if p a then l.dropWhile p else a :: l := by
  show (match p a with | true => _ | false => _) = _
  cases p a <;> rfl

@[simp] theorem takeWhile_cons_of_pos {a : α} {l : List α} (h : p a) : (a :: l).takeWhile p = a :: l.takeWhile p := by
  rw [takeWhile_cons, if_pos h]

@[simp] theorem takeWhile_cons_of_neg {a : α} {l : List α} (h : ¬ p a) : (a :: l).takeWhile p = [] := by
  rw [takeWhile_cons, if_neg h]

@[simp] theorem dropWhile_cons_of_pos {a : α} {l : List α} (h : p a) : (a :: l).dropWhile p = l.dropWhile p := by
  rw [dropWhile_cons, if_pos h]

@[simp] theorem dropWhile_cons_of_neg {a : α} {l : List α} (h : ¬ p a) : (a :: l).dropWhile p = a :: l := by
  rw [dropWhile_cons, if_neg h]

@[simp] theorem takeWhile_append_dropWhile {p : α → Bool} {l : List α} : takeWhile p l ++ dropWhile p l = l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [takeWhile_cons, dropWhile_cons]
    cases p a
    · rfl
    · exact congrArg (a :: ·) ih

theorem mem_takeWhile_imp {p : α → Bool} {l : List α} {x : α} (h : x ∈ takeWhile p l) : p x := by
  induction l with
  | nil => exact absurd h not_mem_nil
  | cons a l ih =>
    by_cases ha : p a
    · rw [takeWhile_cons_of_pos ha] at h
      exact (mem_cons.1 h).elim (fun e => e ▸ ha) ih
    · rw [takeWhile_cons_of_neg ha] at h
      exact absurd h not_mem_nil

theorem all_takeWhile {l : List α} : (l.takeWhile p).all p = true := all_eq_true.2 fun _ => mem_takeWhile_imp

theorem head?_dropWhile_not (p : α → Bool) (l : List α) :
    match (l.dropWhile p).head? with | some x => p x = false | none => True := by
  induction l with
  | nil => trivial
  | cons a l ih =>
    by_cases h : p a
    · rw [dropWhile_cons_of_pos h]; exact ih
    · rw [dropWhile_cons_of_neg h]; exact Bool.eq_false_iff.2 h

theorem takeWhile_map {f : α → β} {p : β → Bool} {l : List α} : (l.map f).takeWhile p = (l.takeWhile (p ∘ f)).map f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [map_cons, takeWhile_cons, takeWhile_cons, ih, Function.comp_apply]
    cases p (f a) <;> rfl

theorem dropWhile_map {f : α → β} {p : β → Bool} {l : List α} : (l.map f).dropWhile p = (l.dropWhile (p ∘ f)).map f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [map_cons, dropWhile_cons, dropWhile_cons, ih, Function.comp_apply]
    cases p (f a) <;> rfl

theorem takeWhile_append_of_pos {l₁ l₂ : List α} (h : ∀ a, a ∈ l₁ → p a) :
    (l₁ ++ l₂).takeWhile p = l₁ ++ l₂.takeWhile p := by
  induction l₁ with
  | nil => rfl
  | cons a l ih =>
    have h := forall_mem_cons.1 h
    rw [cons_append, takeWhile_cons, if_pos h.1, ih h.2]; rfl

theorem dropWhile_append_of_pos {l₁ l₂ : List α} (h : ∀ a, a ∈ l₁ → p a) : (l₁ ++ l₂).dropWhile p = l₂.dropWhile p := by
  induction l₁ with
  | nil => rfl
  | cons a l ih =>
    have h := forall_mem_cons.1 h
    rw [cons_append, dropWhile_cons, if_pos h.1, ih h.2]

/-! ## `span` and `splitAt` -/

theorem span_loop_eq {l acc : List α} : span.loop p l acc = (reverseAux acc (takeWhile p l), dropWhile p l) := by
  induction l generalizing acc with
  | nil => rfl
  | cons a l ih =>
    show (match p a with | true => span.loop p l (a :: acc) | false => (acc.reverse, a :: l)) = _
    rw [takeWhile_cons, dropWhile_cons]
    cases p a
    · rfl
    · exact ih

@[simp] theorem span_eq_takeWhile_dropWhile {p : α → Bool} {l : List α} : span p l = (takeWhile p l, dropWhile p l) := span_loop_eq

theorem splitAt_go {l xs : List α} {i : Nat} {acc : List α} :
    splitAt.go l xs i acc = if i < xs.length then (reverseAux acc (xs.take i), xs.drop i) else (l, []) := by
  induction xs generalizing i acc with
  | nil => exact (if_neg (Nat.not_lt_zero i)).symm
  | cons x xs ih => cases i with
    | zero => exact (if_pos (Nat.succ_pos _)).symm
    | succ i =>
      refine ih.trans ?_
      by_cases h : i < xs.length
      · exact (if_pos h).trans (if_pos (Nat.succ_lt_succ h)).symm
      · exact (if_neg h).trans (if_neg fun h' => h (Nat.lt_of_succ_lt_succ h')).symm

@[simp] theorem splitAt_eq {i : Nat} {l : List α} : splitAt i l = (l.take i, l.drop i) := by
  refine splitAt_go.trans ?_
  by_cases h : i < l.length
  · exact if_pos h
  · rw [if_neg h, take_of_length_le (Nat.le_of_not_lt h), drop_of_length_le (Nat.le_of_not_lt h)]

end List
