(raw meta-variable)
