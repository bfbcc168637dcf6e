prelude
import Init.GetElem
import Init.List.Find
import Init.List.Range

/-!
# Arrays

Arrays are lists with constant-time access when run; in proofs an array is `⟨xs.toList⟩`. The functions here are defined by
the list functions of the same name, and the lemmas say so. Unlike the official ones they have no optional bounds `start` and
`stop`.
-/

universe u v w

namespace Array

variable {α : Type u} {β : Type v} {γ : Type w} {a : α} {i j : Nat} {xs ys : Array α}

/-! ## Operations -/

/-- `a ∈ as`: some element of `as` is equal to `a`. -/
instance instMembership : Membership α (Array α) where
  mem as a := a ∈ as.toList

instance instEmptyCollection : EmptyCollection (Array α) := ⟨#[]⟩

/-- Whether the array has no elements. -/
def isEmpty (xs : Array α) : Bool := xs.size = 0

/-- The array with one element. -/
def singleton (v : α) : Array α := #[v]

/-- `n` copies of `v`. -/
@[extern "lean_mk_array"] def replicate {α : Type u} (n : Nat) (v : α) : Array α := ⟨List.replicate n v⟩

/-- Replaces the element at position `i`. -/
@[extern "lean_array_fset"] def set (xs : Array α) (i : @& Nat) (v : α) (h : i < xs.size) : Array α := ⟨xs.toList.set i v⟩

/-- Replaces the element at position `i`; past the end the array is unchanged. -/
@[inline] def setIfInBounds (xs : Array α) (i : Nat) (v : α) : Array α := if h : i < xs.size then xs.set i v h else xs

/-- Replaces the element at position `i`; past the end the array is unchanged. -/
@[extern "lean_array_set"] abbrev set! (xs : Array α) (i : @& Nat) (v : α) : Array α := setIfInBounds xs i v

/-- Removes the last element. -/
@[extern "lean_array_pop"] def pop (xs : Array α) : Array α := ⟨xs.toList.dropLast⟩

/-- The last element, or `none`. -/
def back? (xs : Array α) : Option α := xs[xs.size - 1]?

/-- The last element, or a default value. -/
def back! [Inhabited α] (xs : Array α) : α := xs[xs.size - 1]!

/-- Exchanges two elements. -/
@[extern "lean_array_fswap"] def swap (xs : Array α) (i j : @& Nat) (hi : i < xs.size) (hj : j < xs.size) : Array α :=
  ⟨(xs.toList.set i (xs.getInternal j hj)).set j (xs.getInternal i hi)⟩

/-- Applies `f` to every element. -/
@[inline] def map {α : Type u} {β : Type v} (f : α → β) (as : Array α) : Array β := ⟨as.toList.map f⟩

/-- The elements that satisfy `p`. -/
@[inline] def filter (p : α → Bool) (as : Array α) : Array α := ⟨as.toList.filter p⟩

/-- Applies a partial function and keeps the results there are. -/
@[inline] def filterMap (f : α → Option β) (as : Array α) : Array β := ⟨as.toList.filterMap f⟩

/-- Folds from the left. -/
@[inline] def foldl {α : Type u} {β : Type v} (f : β → α → β) (init : β) (as : Array α) : β := as.toList.foldl f init

/-- Folds from the right. -/
@[inline] def foldr {α : Type u} {β : Type v} (f : α → β → β) (init : β) (as : Array α) : β := as.toList.foldr f init

/-- Whether some element satisfies `p`. -/
@[inline] def any (as : Array α) (p : α → Bool) : Bool := as.toList.any p

/-- Whether every element satisfies `p`. -/
@[inline] def all (as : Array α) (p : α → Bool) : Bool := as.toList.all p

/-- Whether some element is `==` to `a`. -/
def contains [BEq α] (as : Array α) (a : α) : Bool := as.toList.elem a

/-- The elements in the opposite order. -/
def reverse (as : Array α) : Array α := ⟨as.toList.reverse⟩

/-- The numbers `0, …, n - 1`. -/
def range (n : Nat) : Array Nat := ⟨List.range n⟩

/-- The array `f 0, …, f (n - 1)`. -/
def ofFn {n : Nat} (f : Fin n → α) : Array α := ⟨List.ofFn f⟩

/-- Combines elements at equal positions; stops with the shorter array. -/
def zipWith (f : α → β → γ) (as : Array α) (bs : Array β) : Array γ := ⟨List.zipWith f as.toList bs.toList⟩

/-- Pairs of elements at equal positions. -/
def zip (as : Array α) (bs : Array β) : Array (α × β) := zipWith Prod.mk as bs

/-- The first element that satisfies `p`. -/
@[inline] def find? (p : α → Bool) (as : Array α) : Option α := as.toList.find? p

/-- The sum of the elements. -/
def sum [Add α] [Zero α] (as : Array α) : α := as.toList.foldr (· + ·) 0

/-- Appends all arrays of an array. -/
def flatten (xss : Array (Array α)) : Array α := ⟨(xss.toList.map toList).flatten⟩

/-- Applies `f` to every element and appends the results. -/
def flatMap (f : α → Array β) (as : Array α) : Array β := flatten (map f as)

instance instAppend : Append (Array α) := ⟨Array.append⟩

instance instFunctor : Functor Array where
  map := Array.map

/-- Applies `f` to the element at position `i`. -/
def modify (xs : Array α) (i : Nat) (f : α → α) : Array α := ⟨xs.toList.modify i f⟩

/-! ## Equality -/

@[simp] theorem toList_inj {xs ys : Array α} : xs.toList = ys.toList ↔ xs = ys :=
  ⟨fun h => by cases xs; cases ys; exact congrArg mk h, congrArg toList⟩

theorem ext' {xs ys : Array α} (h : xs.toList = ys.toList) : xs = ys := toList_inj.1 h

instance instDecidableEq [DecidableEq α] : DecidableEq (Array α) := fun _ _ => decidable_of_decidable_of_iff toList_inj

instance instBEq [BEq α] : BEq (Array α) := ⟨fun xs ys => xs.toList == ys.toList⟩

instance [BEq α] [ReflBEq α] : ReflBEq (Array α) where
  rfl {xs} := beq_self_eq_true xs.toList

instance [BEq α] [LawfulBEq α] : LawfulBEq (Array α) where
  eq_of_beq h := ext' (eq_of_beq h)

/-! ## Elements -/

@[simp] theorem length_toList {xs : Array α} : xs.toList.length = xs.size := rfl

@[simp] theorem size_toArray (as : List α) : as.toArray.size = as.length := rfl

@[simp] theorem toArray_toList {xs : Array α} : xs.toList.toArray = xs := rfl

@[simp] theorem getElem_toList {xs : Array α} {i : Nat} (h : i < xs.size) : xs.toList[i] = xs[i] := rfl

theorem getElem_eq_getElem_toList {xs : Array α} (h : i < xs.size) : xs[i] = xs.toList[i] := rfl

@[simp] theorem getElem?_toList {xs : Array α} {i : Nat} : xs.toList[i]? = xs[i]? := by
  show xs.toList[i]? = if h : i < xs.size then some (xs.getInternal i h) else none
  split
  · exact List.getElem?_eq_getElem ‹_›
  · exact List.getElem?_eq_none (Nat.le_of_not_lt ‹_›)

theorem getElem?_eq_getElem?_toList {xs : Array α} {i : Nat} : xs[i]? = xs.toList[i]? := getElem?_toList.symm

@[simp] theorem getElem?_eq_getElem {xs : Array α} {i : Nat} (h : i < xs.size) : xs[i]? = some xs[i] := getElem?_pos ..

@[simp] theorem getElem?_eq_none_iff {xs : Array α} : xs[i]? = none ↔ xs.size ≤ i := by
  rw [← getElem?_toList, List.getElem?_eq_none_iff]; rfl

theorem getElem?_eq_none {xs : Array α} (h : xs.size ≤ i) : xs[i]? = none := getElem?_eq_none_iff.2 h

theorem getElem?_eq_some_iff {xs : Array α} : xs[i]? = some a ↔ ∃ h : i < xs.size, xs[i] = a := by
  rw [← getElem?_toList, List.getElem?_eq_some_iff]; rfl

theorem ext {xs ys : Array α} (h₁ : xs.size = ys.size)
    (h₂ : (i : Nat) → (hi₁ : i < xs.size) → (hi₂ : i < ys.size) → xs[i] = ys[i]) : xs = ys :=
  ext' (List.ext_getElem h₁ h₂)

attribute [ext] ext

theorem mem_def {a : α} {as : Array α} : a ∈ as ↔ a ∈ as.toList := Iff.rfl

@[simp] theorem mem_toList_iff {a : α} {xs : Array α} : a ∈ xs.toList ↔ a ∈ xs := Iff.rfl

@[simp] theorem getElem_mem {xs : Array α} {i : Nat} (h : i < xs.size) : xs[i] ∈ xs :=
  List.getElem_mem (l := xs.toList) h

theorem mem_iff_getElem {a : α} {xs : Array α} : a ∈ xs ↔ ∃ (i : Nat) (h : i < xs.size), xs[i] = a := List.mem_iff_getElem

theorem mem_iff_getElem? {a : α} {xs : Array α} : a ∈ xs ↔ ∃ i : Nat, xs[i]? = some a :=
  List.mem_iff_getElem?.trans (exists_congr fun _ => by rw [getElem?_toList])

@[simp] theorem not_mem_empty (a : α) : ¬a ∈ #[] := List.not_mem_nil

instance instDecidableMemOfLawfulBEq [BEq α] [LawfulBEq α] (a : α) (as : Array α) : Decidable (a ∈ as) :=
  inferInstanceAs (Decidable (a ∈ as.toList))

/-! ## Size and list of each operation -/

@[simp] theorem size_empty : (#[] : Array α).size = 0 := rfl
@[simp] theorem toList_empty : (#[] : Array α).toList = [] := rfl

@[simp] theorem toList_push {xs : Array α} {x : α} : (xs.push x).toList = xs.toList ++ [x] := List.concat_eq_append

@[simp] theorem size_push {xs : Array α} (v : α) : (push xs v).size = xs.size + 1 :=
  (congrArg List.length toList_push).trans List.length_append

theorem getElem_push {xs : Array α} {x : α} {i : Nat} (h : i < (xs.push x).size) :
    (xs.push x)[i] = if h : i < xs.size then xs[i] else x := by
  have e : (xs.push x).toList[i]? = (xs.toList ++ [x])[i]? := by rw [toList_push]
  have h' : i < xs.size + 1 := size_push x (xs := xs) ▸ h
  apply Option.some.inj
  rw [← getElem?_eq_getElem h, ← getElem?_toList, e]
  split
  · rw [List.getElem?_append_left (by assumption), getElem?_toList, getElem?_eq_getElem]
  · have : i = xs.toList.length := Nat.eq_of_lt_succ_of_not_lt h' (by assumption)
    rw [this, List.getElem?_concat_length]

@[simp] theorem getElem_push_lt {xs : Array α} {x : α} {i : Nat} (h : i < xs.size) :
    (xs.push x)[i]'(size_push x (xs := xs) ▸ Nat.le_succ_of_le h) = xs[i] := by rw [getElem_push, dif_pos h]

@[simp] theorem getElem_push_eq {xs : Array α} {x : α} : (xs.push x)[xs.size]'(size_push x (xs := xs) ▸ Nat.le.refl) = x := by
  rw [getElem_push, dif_neg (Nat.lt_irrefl _)]

@[simp] theorem mem_push {xs : Array α} {x y : α} : x ∈ xs.push y ↔ x ∈ xs ∨ x = y := by
  rw [mem_def, toList_push, List.mem_append, List.mem_singleton]; rfl

@[simp] theorem toList_set {xs : Array α} {i : Nat} {x : α} (h) : (xs.set i x h).toList = xs.toList.set i x := rfl

@[simp] theorem size_set {xs : Array α} {i : Nat} {v : α} (h : i < xs.size) : (xs.set i v h).size = xs.size := List.length_set

@[simp] theorem getElem_set_self {xs : Array α} {i : Nat} (h : i < xs.size) {v : α} :
    (xs.set i v h)[i]'(size_set (v := v) h ▸ h) = v := List.getElem_set_self _

@[simp] theorem getElem_set_ne {xs : Array α} {i : Nat} (h' : i < xs.size) {v : α} {j : Nat}
    (pj : j < xs.size) (h : i ≠ j) : (xs.set i v h')[j]'(size_set (v := v) h' ▸ pj) = xs[j] := List.getElem_set_ne h _

theorem getElem_set {xs : Array α} {i : Nat} (h' : i < xs.size) {v : α} {j : Nat} (h : j < (xs.set i v h').size) :
    (xs.set i v h')[j] = if i = j then v else xs[j]'(size_set (v := v) h' ▸ h) := List.getElem_set h

@[simp] theorem size_setIfInBounds {xs : Array α} {i : Nat} {a : α} : (xs.setIfInBounds i a).size = xs.size := by
  unfold setIfInBounds; split
  · exact size_set _
  · rfl

@[simp] theorem toList_pop {xs : Array α} : xs.pop.toList = xs.toList.dropLast := rfl
@[simp] theorem size_pop {xs : Array α} : xs.pop.size = xs.size - 1 := List.length_dropLast

@[simp] theorem toList_replicate {n : Nat} {a : α} : (replicate n a).toList = List.replicate n a := rfl
@[simp] theorem size_replicate {n : Nat} {v : α} : (replicate n v).size = n := List.length_replicate
@[simp] theorem getElem_replicate {n : Nat} {v : α} {i : Nat} (h : i < (replicate n v).size) : (replicate n v)[i] = v :=
  List.getElem_replicate h

@[simp] theorem toList_map {f : α → β} {xs : Array α} : (xs.map f).toList = xs.toList.map f := rfl
@[simp] theorem size_map {f : α → β} {xs : Array α} : (xs.map f).size = xs.size := List.length_map f
@[simp] theorem getElem_map (f : α → β) (xs : Array α) (i : Nat) (hi : i < (xs.map f).size) :
    (xs.map f)[i] = f (xs[i]'(size_map (f := f) (xs := xs) ▸ hi)) := List.getElem_map f
@[simp] theorem mem_map {f : α → β} {xs : Array α} {b : β} : b ∈ xs.map f ↔ ∃ a, a ∈ xs ∧ f a = b := List.mem_map
@[simp] theorem map_map {g : β → γ} {f : α → β} {xs : Array α} : (xs.map f).map g = xs.map (g ∘ f) := ext' List.map_map

@[simp] theorem toList_filter {p : α → Bool} {xs : Array α} : (xs.filter p).toList = xs.toList.filter p := rfl
@[simp] theorem mem_filter {p : α → Bool} {xs : Array α} {a : α} : a ∈ xs.filter p ↔ a ∈ xs ∧ p a := List.mem_filter
@[simp] theorem toList_filterMap {f : α → Option β} {xs : Array α} : (xs.filterMap f).toList = xs.toList.filterMap f := rfl

@[simp] theorem foldl_toList (f : β → α → β) {init : β} {xs : Array α} : xs.toList.foldl f init = xs.foldl f init := rfl
@[simp] theorem foldr_toList (f : α → β → β) {init : β} {xs : Array α} : xs.toList.foldr f init = xs.foldr f init := rfl
@[simp] theorem any_toList {p : α → Bool} {xs : Array α} : xs.toList.any p = xs.any p := rfl
@[simp] theorem all_toList {p : α → Bool} {xs : Array α} : xs.toList.all p = xs.all p := rfl

theorem any_eq_true_iff_mem {p : α → Bool} {xs : Array α} : xs.any p = true ↔ ∃ a, a ∈ xs ∧ p a := List.any_eq_true
theorem all_eq_true_iff_forall_mem {p : α → Bool} {xs : Array α} : xs.all p = true ↔ ∀ a, a ∈ xs → p a := List.all_eq_true

theorem all_eq_true {p : α → Bool} {xs : Array α} : xs.all p = true ↔ ∀ (i : Nat) (_ : i < xs.size), p xs[i] :=
  List.all_eq_true.trans List.forall_getElem.symm

theorem any_eq_true {p : α → Bool} {xs : Array α} : xs.any p = true ↔ ∃ (i : Nat) (_ : i < xs.size), p xs[i] := by
  rw [any_eq_true_iff_mem]
  exact ⟨fun h => h.elim fun _ h => (mem_iff_getElem.1 h.1).elim fun i h' => h'.elim fun hi e => ⟨i, hi, e ▸ h.2⟩,
    fun h => h.elim fun _ h => h.elim fun hi hp => ⟨_, getElem_mem hi, hp⟩⟩

@[simp] theorem toList_append {xs ys : Array α} : (xs ++ ys).toList = xs.toList ++ ys.toList := by
  have gen : ∀ (l : List α) (xs : Array α), (l.foldl Array.push xs).toList = xs.toList ++ l := by
    intro l
    induction l with
    | nil => exact fun xs => (List.append_nil _).symm
    | cons a l ih => exact fun xs => (ih _).trans (by rw [toList_push, List.append_assoc]; rfl)
  exact gen ys.toList xs

@[simp] theorem size_append {xs ys : Array α} : (xs ++ ys).size = xs.size + ys.size :=
  (congrArg List.length toList_append).trans List.length_append

@[simp] theorem mem_append {a : α} {xs ys : Array α} : a ∈ xs ++ ys ↔ a ∈ xs ∨ a ∈ ys := by
  rw [mem_def, toList_append, List.mem_append]; rfl

@[simp] theorem append_empty {xs : Array α} : xs ++ #[] = xs := ext' (toList_append.trans (List.append_nil _))
@[simp] theorem empty_append {xs : Array α} : #[] ++ xs = xs := ext' toList_append
@[simp] theorem append_assoc {xs ys zs : Array α} : xs ++ ys ++ zs = xs ++ (ys ++ zs) :=
  ext' (by rw [toList_append, toList_append, toList_append, toList_append, List.append_assoc])

@[simp] theorem toList_reverse {xs : Array α} : xs.reverse.toList = xs.toList.reverse := rfl
@[simp] theorem size_reverse {xs : Array α} : xs.reverse.size = xs.size := List.length_reverse
@[simp] theorem reverse_reverse {xs : Array α} : xs.reverse.reverse = xs := ext' (List.reverse_reverse _)

@[simp] theorem toList_range {n : Nat} : (range n).toList = List.range n := rfl
@[simp] theorem size_range {n : Nat} : (range n).size = n := List.length_range
@[simp] theorem getElem_range {n i : Nat} (h : i < (range n).size) : (range n)[i] = i := List.getElem_range h
@[simp] theorem mem_range {m n : Nat} : m ∈ range n ↔ m < n := List.mem_range

@[simp] theorem size_ofFn {n : Nat} {f : Fin n → α} : (ofFn f).size = n := List.length_ofFn
@[simp] theorem getElem_ofFn {n : Nat} {f : Fin n → α} {i : Nat} (h : i < (ofFn f).size) :
    (ofFn f)[i] = f ⟨i, size_ofFn (f := f) ▸ h⟩ := List.getElem_ofFn h

@[simp] theorem size_zipWith {xs : Array α} {ys : Array β} {f : α → β → γ} : (zipWith f xs ys).size = min xs.size ys.size :=
  List.length_zipWith

theorem eq_empty_of_size_eq_zero {xs : Array α} (h : xs.size = 0) : xs = #[] := ext' (List.eq_nil_of_length_eq_zero h)

@[simp] theorem size_eq_zero_iff {xs : Array α} : xs.size = 0 ↔ xs = #[] := ⟨eq_empty_of_size_eq_zero, fun h => h ▸ rfl⟩

theorem sizeOf_lt_of_mem [SizeOf α] {as : Array α} {a : α} (h : a ∈ as) : sizeOf a < sizeOf as := by
  have gen : ∀ l : List α, a ∈ l → sizeOf a < sizeOf l := by
    intro l h
    induction h with
    | head =>
      rw [List.cons.sizeOf_spec]
      exact Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_left Nat.one_pos) (Nat.le_add_right _ _)
    | tail _ _ ih => rw [List.cons.sizeOf_spec]; exact Nat.lt_of_lt_of_le ih (Nat.le_add_left _ _)
  have e : sizeOf as = 1 + sizeOf as.toList := by cases as; rfl
  exact e ▸ Nat.lt_of_lt_of_le (gen as.toList h) (Nat.le_add_left _ _)

@[simp] theorem sizeOf_getElem [SizeOf α] (as : Array α) (i : Nat) (h : i < as.size) : sizeOf as[i] < sizeOf as :=
  sizeOf_lt_of_mem (getElem_mem h)

theorem sizeOf_get [SizeOf α] (as : Array α) (i : Nat) (h : i < as.size) : sizeOf (as[i]'h) < sizeOf as :=
  sizeOf_lt_of_mem (getElem_mem h)

end Array

namespace List

variable {α : Type u} {β : Type v}

@[simp] theorem toList_toArray (as : List α) : as.toArray.toList = as := rfl

@[simp] theorem getElem_toArray {xs : List α} {i : Nat} (h : i < xs.toArray.size) :
    xs.toArray[i] = xs[i]'(Array.size_toArray xs ▸ h) := rfl

@[simp] theorem getElem?_toArray {xs : List α} {i : Nat} : xs.toArray[i]? = xs[i]? := Array.getElem?_toList.symm

@[simp] theorem mem_toArray {a : α} {l : List α} : a ∈ l.toArray ↔ a ∈ l := Iff.rfl

@[simp] theorem push_toArray (l : List α) (a : α) : l.toArray.push a = (l ++ [a]).toArray := Array.ext' Array.toList_push

@[simp] theorem map_toArray {f : α → β} {l : List α} : l.toArray.map f = (l.map f).toArray := rfl

@[simp] theorem append_toArray {l₁ l₂ : List α} : l₁.toArray ++ l₂.toArray = (l₁ ++ l₂).toArray := Array.ext' Array.toList_append

@[simp] theorem toArray_inj {as bs : List α} : as.toArray = bs.toArray ↔ as = bs := Array.toList_inj.symm

end List
