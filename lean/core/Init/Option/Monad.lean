prelude
import Init.Option.Lemmas
import Init.Control.Lawful

/-!
# Options: the monad laws
-/

universe u

instance : LawfulMonad Option := LawfulMonad.mk' Option
  (id_map := fun x => by cases x <;> rfl)
  (pure_bind := fun _ _ => rfl)
  (bind_assoc := fun x _ _ => by cases x <;> rfl)
  (bind_pure_comp := fun _ x => by cases x <;> rfl)

instance : LawfulApplicative Option := inferInstance

instance : LawfulFunctor Option := inferInstance
