prelude
import Init.Prelude.Data

/-!
# Monads

The functor and monad classes, exceptions, readers, states, and the transformers that macros are made of
(`ReaderT`, `EStateM`). Lifting between monads is here too, because `MacroM` needs it.
-/

universe u v w u₁ u₂ u₃ v'

instance {α : Type u} {m : Type u → Type v} [Monad m] : Inhabited (α → m α) := ⟨pure⟩

instance instInhabitedOfMonad {α : Type u} {m : Type u → Type v} [Monad m] [Inhabited α] : Inhabited (m α) :=
  ⟨pure default⟩

/-! ## Lifting -/

export MonadLiftT (monadLift)

/-- Lifts an action from one monad to another. -/
@[always_inline, inline]
def liftM {m : Type u → Type v} {n : Type u → Type w} [self : MonadLiftT m n] {α : Type u} : m α → n α := monadLift

@[always_inline]
instance instMonadLiftTOfMonadLift (m : Type u → Type v) (n : Type u → Type w) (o : Type u → Type v')
    [MonadLift n o] [MonadLiftT m n] : MonadLiftT m o where
  monadLift x := MonadLift.monadLift (m := n) (monadLift x)

instance instMonadLiftT (m : Type u → Type v) : MonadLiftT m m where
  monadLift x := x

instance instMonadEvalTOfMonadEval (m : Type u → Type v) (n : Type u → Type w) (o : Type u → Type v')
    [MonadEval n o] [MonadEvalT m n] : MonadEvalT m o where
  monadEval x := MonadEval.monadEval (m := n) (MonadEvalT.monadEval x)

instance instMonadEvalT (m : Type u → Type v) : MonadEvalT m m where
  monadEval x := x

export MonadFunctorT (monadMap)

instance instMonadFunctorTOfMonadFunctor (m : Type u → Type v) (n : Type u → Type w) (o : Type u → Type v')
    [MonadFunctor n o] [MonadFunctorT m n] : MonadFunctorT m o where
  monadMap f := MonadFunctor.monadMap (m := n) (monadMap (m := m) f)

instance monadFunctorRefl (m : Type u → Type v) : MonadFunctorT m m where
  monadMap f := f

/-! ## Exceptions -/

abbrev throwThe (ε : Type u) {m : Type v → Type w} [MonadExceptOf ε m] {α : Type v} (e : ε) : m α :=
  MonadExceptOf.throw e

abbrev tryCatchThe (ε : Type u) {m : Type v → Type w} [MonadExceptOf ε m] {α : Type v} (x : m α)
    (handle : ε → m α) : m α :=
  MonadExceptOf.tryCatch x handle

export MonadExcept (throw tryCatch)

/-- The value of an `Except`, or its error thrown. -/
def MonadExcept.ofExcept {m : Type u → Type v} {ε : Type w} {α : Type u} [Monad m] [MonadExcept ε m] :
    Except ε α → m α
  | .ok a => pure a
  | .error e => throw e

instance instMonadExceptOfMonadExceptOf (ε : Type u) (m : Type v → Type w) [MonadExceptOf ε m] : MonadExcept ε m where
  throw := throwThe ε
  tryCatch := tryCatchThe ε

@[inline] protected def MonadExcept.orElse {ε : Type u} {m : Type v → Type w} [MonadExcept ε m] {α : Type v}
    (t₁ : m α) (t₂ : Unit → m α) : m α :=
  tryCatch t₁ fun _ => t₂ ()

/-! ## Readers -/

def ReaderT (ρ : Type u) (m : Type u → Type v) (α : Type u) : Type (max u v) := (a : @&ρ) → m α

@[always_inline, inline]
def ReaderT.run {ρ : Type u} {m : Type u → Type v} {α : Type u} (x : ReaderT ρ m α) (r : ρ) : m α := x r

instance instInhabitedReaderT (ρ : Type u) (m : Type u → Type v) (α : Type u) [Inhabited (m α)] :
    Inhabited (ReaderT ρ m α) :=
  ⟨fun _ => default⟩

namespace ReaderT
variable {ρ : Type u} {m : Type u → Type v} {α β : Type u}

instance : MonadLift m (ReaderT ρ m) where
  monadLift x := fun _ => x

@[always_inline]
instance (ε : Type w) [MonadExceptOf ε m] : MonadExceptOf ε (ReaderT ρ m) where
  throw e := liftM (m := m) (throw e)
  tryCatch := fun x c r => tryCatchThe ε (x r) fun e => (c e) r

@[always_inline, inline] protected def read [Monad m] : ReaderT ρ m ρ := pure

@[always_inline, inline] protected def pure [Monad m] {α} (a : α) : ReaderT ρ m α := fun _ => pure a

@[always_inline, inline] protected def bind [Monad m] {α β} (x : ReaderT ρ m α) (f : α → ReaderT ρ m β) :
    ReaderT ρ m β :=
  fun r => bind (x r) fun a => f a r

@[always_inline]
instance [Monad m] : Functor (ReaderT ρ m) where
  map f x r := Functor.map f (x r)
  mapConst a x r := Functor.mapConst a (x r)

@[always_inline]
instance [Monad m] : Applicative (ReaderT ρ m) where
  pure := ReaderT.pure
  seq f x r := Seq.seq (f r) fun _ => x () r
  seqLeft a b r := SeqLeft.seqLeft (a r) fun _ => b () r
  seqRight a b r := SeqRight.seqRight (a r) fun _ => b () r

instance [Monad m] : Monad (ReaderT ρ m) where
  bind := ReaderT.bind

instance : MonadFunctor m (ReaderT ρ m) where
  monadMap f x := fun r => f (x r)

/-- Runs an action in a changed environment. -/
@[always_inline, inline] protected def adapt {ρ' : Type u} (f : ρ' → ρ) : ReaderT ρ m α → ReaderT ρ' m α :=
  fun x r => x (f r)

end ReaderT

@[always_inline, inline]
def readThe (ρ : Type u) {m : Type u → Type v} [MonadReaderOf ρ m] : m ρ := MonadReaderOf.read

export MonadReader (read)

instance instMonadReaderOfMonadReaderOf (ρ : Type u) (m : Type u → Type v) [MonadReaderOf ρ m] : MonadReader ρ m where
  read := readThe ρ

instance instMonadReaderOfOfMonadLift {ρ : Type u} {m : Type u → Type v} {n : Type u → Type w} [MonadLift m n]
    [MonadReaderOf ρ m] : MonadReaderOf ρ n where
  read := liftM (m := m) (MonadReaderOf.read)

instance instMonadReaderOfReaderTOfMonad {ρ : Type u} {m : Type u → Type v} [Monad m] :
    MonadReaderOf ρ (ReaderT ρ m) where
  read := ReaderT.read

@[always_inline, inline]
def withTheReader (ρ : Type u) {m : Type u → Type v} [MonadWithReaderOf ρ m] {α : Type u} (f : ρ → ρ) (x : m α) :
    m α :=
  MonadWithReaderOf.withReader f x

export MonadWithReader (withReader)

instance instMonadWithReaderOfMonadWithReaderOf (ρ : Type u) (m : Type u → Type v) [MonadWithReaderOf ρ m] :
    MonadWithReader ρ m where
  withReader := withTheReader ρ

instance instMonadWithReaderOfOfMonadFunctor {ρ : Type u} {m : Type u → Type v} {n : Type u → Type v}
    [MonadFunctor m n] [MonadWithReaderOf ρ m] : MonadWithReaderOf ρ n where
  withReader f := monadMap (m := m) (withTheReader ρ f)

instance instMonadWithReaderOfReaderT {ρ : Type u} {m : Type u → Type v} : MonadWithReaderOf ρ (ReaderT ρ m) where
  withReader f x := fun ctx => x (f ctx)

/-! ## States -/

class MonadStateOf (σ : semiOutParam (Type u)) (m : Type u → Type v) where
  get : m σ
  set : σ → m PUnit
  modifyGet {α : Type u} : (σ → Prod α σ) → m α

export MonadStateOf (set)

abbrev getThe (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] : m σ := MonadStateOf.get

@[always_inline, inline]
abbrev modifyThe (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] (f : σ → σ) : m PUnit :=
  MonadStateOf.modifyGet fun s => (⟨PUnit.unit, f s⟩ : Prod PUnit σ)

@[always_inline, inline]
abbrev modifyGetThe {α : Type u} (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] (f : σ → Prod α σ) : m α :=
  MonadStateOf.modifyGet f

class MonadState (σ : outParam (Type u)) (m : Type u → Type v) where
  get : m σ
  set : σ → m PUnit
  modifyGet {α : Type u} : (σ → Prod α σ) → m α

export MonadState (get modifyGet)

instance instMonadStateOfMonadStateOf (σ : Type u) (m : Type u → Type v) [MonadStateOf σ m] : MonadState σ m where
  set := MonadStateOf.set
  get := getThe σ
  modifyGet f := MonadStateOf.modifyGet f

@[always_inline, inline]
def modify {σ : Type u} {m : Type u → Type v} [MonadState σ m] (f : σ → σ) : m PUnit :=
  modifyGet fun s => (⟨PUnit.unit, f s⟩ : Prod PUnit σ)

@[always_inline, inline]
def getModify {σ : Type u} {m : Type u → Type v} [MonadState σ m] (f : σ → σ) : m σ :=
  modifyGet fun s => (⟨s, f s⟩ : Prod σ σ)

instance instMonadStateOfOfMonadLift {σ : Type u} {m : Type u → Type v} {n : Type u → Type w} [MonadLift m n]
    [MonadStateOf σ m] : MonadStateOf σ n where
  get := liftM (m := m) MonadStateOf.get
  set s := liftM (m := m) (MonadStateOf.set s)
  modifyGet f := monadLift (m := m) (MonadState.modifyGet f)

/-! ## State with exceptions -/

namespace EStateM

inductive Result (ε σ α : Type u) where
  | ok : α → σ → Result ε σ α
  | error : ε → σ → Result ε σ α

variable {ε σ α : Type u}

instance [Inhabited ε] [Inhabited σ] : Inhabited (Result ε σ α) := ⟨Result.error default default⟩

end EStateM

def EStateM (ε σ α : Type u) := σ → EStateM.Result ε σ α

namespace EStateM
variable {ε σ α β : Type u}

instance [Inhabited ε] : Inhabited (EStateM ε σ α) := ⟨fun s => Result.error default s⟩

@[always_inline, inline] protected def pure (a : α) : EStateM ε σ α := fun s => Result.ok a s

@[always_inline, inline] protected def set (s : σ) : EStateM ε σ PUnit := fun _ => Result.ok ⟨⟩ s

@[always_inline, inline] protected def get : EStateM ε σ σ := fun s => Result.ok s s

@[always_inline, inline] protected def modifyGet (f : σ → Prod α σ) : EStateM ε σ α := fun s =>
  match f s with
  | ⟨a, s⟩ => Result.ok a s

@[always_inline, inline] protected def throw (e : ε) : EStateM ε σ α := fun s => Result.error e s

@[always_inline, inline] protected def tryCatch (x : EStateM ε σ α) (handle : ε → EStateM ε σ α) : EStateM ε σ α :=
  fun s =>
    match x s with
    | Result.error e s => handle e s
    | ok => ok

@[always_inline, inline] protected def bind (x : EStateM ε σ α) (f : α → EStateM ε σ β) : EStateM ε σ β := fun s =>
  match x s with
  | Result.ok a s => f a s
  | Result.error e s => Result.error e s

@[always_inline, inline] protected def map (f : α → β) (x : EStateM ε σ α) : EStateM ε σ β := fun s =>
  match x s with
  | Result.ok a s => Result.ok (f a) s
  | Result.error e s => Result.error e s

@[always_inline, inline] protected def seqRight (x : EStateM ε σ α) (y : Unit → EStateM ε σ β) : EStateM ε σ β :=
  fun s =>
    match x s with
    | Result.ok _ s => y () s
    | Result.error e s => Result.error e s

@[always_inline]
instance instMonad : Monad (EStateM ε σ) where
  bind := EStateM.bind
  pure := EStateM.pure
  map := EStateM.map
  seqRight := EStateM.seqRight

instance : MonadStateOf σ (EStateM ε σ) where
  set := EStateM.set
  get := EStateM.get
  modifyGet := EStateM.modifyGet

instance : MonadExceptOf ε (EStateM ε σ) where
  throw := EStateM.throw
  tryCatch := EStateM.tryCatch

@[always_inline, inline] def run (x : EStateM ε σ α) (s : σ) : Result ε σ α := x s

@[always_inline, inline] def run' (x : EStateM ε σ α) (s : σ) : Option α :=
  match x s with
  | Result.ok v _ => some v
  | Result.error .. => none

end EStateM

/-! ## Hashing -/

@[extern "lean_uint64_mix_hash"] opaque mixHash (u₁ u₂ : UInt64) : UInt64

class Hashable (α : Sort u) where
  hash : α → UInt64

export Hashable (hash)

instance instHashableString : Hashable String := ⟨String.hash⟩
