-- expect: mismatch
theorem t (p : Prop) (h : ¬p) : p := h
