(raw root-is-a-number)
