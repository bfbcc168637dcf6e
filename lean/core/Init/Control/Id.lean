prelude
import Init.Control.Basic

/-!
# The identity monad
-/

universe u

def Id (type : Type u) : Type u := type

namespace Id

@[always_inline]
instance : Monad Id where
  pure := fun x => x
  bind := fun x f => f x
  map := fun f x => f x

/-- The value of a pure computation. -/
@[always_inline, inline] protected def run {α : Type u} (x : Id α) : α := x

instance {α : Type u} [OfNat α n] : OfNat (Id α) n := inferInstanceAs (OfNat α n)

instance {α : Type u} [Inhabited α] : Inhabited (Id α) := inferInstanceAs (Inhabited α)

theorem run_pure {α : Type u} (a : α) : (pure a : Id α).run = a := rfl

theorem run_bind {α β : Type u} (x : Id α) (f : α → Id β) : (x >>= f).run = (f x.run).run := rfl

theorem run_map {α β : Type u} (f : α → β) (x : Id α) : (f <$> x).run = f x.run := rfl

attribute [simp] run_pure run_bind run_map

end Id
