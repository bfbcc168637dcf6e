(raw loose-variable)
