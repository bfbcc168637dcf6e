(raw root-is-a-string)
