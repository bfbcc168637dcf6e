prelude
import Init.Fin.Lemmas
import Init.Grind.Lemmas
import Init.Nat.MinMax
import Init.Omega.Int

/-!
# `grind`: minima, maxima and bounded numbers

`min` and `max` are split into cases; elements of `Fin n` are equal when their values are.
-/

attribute [grind =] Nat.min_def Nat.max_def Int.min_def Int.max_def

attribute [grind ext] Fin.ext
