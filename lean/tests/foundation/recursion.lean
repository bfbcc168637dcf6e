/-! Definitions by structural, mutual, nested and well-founded recursion, their equations, induction principles. -/

/-! ## Structural -/

def len {α : Type} : List α → Nat
  | [] => 0
  | _ :: xs => len xs + 1

theorem len_cons {α : Type} (x : α) (xs : List α) : len (x :: xs) = len xs + 1 := rfl

theorem len_cons_rw {α : Type} (x : α) (xs : List α) : len (x :: xs) = len xs + 1 := by rw [len]

theorem len_cons_simp {α : Type} (x : α) (xs : List α) : len (x :: xs) = len xs + 1 := by simp only [len]

theorem len_cons_unfold {α : Type} (x : α) (xs : List α) : len (x :: xs) = len xs + 1 := by
  conv => lhs; unfold len

theorem len_cons_eq {α : Type} (x : α) (xs : List α) : len (x :: xs) = len xs + 1 := len.eq_2 x xs

theorem len_pos {α : Type} (xs : List α) (h : xs ≠ []) : len xs ≠ 0 := by
  unfold len
  split
  · contradiction
  · nofun

def fib : Nat → Nat
  | 0 => 0
  | 1 => 1
  | n + 2 => fib n + fib (n + 1)

theorem fib_ten : fib 10 = 55 := rfl

theorem fib_twenty : fib 20 = 6765 := by decide +kernel

theorem fib_step (n : Nat) : fib (n + 2) = fib n + fib (n + 1) := by rw [fib]

/-- Structural in the second argument, with an accumulator. -/
def power (b : Nat) : Nat → Nat → Nat
  | 0, acc => acc
  | n + 1, acc => power b n (b * acc)

theorem power_example : power 2 10 1 = 1024 := by decide

/-! ## Mutual -/

mutual
def even : Nat → Bool
  | 0 => true
  | n + 1 => odd n
def odd : Nat → Bool
  | 0 => false
  | n + 1 => even n
end

theorem even_ten : even 10 = true := rfl

theorem even_eq (n : Nat) : even (n + 1) = odd n := by rw [even]

theorem odd_eq (n : Nat) : odd (n + 1) = even n := odd.eq_2 n

/-! ## Nested -/

inductive Tree where
  | node (children : List Tree)

mutual
def Tree.size : Tree → Nat
  | .node ts => Tree.sizes ts + 1
def Tree.sizes : List Tree → Nat
  | [] => 0
  | t :: ts => t.size + Tree.sizes ts
end

theorem tree_size : (Tree.node [.node [], .node [.node []]]).size = 4 := rfl

theorem tree_size_eq (ts : List Tree) : (Tree.node ts).size = Tree.sizes ts + 1 := by rw [Tree.size]

/-! ## Well-founded -/

def down (n : Nat) : Nat := if h : n = 0 then 0 else down (n - 1) + 1
termination_by n
decreasing_by exact Nat.sub_lt (Nat.lt_of_le_of_ne (Nat.zero_le n) (Ne.symm h)) (Nat.zero_lt_succ 0)

theorem down_zero : down 0 = 0 := by
  rw [down]
  rfl

theorem down_step (n : Nat) : down (n + 1) = down n + 1 := by
  rw [down]
  rw [dif_neg (fun h : n + 1 = 0 => nomatch h)]
  rfl

theorem down_step' (n : Nat) (h : n ≠ 0) : down n = down (n - 1) + 1 := by
  rw [down.eq_def]
  simp [h]

/-- The kernel evaluates recursion along a measure. -/
theorem down_five : down 5 = 5 := by decide +kernel

theorem down_five' : down 5 = 5 := by simp [down]

theorem down_id (n : Nat) : down n = n := by
  induction n with
  | zero => exact down_zero
  | succ n ih => rw [down_step, ih]

/-! ## `let rec`, `where`, `termination_by structural` -/

def reverse {α : Type} (xs : List α) : List α := go xs []
where
  go : List α → List α → List α
    | [], acc => acc
    | x :: xs, acc => go xs (x :: acc)

theorem reverse_example : reverse [1, 2, 3] = [3, 2, 1] := rfl

theorem reverse_go (xs : List Nat) (y : Nat) : reverse.go [y] xs = y :: xs := by simp [reverse.go]

def count (n : Nat) : Nat :=
  let rec loop : Nat → Nat
    | 0 => 0
    | k + 1 => loop k + 2
  loop n

theorem count_example : count 4 = 8 := rfl

def halve (n : Nat) : Nat := match n with
  | 0 => 0
  | 1 => 0
  | n + 2 => halve n + 1
termination_by structural n

theorem halve_example : halve 9 = 4 := rfl
