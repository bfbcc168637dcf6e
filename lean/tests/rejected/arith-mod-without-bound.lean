-- expect: unsolved goals
theorem t (x y k : Nat) : (x + y * 2 ^ k) % 2 ^ k = x := by rw [Nat.add_mul_mod_self_right]
