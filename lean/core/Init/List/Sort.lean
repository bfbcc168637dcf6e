prelude
import Init.List.Perm
import Init.Nat.DivMod

/-!
# Lists: `merge` and `mergeSort`

Merge sort with a Boolean comparison `le`; the result is a permutation of the list, and sorted when `le` is transitive
and total.
-/

universe u

namespace List

variable {α : Type u} {le : α → α → Bool}

/-- Merges two lists, taking from the left one whenever its first element is `le` that of the right one. -/
def merge (xs ys : List α) (le : α → α → Bool := by exact fun a b => a ≤ b) : List α :=
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
    | nil => exact hx
    | cons y ys ihy =>
      have hx' := pairwise_cons.1 hx
      have hy' := pairwise_cons.1 hy
      by_cases h : le x y
      · rw [cons_merge_cons_pos le xs ys h]
        exact .cons (fun b hb => (mem_merge.1 hb).elim (hx'.1 b) fun hb => (mem_cons.1 hb).elim (fun e => e ▸ h)
          fun hb => trans _ _ _ h (hy'.1 b hb)) (ihx hx'.2 hy)
      · rw [cons_merge_cons_neg le xs ys h]
        have h := ((Bool.or_eq_true _ _).mp (total x y)).resolve_left h
        exact .cons (fun b hb => (mem_merge.1 hb).elim (fun hb => (mem_cons.1 hb).elim (fun e => e ▸ h)
          fun hb => trans _ _ _ h (hx'.1 b hb)) (hy'.1 b)) (ihy hy'.2)

/-- Sorts a list by merging its sorted halves. -/
def mergeSort (xs : List α) (le : α → α → Bool := by exact fun a b => a ≤ b) : List α := loop xs.length xs
where
  /-- The recursion of `mergeSort`; `fuel` is at least the length. -/
  loop : (fuel : Nat) → List α → List α
    | 0, xs => xs
    | _+1, [] => []
    | _+1, [a] => [a]
    | fuel+1, a :: b :: xs =>
      merge (loop fuel ((a :: b :: xs).take ((xs.length + 3) / 2))) (loop fuel ((a :: b :: xs).drop ((xs.length + 3) / 2))) le

@[simp] theorem mergeSort_nil : [].mergeSort le = [] := rfl

@[simp] theorem mergeSort_singleton (a : α) : [a].mergeSort le = [a] := rfl

private theorem loop_perm (le : α → α → Bool) (fuel : Nat) (l : List α) : mergeSort.loop le fuel l ~ l := by
  induction fuel generalizing l with
  | zero => exact .rfl
  | succ fuel ih => cases l with
    | nil => exact .rfl
    | cons a l => cases l with
      | nil => exact .rfl
      | cons b xs =>
        refine merge_perm_append.trans (((ih _).append (ih _)).trans (.of_eq ?_))
        exact take_append_drop ((xs.length + 3) / 2) (a :: b :: xs)

theorem mergeSort_perm (l : List α) (le : α → α → Bool) : mergeSort l le ~ l := loop_perm le l.length l

@[simp] theorem length_mergeSort (l : List α) : (mergeSort l le).length = l.length := (mergeSort_perm l le).length_eq

@[simp] theorem mem_mergeSort {a : α} {l : List α} : a ∈ mergeSort l le ↔ a ∈ l := (mergeSort_perm l le).mem_iff

private theorem half_le {m fuel : Nat} (h : m + 2 ≤ fuel + 1) : min ((m + 3) / 2) (m + 2) ≤ fuel ∧ m + 2 - (m + 3) / 2 ≤ fuel := by
  have h : m + 1 ≤ fuel := Nat.le_of_succ_le_succ h
  rw [Nat.add_div_right (m + 1) Nat.two_pos]
  exact ⟨Nat.le_trans (Nat.min_le_left ..) (Nat.le_trans (Nat.div_lt_self (Nat.succ_pos m) Nat.one_lt_two) h),
    Nat.le_trans (Nat.succ_sub_succ (m + 1) _ ▸ Nat.sub_le ..) h⟩

theorem pairwise_mergeSort (trans : ∀ (a b c : α), le a b → le b c → le a c) (total : ∀ (a b : α), le a b || le b a)
    (l : List α) : (mergeSort l le).Pairwise (le · ·) := by
  suffices ∀ fuel l, l.length ≤ fuel → (mergeSort.loop le fuel l).Pairwise (le · ·) from this _ l Nat.le.refl
  intro fuel
  induction fuel with
  | zero => exact fun l h => eq_nil_of_length_eq_zero (Nat.eq_zero_of_le_zero h) ▸ .nil
  | succ fuel ih =>
    intro l h
    cases l with
    | nil => exact .nil
    | cons a l => cases l with
      | nil => exact pairwise_singleton _ a
      | cons b xs =>
        have h' := half_le h
        refine pairwise_merge trans total (ih _ (Nat.le_trans (Nat.le_of_eq length_take) h'.1))
          (ih _ (Nat.le_trans (Nat.le_of_eq length_drop) h'.2))

end List
