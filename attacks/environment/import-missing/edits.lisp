(import Init)
