prelude
import Init.Prelude
import Init.Syntax
import Init.Syntax.Unexpand
import Init.Control.Except
import Init.Meta.Config
import Init.Logic.Simp
import Init.Classes
import Init.Induction

/-!
# The core library

`Init` is what every Lean file imports. This is a compact replacement of the official one; see `README.md`.
-/
