prelude
import Init.Prelude
import Init.Syntax
import Init.Syntax.Unexpand
import Init.Control.Do
import Init.Control.Lawful
import Init.Meta.Config
import Init.Logic.Prop
import Init.Logic.Quot
import Init.Classes
import Init.Induction
import Init.AC
import Init.AC.Instances
import Init.Array.Basic
import Init.Bool.Lemmas
import Init.Decidable
import Init.Deriving
import Init.Function
import Init.GetElem
import Init.Hashable
import Init.Grind.Data
import Init.Grind.Cases
import Init.Grind.Cutsat
import Init.Grind.MinMax
import Init.Grind.Offset
import Init.Grind.Ring.Int
import Init.Grind.Norm
import Init.List.Attach
import Init.List.Control
import Init.List.Lex
import Init.List.MinMax
import Init.List.Sort
import Init.Fin
import Init.Int
import Init.LinearArith
import Init.Nat
import Init.Nat.Fold
import Init.Omega
import Init.Option.Monad
import Init.Ord
import Init.Prod
import Init.Sigma
import Init.String.Lemmas
import Init.Subtype
import Init.Sum
import Init.ToString
import Init.UInt

/-!
# The core library

`Init` is what every Lean file imports. This is a compact replacement of the official one; see `README.md`.
-/
