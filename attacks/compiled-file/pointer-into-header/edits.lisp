(raw pointer-into-header)
