(raw level-meta-variable)
