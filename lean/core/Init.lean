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
import Init.Array.Basic
import Init.Bool.Lemmas
import Init.Decidable
import Init.Function
import Init.GetElem
import Init.Hashable
import Init.Grind.Norm
import Init.Grind.Order
import Init.List.Attach
import Init.List.Control
import Init.List.MinMax
import Init.List.Sort
import Init.Int.Arith
import Init.Int.DivMod
import Init.Int.NatAbs
import Init.Nat.Arith
import Init.Nat.DivMod
import Init.Nat.Fold
import Init.Nat.GcdLemmas
import Init.Nat.Log2
import Init.Nat.Mul
import Init.Nat.Simproc
import Init.Ord
import Init.Prod
import Init.Sigma
import Init.Subtype
import Init.Sum
import Init.ToString
import Init.UInt

/-!
# The core library

`Init` is what every Lean file imports. This is a compact replacement of the official one; see `README.md`.
-/
