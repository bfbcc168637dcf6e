-- expect: invalid
theorem t (a b c d : Nat) (h : a = b) (h₂ : c = d) : a = d := calc
  a = b := h
  c = d := h₂
