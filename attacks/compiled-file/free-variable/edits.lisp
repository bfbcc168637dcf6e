(raw free-variable)
