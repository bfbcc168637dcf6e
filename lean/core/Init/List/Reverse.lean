prelude
import Init.List.Map

/-!
# Lists: `reverse` and `replicate`
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {a b : α} {l : List α} {p : α → Bool}

/-! ## `reverse` -/

@[simp] theorem reverseAux_nil {r : List α} : reverseAux [] r = r := rfl
@[simp] theorem reverseAux_cons {a : α} {l r : List α} : reverseAux (a :: l) r = reverseAux l (a :: r) := rfl

theorem reverseAux_eq_append {as bs : List α} : reverseAux as bs = reverseAux as [] ++ bs := by
  induction as generalizing bs with
  | nil => rfl
  | cons a as ih => rw [reverseAux_cons, reverseAux_cons, ih, ih (bs := [a]), append_assoc]; rfl

theorem reverseAux_eq {as bs : List α} : reverseAux as bs = reverse as ++ bs := reverseAux_eq_append

@[simp] theorem reverse_nil : reverse ([] : List α) = [] := rfl

@[simp] theorem reverse_cons {a : α} {as : List α} : reverse (a :: as) = reverse as ++ [a] :=
  reverseAux_eq_append (as := as) (bs := [a])

theorem reverse_singleton {a : α} : reverse [a] = [a] := rfl

@[simp] theorem reverse_append {as bs : List α} : (as ++ bs).reverse = bs.reverse ++ as.reverse := by
  induction as with
  | nil => exact (append_nil _).symm
  | cons a as ih => rw [cons_append, reverse_cons, ih, reverse_cons, append_assoc]

@[simp] theorem reverse_reverse (as : List α) : as.reverse.reverse = as := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [reverse_cons, reverse_append, ih]; rfl

@[simp] theorem length_reverse {as : List α} : (as.reverse).length = as.length := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [reverse_cons, length_append, ih]; rfl

@[simp] theorem mem_reverse {x : α} {as : List α} : x ∈ reverse as ↔ x ∈ as := by
  induction as with
  | nil => exact Iff.rfl
  | cons a as ih =>
    rw [reverse_cons]
    exact mem_append.trans ((or_congr ih mem_singleton).trans (or_comm.trans mem_cons.symm))

theorem mem_reverseAux {x : α} {as bs : List α} : x ∈ reverseAux as bs ↔ x ∈ as ∨ x ∈ bs := by
  rw [reverseAux_eq, mem_append, mem_reverse]

@[simp] theorem reverse_inj {xs ys : List α} : xs.reverse = ys.reverse ↔ xs = ys :=
  ⟨fun h => by rw [← reverse_reverse xs, h, reverse_reverse], congrArg _⟩

theorem reverse_eq_iff {xs ys : List α} : xs.reverse = ys ↔ xs = ys.reverse :=
  ⟨fun h => by rw [← h, reverse_reverse], fun h => by rw [h, reverse_reverse]⟩

@[simp] theorem reverse_eq_nil_iff {xs : List α} : xs.reverse = [] ↔ xs = [] := reverse_eq_iff

theorem reverse_ne_nil_iff {xs : List α} : xs.reverse ≠ [] ↔ xs ≠ [] := not_congr reverse_eq_nil_iff

@[simp] theorem reverse_eq_cons_iff {xs : List α} {a : α} {ys : List α} : xs.reverse = a :: ys ↔ xs = ys.reverse ++ [a] := by
  rw [reverse_eq_iff, reverse_cons]

@[simp] theorem isEmpty_reverse {xs : List α} : xs.reverse.isEmpty = xs.isEmpty := by
  rw [Bool.eq_iff_iff, isEmpty_iff, isEmpty_iff, reverse_eq_nil_iff]

@[simp] theorem map_reverse {f : α → β} {l : List α} : l.reverse.map f = (l.map f).reverse := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [reverse_cons, map_append, ih]; exact reverse_cons.symm

@[simp] theorem filter_reverse {p : α → Bool} {l : List α} : (l.reverse.filter p) = (l.filter p).reverse := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [reverse_cons, filter_append, ih, filter_cons, filter_cons]
    cases p a
    · exact append_nil _
    · exact reverse_cons.symm

theorem filterMap_reverse {f : α → Option β} {l : List α} : (l.reverse.filterMap f) = (l.filterMap f).reverse := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [reverse_cons, filterMap_append, ih, filterMap_cons, filterMap_cons]
    cases f a with
    | none => exact append_nil _
    | some b => exact reverse_cons.symm

@[simp] theorem reverse_concat {l : List α} {a : α} : (l ++ [a]).reverse = a :: l.reverse := reverse_append

theorem reverse_eq_append_iff {xs ys zs : List α} : xs.reverse = ys ++ zs ↔ xs = zs.reverse ++ ys.reverse := by
  rw [reverse_eq_iff, reverse_append]

theorem flatten_reverse {L : List (List α)} : L.reverse.flatten = (L.map reverse).flatten.reverse := by
  induction L with
  | nil => rfl
  | cons l L ih => rw [reverse_cons, flatten_concat, ih, map_cons, flatten_cons, reverse_append, reverse_reverse]

theorem reverse_flatten {L : List (List α)} : L.flatten.reverse = (L.map reverse).reverse.flatten := by
  induction L with
  | nil => rfl
  | cons l L ih => rw [flatten_cons, reverse_append, ih, map_cons, reverse_cons, flatten_concat]

@[simp] theorem any_reverse {l : List α} : l.reverse.any p = l.any p := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [reverse_cons, any_append, ih, any_cons, any_cons, any_nil, Bool.or_false, Bool.or_comm]

@[simp] theorem all_reverse {l : List α} : l.reverse.all p = l.all p := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [reverse_cons, all_append, ih, all_cons, all_cons, all_nil, Bool.and_true, Bool.and_comm]

theorem getElem?_reverse' {l : List α} {i j : Nat} (h : i + j + 1 = length l) : l.reverse[i]? = l[j]? := by
  induction l generalizing j with
  | nil => exact absurd h (Nat.succ_ne_zero _)
  | cons a l ih =>
    have h : i + j = length l := Nat.succ.inj h
    rw [reverse_cons]
    cases j with
    | zero => exact (length_reverse.trans h.symm : l.reverse.length = i) ▸ getElem?_concat_length
    | succ j =>
      have hi : i < l.reverse.length := length_reverse.symm ▸ h ▸ Nat.lt_of_le_of_lt (Nat.le_add_right i j) (Nat.lt_succ_self _)
      exact (getElem?_append_left hi).trans (ih h)

@[simp] theorem getElem?_reverse {l : List α} {i : Nat} (h : i < length l) : l.reverse[i]? = l[l.length - 1 - i]? :=
  getElem?_reverse' (by rw [Nat.sub_sub, Nat.add_right_comm, Nat.add_comm 1 i, Nat.add_sub_of_le h])

@[simp] theorem getElem_reverse {l : List α} {i : Nat} (h : i < l.reverse.length) :
    l.reverse[i] = l[l.length - 1 - i]'(Nat.sub_one_sub_lt (length_reverse (as := l) ▸ h)) := by
  rw [getElem_eq_iff, getElem?_reverse (length_reverse (as := l) ▸ h), getElem?_eq_getElem]

@[simp] theorem head?_reverse {l : List α} : l.reverse.head? = l.getLast? := by
  cases l with
  | nil => rfl
  | cons a l =>
    rw [← dropLast_concat_getLast (cons_ne_nil a l), reverse_concat, getLast?_concat]; rfl

@[simp] theorem getLast?_reverse {l : List α} : l.reverse.getLast? = l.head? := by
  rw [← head?_reverse, reverse_reverse]

@[simp] theorem head_reverse {l : List α} (h : l.reverse ≠ []) : l.reverse.head h = getLast l (mt reverse_eq_nil_iff.2 h) := by
  apply Option.some.inj
  rw [← head?_eq_some_head, head?_reverse, getLast?_eq_some_getLast]

@[simp] theorem getLast_reverse {l : List α} (h : l.reverse ≠ []) : l.reverse.getLast h = l.head (mt reverse_eq_nil_iff.2 h) := by
  apply Option.some.inj
  rw [← getLast?_eq_some_getLast, getLast?_reverse, head?_eq_some_head]

@[simp] theorem dropLast_reverse {l : List α} : l.reverse.dropLast = l.tail.reverse := by
  cases l with
  | nil => rfl
  | cons a l => rw [reverse_cons, dropLast_concat]; rfl

@[simp] theorem tail_reverse {l : List α} : l.reverse.tail = l.dropLast.reverse := by
  rw [← reverse_reverse l.reverse.tail, ← dropLast_reverse, reverse_reverse]

/-! ## `replicate` -/

@[simp] theorem replicate_zero {a : α} : replicate 0 a = [] := rfl

theorem replicate_succ {a : α} {n : Nat} : replicate (n+1) a = a :: replicate n a := rfl

@[simp] theorem replicate_one {a : α} : replicate 1 a = [a] := rfl

@[simp] theorem length_replicate {n : Nat} {a : α} : (replicate n a).length = n := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg (· + 1) ih

theorem eq_of_mem_replicate {a b : α} {n : Nat} (h : b ∈ replicate n a) : b = a := by
  induction n with
  | zero => exact absurd h not_mem_nil
  | succ n ih => exact (mem_cons.1 h).elim id ih

@[simp] theorem mem_replicate {a b : α} {n : Nat} : b ∈ replicate n a ↔ n ≠ 0 ∧ b = a := by
  cases n with
  | zero => exact iff_of_false not_mem_nil fun h => h.1 rfl
  | succ n => exact ⟨fun h => ⟨Nat.succ_ne_zero n, eq_of_mem_replicate h⟩, fun h => h.2 ▸ mem_cons_self⟩

theorem forall_mem_replicate {p : α → Prop} {a : α} {n : Nat} : (∀ b, b ∈ replicate n a → p b) ↔ n = 0 ∨ p a := by
  cases n with
  | zero => exact iff_of_true (fun _ h => absurd h not_mem_nil) (.inl rfl)
  | succ n =>
    exact ⟨fun h => .inr (h a mem_cons_self), fun h _ hb => eq_of_mem_replicate hb ▸ h.resolve_left (Nat.succ_ne_zero n)⟩

@[simp] theorem replicate_succ_ne_nil {n : Nat} {a : α} : replicate (n+1) a ≠ [] := cons_ne_nil a _

@[simp] theorem replicate_eq_nil_iff {n : Nat} (a : α) : replicate n a = [] ↔ n = 0 := by
  rw [← length_eq_zero_iff, length_replicate]

@[simp] theorem getElem_replicate {a : α} {n i : Nat} (h : i < (replicate n a).length) : (replicate n a)[i] = a :=
  eq_of_mem_replicate (getElem_mem h)

theorem getElem?_replicate {a : α} {n i : Nat} : (replicate n a)[i]? = if i < n then some a else none := by
  by_cases h : i < n
  · have h' : i < (replicate n a).length := length_replicate.symm ▸ h
    rw [if_pos h, getElem?_eq_getElem h', getElem_replicate]
  · rw [if_neg h]; exact getElem?_eq_none (length_replicate.symm ▸ Nat.le_of_not_lt h)

@[simp] theorem getElem?_replicate_of_lt {a : α} {n i : Nat} (h : i < n) : (replicate n a)[i]? = some a := by
  rw [getElem?_replicate, if_pos h]

theorem head?_replicate {a : α} {n : Nat} : (replicate n a).head? = if n = 0 then none else some a := by cases n <;> rfl

@[simp] theorem tail_replicate {n : Nat} {a : α} : (replicate n a).tail = replicate (n - 1) a := by cases n <;> rfl

@[simp] theorem isEmpty_replicate {n : Nat} {a : α} : (replicate n a).isEmpty = decide (n = 0) := by cases n <;> rfl

theorem eq_replicate_of_mem {a : α} {l : List α} (H : ∀ b, b ∈ l → b = a) : l = replicate l.length a := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    have H := forall_mem_cons.1 H
    exact cons_eq_cons.2 ⟨H.1, ih H.2⟩

theorem eq_replicate_iff {a : α} {n : Nat} {l : List α} : l = replicate n a ↔ length l = n ∧ ∀ b, b ∈ l → b = a :=
  ⟨fun h => h ▸ ⟨length_replicate, fun _ => eq_of_mem_replicate⟩, fun h => h.1 ▸ eq_replicate_of_mem h.2⟩

theorem map_eq_replicate_iff {l : List α} {f : α → β} {b : β} : l.map f = replicate l.length b ↔ ∀ x, x ∈ l → f x = b := by
  rw [eq_replicate_iff, length_map, forall_mem_map]
  exact ⟨fun h => h.2, fun h => ⟨rfl, h⟩⟩

@[simp] theorem replicate_append_replicate {n m : Nat} {a : α} : replicate n a ++ replicate m a = replicate (n + m) a := by
  induction n with
  | zero => rw [Nat.zero_add]; rfl
  | succ n ih => rw [Nat.succ_add]; exact congrArg (a :: ·) ih

theorem append_replicate_replicate {n m : Nat} {a : α} : replicate n a ++ replicate m a = replicate (n + m) a :=
  replicate_append_replicate

theorem replicate_succ' {n : Nat} {a : α} : replicate (n + 1) a = replicate n a ++ [a] :=
  (replicate_append_replicate (m := 1)).symm

@[simp] theorem replicate_inj {n m : Nat} {a b : α} : replicate n a = replicate m b ↔ n = m ∧ (n = 0 ∨ a = b) := by
  rw [eq_replicate_iff, length_replicate, forall_mem_replicate]

@[simp] theorem map_replicate {n : Nat} {a : α} {f : α → β} : (replicate n a).map f = replicate n (f a) := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg (f a :: ·) ih

@[simp] theorem reverse_replicate {n : Nat} {a : α} : (replicate n a).reverse = replicate n a :=
  eq_replicate_iff.2 ⟨by rw [length_reverse, length_replicate], fun _ h => eq_of_mem_replicate (mem_reverse.1 h)⟩

theorem filter_replicate {n : Nat} {a : α} : (replicate n a).filter p = if p a then replicate n a else [] := by
  by_cases h : p a
  · rw [if_pos h]; exact filter_eq_self.2 fun _ hb => eq_of_mem_replicate hb ▸ h
  · rw [if_neg h]; exact filter_eq_nil_iff.2 fun _ hb => eq_of_mem_replicate hb ▸ h

@[simp] theorem filter_replicate_of_pos {n : Nat} (h : p a) : (replicate n a).filter p = replicate n a := by
  rw [filter_replicate, if_pos h]

@[simp] theorem filter_replicate_of_neg {n : Nat} (h : ¬p a) : (replicate n a).filter p = [] := by
  rw [filter_replicate, if_neg h]

@[simp] theorem flatten_replicate_nil {n : Nat} : (replicate n ([] : List α)).flatten = [] := by
  induction n with
  | zero => rfl
  | succ n ih => exact ih

@[simp] theorem flatten_replicate_replicate {m n : Nat} {a : α} : (replicate n (replicate m a)).flatten = replicate (n * m) a := by
  induction n with
  | zero => rw [Nat.zero_mul]; rfl
  | succ n ih => rw [replicate_succ, flatten_cons, ih, replicate_append_replicate, Nat.succ_mul, Nat.add_comm]

@[simp] theorem any_replicate {n : Nat} {a : α} {f : α → Bool} : (replicate n a).any f = if n = 0 then false else f a := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [if_neg (Nat.succ_ne_zero n), replicate_succ, any_cons, ih]
    cases f a
    · rw [ite_self]; rfl
    · rfl

@[simp] theorem all_replicate {n : Nat} {a : α} {f : α → Bool} : (replicate n a).all f = if n = 0 then true else f a := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [if_neg (Nat.succ_ne_zero n), replicate_succ, all_cons, ih]
    cases f a
    · rfl
    · rw [ite_self]; rfl

@[simp] theorem getLast?_replicate {a : α} {n : Nat} : (replicate n a).getLast? = if n = 0 then none else some a := by
  rw [← head?_reverse, reverse_replicate, head?_replicate]

@[simp] theorem dropLast_replicate {n : Nat} {a : α} : (replicate n a).dropLast = replicate (n - 1) a := by
  rw [← reverse_reverse (replicate n a).dropLast, ← tail_reverse, reverse_replicate, tail_replicate, reverse_replicate]

@[simp] theorem set_replicate_self {n i : Nat} {a : α} : (replicate n a).set i a = replicate n a :=
  eq_replicate_iff.2 ⟨by rw [length_set, length_replicate], fun _ h =>
    (mem_or_eq_of_mem_set h).elim eq_of_mem_replicate id⟩

end List
