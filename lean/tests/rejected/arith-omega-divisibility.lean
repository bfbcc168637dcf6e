-- expect: omega could not prove the goal
theorem t (n : Nat) (h₁ : 4 ∣ n) (h₂ : 6 ∣ n) : 24 ∣ n := by omega
