-- expect: Application type mismatch
theorem t (x : Int) : (x.toNat : Int) = x := Int.toNat_of_nonneg (Int.le_refl 0)
