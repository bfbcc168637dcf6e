(raw negative-literal)
