/-! Insertion sort of four hundred numbers in a scrambled order. -/

def insert (x : Nat) : List Nat → List Nat
  | [] => [x]
  | y :: ys => if x ≤ y then x :: y :: ys else y :: insert x ys

def sort : List Nat → List Nat
  | [] => []
  | x :: xs => insert x (sort xs)

def scrambled : Nat → List Nat
  | 0 => []
  | n + 1 => (n * 167) % 400 :: scrambled n

def isSorted : List Nat → Bool
  | x :: y :: rest => Nat.ble x y && isSorted (y :: rest)
  | _ => true

theorem sorted : isSorted (sort (scrambled 400)) = true := by decide +kernel
