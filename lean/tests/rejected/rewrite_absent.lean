-- expect: Did not find an occurrence of the pattern
theorem t (a b c : Nat) (h : a = b) : c = c + 0 := by rw [h]
