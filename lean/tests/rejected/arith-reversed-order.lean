-- expect: Application type mismatch
theorem t {a b c : Nat} (h₁ : a ≤ b) (h₂ : b ≤ c) : c ≤ a := Nat.le_trans h₁ h₂
