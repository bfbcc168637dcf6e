-- expect: proved that the proposition
def insert' (x : Nat) : List Nat → List Nat
  | [] => [x]
  | y :: ys => if x < y then y :: x :: ys else y :: insert' x ys

theorem t : [2, 1, 3].foldr insert' [] = [1, 2, 3] := by decide
