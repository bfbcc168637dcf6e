prelude
import Init.LinearArith.RArray
import Init.LinearArith.Nat
import Init.LinearArith.Int

/-!
# Linear arithmetic by reflection
-/
