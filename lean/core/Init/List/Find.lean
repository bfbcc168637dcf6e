prelude
import Init.List.TakeDrop
import Init.Option.Lemmas

/-!
# Lists: searching, counting, erasing, replacing

`find?`, `findSome?`, `findIdx`, `idxOf`, `lookup`; `countP`, `count`; `erase`, `eraseP`, `eraseIdx`; `insert`,
`replace`, `insertIdx`, `modify`, `partition`.
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {p q : α → Bool} {a b : α} {l l₁ l₂ : List α}

/-! ## `find?` and `findSome?` -/

@[simp] theorem find?_nil : ([] : List α).find? p = none := rfl

theorem find?_cons : (a :: l).find? p = match p a with | true => some a | false => l.find? p := rfl

@[simp] theorem find?_cons_of_pos {l : List α} (h : p a) : find? p (a :: l) = some a := by rw [find?_cons, h]

@[simp] theorem find?_cons_of_neg {l : List α} (h : ¬p a) : find? p (a :: l) = find? p l := by
  rw [find?_cons, Bool.eq_false_iff.2 h]

theorem find?_some {l : List α} (h : find? p l = some a) : p a := by
  induction l with
  | nil => exact absurd h.symm (Option.some_ne_none a)
  | cons b l ih =>
    by_cases hb : p b
    · rw [find?_cons_of_pos hb] at h; exact Option.some.inj h ▸ hb
    · rw [find?_cons_of_neg hb] at h; exact ih h

theorem mem_of_find?_eq_some {l : List α} (h : find? p l = some a) : a ∈ l := by
  induction l with
  | nil => exact absurd h.symm (Option.some_ne_none a)
  | cons b l ih =>
    by_cases hb : p b
    · rw [find?_cons_of_pos hb] at h; exact Option.some.inj h ▸ mem_cons_self
    · rw [find?_cons_of_neg hb] at h; exact .tail _ (ih h)

@[simp] theorem isSome_find? {xs : List α} {p : α → Bool} : (xs.find? p).isSome = xs.any p := by
  induction xs with
  | nil => rfl
  | cons b l ih =>
    rw [find?_cons, any_cons, ← ih]
    cases p b <;> rfl

@[simp] theorem find?_eq_none : find? p l = none ↔ ∀ x, x ∈ l → ¬p x := by
  rw [← Option.isSome_eq_false_iff, isSome_find?, any_eq_false]

theorem find?_isSome {xs : List α} {p : α → Bool} : (xs.find? p).isSome ↔ ∃ x, x ∈ xs ∧ p x := by
  rw [isSome_find?, any_eq_true]

theorem find?_eq_some_iff_append {xs : List α} {p : α → Bool} {b : α} :
    xs.find? p = some b ↔ p b ∧ ∃ as bs, xs = as ++ b :: bs ∧ ∀ a, a ∈ as → !p a := by
  constructor
  · intro h
    refine ⟨find?_some h, ?_⟩
    induction xs with
    | nil => exact absurd h.symm (Option.some_ne_none b)
    | cons c xs ih =>
      by_cases hc : p c
      · rw [find?_cons_of_pos hc] at h
        exact ⟨[], xs, congrArg (· :: xs) (Option.some.inj h), fun _ h => absurd h not_mem_nil⟩
      · rw [find?_cons_of_neg hc] at h
        exact (ih h).elim fun as h' => h'.elim fun bs h' => ⟨c :: as, bs, congrArg (c :: ·) h'.1,
          forall_mem_cons.2 ⟨congrArg not (Bool.eq_false_iff.2 hc), h'.2⟩⟩
  · rintro ⟨hb, as, bs, rfl, h⟩
    induction as with
    | nil => exact find?_cons_of_pos hb
    | cons c as ih =>
      have h := forall_mem_cons.1 h
      exact (find?_cons_of_neg (Bool.eq_false_iff.1 ((iff_of_eq (Bool.not_eq_true' _)).1 h.1))).trans (ih h.2)

@[simp] theorem find?_append {l₁ l₂ : List α} : (l₁ ++ l₂).find? p = (l₁.find? p).or (l₂.find? p) := by
  induction l₁ with
  | nil => rfl
  | cons b l ih => rw [cons_append, find?_cons, find?_cons]; cases p b <;> first | exact ih | rfl

@[simp] theorem find?_map {f : β → α} {l : List β} : find? p (l.map f) = (l.find? (p ∘ f)).map f := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [map_cons, find?_cons, find?_cons, Function.comp_apply]; cases p (f b) <;> first | exact ih | rfl

theorem find?_filter {xs : List α} {p q : α → Bool} : (xs.filter p).find? q = xs.find? (fun a => p a ∧ q a) := by
  induction xs with
  | nil => rfl
  | cons b l ih =>
    rw [filter_cons, find?_cons, ← ih, decide_and, Bool.decide_eq_true, Bool.decide_eq_true]
    cases p b
    · rfl
    · exact find?_cons

@[simp] theorem head?_filter {p : α → Bool} {l : List α} : (l.filter p).head? = l.find? p := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [filter_cons, find?_cons]; cases p b <;> first | exact ih | rfl

theorem findSome?_nil {f : α → Option β} : ([] : List α).findSome? f = none := rfl

@[simp] theorem findSome?_cons_of_isSome {l : List α} {f : α → Option β} (h : (f a).isSome) :
    findSome? f (a :: l) = f a := by
  show (match f a with | some b => some b | none => findSome? f l) = f a
  cases h' : f a with
  | none => rw [h'] at h; exact nomatch h
  | some b => rfl

@[simp] theorem findSome?_cons_of_isNone {l : List α} {f : α → Option β} (h : (f a).isNone) :
    findSome? f (a :: l) = findSome? f l := by
  show (match f a with | some b => some b | none => findSome? f l) = _
  rw [Option.isNone_iff_eq_none.1 h]

theorem findSome?_cons {f : α → Option β} : (a :: l).findSome? f = match f a with | some b => some b | none => l.findSome? f := rfl

@[simp] theorem findSome?_eq_none_iff {f : α → Option β} {l : List α} : findSome? f l = none ↔ ∀ x, x ∈ l → f x = none := by
  induction l with
  | nil => exact iff_of_true rfl fun _ h => absurd h not_mem_nil
  | cons b l ih =>
    rw [forall_mem_cons, findSome?_cons, ← ih]
    cases f b with
    | none => exact ⟨fun h => ⟨rfl, h⟩, (·.2)⟩
    | some c => exact iff_of_false (Option.some_ne_none c) fun h => Option.some_ne_none c h.1

theorem exists_of_findSome?_eq_some {l : List α} {f : α → Option β} {b : β} (w : l.findSome? f = some b) : ∃ a, a ∈ l ∧ f a = some b := by
  induction l with
  | nil => exact absurd w.symm (Option.some_ne_none b)
  | cons c l ih =>
    rw [findSome?_cons] at w
    cases h : f c with
    | none => rw [h] at w; exact (ih w).imp fun _ h => ⟨.tail _ h.1, h.2⟩
    | some d => rw [h] at w; exact ⟨c, mem_cons_self, h.trans w⟩

/-! ## `findIdx`, `findIdx?`, `idxOf` -/

theorem findIdx_go {l : List α} {n : Nat} : findIdx.go p l n = findIdx p l + n := by
  have gen : ∀ (l : List α) (m n : Nat), findIdx.go p l (m + n) = findIdx.go p l m + n := by
    intro l
    induction l with
    | nil => exact fun _ _ => rfl
    | cons a l ih =>
      intro m n
      show (bif p a then m + n else findIdx.go p l (m + n + 1)) = (bif p a then m else findIdx.go p l (m + 1)) + n
      cases p a
      · exact (congrArg _ (Nat.add_right_comm m n 1)).trans (ih (m + 1) n)
      · rfl
  have := gen l 0 n
  rwa [Nat.zero_add] at this

@[simp] theorem findIdx_nil {p : α → Bool} : [].findIdx p = 0 := rfl

theorem findIdx_cons {p : α → Bool} {b : α} {l : List α} : (b :: l).findIdx p = bif p b then 0 else l.findIdx p + 1 := by
  show (bif p b then 0 else findIdx.go p l (0 + 1)) = _
  rw [findIdx_go]

theorem findIdx_le_length {p : α → Bool} {xs : List α} : xs.findIdx p ≤ xs.length := by
  induction xs with
  | nil => exact Nat.le.refl
  | cons a l ih =>
    rw [findIdx_cons]
    cases p a
    · exact Nat.succ_le_succ ih
    · exact Nat.zero_le _

theorem findIdx_lt_length_of_exists {p : α → Bool} {xs : List α} (h : ∃ x, x ∈ xs ∧ p x) : xs.findIdx p < xs.length := by
  induction xs with
  | nil => exact h.elim fun _ h => absurd h.1 not_mem_nil
  | cons a l ih =>
    rw [findIdx_cons]
    cases hp : p a
    · exact Nat.succ_lt_succ (ih (h.imp fun x hx => ⟨(mem_cons.1 hx.1).resolve_left fun e =>
        Bool.noConfusion (hp.symm.trans (e ▸ hx.2)), hx.2⟩))
    · exact Nat.succ_pos _

theorem findIdx_getElem {xs : List α} {w : xs.findIdx p < xs.length} : p xs[xs.findIdx p] := by
  have gen : ∀ (xs : List α) (x : α), xs[xs.findIdx p]? = some x → p x := by
    intro xs
    induction xs with
    | nil => exact fun x h => absurd h.symm (Option.some_ne_none x)
    | cons a l ih =>
      intro x h
      rw [findIdx_cons] at h
      cases hp : p a
      · rw [hp] at h; exact ih x h
      · rw [hp] at h; rw [← Option.some.inj h]; exact hp
  exact gen xs _ (getElem?_eq_getElem w)

theorem idxOf_nil [BEq α] : ([] : List α).idxOf a = 0 := rfl

theorem idxOf_cons [BEq α] {a : α} {xs : List α} {y : α} : (a :: xs).idxOf y = bif a == y then 0 else xs.idxOf y + 1 := findIdx_cons

@[simp] theorem idxOf_cons_self [BEq α] [ReflBEq α] {l : List α} : (a :: l).idxOf a = 0 := by
  rw [idxOf_cons, beq_self_eq_true]; rfl

theorem idxOf_le_length [BEq α] {l : List α} : l.idxOf a ≤ l.length := findIdx_le_length

theorem idxOf_lt_length_of_mem [BEq α] [LawfulBEq α] {l : List α} (h : a ∈ l) : l.idxOf a < l.length :=
  findIdx_lt_length_of_exists ⟨a, h, beq_self_eq_true a⟩

theorem getElem_idxOf [BEq α] [LawfulBEq α] {x : α} {xs : List α} (h : xs.idxOf x < xs.length) : xs[xs.idxOf x] = x :=
  eq_of_beq (findIdx_getElem (p := (· == x)) (w := h))

/-! ## `lookup` -/

section lookup

variable [BEq α] {k : α}

@[simp] theorem lookup_nil : ([] : List (α × β)).lookup a = none := rfl

theorem lookup_cons {k : α} {b : β} {es : List (α × β)} :
    ((k, b) :: es).lookup a = match a == k with | true => some b | false => es.lookup a := rfl

@[simp] theorem lookup_cons_self [ReflBEq α] {k : α} {b : β} {es : List (α × β)} : ((k, b) :: es).lookup k = some b := by
  rw [lookup_cons, beq_self_eq_true]

theorem lookup_eq_findSome? {l : List (α × β)} {k : α} : l.lookup k = l.findSome? fun p => if k == p.1 then some p.2 else none := by
  induction l with
  | nil => rfl
  | cons p l ih =>
    show (match k == p.1 with | true => some p.2 | false => l.lookup k) = _
    rw [findSome?_cons, ih]
    cases k == p.1 <;> rfl

theorem lookup_append {l₁ l₂ : List (α × β)} {k : α} : (l₁ ++ l₂).lookup k = (l₁.lookup k).or (l₂.lookup k) := by
  induction l₁ with
  | nil => rfl
  | cons p l ih =>
    show (match k == p.1 with | true => some p.2 | false => (l ++ l₂).lookup k) =
      (match k == p.1 with | true => some p.2 | false => l.lookup k).or (l₂.lookup k)
    rw [ih]
    cases k == p.1 <;> rfl



end lookup

/-! ## `countP` and `count` -/

@[simp] theorem countP_nil : countP p [] = 0 := rfl

protected theorem countP_go_eq_add {n : Nat} {l : List α} : countP.go p l n = n + countP.go p l 0 := by
  induction l generalizing n with
  | nil => rfl
  | cons a l ih =>
    show (bif p a then countP.go p l (n + 1) else countP.go p l n) =
      n + (bif p a then countP.go p l (0 + 1) else countP.go p l 0)
    cases p a
    · exact ih
    · exact ih.trans (by rw [Nat.add_assoc]; exact congrArg (n + ·) ih.symm)

theorem countP_cons {a : α} {l : List α} : countP p (a :: l) = countP p l + if p a then 1 else 0 := by
  show (bif p a then countP.go p l (0 + 1) else countP.go p l 0) = _
  cases p a
  · rfl
  · exact List.countP_go_eq_add.trans (Nat.add_comm _ _)

@[simp] theorem countP_cons_of_pos {l : List α} (pa : p a) : countP p (a :: l) = countP p l + 1 := by
  rw [countP_cons, if_pos pa]

@[simp] theorem countP_cons_of_neg {l : List α} (pa : ¬p a) : countP p (a :: l) = countP p l := by
  rw [countP_cons, if_neg pa]; rfl

theorem countP_eq_length_filter {l : List α} : countP p l = (filter p l).length := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [countP_cons, filter_cons, ih]
    cases p a <;> rfl

theorem countP_le_length : countP p l ≤ l.length := countP_eq_length_filter (p := p) ▸ length_filter_le p l

@[simp] theorem countP_append {l₁ l₂ : List α} : countP p (l₁ ++ l₂) = countP p l₁ + countP p l₂ := by
  rw [countP_eq_length_filter, filter_append, length_append, ← countP_eq_length_filter, ← countP_eq_length_filter]

@[simp] theorem countP_pos_iff {p : α → Bool} {l : List α} : 0 < countP p l ↔ ∃ a, a ∈ l ∧ p a := by
  rw [countP_eq_length_filter, length_pos_iff_exists_mem]
  exact exists_congr fun _ => mem_filter

@[simp] theorem countP_eq_zero {p : α → Bool} {l : List α} : countP p l = 0 ↔ ∀ a, a ∈ l → ¬p a := by
  rw [countP_eq_length_filter, length_eq_zero_iff, filter_eq_nil_iff]

@[simp] theorem countP_eq_length {p : α → Bool} {l : List α} : countP p l = l.length ↔ ∀ a, a ∈ l → p a := by
  rw [countP_eq_length_filter, length_filter_eq_length_iff]

@[simp] theorem countP_map {p : β → Bool} {f : α → β} {l : List α} : countP p (map f l) = countP (p ∘ f) l := by
  rw [countP_eq_length_filter, filter_map, length_map, ← countP_eq_length_filter]

@[simp] theorem countP_reverse {l : List α} : countP p l.reverse = countP p l := by
  rw [countP_eq_length_filter, filter_reverse, length_reverse, ← countP_eq_length_filter]

theorem length_eq_countP_add_countP (p : α → Bool) {l : List α} : length l = countP p l + countP (fun a => ¬p a) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [countP_cons, countP_cons, length_cons, ih, decide_not, Bool.decide_eq_true]
    cases p a
    · exact Nat.add_assoc ..
    · exact Nat.add_right_comm ..

section count

variable [BEq α]

@[simp] theorem count_nil {a : α} : count a [] = 0 := rfl

theorem count_cons {a b : α} {l : List α} : count a (b :: l) = count a l + if b == a then 1 else 0 := countP_cons

theorem count_eq_countP {a : α} {l : List α} : count a l = countP (· == a) l := rfl

theorem count_eq_length_filter {a : α} {l : List α} : count a l = (filter (· == a) l).length := countP_eq_length_filter

theorem count_le_length {a : α} {l : List α} : count a l ≤ l.length := countP_le_length

@[simp] theorem count_append {a : α} {l₁ l₂ : List α} : count a (l₁ ++ l₂) = count a l₁ + count a l₂ := countP_append

@[simp] theorem count_reverse {a : α} {l : List α} : count a l.reverse = count a l := countP_reverse

variable [LawfulBEq α]

@[simp] theorem count_cons_self {a : α} {l : List α} : count a (a :: l) = count a l + 1 := by
  rw [count_cons, if_pos (beq_self_eq_true a)]

@[simp] theorem count_cons_of_ne (h : b ≠ a) {l : List α} : count a (b :: l) = count a l := by
  rw [count_cons, if_neg (fun e => h (eq_of_beq e))]; rfl

theorem count_singleton_self {a : α} : count a [a] = 1 := count_cons_self

@[simp] theorem count_pos_iff {a : α} {l : List α} : 0 < count a l ↔ a ∈ l :=
  countP_pos_iff.trans ⟨fun h => h.elim fun _ h => eq_of_beq h.2 ▸ h.1, fun h => ⟨a, h, beq_self_eq_true a⟩⟩

theorem count_eq_zero_of_not_mem {a : α} {l : List α} (h : ¬a ∈ l) : count a l = 0 :=
  (Nat.eq_zero_or_pos _).resolve_right (mt count_pos_iff.1 h)

theorem not_mem_of_count_eq_zero {a : α} {l : List α} (h : count a l = 0) : ¬a ∈ l := fun h' =>
  Nat.ne_of_gt (count_pos_iff.2 h') h

theorem count_eq_zero {l : List α} : count a l = 0 ↔ ¬a ∈ l := ⟨not_mem_of_count_eq_zero, count_eq_zero_of_not_mem⟩

theorem count_eq_length {l : List α} : count a l = l.length ↔ ∀ b, b ∈ l → a = b := by
  rw [count_eq_countP, countP_eq_length]
  exact ⟨fun h b hb => (eq_of_beq (h b hb)).symm, fun h b hb => beq_of_eq (h b hb).symm⟩

@[simp] theorem count_replicate_self {a : α} {n : Nat} : count a (replicate n a) = n :=
  (count_eq_length.2 fun _ h => (eq_of_mem_replicate h).symm).trans length_replicate

theorem count_replicate {a b : α} {n : Nat} : count a (replicate n b) = if b == a then n else 0 := by
  by_cases h : b = a
  · subst h; rw [if_pos (beq_self_eq_true b), count_replicate_self]
  · rw [if_neg fun e => h (eq_of_beq e)]
    exact count_eq_zero_of_not_mem fun h' => h (eq_of_mem_replicate h').symm

end count

/-! ## `eraseP` and `erase` -/

@[simp] theorem eraseP_nil : [].eraseP p = [] := rfl

theorem eraseP_cons {a : α} {l : List α} : (a :: l).eraseP p = bif p a then l else a :: l.eraseP p := rfl

@[simp] theorem eraseP_cons_of_pos {l : List α} (h : p a) : (a :: l).eraseP p = l := by rw [eraseP_cons, h]; rfl

@[simp] theorem eraseP_cons_of_neg {l : List α} (h : ¬p a) : (a :: l).eraseP p = a :: l.eraseP p := by
  rw [eraseP_cons, Bool.eq_false_iff.2 h]; rfl

theorem eraseP_of_forall_not {l : List α} (h : ∀ a, a ∈ l → ¬p a) : l.eraseP p = l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    have h := forall_mem_cons.1 h
    rw [eraseP_cons_of_neg h.1, ih h.2]

theorem exists_of_eraseP {l : List α} {a : α} (al : a ∈ l) (pa : p a) :
    ∃ a l₁ l₂, (∀ b, b ∈ l₁ → ¬p b) ∧ p a ∧ l = l₁ ++ a :: l₂ ∧ l.eraseP p = l₁ ++ l₂ := by
  induction l with
  | nil => exact absurd al not_mem_nil
  | cons b l ih =>
    by_cases h : p b
    · exact ⟨b, [], l, fun _ h => absurd h not_mem_nil, h, rfl, eraseP_cons_of_pos h⟩
    · have al := (mem_cons.1 al).resolve_left fun e => h (e ▸ pa)
      exact (ih al).imp fun c h' => h'.elim fun l₁ h' => h'.elim fun l₂ h' => ⟨b :: l₁, l₂, forall_mem_cons.2 ⟨h, h'.1⟩,
        h'.2.1, congrArg (b :: ·) h'.2.2.1, (eraseP_cons_of_neg h).trans (congrArg (b :: ·) h'.2.2.2)⟩

theorem length_eraseP_of_mem {l : List α} (al : a ∈ l) (pa : p a) : length (l.eraseP p) = length l - 1 := by
  obtain ⟨_, l₁, l₂, _, _, h₃, h₄⟩ := exists_of_eraseP al pa
  rw [h₄, h₃, length_append, length_append, length_cons]; rfl

section erase

variable [BEq α]

@[simp] theorem erase_nil (a : α) : [].erase a = [] := rfl

theorem erase_cons {a b : α} {l : List α} : (b :: l).erase a = if b == a then l else b :: l.erase a := by
  show (match b == a with | true => l | false => b :: List.erase l a) = _
  cases b == a <;> rfl

theorem erase_eq_eraseP' {a : α} {l : List α} : l.erase a = l.eraseP (· == a) := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [erase_cons, eraseP_cons, ih]; cases b == a <;> rfl

@[simp] theorem erase_cons_head [ReflBEq α] {a : α} {l : List α} : (a :: l).erase a = l := by
  rw [erase_cons, if_pos (beq_self_eq_true a)]

@[simp] theorem erase_cons_tail {a b : α} {l : List α} (h : ¬b == a) : (b :: l).erase a = b :: l.erase a := by
  rw [erase_cons, if_neg h]

theorem length_erase_le {a : α} {l : List α} : (l.erase a).length ≤ l.length := by
  induction l with
  | nil => exact Nat.le.refl
  | cons b l ih =>
    rw [erase_cons]
    cases b == a
    · exact Nat.succ_le_succ ih
    · exact Nat.le_succ _

theorem mem_of_mem_erase {a b : α} {l : List α} (h : a ∈ l.erase b) : a ∈ l := by
  induction l with
  | nil => exact h
  | cons c l ih =>
    rw [erase_cons] at h
    cases hc : c == b
    · rw [hc] at h; exact (mem_cons.1 h).elim (fun e => e ▸ mem_cons_self) fun h => .tail _ (ih h)
    · rw [hc] at h; exact .tail _ h

variable [LawfulBEq α]

theorem erase_of_not_mem {a : α} {l : List α} (h : ¬a ∈ l) : l.erase a = l := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    rw [erase_cons_tail fun e => h (mem_cons.2 (.inl (eq_of_beq e).symm)), ih (not_mem_of_not_mem_cons h)]

@[simp] theorem length_erase_of_mem {a : α} {l : List α} (h : a ∈ l) : length (l.erase a) = length l - 1 := by
  rw [erase_eq_eraseP', length_eraseP_of_mem (p := (· == a)) h (beq_self_eq_true a)]

theorem exists_erase_eq {a : α} {l : List α} (h : a ∈ l) : ∃ l₁ l₂, ¬a ∈ l₁ ∧ l = l₁ ++ a :: l₂ ∧ l.erase a = l₁ ++ l₂ :=
  (exists_of_eraseP (p := (· == a)) h (beq_self_eq_true a)).elim fun c h => h.imp fun _ h => h.imp fun _ h =>
    have e : c = a := eq_of_beq h.2.1
    ⟨fun h' => h.1 a h' (beq_self_eq_true a), e ▸ h.2.2.1, erase_eq_eraseP'.trans h.2.2.2⟩

@[simp] theorem mem_erase_of_ne {a b : α} {l : List α} (ab : a ≠ b) : a ∈ l.erase b ↔ a ∈ l := by
  refine ⟨mem_of_mem_erase, fun h => ?_⟩
  induction l with
  | nil => exact h
  | cons c l ih =>
    by_cases hc : c == b
    · rw [erase_cons, if_pos hc]
      exact (mem_cons.1 h).resolve_left fun e => ab (e.trans (eq_of_beq hc))
    · rw [erase_cons, if_neg hc]
      exact mem_cons.2 ((mem_cons.1 h).imp id ih)

theorem count_erase_self {a : α} {l : List α} : count a (List.erase l a) = count a l - 1 := by
  by_cases h : a ∈ l
  · obtain ⟨l₁, l₂, _, h₂, h₃⟩ := exists_erase_eq h
    rw [h₃, h₂, count_append, count_append, count_cons_self]; rfl
  · rw [erase_of_not_mem h, count_eq_zero_of_not_mem h]

end erase

/-! ## `eraseIdx`, `insertIdx`, `modify` -/

@[simp] theorem eraseIdx_nil {i : Nat} : ([] : List α).eraseIdx i = [] := rfl
@[simp] theorem eraseIdx_cons_zero : (a::as).eraseIdx 0 = as := rfl
@[simp] theorem eraseIdx_cons_succ {i : Nat} : (a::as).eraseIdx (i+1) = a :: as.eraseIdx i := rfl

theorem length_eraseIdx_of_lt {l : List α} {i : Nat} (h : i < length l) : (l.eraseIdx i).length = length l - 1 := by
  induction l generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons a l ih => cases i with
    | zero => rfl
    | succ i =>
      have h := Nat.lt_of_succ_lt_succ h
      exact (congrArg (· + 1) (ih h)).trans (Nat.sub_add_cancel (Nat.lt_of_le_of_lt (Nat.zero_le i) h))

theorem eraseIdx_of_length_le {l : List α} {i : Nat} (h : length l ≤ i) : eraseIdx l i = l := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => cases i with
    | zero => exact absurd h (Nat.not_succ_le_zero _)
    | succ i => rw [eraseIdx_cons_succ, ih (Nat.le_of_succ_le_succ h)]

theorem eraseIdx_eq_take_drop_succ (l : List α) (i : Nat) : l.eraseIdx i = l.take i ++ l.drop (i + 1) := by
  induction l generalizing i with
  | nil => rw [take_nil]; rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (a :: ·) (ih i)

theorem mem_of_mem_eraseIdx {l : List α} {i : Nat} {a : α} (h : a ∈ l.eraseIdx i) : a ∈ l := by
  induction l generalizing i with
  | nil => exact h
  | cons b l ih => cases i with
    | zero => exact .tail _ h
    | succ i => exact (mem_cons.1 h).elim (fun e => e ▸ mem_cons_self) fun h => .tail _ (ih h)

@[simp] theorem insertIdx_zero {xs : List α} {x : α} : xs.insertIdx 0 x = x :: xs := rfl
@[simp] theorem insertIdx_succ_nil {i : Nat} {a : α} : ([] : List α).insertIdx (i+1) a = [] := rfl
@[simp] theorem insertIdx_succ_cons {xs : List α} {hd x : α} {i : Nat} : (hd :: xs).insertIdx (i+1) x = hd :: xs.insertIdx i x := rfl

theorem length_insertIdx_of_le_length {l : List α} {i : Nat} (h : i ≤ length l) (a : α) : (l.insertIdx i a).length = l.length + 1 := by
  induction l generalizing i with
  | nil => cases i with
    | zero => rfl
    | succ i => exact absurd h (Nat.not_succ_le_zero _)
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (· + 1) (ih (Nat.le_of_succ_le_succ h))

@[simp] theorem modifyHead_nil {f : α → α} : [].modifyHead f = [] := rfl
@[simp] theorem modifyHead_cons {a : α} {l : List α} {f : α → α} : (a :: l).modifyHead f = f a :: l := rfl
@[simp] theorem modify_nil {f : α → α} {i : Nat} : [].modify i f = [] := by cases i <;> rfl
@[simp] theorem modify_zero_cons {f : α → α} {a : α} {l : List α} : (a :: l).modify 0 f = f a :: l := rfl
@[simp] theorem modify_succ_cons {f : α → α} {a : α} {l : List α} {i : Nat} : (a :: l).modify (i + 1) f = a :: l.modify i f := rfl

@[simp] theorem length_modify {f : α → α} {i : Nat} {l : List α} : (l.modify i f).length = l.length := by
  induction l generalizing i with
  | nil => rw [modify_nil]
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (· + 1) ih

theorem getElem?_modify {f : α → α} {i : Nat} {l : List α} {j : Nat} : (l.modify i f)[j]? = (fun a => if i = j then f a else a) <$> l[j]? := by
  have eq : ∀ (i j : Nat) (o : Option α), (fun a => if i + 1 = j + 1 then f a else a) <$> o = (fun a => if i = j then f a else a) <$> o := by
    intro i j o
    by_cases h : i = j
    · rw [h]; simp only [if_pos]
    · simp only [if_neg h, if_neg (fun e => h (Nat.succ.inj e) : ¬ i + 1 = j + 1)]
  induction l generalizing i j with
  | nil => rw [modify_nil]; rfl
  | cons a l ih => cases i with
    | zero => cases j with
      | zero => rfl
      | succ j => exact (Option.map_id' (x := l[j]?)).symm
    | succ i => cases j with
      | zero => rfl
      | succ j => exact ih.trans (eq i j _).symm

/-! ## `insert` and `replace` -/

section insert

variable [BEq α] [LawfulBEq α]

omit [LawfulBEq α] in
@[simp] theorem insert_nil (a : α) : [].insert a = [a] := rfl

@[simp] theorem insert_of_mem {l : List α} (h : a ∈ l) : l.insert a = l := if_pos (elem_eq_true_of_mem h)

@[simp] theorem insert_of_not_mem {l : List α} (h : ¬a ∈ l) : l.insert a = a :: l := if_neg (mt mem_of_elem_eq_true h)

@[simp] theorem mem_insert_iff {l : List α} : a ∈ l.insert b ↔ a = b ∨ a ∈ l := by
  by_cases h : b ∈ l
  · rw [insert_of_mem h]; exact ⟨.inr, fun h' => h'.elim (fun e => e ▸ h) id⟩
  · rw [insert_of_not_mem h, mem_cons]

theorem mem_insert_self {a : α} {l : List α} : a ∈ l.insert a := mem_insert_iff.2 (.inl rfl)

theorem mem_insert_of_mem {l : List α} (h : a ∈ l) : a ∈ l.insert b := mem_insert_iff.2 (.inr h)

end insert

section replace

variable [BEq α]

@[simp] theorem replace_nil : [].replace a b = [] := rfl

theorem replace_cons {a : α} {as : List α} : (a::as).replace b c = match b == a with | true => c::as | false => a :: replace as b c := rfl

@[simp] theorem length_replace {l : List α} : (l.replace a b).length = l.length := by
  induction l with
  | nil => rfl
  | cons c l ih =>
    rw [replace_cons]
    cases a == c
    · exact congrArg (· + 1) ih
    · rfl

end replace

end List
