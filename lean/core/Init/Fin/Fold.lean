prelude
import Init.Fin.Lemmas

/-!
# `Fin n`: folds over all elements
-/

universe u

namespace Fin

variable {α : Type u} {n : Nat}

/-- Folds over the elements in ascending order: `foldl 3 f x = f (f (f x 0) 1) 2`. -/
@[inline] def foldl (n : Nat) (f : α → Fin n → α) (init : α) : α := loop n (Nat.le_refl n) init
where
  /-- Visits the last `k` elements. -/
  loop : (k : Nat) → k ≤ n → α → α
    | 0, _, x => x
    | k + 1, h, x => loop k (Nat.le_of_lt h) (f x ⟨n - (k + 1), Nat.sub_lt (Nat.zero_lt_of_lt h) k.succ_pos⟩)

/-- Folds over the elements in descending order: `foldr 3 f x = f 0 (f 1 (f 2 x))`. -/
@[inline] def foldr (n : Nat) (f : Fin n → α → α) (init : α) : α := loop n (Nat.le_refl n) init
where
  /-- Visits the first `k` elements. -/
  loop : (k : Nat) → k ≤ n → α → α
    | 0, _, x => x
    | k + 1, h, x => loop k (Nat.le_of_lt h) (f ⟨k, h⟩ x)

@[simp] theorem foldl_zero (f : α → Fin 0 → α) (x : α) : foldl 0 f x = x := rfl
@[simp] theorem foldr_zero (f : Fin 0 → α → α) (x : α) : foldr 0 f x = x := rfl

private theorem foldl_loop_succ (f : α → Fin (n + 1) → α) : ∀ (k : Nat) (h : k ≤ n) (x : α),
    foldl.loop (n + 1) f k (Nat.le_succ_of_le h) x = foldl.loop n (fun x i => f x i.succ) k h x
  | 0, _, _ => rfl
  | k + 1, h, _ => by
    rw [foldl.loop, foldl.loop, foldl_loop_succ f k (Nat.le_of_lt h)]
    exact congrArg (foldl.loop n (fun x i => f x i.succ) k _) (congrArg (f _) (Fin.ext (Nat.succ_sub h)))

theorem foldl_succ (f : α → Fin (n + 1) → α) (x : α) : foldl (n + 1) f x = foldl n (fun x i => f x i.succ) (f x 0) := by
  have e : (⟨n + 1 - (n + 1), Nat.sub_lt (Nat.zero_lt_of_lt (Nat.le_refl _)) n.succ_pos⟩ : Fin (n + 1)) = 0 :=
    Fin.ext (Nat.sub_self _)
  rw [foldl, foldl.loop, e]
  exact foldl_loop_succ f n (Nat.le_refl n) _

private theorem foldr_loop_succ (f : Fin (n + 1) → α → α) : ∀ (k : Nat) (h : k ≤ n) (x : α),
    foldr.loop (n + 1) f (k + 1) (Nat.succ_le_succ h) x = f 0 (foldr.loop n (fun i => f i.succ) k h x)
  | 0, _, _ => rfl
  | k + 1, h, _ => foldr_loop_succ f k (Nat.le_of_lt h) _

theorem foldr_succ (f : Fin (n + 1) → α → α) (x : α) : foldr (n + 1) f x = f 0 (foldr n (fun i => f i.succ) x) :=
  foldr_loop_succ f n (Nat.le_refl n) x

private theorem foldr_loop_castSucc (f : Fin (n + 1) → α → α) : ∀ (k : Nat) (h : k ≤ n) (x : α),
    foldr.loop (n + 1) f k (Nat.le_succ_of_le h) x = foldr.loop n (fun i => f i.castSucc) k h x
  | 0, _, _ => rfl
  | k + 1, h, _ => foldr_loop_castSucc f k (Nat.le_of_lt h) _

theorem foldr_succ_last (f : Fin (n + 1) → α → α) (x : α) :
    foldr (n + 1) f x = foldr n (fun i => f i.castSucc) (f (last n) x) :=
  foldr_loop_castSucc f n (Nat.le_refl n) _

theorem foldl_succ_last (f : α → Fin (n + 1) → α) (x : α) :
    foldl (n + 1) f x = f (foldl n (fun x i => f x i.castSucc) x) (last n) := by
  induction n generalizing x with
  | zero => rfl
  | succ n ih => rw [foldl_succ, ih, foldl_succ]; rfl

end Fin
