(raw literal-of-no-kind)
