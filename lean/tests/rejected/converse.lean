-- expect: Application type mismatch
theorem t (p q : Prop) (h : p → q) (hq : q) : p := h hq
