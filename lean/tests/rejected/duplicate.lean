-- expect: has already been declared
theorem t : True := trivial
theorem t : True := trivial
