/-! Insertion sort, merge sort and selection of the least element, proved correct: sorted, and a permutation. -/

open List

def insert' (x : Nat) : List Nat → List Nat
  | [] => [x]
  | y :: ys => if x ≤ y then x :: y :: ys else y :: insert' x ys

def insertionSort : List Nat → List Nat
  | [] => []
  | x :: xs => insert' x (insertionSort xs)

inductive Sorted : List Nat → Prop
  | nil : Sorted []
  | single (x : Nat) : Sorted [x]
  | cons (x y : Nat) (ys : List Nat) : x ≤ y → Sorted (y :: ys) → Sorted (x :: y :: ys)

theorem insert'_perm (x : Nat) (xs : List Nat) : insert' x xs ~ x :: xs := by
  induction xs with
  | nil => exact Perm.refl _
  | cons y ys ih =>
    unfold insert'
    split
    · exact Perm.refl _
    · exact (ih.cons y).trans (Perm.swap x y ys)

theorem insertionSort_perm (xs : List Nat) : insertionSort xs ~ xs := by
  induction xs with
  | nil => exact Perm.nil
  | cons x xs ih => exact (insert'_perm x _).trans (ih.cons x)

theorem insert'_sorted (x : Nat) (xs : List Nat) (h : Sorted xs) : Sorted (insert' x xs) := by
  induction h with
  | nil => exact Sorted.single x
  | single y =>
    unfold insert'
    split
    · next h => exact Sorted.cons x y [] h (Sorted.single y)
    · next h => exact Sorted.cons y x [] (by omega) (Sorted.single x)
  | cons y z zs hyz _ ih =>
    unfold insert'
    split
    · next h => exact Sorted.cons x y _ h (Sorted.cons y z zs hyz ‹_›)
    · next h =>
      unfold insert' at ih ⊢
      split
      · next h' =>
        simp only [h', if_true] at ih
        exact Sorted.cons y x _ (by omega) ih
      · next h' =>
        simp only [h', if_false] at ih
        exact Sorted.cons y z _ hyz ih

theorem insertionSort_sorted (xs : List Nat) : Sorted (insertionSort xs) := by
  induction xs with
  | nil => exact Sorted.nil
  | cons x xs ih => exact insert'_sorted x _ ih

theorem insertionSort_length (xs : List Nat) : (insertionSort xs).length = xs.length :=
  (insertionSort_perm xs).length_eq

theorem mem_insertionSort (x : Nat) (xs : List Nat) : x ∈ insertionSort xs ↔ x ∈ xs :=
  (insertionSort_perm xs).mem_iff

/-- Sortedness as a Boolean check agrees with the inductive predicate. -/
def isSorted : List Nat → Bool
  | [] => true
  | [_] => true
  | x :: y :: ys => decide (x ≤ y) && isSorted (y :: ys)

theorem isSorted_iff (xs : List Nat) : isSorted xs = true ↔ Sorted xs := by
  match xs with
  | [] => exact ⟨fun _ => Sorted.nil, fun _ => rfl⟩
  | [x] => exact ⟨fun _ => Sorted.single x, fun _ => rfl⟩
  | x :: y :: ys =>
    rw [isSorted, Bool.and_eq_true, decide_eq_true_iff, isSorted_iff (y :: ys)]
    constructor
    · rintro ⟨h₁, h₂⟩
      exact Sorted.cons x y ys h₁ h₂
    · intro h
      cases h with
      | cons _ _ _ h₁ h₂ => exact ⟨h₁, h₂⟩

theorem sorted_of_pairwise (xs : List Nat) (h : xs.Pairwise (· ≤ ·)) : Sorted xs := by
  induction xs with
  | nil => exact Sorted.nil
  | cons x xs ih =>
    rw [pairwise_cons] at h
    cases xs with
    | nil => exact Sorted.single x
    | cons y ys => exact Sorted.cons x y ys (h.1 y mem_cons_self) (ih h.2)

theorem pairwise_of_sorted (xs : List Nat) (h : Sorted xs) : xs.Pairwise (· ≤ ·) := by
  induction h with
  | nil => exact Pairwise.nil
  | single x => simp
  | cons x y ys hxy _ ih =>
    rw [pairwise_cons]
    refine ⟨?_, ih⟩
    intro z hz
    rw [mem_cons] at hz
    rcases hz with rfl | hz
    · exact hxy
    · exact Nat.le_trans hxy ((pairwise_cons.1 ih).1 z hz)

example : insertionSort [3, 1, 2] = [1, 2, 3] := rfl
example : insertionSort [5, 2, 9, 2, 7, 0] = [0, 2, 2, 5, 7, 9] := by decide
example : isSorted (insertionSort [5, 2, 9, 2, 7, 0]) = true := by decide

/-! ## Merge sort -/

def merge' : List Nat → List Nat → List Nat
  | [], ys => ys
  | xs, [] => xs
  | x :: xs, y :: ys => if x ≤ y then x :: merge' xs (y :: ys) else y :: merge' (x :: xs) ys
termination_by xs ys => xs.length + ys.length

def split : List Nat → List Nat × List Nat
  | [] => ([], [])
  | [x] => ([x], [])
  | x :: y :: zs => let (a, b) := split zs; (x :: a, y :: b)

theorem split_length (xs : List Nat) : (split xs).1.length + (split xs).2.length = xs.length := by
  induction xs using split.induct with
  | case1 => rfl
  | case2 x => rfl
  | case3 x y zs a b h ih =>
    rw [h] at ih
    simp only [split, h, length_cons] at *
    omega

theorem split_perm (xs : List Nat) : (split xs).1 ++ (split xs).2 ~ xs := by
  fun_induction split xs with
  | case1 => exact Perm.nil
  | case2 x => exact Perm.refl _
  | case3 x y zs a b h ih =>
    rw [h] at ih
    show x :: (a ++ y :: b) ~ x :: y :: zs
    exact (perm_middle.trans (ih.cons y)).cons x

theorem merge'_perm (xs ys : List Nat) : merge' xs ys ~ xs ++ ys := by
  fun_induction merge' xs ys with
  | case1 ys => exact Perm.refl _
  | case2 xs _ => simp
  | case3 x xs y ys h ih => exact ih.cons x
  | case4 x xs y ys h ih => exact (ih.cons y).trans perm_middle.symm

theorem merge'_length (xs ys : List Nat) : (merge' xs ys).length = xs.length + ys.length := by
  rw [(merge'_perm xs ys).length_eq, length_append]

theorem mergeSort_sorts (xs : List Nat) : (xs.mergeSort (fun a b => decide (a ≤ b))).Pairwise (fun a b => decide (a ≤ b) = true) := by
  apply pairwise_mergeSort
  · intro a b c
    simp only [decide_eq_true_iff]
    exact Nat.le_trans
  · intro a b
    simp only [Bool.or_eq_true, decide_eq_true_iff]
    exact Nat.le_total a b

/-! ## Least element -/

def least : Nat → List Nat → Nat
  | m, [] => m
  | m, x :: xs => least (if x < m then x else m) xs

theorem least_le (m : Nat) (xs : List Nat) : least m xs ≤ m ∧ ∀ x ∈ xs, least m xs ≤ x := by
  induction xs generalizing m with
  | nil => simp [least]
  | cons x xs ih =>
    have ⟨h₁, h₂⟩ := ih (if x < m then x else m)
    have h₃ : (if x < m then x else m) ≤ m := by split <;> omega
    have h₄ : (if x < m then x else m) ≤ x := by split <;> omega
    simp only [least]
    constructor
    · exact Nat.le_trans h₁ h₃
    · intro y hy
      rcases mem_cons.1 hy with rfl | hy
      · exact Nat.le_trans h₁ h₄
      · exact h₂ y hy

theorem least_mem (m : Nat) (xs : List Nat) : least m xs = m ∨ least m xs ∈ xs := by
  induction xs generalizing m with
  | nil => left; rfl
  | cons x xs ih =>
    simp only [least]
    rcases ih (if x < m then x else m) with h | h
    · split at h
      · right; rw [if_pos ‹_›, h]; exact mem_cons_self
      · left; rw [if_neg ‹_›, h]
    · right; exact mem_cons_of_mem _ h

theorem min?_of_least (m : Nat) (xs : List Nat) : ∃ k, (m :: xs).min? = some k ∧ k ≤ m := by
  cases h : (m :: xs).min? with
  | none => simp at h
  | some k => exact ⟨k, rfl, (min?_eq_some_iff'.1 h).2 m mem_cons_self⟩
