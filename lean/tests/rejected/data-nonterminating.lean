-- expect: fail to show termination
def halve (xs : List Nat) : Nat :=
  match xs with
  | [] => 0
  | x :: xs => 1 + halve (x :: xs)

theorem t : halve [] = 0 := rfl
