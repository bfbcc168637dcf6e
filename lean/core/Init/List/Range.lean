prelude
import Init.Fin.Basic
import Init.List.Zip
import Init.List.Fold

/-!
# Lists: `range`, `range'`, `ofFn`, `finRange`, and functions that see positions (`zipIdx`, `mapIdx`)
-/

universe u v w

namespace List

variable {α : Type u} {β : Type v} {γ : Type w} {l : List α} {n m : Nat}

/-! ## `range'` -/

@[simp] theorem range'_zero {s step : Nat} : range' s 0 step = [] := rfl

theorem range'_succ {s n step : Nat} : range' s (n + 1) step = s :: range' (s + step) n step := rfl

@[simp] theorem length_range' {s step n : Nat} : length (range' s n step) = n := by
  induction n generalizing s with
  | zero => rfl
  | succ n ih => exact congrArg (· + 1) ih

@[simp] theorem range'_eq_nil_iff {s n step : Nat} : range' s n step = [] ↔ n = 0 := by
  rw [← length_eq_zero_iff, length_range']

theorem range'_ne_nil_iff (s : Nat) {n step : Nat} : range' s n step ≠ [] ↔ n ≠ 0 := not_congr range'_eq_nil_iff

@[simp] theorem getElem?_range' {s step i n : Nat} (h : i < n) : (range' s n step)[i]? = some (s + step * i) := by
  induction n generalizing s i with
  | zero => exact absurd h (Nat.not_lt_zero i)
  | succ n ih => cases i with
    | zero => rfl
    | succ i =>
      refine (ih (s := s + step) (Nat.lt_of_succ_lt_succ h)).trans ?_
      rw [Nat.mul_succ, Nat.add_assoc, Nat.add_comm step]

@[simp] theorem getElem_range' {n m step i : Nat} (H : i < (range' n m step).length) :
    (range' n m step)[i] = n + step * i := by
  rw [getElem_eq_iff, getElem?_range' (length_range' (s := n) (step := step) (n := m) ▸ H)]

theorem mem_range' {m s step n : Nat} : m ∈ range' s n step ↔ ∃ i, i < n ∧ m = s + step * i := by
  rw [mem_iff_getElem?]
  constructor
  · rintro ⟨i, h⟩
    have hi : i < n := length_range' (s := s) (step := step) (n := n) ▸ (getElem?_eq_some_iff.1 h).1
    exact ⟨i, hi, (Option.some.inj ((getElem?_range' hi).symm.trans h)).symm⟩
  · rintro ⟨i, h, rfl⟩; exact ⟨i, getElem?_range' h⟩

@[simp] theorem mem_range'_1 {m s n : Nat} : m ∈ range' s n ↔ s ≤ m ∧ m < s + n := by
  refine mem_range'.trans ⟨fun h => h.elim fun i h => ?_, fun h =>
    ⟨m - s, Nat.sub_lt_left_of_lt_add h.1 h.2, by rw [Nat.one_mul, Nat.add_sub_of_le h.1]⟩⟩
  rw [h.2, Nat.one_mul]
  exact ⟨Nat.le_add_right s i, Nat.add_lt_add_left h.1 s⟩

@[simp] theorem range'_append {s m n step : Nat} : range' s m step ++ range' (s + step * m) n step = range' s (m + n) step := by
  induction m generalizing s with
  | zero => rw [Nat.zero_add]; rfl
  | succ m ih =>
    rw [Nat.succ_add, range'_succ, range'_succ, ← ih, Nat.mul_succ, Nat.add_comm (step * m), Nat.add_assoc]; rfl

theorem range'_append_1 {s m n : Nat} : range' s m ++ range' (s + m) n = range' s (m + n) := by
  have := range'_append (s := s) (m := m) (n := n) (step := 1)
  rwa [Nat.one_mul] at this

theorem range'_concat {s step : Nat} {n : Nat} : range' s (n + 1) step = range' s n step ++ [s + step * n] :=
  range'_append (n := 1).symm

theorem range'_1_concat {s n : Nat} : range' s (n + 1) = range' s n ++ [s + n] := by
  rw [range'_concat, Nat.one_mul]

theorem map_add_range' {a s n step : Nat} : map (a + ·) (range' s n step) = range' (a + s) n step := by
  induction n generalizing s with
  | zero => rfl
  | succ n ih => rw [range'_succ, map_cons, ih, range'_succ, Nat.add_assoc]

theorem tail_range' {s n step : Nat} : (range' s n step).tail = range' (s + step) (n - 1) step := by cases n <;> rfl

/-! ## `range` -/

theorem range_loop_range' {s n : Nat} : range.loop s (range' s n) = range' 0 (n + s) := by
  induction s generalizing n with
  | zero => rfl
  | succ s ih => exact (ih (n := n + 1)).trans (by rw [Nat.succ_add]; rfl)

theorem range_eq_range' {n : Nat} : range n = range' 0 n := by
  have := range_loop_range' (s := n) (n := 0)
  rwa [Nat.zero_add] at this

@[simp] theorem range_zero : range 0 = [] := rfl

@[simp] theorem length_range {n : Nat} : (range n).length = n := by rw [range_eq_range', length_range']

@[simp] theorem mem_range {m n : Nat} : m ∈ range n ↔ m < n := by
  rw [range_eq_range', mem_range'_1, Nat.zero_add]
  exact ⟨fun h => h.2, fun h => ⟨Nat.zero_le m, h⟩⟩

theorem not_mem_range_self {n : Nat} : ¬n ∈ range n := fun h => Nat.lt_irrefl n (mem_range.1 h)

theorem self_mem_range_succ {n : Nat} : n ∈ range (n + 1) := mem_range.2 Nat.le.refl

@[simp] theorem getElem?_range {i n : Nat} (h : i < n) : (range n)[i]? = some i := by
  rw [range_eq_range', getElem?_range' h, Nat.one_mul, Nat.zero_add]

@[simp] theorem getElem_range {j n : Nat} (h : j < (range n).length) : (range n)[j] = j := by
  rw [getElem_eq_iff, getElem?_range (length_range (n := n) ▸ h)]

@[simp] theorem range_eq_nil {n : Nat} : range n = [] ↔ n = 0 := by rw [← length_eq_zero_iff, length_range]

theorem range_succ {n : Nat} : range (n + 1) = range n ++ [n] := by
  rw [range_eq_range', range'_1_concat, Nat.zero_add, range_eq_range']

theorem range_succ_eq_map {n : Nat} : range (n + 1) = 0 :: map Nat.succ (range n) := by
  rw [range_eq_range', range_eq_range', range'_succ]
  have := map_add_range' (a := 1) (s := 0) (n := n) (step := 1)
  rw [Nat.zero_add, ← this]
  congr 1
  exact map_congr_left fun a _ => Nat.add_comm 1 a

theorem range_add {n m : Nat} : range (n + m) = range n ++ (range m).map (n + ·) := by
  rw [range_eq_range', range_eq_range', range_eq_range', map_add_range', ← range'_append_1, Nat.zero_add]; rfl

theorem range'_eq_map_range {s n : Nat} : range' s n = map (s + ·) (range n) := by
  rw [range_eq_range', map_add_range']; rfl

theorem range_subset {m n : Nat} : range m ⊆ range n ↔ m ≤ n :=
  ⟨fun h => Nat.le_of_not_lt fun h' => Nat.lt_irrefl n (mem_range.1 (h (mem_range.2 h'))),
   fun h _ ha => mem_range.2 (Nat.lt_of_lt_of_le (mem_range.1 ha) h)⟩

theorem take_range {i n : Nat} : take i (range n) = range (min i n) := by
  apply ext_getElem
  · rw [length_take, length_range, length_range]
  · intro j h₁ h₂; rw [getElem_take, getElem_range, getElem_range]

theorem head?_range {n : Nat} : (range n).head? = if n = 0 then none else some 0 := by
  cases n with
  | zero => rfl
  | succ n => rw [range_succ_eq_map]; rfl

@[simp] theorem getLast?_range {n : Nat} : (range n).getLast? = if n = 0 then none else some (n - 1) := by
  cases n with
  | zero => rfl
  | succ n => rw [range_succ, getLast?_concat]; rfl

/-! ## `zipIdx` -/

@[simp] theorem zipIdx_nil {i : Nat} : ([] : List α).zipIdx i = [] := rfl
@[simp] theorem zipIdx_cons {a : α} {as : List α} {i : Nat} : (a::as).zipIdx i = (a, i) :: as.zipIdx (i+1) := rfl

@[simp] theorem length_zipIdx {l : List α} {i : Nat} : (zipIdx l i).length = l.length := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => exact congrArg (· + 1) ih

@[simp] theorem zipIdx_eq_nil_iff {l : List α} {i : Nat} : List.zipIdx l i = [] ↔ l = [] := by
  rw [← length_eq_zero_iff, length_zipIdx, length_eq_zero_iff]

@[simp] theorem getElem?_zipIdx {l : List α} {i j : Nat} : (zipIdx l i)[j]? = l[j]?.map fun a => (a, i + j) := by
  induction l generalizing i j with
  | nil => rfl
  | cons a l ih => cases j with
    | zero => rfl
    | succ j => exact ih.trans (by rw [Nat.add_right_comm]; rfl)

@[simp] theorem getElem_zipIdx {l : List α} (h : i < (l.zipIdx j).length) :
    (l.zipIdx j)[i] = (l[i]'(length_zipIdx (l := l) (i := j) ▸ h), j + i) := by
  rw [getElem_eq_iff, getElem?_zipIdx, getElem?_eq_getElem (length_zipIdx (l := l) (i := j) ▸ h)]; rfl

@[simp] theorem zipIdx_map_fst (i : Nat) (l : List α) : map Prod.fst (zipIdx l i) = l := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) (ih _)

@[simp] theorem zipIdx_map_snd (i : Nat) (l : List α) : map Prod.snd (zipIdx l i) = range' i l.length := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => exact congrArg (i :: ·) (ih _)

theorem zipIdx_append {xs ys : List α} {k : Nat} : zipIdx (xs ++ ys) k = zipIdx xs k ++ zipIdx ys (k + xs.length) := by
  induction xs generalizing k with
  | nil => rfl
  | cons a l ih => rw [cons_append, zipIdx_cons, ih, length_cons, Nat.add_right_comm]; rfl

theorem zipIdx_eq_zip_range' {l : List α} {i : Nat} : l.zipIdx i = l.zip (range' i l.length) := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => exact congrArg ((a, i) :: ·) ih

theorem mk_mem_zipIdx_iff_getElem? {i : Nat} {x : α} {l : List α} : (x, i) ∈ zipIdx l ↔ l[i]? = some x := by
  rw [mem_iff_getElem?]
  constructor
  · rintro ⟨j, h⟩
    rw [getElem?_zipIdx, Nat.zero_add] at h
    obtain ⟨a, h, e⟩ := Option.map_eq_some_iff.1 h
    cases e; exact h
  · exact fun h => ⟨i, getElem?_zipIdx.trans (by rw [h, Nat.zero_add]; rfl)⟩

/-! ## `mapIdx` -/

theorem mapIdx_go_eq {f : Nat → α → β} {l : List α} {i : Nat} : mapIdx.go f i l = mapIdx (fun j => f (j + i)) l := by
  have gen : ∀ (l : List α) (i j : Nat), mapIdx.go f (j + i) l = mapIdx.go (fun k => f (k + i)) j l := by
    intro l
    induction l with
    | nil => exact fun _ _ => rfl
    | cons a l ih =>
      intro i j
      show f (j + i) a :: mapIdx.go f (j + i + 1) l = _
      rw [Nat.add_right_comm, ih]; rfl
  have := gen l i 0
  rwa [Nat.zero_add] at this

@[simp] theorem mapIdx_nil {f : Nat → α → β} : mapIdx f [] = [] := rfl

@[simp] theorem mapIdx_cons {l : List α} {a : α} {f : Nat → α → β} :
    mapIdx f (a :: l) = f 0 a :: mapIdx (fun i => f (i + 1)) l := congrArg (f 0 a :: ·) mapIdx_go_eq

@[simp] theorem length_mapIdx {f : Nat → α → β} {l : List α} : (l.mapIdx f).length = l.length := by
  induction l generalizing f with
  | nil => rfl
  | cons a l ih => rw [mapIdx_cons, length_cons, ih]; rfl

@[simp] theorem getElem?_mapIdx {f : Nat → α → β} {l : List α} {i : Nat} : (l.mapIdx f)[i]? = Option.map (f i) l[i]? := by
  induction l generalizing f i with
  | nil => rfl
  | cons a l ih => rw [mapIdx_cons]; cases i with
    | zero => rfl
    | succ i => exact ih

@[simp] theorem getElem_mapIdx {l : List α} {f : Nat → α → β} {i : Nat} {h : i < (l.mapIdx f).length} :
    (l.mapIdx f)[i] = f i (l[i]'(length_mapIdx (l := l) (f := f) ▸ h)) := by
  rw [getElem_eq_iff, getElem?_mapIdx, getElem?_eq_getElem (length_mapIdx (l := l) (f := f) ▸ h)]; rfl

theorem mapIdx_eq_zipIdx_map {l : List α} {f : Nat → α → β} : l.mapIdx f = l.zipIdx.map fun ⟨a, i⟩ => f i a := by
  apply ext_getElem?
  intro i
  rw [getElem?_mapIdx, getElem?_map, getElem?_zipIdx, Nat.zero_add]
  cases l[i]? <;> rfl

theorem mapIdx_append {f : Nat → α → β} {xs ys : List α} :
    (xs ++ ys).mapIdx f = xs.mapIdx f ++ ys.mapIdx fun i => f (i + xs.length) := by
  induction xs generalizing f with
  | nil => rfl
  | cons a l ih => rw [cons_append, mapIdx_cons, ih, mapIdx_cons]; rfl

/-! ## `ofFn` and `finRange` -/

/-- The list `f 0, …, f (n - 1)`. -/
def ofFn : {n : Nat} → (f : Fin n → α) → List α
  | 0, _ => []
  | n+1, f => f ⟨0, Nat.succ_pos n⟩ :: ofFn fun i : Fin n => f ⟨i.val + 1, Nat.succ_lt_succ i.isLt⟩

/-- All numbers below `n`, as elements of `Fin n`. -/
def finRange (n : Nat) : List (Fin n) := ofFn fun i => i

@[simp] theorem ofFn_zero {f : Fin 0 → α} : ofFn f = [] := rfl

theorem ofFn_succ {n : Nat} {f : Fin (n + 1) → α} : ofFn f = f 0 :: ofFn fun i => f i.succ := rfl

@[simp] theorem length_ofFn {n : Nat} {f : Fin n → α} : (ofFn f).length = n := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg (· + 1) ih

@[simp] theorem getElem_ofFn {n : Nat} {f : Fin n → α} {i : Nat} (h : i < (ofFn f).length) :
    (ofFn f)[i] = f ⟨i, length_ofFn (f := f) ▸ h⟩ := by
  induction n generalizing i with
  | zero => exact absurd h (Nat.not_lt_zero i)
  | succ n ih => cases i with
    | zero => rfl
    | succ i => exact ih (f := fun i => f i.succ) (Nat.lt_of_succ_lt_succ h)

@[simp] theorem getElem?_ofFn {n : Nat} {f : Fin n → α} {i : Nat} :
    (ofFn f)[i]? = if h : i < n then some (f ⟨i, h⟩) else none := by
  by_cases h : i < n
  · rw [dif_pos h, getElem?_eq_getElem (length_ofFn.symm ▸ h), getElem_ofFn]
  · rw [dif_neg h]; exact getElem?_eq_none (length_ofFn.symm ▸ Nat.le_of_not_lt h)

@[simp] theorem mem_ofFn {n : Nat} {f : Fin n → α} {a : α} : a ∈ ofFn f ↔ ∃ i, f i = a :=
  mem_iff_getElem.trans ⟨fun h => h.elim fun _ h => h.elim fun h e => ⟨_, getElem_ofFn h ▸ e⟩,
    fun h => h.elim fun i e => ⟨i.val, length_ofFn.symm ▸ i.isLt, (getElem_ofFn _).trans e⟩⟩

@[simp] theorem length_finRange {n : Nat} : (finRange n).length = n := length_ofFn

@[simp] theorem getElem_finRange {n i : Nat} (h : i < (finRange n).length) :
    (finRange n)[i] = ⟨i, length_finRange (n := n) ▸ h⟩ := getElem_ofFn h

@[simp] theorem mem_finRange {n : Nat} (a : Fin n) : a ∈ finRange n := mem_ofFn.2 ⟨a, rfl⟩

@[simp] theorem finRange_zero : finRange 0 = [] := rfl

end List
