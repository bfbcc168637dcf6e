prelude
import Init.Control.Id

/-!
# State monads
-/

universe u v w

/-- Adds a state of type `σ` to a monad. -/
def StateT (σ : Type u) (m : Type u → Type v) (α : Type u) : Type (max u v) := σ → m (α × σ)

@[always_inline, inline] def StateT.run {σ : Type u} {m : Type u → Type v} {α : Type u} (x : StateT σ m α) (s : σ) :
    m (α × σ) := x s

@[always_inline, inline] def StateT.run' {σ : Type u} {m : Type u → Type v} [Functor m] {α : Type u} (x : StateT σ m α)
    (s : σ) : m α := (·.1) <$> x s

@[reducible] def StateM (σ α : Type u) : Type u := StateT σ Id α

instance {σ α : Type u} [Inhabited α] : Inhabited (StateM σ α) := ⟨fun s => (default, s)⟩

namespace StateT
variable {σ : Type u} {m : Type u → Type v} [Monad m] {α β : Type u}

@[always_inline, inline] protected def pure (a : α) : StateT σ m α := fun s => pure (a, s)

@[always_inline, inline] protected def bind (x : StateT σ m α) (f : α → StateT σ m β) : StateT σ m β := fun s => do
  let (a, s) ← x s
  f a s

@[always_inline, inline] protected def map (f : α → β) (x : StateT σ m α) : StateT σ m β := fun s => do
  let (a, s) ← x s
  pure (f a, s)

@[always_inline]
instance : Monad (StateT σ m) where
  bind := StateT.bind
  pure := StateT.pure
  map := StateT.map

@[always_inline, inline] protected def orElse [Alternative m] {α : Type u} (x₁ : StateT σ m α)
    (x₂ : Unit → StateT σ m α) : StateT σ m α := fun s => x₁ s <|> x₂ () s

@[always_inline, inline] protected def failure [Alternative m] {α : Type u} : StateT σ m α := fun _ => failure

instance [Alternative m] : Alternative (StateT σ m) where
  failure := StateT.failure
  orElse := StateT.orElse

@[always_inline, inline] protected def get : StateT σ m σ := fun s => pure (s, s)

@[always_inline, inline] protected def set : σ → StateT σ m PUnit := fun s' _ => pure (⟨⟩, s')

@[always_inline, inline] protected def modifyGet (f : σ → α × σ) : StateT σ m α := fun s => pure (f s)

@[always_inline, inline] protected def lift {α : Type u} (t : m α) : StateT σ m α := fun s => do
  let a ← t
  pure (a, s)

instance : MonadLift m (StateT σ m) := ⟨StateT.lift⟩

@[always_inline]
instance (σ : Type u) (m : Type u → Type v) : MonadFunctor m (StateT σ m) := ⟨fun f x s => f (x s)⟩

@[always_inline]
instance (ε : Type w) [MonadExceptOf ε m] : MonadExceptOf ε (StateT σ m) where
  throw := StateT.lift ∘ throwThe ε
  tryCatch := fun x c s => tryCatchThe ε (x s) (fun e => c e s)

end StateT

instance instMonadStateOfStateTOfMonad {σ : Type u} {m : Type u → Type v} [Monad m] : MonadStateOf σ (StateT σ m) where
  get := StateT.get
  set := StateT.set
  modifyGet := StateT.modifyGet
