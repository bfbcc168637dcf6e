prelude
import Init.Decidable
import Init.Nat.Arith

/-!
# Natural numbers: loops over the numbers below a bound

`Nat.fold`, `Nat.foldRev`, `Nat.all`, `Nat.any`, `Nat.repeat`.
-/

universe u v

namespace Nat

variable {α : Type u} {n : Nat}

/-- Applies `f 0`, …, `f (n - 1)` to `init`, in this order. -/
@[specialize] def fold {α : Type u} : (n : Nat) → (f : (i : Nat) → i < n → α → α) → (init : α) → α
  | 0, _, a => a
  | succ n, f, a => f n (Nat.lt_succ_self n) (fold n (fun i h => f i (Nat.lt_succ_of_lt h)) a)

/-- Applies `f (n - 1)`, …, `f 0` to `init`, in this order. -/
@[specialize] def foldRev {α : Type u} : (n : Nat) → (f : (i : Nat) → i < n → α → α) → (init : α) → α
  | 0, _, a => a
  | succ n, f, a => foldRev n (fun i h => f i (Nat.lt_succ_of_lt h)) (f n (Nat.lt_succ_self n) a)

/-- Whether `f` is true of some number below `n`. -/
@[specialize] def any : (n : Nat) → (f : (i : Nat) → i < n → Bool) → Bool
  | 0, _ => false
  | succ n, f => any n (fun i h => f i (Nat.lt_succ_of_lt h)) || f n (Nat.lt_succ_self n)

/-- Whether `f` is true of all numbers below `n`. -/
@[specialize] def all : (n : Nat) → (f : (i : Nat) → i < n → Bool) → Bool
  | 0, _ => true
  | succ n, f => all n (fun i h => f i (Nat.lt_succ_of_lt h)) && f n (Nat.lt_succ_self n)

/-- Applies `f` to `a`, `n` times. -/
@[specialize] def «repeat» {α : Type u} (f : α → α) : (n : Nat) → (a : α) → α
  | 0, a => a
  | succ n, a => f («repeat» f n a)

@[simp] theorem fold_zero {f : (i : Nat) → i < 0 → α → α} {init : α} : fold 0 f init = init := rfl

@[simp] theorem fold_succ {f : (i : Nat) → i < n + 1 → α → α} {init : α} :
    fold (n + 1) f init = f n (Nat.lt_succ_self n) (fold n (fun i h => f i (Nat.lt_succ_of_lt h)) init) := rfl

@[simp] theorem foldRev_zero {f : (i : Nat) → i < 0 → α → α} {init : α} : foldRev 0 f init = init := rfl

@[simp] theorem foldRev_succ {f : (i : Nat) → i < n + 1 → α → α} {init : α} :
    foldRev (n + 1) f init = foldRev n (fun i h => f i (Nat.lt_succ_of_lt h)) (f n (Nat.lt_succ_self n) init) := rfl

@[simp] theorem any_zero {f : (i : Nat) → i < 0 → Bool} : any 0 f = false := rfl

@[simp] theorem any_succ {f : (i : Nat) → i < n + 1 → Bool} :
    any (n + 1) f = (any n (fun i h => f i (Nat.lt_succ_of_lt h)) || f n (Nat.lt_succ_self n)) := rfl

@[simp] theorem all_zero {f : (i : Nat) → i < 0 → Bool} : all 0 f = true := rfl

@[simp] theorem all_succ {f : (i : Nat) → i < n + 1 → Bool} :
    all (n + 1) f = (all n (fun i h => f i (Nat.lt_succ_of_lt h)) && f n (Nat.lt_succ_self n)) := rfl

private theorem all_eq_allLT : ∀ {n : Nat} {f : (i : Nat) → i < n → Bool}, all n f = allLT n f
  | 0, _ => rfl
  | n+1, _ => congrArg (· && _) (all_eq_allLT (n := n))

private theorem any_eq_anyLT : ∀ {n : Nat} {f : (i : Nat) → i < n → Bool}, any n f = anyLT n f
  | 0, _ => rfl
  | n+1, _ => congrArg (· || _) (any_eq_anyLT (n := n))

theorem all_eq_true_iff {n : Nat} {f : (i : Nat) → i < n → Bool} : all n f = true ↔ ∀ i h, f i h = true := by
  rw [all_eq_allLT]; exact allLT_iff

theorem any_eq_true_iff {n : Nat} {f : (i : Nat) → i < n → Bool} : any n f = true ↔ ∃ i h, f i h = true := by
  rw [any_eq_anyLT]; exact anyLT_iff

/-- Runs `f 0`, …, `f (n - 1)`. -/
@[inline] def forM {m : Type → Type u} [Monad m] (n : Nat) (f : (i : Nat) → i < n → m Unit) : m Unit := loop n Nat.le.refl
where
  /-- The loop of `forM`: `i` more rounds. -/
  @[specialize] loop : (i : Nat) → i ≤ n → m Unit
    | 0, _ => pure ()
    | i+1, h => do
      f (n - i - 1) (Nat.lt_of_lt_of_le (Nat.sub_one_lt (Nat.sub_ne_zero_of_lt h)) (Nat.sub_le n i))
      loop i (Nat.le_of_succ_le h)

end Nat
