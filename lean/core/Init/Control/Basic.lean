prelude
import Init.Syntax

/-!
# Monad operators

What operators such as `=<<`, `>=>`, `<&>`, `<|>`, `<&&>` mean, loops over collections (`ForIn`), and the classes that
`do` notation looks for.
-/

universe u v w u' v'

/-! ## Operators -/

@[reducible] def Functor.mapRev {f : Type u → Type v} [Functor f] {α β : Type u} : f α → (α → β) → f β :=
  fun a f => f <$> a

@[always_inline, inline]
def Functor.discard {f : Type u → Type v} {α : Type u} [Functor f] (x : f α) : f PUnit :=
  Functor.mapConst PUnit.unit x

export Functor (discard)

@[always_inline, inline]
def Bind.kleisliRight {α : Type u} {m : Type v → Type w} {β γ : Type v} [Bind m] (f₁ : α → m β) (f₂ : β → m γ) (a : α) :
    m γ := f₁ a >>= f₂

@[always_inline, inline]
def Bind.kleisliLeft {α : Type u} {m : Type v → Type w} {β γ : Type v} [Bind m] (f₂ : β → m γ) (f₁ : α → m β) (a : α) :
    m γ := f₁ a >>= f₂

@[always_inline, inline]
def Bind.bindLeft {α : Type u} {m : Type u → Type w} {β : Type u} [Bind m] (f : α → m β) (ma : m α) : m β := ma >>= f

/-! ## Alternatives -/

class Alternative (f : Type u → Type v) : Type (max (u+1) v) extends Applicative f where
  failure : {α : Type u} → f α
  orElse : {α : Type u} → f α → (Unit → f α) → f α

instance instOrElseOfAlternative (f : Type u → Type v) (α : Type u) [Alternative f] : OrElse (f α) :=
  ⟨Alternative.orElse⟩

export Alternative (failure)

@[always_inline, inline]
def guard {f : Type → Type v} [Alternative f] (p : Prop) [Decidable p] : f Unit := if p then pure () else failure

@[always_inline, inline]
def optional {f : Type u → Type v} [Alternative f] {α : Type u} (x : f α) : f (Option α) :=
  (some <$> x) <|> pure none

/-- Values that can be used as conditions of monadic connectives. -/
class ToBool (α : Type u) where
  toBool : α → Bool

export ToBool (toBool)

instance instToBoolBool : ToBool Bool := ⟨fun b => b⟩

instance instToBoolOption {α : Type u} : ToBool (Option α) where
  toBool
    | some _ => true
    | none => false

@[macro_inline] def bool {β : Type u} {α : Type v} [ToBool β] (f t : α) (b : β) : α :=
  match toBool b with
  | true => t
  | false => f

@[macro_inline] def orM {m : Type u → Type v} {β : Type u} [Monad m] [ToBool β] (x y : m β) : m β := do
  let b ← x
  match toBool b with
  | true => pure b
  | false => y

@[macro_inline] def andM {m : Type u → Type v} {β : Type u} [Monad m] [ToBool β] (x y : m β) : m β := do
  let b ← x
  match toBool b with
  | true => y
  | false => pure b

@[macro_inline] def notM {m : Type → Type v} [Functor m] (x : m Bool) : m Bool := not <$> x

/-! ## Loops -/

/-- How a loop goes on. -/
inductive ForInStep (α : Type u) where
  | done : α → ForInStep α
  | yield : α → ForInStep α

instance instInhabitedForInStep {α : Type u} [Inhabited α] : Inhabited (ForInStep α) := ⟨.done default⟩

def ForInStep.value {α : Type u} : ForInStep α → α
  | done b => b
  | yield b => b

/-- Loops `for x in xs do …`. -/
class ForIn (m : Type u → Type v) (ρ : Type w) (α : outParam (Type u')) where
  forIn {β : Type u} (xs : ρ) (b : β) (f : α → β → m (ForInStep β)) : m β

export ForIn (forIn)

/-- Loops `for h : x in xs do …`. -/
class ForIn' (m : Type u → Type v) (ρ : Type w) (α : outParam (Type u')) (d : outParam (Membership α ρ)) where
  forIn' {β : Type u} (x : ρ) (b : β) (f : (a : α) → a ∈ x → β → m (ForInStep β)) : m β

export ForIn' (forIn')

/-- Loops without a result. -/
class ForM (m : Type u → Type v) (γ : Type w) (α : outParam (Type u')) where
  forM (coll : γ) (f : α → m PUnit) : m PUnit

export ForM (forM)

instance instForInOfForIn' {m : Type u → Type v} {ρ : Type w} {α : Type u'} {d : Membership α ρ} [ForIn' m ρ α d] :
    ForIn m ρ α where
  forIn x b f := forIn' x b fun a _ => f a

/-! ## Control operators that `do` notation may use -/

class MonadFinally (m : Type u → Type v) where
  tryFinally' {α β : Type u} : (x : m α) → (f : Option α → m β) → m (α × β)

export MonadFinally (tryFinally')

@[always_inline, inline]
def tryFinally {m : Type u → Type v} {α β : Type u} [MonadFinally m] [Functor m] (x : m α) (finalizer : m β) : m α :=
  let y := tryFinally' x (fun _ => finalizer)
  (·.1) <$> y
