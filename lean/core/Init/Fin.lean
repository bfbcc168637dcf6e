prelude
import Init.Fin.Basic
import Init.Fin.Lemmas

/-!
# `Fin n`
-/
