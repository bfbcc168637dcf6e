prelude
import Init.Prelude.Logic
import Init.Prelude.Classes
import Init.Prelude.Nat
import Init.Prelude.Data
import Init.Prelude.Monad
import Init.Prelude.Meta

/-!
# Everything that exists before notation does
-/
