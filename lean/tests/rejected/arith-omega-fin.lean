-- expect: omega could not prove the goal
theorem t (a b : Fin 10) : (a + b).val = a.val + b.val := by omega
