(raw names-without-constants)
