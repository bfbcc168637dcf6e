prelude
import Init.List.Perm

/-!
# Lists: `merge` and `mergeSort`

Merge sort with a Boolean comparison `le`; the result is a permutation of the list, and sorted when `le` is transitive
and total.
-/

universe u

namespace List

variable {α : Type u} {le : α → α → Bool}

/-- Merges two lists, taking from the left one whenever its first element is `le` that of the right one. -/
def merge (xs ys : List α) (le : α → α → Bool) : List α :=
  match xs with
  | [] => ys
  | x :: xs => go x (fun ys => merge xs ys le) xs ys
where
  /-- The recursion on the right list: `rest` merges what follows `x` on the left. -/
  go (x : α) (rest : List α → List α) (xs : List α) : List α → List α
    | [] => x :: xs
    | y :: ys => if le x y then x :: rest (y :: ys) else y :: go x rest xs ys

@[simp] theorem nil_merge (ys : List α) : merge [] ys le = ys := by cases ys <;> rfl

@[simp] theorem merge_right (xs : List α) : merge xs [] le = xs := by cases xs <;> rfl

theorem cons_merge_cons (le : α → α → Bool) (x y : α) (xs ys : List α) :
    merge (x :: xs) (y :: ys) le = if le x y then x :: merge xs (y :: ys) le else y :: merge (x :: xs) ys le := rfl

@[simp] theorem cons_merge_cons_pos (le : α → α → Bool) {x y : α} (xs ys : List α) (h : le x y) :
    merge (x :: xs) (y :: ys) le = x :: merge xs (y :: ys) le := by rw [cons_merge_cons, if_pos h]

@[simp] theorem cons_merge_cons_neg (le : α → α → Bool) {x y : α} (xs ys : List α) (h : ¬le x y) :
    merge (x :: xs) (y :: ys) le = y :: merge (x :: xs) ys le := by rw [cons_merge_cons, if_neg h]

theorem merge_perm_append {xs ys : List α} : merge xs ys le ~ xs ++ ys := by
  induction xs generalizing ys with
  | nil => rw [nil_merge]; exact .rfl
  | cons x xs ihx =>
    induction ys with
    | nil => rw [merge_right, append_nil]
    | cons y ys ihy =>
      rw [cons_merge_cons]
      split
      · exact ihx.cons x
      · exact (ihy.cons y).trans perm_middle.symm

@[simp] theorem length_merge (xs ys : List α) : (merge xs ys le).length = xs.length + ys.length :=
  merge_perm_append.length_eq.trans length_append

@[simp] theorem mem_merge {a : α} {xs ys : List α} : a ∈ merge xs ys le ↔ a ∈ xs ∨ a ∈ ys :=
  merge_perm_append.mem_iff.trans mem_append

theorem pairwise_merge (trans : ∀ a b c, le a b → le b c → le a c) (total : ∀ a b, le a b || le b a) {xs ys : List α}
    (hx : xs.Pairwise (le · ·)) (hy : ys.Pairwise (le · ·)) : (merge xs ys le).Pairwise (le · ·) := by
  induction xs generalizing ys with
  | nil => rw [nil_merge]; exact hy
  | cons x xs ihx =>
    induction ys with
    | nil => rw [merge_right]; exact hx
    | cons y ys ihy =>
      have ⟨hx₁, hx₂⟩ := pairwise_cons.1 hx
      have ⟨hy₁, hy₂⟩ := pairwise_cons.1 hy
      rw [cons_merge_cons]
      split
      · rename_i h
        refine .cons (fun b hb => ?_) (ihx hx₂ hy)
        rcases mem_merge.1 hb with hb | hb
        · exact hx₁ b hb
        · rcases mem_cons.1 hb with rfl | hb
          · exact h
          · exact trans _ _ _ h (hy₁ b hb)
      · rename_i h
        have h' : le y x := ((Bool.or_eq_true _ _).mp (total x y)).resolve_left h
        refine .cons (fun b hb => ?_) (ihy hy₂)
        rcases mem_merge.1 hb with hb | hb
        · rcases mem_cons.1 hb with rfl | hb
          · exact h'
          · exact trans _ _ _ h' (hx₁ b hb)
        · exact hy₁ b hb

/-- Sorts a list by merging its sorted halves. -/
def mergeSort : (xs : List α) → (le : α → α → Bool) → List α
  | [], _ => []
  | [a], _ => [a]
  | a :: b :: xs, le =>
    have h₁ : ((a :: b :: xs).take ((xs.length + 3) / 2)).length < (a :: b :: xs).length := by
      rw [length_take, length_cons, length_cons]; omega
    have h₂ : ((a :: b :: xs).drop ((xs.length + 3) / 2)).length < (a :: b :: xs).length := by
      rw [length_drop, length_cons, length_cons]; omega
    merge (mergeSort ((a :: b :: xs).take ((xs.length + 3) / 2)) le)
      (mergeSort ((a :: b :: xs).drop ((xs.length + 3) / 2)) le) le
termination_by xs => xs.length

@[simp] theorem mergeSort_nil : [].mergeSort le = [] := by rw [List.mergeSort]

@[simp] theorem mergeSort_singleton (a : α) : [a].mergeSort le = [a] := by rw [List.mergeSort]

theorem mergeSort_perm : ∀ (l : List α) (le), mergeSort l le ~ l
  | [], _ => by rw [mergeSort]
  | [a], _ => by rw [mergeSort]
  | a :: b :: xs, le => by
    have h₁ : ((a :: b :: xs).take ((xs.length + 3) / 2)).length < (a :: b :: xs).length := by
      rw [length_take, length_cons, length_cons]; omega
    have h₂ : ((a :: b :: xs).drop ((xs.length + 3) / 2)).length < (a :: b :: xs).length := by
      rw [length_drop, length_cons, length_cons]; omega
    rw [mergeSort]
    refine merge_perm_append.trans ?_
    refine ((mergeSort_perm _ le).append (mergeSort_perm _ le)).trans ?_
    rw [take_append_drop]
termination_by l => l.length

@[simp] theorem length_mergeSort (l : List α) : (mergeSort l le).length = l.length := (mergeSort_perm l le).length_eq

@[simp] theorem mem_mergeSort {a : α} {l : List α} : a ∈ mergeSort l le ↔ a ∈ l := (mergeSort_perm l le).mem_iff

theorem pairwise_mergeSort (trans : ∀ (a b c : α), le a b → le b c → le a c) (total : ∀ (a b : α), le a b || le b a) :
    (l : List α) → (mergeSort l le).Pairwise (le · ·)
  | [] => by rw [mergeSort]; exact .nil
  | [a] => by rw [mergeSort]; exact pairwise_singleton _ a
  | a :: b :: xs => by
    have h₁ : ((a :: b :: xs).take ((xs.length + 3) / 2)).length < (a :: b :: xs).length := by
      rw [length_take, length_cons, length_cons]; omega
    have h₂ : ((a :: b :: xs).drop ((xs.length + 3) / 2)).length < (a :: b :: xs).length := by
      rw [length_drop, length_cons, length_cons]; omega
    rw [mergeSort]
    exact pairwise_merge trans total (pairwise_mergeSort trans total _) (pairwise_mergeSort trans total _)
termination_by l => l.length

theorem mergeSort_of_pairwise : ∀ {l : List α} (_ : l.Pairwise (le · ·)), mergeSort l le = l := by
  have merge_of_le : ∀ {xs ys : List α}, (∀ x, x ∈ xs → ∀ y, y ∈ ys → le x y) → merge xs ys le = xs ++ ys := by
    intro xs ys h
    induction xs with
    | nil => exact nil_merge ys
    | cons x xs ih =>
      have h := forall_mem_cons.1 h
      cases ys with
      | nil => rw [merge_right, append_nil]
      | cons y ys => rw [cons_merge_cons_pos le xs ys (h.1 y mem_cons_self), ih h.2]; rfl
  intro l
  generalize hn : l.length = n
  induction n using Nat.strongRecOn generalizing l with
  | _ n ih =>
    intro h
    match l, hn, h with
    | [], _, _ => rw [mergeSort]
    | [a], _, _ => rw [mergeSort]
    | a :: b :: xs, hn, h =>
      rw [mergeSort]
      rw [length_cons, length_cons] at hn
      have h' := h
      rw [← take_append_drop ((xs.length + 3) / 2) (a :: b :: xs), pairwise_append] at h'
      rw [ih _ (by rw [length_take, length_cons, length_cons]; omega) rfl h'.1,
        ih _ (by rw [length_drop, length_cons, length_cons]; omega) rfl h'.2.1, merge_of_le h'.2.2, take_append_drop]

end List
