prelude
import Init.Int.Basic
import Init.Int.Ring
import Init.Int.Div
import Init.Int.Arith
import Init.Int.Order
import Init.Int.NatAbs
import Init.Int.DivMod
import Init.Int.Gcd
import Init.Int.Bitwise

/-!
# Integers
-/
