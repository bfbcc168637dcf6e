-- expect: unsolved goals
theorem t (p q : Nat × Nat) (h : p.1 = q.1) : p = q := by
  cases p; cases q; simp_all
