prelude
import Init.Nat.Basic
import Init.Nat.Div
import Init.Nat.Order
import Init.Nat.Arith
import Init.Nat.MinMax
import Init.Nat.Mul
import Init.Nat.DivMod
import Init.Nat.Gcd
import Init.Nat.GcdLemmas
import Init.Nat.Log2
import Init.Nat.Bitwise.Basic
import Init.Nat.Bitwise.Lemmas
import Init.Nat.Simproc

/-!
# Natural numbers
-/
