prelude
import Init.Fin.Basic
import Init.Fin.Fold
import Init.Fin.Lemmas

/-!
# `Fin n`
-/
