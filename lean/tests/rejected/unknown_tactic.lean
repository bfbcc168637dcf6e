-- expect: unknown tactic
theorem t : True := by magic
