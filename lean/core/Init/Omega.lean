prelude
import Init.Omega.Constraint
import Init.Omega.Int
import Init.Omega.Logic

/-!
# The decision procedure `omega`

The data that proofs by `omega` are made of. With this module imported, the tactic works.
-/
