-- expect: unsolved goals
def h : Nat → Nat
  | 0 => 0
  | n + 1 => h n
theorem t (n : Nat) : h n = 0 := by
  fun_induction h n with
  | case1 => rfl
  | case2 n ih => skip
