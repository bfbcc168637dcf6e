-- expect: unterminated comment
theorem t : 1 = 1 := rfl /- and so on
