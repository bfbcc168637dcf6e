-- expect: fail to show termination
def f (n : Nat) : Nat := f (n + 1)
theorem t : f 0 = 0 := rfl
