prelude
import Init.Control.State

/-!
# Exceptions and optional results
-/

universe u v w u'

namespace Except
variable {ε : Type u}

@[always_inline, inline] protected def pure {α : Type v} (a : α) : Except ε α := Except.ok a

@[always_inline, inline] protected def map {α : Type v} {β : Type w} (f : α → β) : Except ε α → Except ε β
  | .error err => .error err
  | .ok v => .ok (f v)

@[always_inline, inline] protected def mapError {ε' : Type w} {α : Type v} (f : ε → ε') : Except ε α → Except ε' α
  | .error err => .error (f err)
  | .ok v => .ok v

@[always_inline, inline] protected def bind {α : Type v} {β : Type w} (ma : Except ε α) (f : α → Except ε β) :
    Except ε β :=
  match ma with
  | .error err => .error err
  | .ok v => f v

@[always_inline, inline] protected def toBool {α : Type v} : Except ε α → Bool
  | .ok _ => true
  | .error _ => false

@[inline] abbrev isOk {α : Type v} : Except ε α → Bool := Except.toBool

@[always_inline, inline] protected def toOption {α : Type v} : Except ε α → Option α
  | .ok a => some a
  | .error _ => none

@[always_inline, inline] protected def tryCatch {α : Type v} (ma : Except ε α) (handle : ε → Except ε α) :
    Except ε α :=
  match ma with
  | .ok a => .ok a
  | .error e => handle e

def orElseLazy {α : Type v} (x : Except ε α) (y : Unit → Except ε α) : Except ε α :=
  match x with
  | .ok a => .ok a
  | .error _ => y ()

@[always_inline]
instance : Monad (Except ε) where
  pure := Except.pure
  bind := Except.bind
  map := Except.map

end Except

@[always_inline]
instance instMonadExceptOfExcept (ε : Type u) : MonadExceptOf ε (Except ε) where
  throw := Except.error
  tryCatch := Except.tryCatch

/-- Adds exceptions of type `ε` to a monad. -/
def ExceptT (ε : Type u) (m : Type u → Type v) (α : Type u) : Type v := m (Except ε α)

@[always_inline, inline] def ExceptT.mk {ε : Type u} {m : Type u → Type v} {α : Type u} (x : m (Except ε α)) :
    ExceptT ε m α := x

@[always_inline, inline] def ExceptT.run {ε : Type u} {m : Type u → Type v} {α : Type u} (x : ExceptT ε m α) :
    m (Except ε α) := x

namespace ExceptT
variable {ε : Type u} {m : Type u → Type v} [Monad m] {α β : Type u}

@[always_inline, inline] protected def pure {α : Type u} (a : α) : ExceptT ε m α := ExceptT.mk <| pure (Except.ok a)

@[always_inline, inline] protected def bindCont {α β : Type u} (f : α → ExceptT ε m β) : Except ε α → m (Except ε β)
  | .ok a => f a
  | .error e => pure (.error e)

@[always_inline, inline] protected def bind {α β : Type u} (ma : ExceptT ε m α) (f : α → ExceptT ε m β) :
    ExceptT ε m β := ExceptT.mk (ma.run >>= ExceptT.bindCont f)

@[always_inline, inline] protected def map {α β : Type u} (f : α → β) (x : ExceptT ε m α) : ExceptT ε m β :=
  ExceptT.mk <| x.run >>= fun a =>
    match a with
    | .ok a => pure <| .ok (f a)
    | .error e => pure <| .error e

@[always_inline, inline] protected def lift {α : Type u} (t : m α) : ExceptT ε m α := ExceptT.mk (Except.ok <$> t)

@[always_inline]
instance : MonadLift (Except ε) (ExceptT ε m) := ⟨fun e => ExceptT.mk <| pure e⟩

instance : MonadLift m (ExceptT ε m) := ⟨ExceptT.lift⟩

@[always_inline, inline] protected def tryCatch {α : Type u} (ma : ExceptT ε m α) (handle : ε → ExceptT ε m α) :
    ExceptT ε m α :=
  ExceptT.mk <| ma.run >>= fun res =>
    match res with
    | .ok a => pure (.ok a)
    | .error e => (handle e).run

instance : MonadFunctor m (ExceptT ε m) := ⟨fun f x => f x⟩

@[always_inline]
instance : Monad (ExceptT ε m) where
  pure := ExceptT.pure
  bind := ExceptT.bind
  map := ExceptT.map

@[always_inline, inline] protected def adapt {ε' α : Type u} (f : ε → ε') : ExceptT ε m α → ExceptT ε' m α :=
  fun x => ExceptT.mk <| Except.mapError f <$> x.run

end ExceptT

@[always_inline]
instance instMonadExceptOfExceptT (m : Type u → Type v) (ε₁ : Type u) (ε₂ : Type u) [MonadExceptOf ε₁ m] :
    MonadExceptOf ε₁ (ExceptT ε₂ m) where
  throw e := ExceptT.mk <| throwThe ε₁ e
  tryCatch x handle := ExceptT.mk <| tryCatchThe ε₁ x.run fun e => (handle e).run

@[always_inline]
instance instMonadExceptOfExceptTOfMonad (m : Type u → Type v) (ε : Type u) [Monad m] : MonadExceptOf ε (ExceptT ε m) where
  throw e := ExceptT.mk <| pure (Except.error e)
  tryCatch := ExceptT.tryCatch

instance {m : Type u → Type v} {ε α : Type u} [Monad m] [Inhabited ε] : Inhabited (ExceptT ε m α) :=
  ⟨ExceptT.mk <| pure (.error default)⟩

/-! ## Optional results -/

/-- Adds failure without an error value to a monad. -/
def OptionT (m : Type u → Type v) (α : Type u) : Type v := m (Option α)

@[always_inline, inline] def OptionT.run {m : Type u → Type v} {α : Type u} (x : OptionT m α) : m (Option α) := x

namespace OptionT
variable {m : Type u → Type v} [Monad m] {α β : Type u}

@[always_inline, inline] protected def mk (x : m (Option α)) : OptionT m α := x

@[always_inline, inline] protected def bind (x : OptionT m α) (f : α → OptionT m β) : OptionT m β := OptionT.mk do
  match (← x.run) with
  | some a => f a
  | none => pure none

@[always_inline, inline] protected def pure (a : α) : OptionT m α := OptionT.mk do
  pure (some a)

@[always_inline]
instance : Monad (OptionT m) where
  pure := OptionT.pure
  bind := OptionT.bind

@[always_inline, inline] protected def orElse (x : OptionT m α) (y : Unit → OptionT m α) : OptionT m α := OptionT.mk do
  match (← x.run) with
  | some a => pure (some a)
  | none => y ()

@[always_inline, inline] protected def fail : OptionT m α := OptionT.mk do
  pure none

@[always_inline]
instance : Alternative (OptionT m) where
  failure := OptionT.fail
  orElse := OptionT.orElse

@[always_inline, inline] protected def lift (x : m α) : OptionT m α := OptionT.mk do
  return some (← x)

instance : MonadLift m (OptionT m) := ⟨OptionT.lift⟩

instance : MonadFunctor m (OptionT m) := ⟨fun f x => f x⟩

end OptionT
