-- expect: Type mismatch
theorem t : Type := Type
