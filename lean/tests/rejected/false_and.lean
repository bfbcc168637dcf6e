-- expect: Type mismatch
theorem t (p q : Prop) (h : p ∧ q) : q ∧ p := h
