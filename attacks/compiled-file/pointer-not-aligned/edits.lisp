(raw pointer-not-aligned)
